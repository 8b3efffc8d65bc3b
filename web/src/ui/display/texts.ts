/** What these screens say, in one place for other languages. */
export const remove = 'Remove';
export const tryAgain = 'Try Again';
export const plyhaat = 'Plyhaat';
export const was = 'was';
export const loading = 'Loading';
export const ratingOutOf5 = (rating: number) => `${rating} out of 5`;
export const verified = 'Verified';
export const noValueYet = (value: string) => `No ${value} yet`;
export const samsungInternet = 'Samsung Internet';
export const unknownDevice = 'Unknown device';
export const kmAway = (km: string, place: string) => `${km} km · ${place}`;
