/** What these screens say, in one place for other languages. */
export const chosenFilters = 'Chosen filters';
export const clearAllFilters = 'Clear All Filters';
export const findAOne = (one: string) => `Find a ${one}`;
export const noMatchingOneFound = (one: string) => `No matching ${one} found.`;
export const showFewer = 'Show fewer';
export const showAllCount = (count: number) => `Show all ${count}`;
export const filters = 'Filters';
export const filtersChosen = (count: number) => `Filters (${count})`;
