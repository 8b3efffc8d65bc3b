/** What these screens say, in one place for other languages. */
export const products = 'Products';
export const sellers = 'Sellers';
export const states = 'States';
export const price = 'Price';
export const brands = 'Brands';
export const category = 'Category';
export const gstChecked = 'GST checked';
