/** What these screens say, in one place for other languages. */
export const yourBusiness = 'Your business';
export const vendorType = 'Vendor type';
export const chooseAVendorType = 'Choose a vendor type';
export const businessName = 'Business name';
export const yearEstablished = 'Year established';
export const category = 'Category';
export const chooseACategory = 'Choose a category';
export const brandNames = 'Brand names';
export const separateWithCommas = 'Separate with commas';
export const gstNumber = 'GST number';
export const authorizedPerson = 'Authorized person';
export const authorizedPersonName = 'Authorized person name';
export const dateOfBirth = 'Date of birth';
export const email = 'Email';
export const mobileNumber = 'Mobile number';
export const whatsappNumber = 'WhatsApp number';
export const twoMoreDetails = 'Two more details';
export const password = 'Password';
export const youSignInWith = 'You sign in with an OTP sent to your mobile. A password is optional.';
export const atLeast8Characters = 'At least 8 characters';
export const confirmPassword = 'Confirm password';
export const photos = 'Photos';
export const bothAreOptionalAnd = 'Both are optional, less than 5MB each, and can be added later.';
export const profilePhoto = 'Profile photo';
export const squareAtLeast150 = 'Square, at least 150 × 150';
export const bannerPhoto = 'Banner photo';
export const wideBestAt1775 = 'Wide, best at 1775 × 367';
export const whereItIs = 'Location';
export const address = 'Address';
export const registrationForm = 'Registration Form';
export const forEveryoneWhoMakes =
  'For everyone who makes, imports, stocks or fits plywood, laminate, veneer and hardware.';
export const login = 'Login';
export const createAccount = 'Create Account';
export const startSelling = 'Start selling';
export const tellBuyersAboutYour =
  'Tell buyers about your business. Your number, enquiries and reviews will not change.';
export const termsOfService = 'Terms of Service';
export const privacyPolicy = 'Privacy Policy';
export const n15CharactersAsOn = '15 characters, as on your certificate';
export const theNumberYouSign = 'The number you sign in with';
export const n10DigitsYouSign = '10 digits; you sign in with it';
export const registerYourBusinessOn = (name: string) =>
  `Register your business on ${name}: mills, importers, distributors, dealers, retailers and contractors.`;
export const fillInTheForm = 'Fill in the form; it takes about five minutes.';
export const loginWithYourMobile =
  'Login with your mobile number and the OTP we send. This confirms your number and opens your store.';
export const addProductsOurTeam = 'Add products. Our team checks each one before buyers see it.';
export const alreadyRegistered = 'Already registered?';
export const creatingAccount = 'Creating Account...';
export const welcomeYouCanSell = 'Welcome! You can sell now.';
export const saving = 'Saving...';
export const yourPhotosAreStill = 'Your photos are still uploading.';
export const iAcceptThe = 'I accept the';
export const andThe = 'and the';
export const registrationIsClosed = 'We are not taking new sellers at the moment. Please come back later.';
