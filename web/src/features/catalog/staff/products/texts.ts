/** What these screens say, in one place for other languages. */
export const status = 'Status';
export const anyLicence = 'Any licence';
export const licenceEnding = { week: 'Licence ends in 7 days', month: 'Licence ends in 30 days' } as const;
export const anyStatus = 'Any status';
export const created = 'Created';
export const category = 'Category';
export const products = 'Products';
export const searchProducts = 'Product, seller';
export const product = 'Product';
export const brand = 'Brand';
export const price = 'Price';
export const stock = 'Stock';
export const inStock = 'In stock';
export const outOfStock = 'Out of stock';
export const changed = 'Changed';
