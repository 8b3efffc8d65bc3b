/** What these screens say, in one place for other languages. */
export const category = 'Category';
export const all = 'All';
export const searchWhat = (what: string) => `Search ${what}`;
export const findWhat = (what: string) => `Find ${what}`;
