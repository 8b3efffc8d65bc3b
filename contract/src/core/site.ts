/** Where visitors write to the house, and where their messages arrive. */
export const HOUSE_EMAIL = 'info@plyhaat.example';
