export const wishlist = 'Wishlist';
export const products = 'Products';
