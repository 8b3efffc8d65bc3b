/** What these screens say, in one place for other languages. */
export const beforeGst = 'Before GST';
export const withGst = 'With GST';
export const prices = 'Prices';
export const productNotFound = 'Product Not Found';
export const itMayBeSold = 'It may be sold out, or the seller may have removed it.';
export const backToShop = 'Back to Shop';
export const weCouldNotLoad = 'We could not load it right now.';
export const tryAgain = 'Try Again';
export const categoryNotFound = 'Category Not Found';
export const itMayHaveBeen = 'It may have been renamed.';
export const seeAllCategories = 'See all categories';
export const detailsName = (name: string) => `Details: ${name}`;
export const details = 'Details';
export const isiVerified = 'ISI verified';
export const loadingProduct = 'Loading product';
export const loadingProducts = 'Loading products';
export const loadingCategories = 'Loading categories';
