export const products = 'Products';
export const reviews = 'Reviews';
export const productsCounted = (count: number) => (count === 1 ? 'Product' : products);
export const reviewsCounted = (count: number) => (count === 1 ? 'Review' : reviews);
