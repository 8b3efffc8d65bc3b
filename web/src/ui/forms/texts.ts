export const searching = 'Searching...';
export const noResultsFound = 'No results found';
export const youCanAddOne = 'You can add one file. The others were not added.';
export const youCanAddUp = (most: number) => `You can add up to ${most} files. The others were not added.`;
