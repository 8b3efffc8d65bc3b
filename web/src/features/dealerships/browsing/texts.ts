/** What these screens say, in one place for other languages. */
export const yourOwnOpportunity = 'Your own opportunity';
export const countTaken = (count: number) => ` · ${count} taken`;
export const whichCitiesAreOpen = 'Which cities are open?';
export const whatWouldISell = 'What would I sell?';
export const whatKindOfPartnership = 'What kind of partnership is it?';
export const untilWhenCanI = 'What is the last date to apply?';
export const noLastDayIs = 'There is no last date.';
export const whoDecidesAndWho = 'Who decides, and who sees my answers?';
