/** Where visitors write to us, and where their messages arrive. */
export const CONTACT_EMAIL = 'info@plyhaat.example';
