/** What these screens say, in one place for other languages. */
export const yourBusiness = 'Your business';
export const category = 'Category';
export const authorizedPerson = 'Authorized person';
export const password = 'Password';
export const photos = 'Photos';
export const optional = 'optional';
export const whereItIs = 'Location';
export const fillInTheForm = 'Fill in the form; it takes about five minutes.';
export const loginWithYourMobile =
  'Login with your mobile number and the OTP we send. This confirms your number and opens your store.';
export const addProductsOurTeam = 'Add products. Our team checks each one before buyers see it.';
