export const hours = 'Hours';
export const percentOff = (discountValue: number) => `${discountValue}% OFF`;
export const rupeesOff = (discountValue: string) => `${discountValue} OFF`;
export const featured = 'Featured';
export const featuredOffers = 'Featured offers';
export const reels = 'Reels';
