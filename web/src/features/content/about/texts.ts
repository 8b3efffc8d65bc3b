export const events = 'Events';
