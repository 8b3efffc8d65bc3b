/** What these screens say, in one place for other languages. */
export const signInToSave = 'Sign in to save this to your wishlist';
export const wishlist = 'Wishlist';
export const failedToLoadYour = 'Failed to load your wishlist. Please try again.';
export const yourWishlistIsEmpty = 'Your wishlist is empty. Start adding products you love!';
export const browseProducts = 'Browse products';
export const products = 'Products';
export const removeFromYourWishlist = (name: string) => `Remove ${name} from your wishlist`;
