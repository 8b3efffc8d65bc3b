/** What these screens say, in one place for other languages. */
export const account = 'Account';
export const member = 'Member';
export const accountMenuHere = (here: string) => `Account menu: ${here}`;
export const pageNotFound = 'Page not found';
export const thereIsNoSuch =
  'There is no such page in your account. It may have moved, or it may not be available for your role.';
export const goToYourProfile = 'Go to your profile';
export const signOut = 'Sign Out';
export const wait = 'wait';
export const buyerRequirements = 'Buyer requirements';
