export const tryAgain = 'Try Again';
export const plyhaat = 'Plyhaat';
export const loading = 'Loading';
export const samsungInternet = 'Samsung Internet';
export const unknownDevice = 'Unknown device';
export const kmAway = (km: string, place: string) => `${km} km · ${place}`;
