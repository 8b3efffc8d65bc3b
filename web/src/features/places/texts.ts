/** What these screens say, in one place for other languages. */
export const country = 'Country';
export const state = 'State';
export const city = 'City';
