/** What these screens say, in one place for other languages. */
export const searches = 'Searches';
export const searchLabel = 'Part of a text';
export const text = 'Text';
export const uses = 'Searched';
export const nothing = 'Found nothing';
export const taps = 'Result opened';
export const lastDay = 'Last searched';
export const actions = 'Actions';
export const seeResults = 'See what buyers see';
export const foundOrNot = 'Found or not';
export const nothingFound = 'Nothing found';
export const last30Days = 'Last 30 days';
export const last7Days = 'Last 7 days';
export const last90Days = 'Last 90 days';
export const timesSearched = (times: string) => `${times} searches`;
export const timesNothing = (times: string) => `${times} found nothing`;
export const addWord = 'Add word';
export const addToLexicon = (text: string) => `Add word: ${text}`;
