/** What these screens say, in one place for other languages. */
export const authenticationFailedPleaseTry = 'Authentication failed. Please try again.';
