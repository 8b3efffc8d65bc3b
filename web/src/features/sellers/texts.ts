/** What these screens say, in one place for other languages. */
export const viewStoreValue = (value: string) => `View Store: ${value}`;
export const viewStore = 'View Store';
export const products = 'Products';
export const reviews = 'Reviews';
