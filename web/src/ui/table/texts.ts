/** What these screens say, in one place for other languages. */
export const actions = 'Actions';
export const selectAll = 'Select all';
export const selectName = (name: string) => `Select ${name}`;
