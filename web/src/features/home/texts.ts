/** What these screens say, in one place for other languages. */
export const shopByCategory = 'Shop by Category';
export const yourRegistrationIsSaved =
  'Your registration is saved. Sign in once to confirm your number and open your store';
