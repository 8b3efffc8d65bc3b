export const taken = ', taken';
export const open = ', open';
export const type = 'Type';
export const brand = 'Brand';
export const everyCityIsTaken = 'Every city is taken';
