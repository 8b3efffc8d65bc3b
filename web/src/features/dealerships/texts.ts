/** What these screens say, in one place for other languages. */
export const cities = 'Cities';
export const taken = ', taken';
export const open = ', open';
export const type = 'Type';
export const brand = 'Brand';
export const verified = 'Verified';
export const premium = 'Premium';
export const everyCityIsTaken = 'Every city is taken';
