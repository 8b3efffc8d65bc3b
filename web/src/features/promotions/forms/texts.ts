/** What these screens say, in one place for other languages. */
export const pictureForPhones = 'Picture for phones';
export const productsPictureIs = (kinds: string) => `Without one, buyers see your product's picture. ${kinds}`;
export const profileBanner = 'Profile banner';
export const opensYourStore = 'Opens your store';
export const productBanner = 'Product banner';
export const opensOneOfYour = 'Opens one of your products';
export const imageOrVideo = 'Image or video';
