/** What these screens say, in one place for other languages. */
export const viewStoreValue = (value: string) => `View Store: ${value}`;
export const viewStore = 'View Store';
export const products = 'Products';
export const reviews = 'Reviews';
export const productsCounted = (count: number) => (count === 1 ? 'Product' : products);
export const reviewsCounted = (count: number) => (count === 1 ? 'Review' : reviews);
