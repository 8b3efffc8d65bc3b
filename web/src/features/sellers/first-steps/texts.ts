/** What these screens say, in one place for other languages. */
export const firstSteps = 'First steps';
const COUNTED = ['No steps', 'one step', 'two steps', 'three steps', 'four steps'] as const;
export const stepsToYourFirst = (name: string, left: number) =>
  left === 0 ? `Namaste ${name}, your store is ready` : `Namaste ${name}, ${COUNTED[left]} to your first call`;
export const aboutMinutes = (minutes: number) =>
  `About ${minutes} minutes. Leave at any time and go on where you stopped.`;
export const allDone = 'All four steps are done. Our team tells you as soon as a check is finished.';
export const countOfTotal = (count: number, total: number) => `${count} of ${total}`;
export const countOfTotalDone = (count: number, total: number) => `${count} of ${total} done`;
export const minutesLeft = (minutes: number) => `${minutes} min left`;
export const failedToLoadSteps = 'Failed to load your first steps. Please try again.';
export const done = 'Done';
export const pending = 'Pending';
export const isDone = ', done';

export const completeYourProfile = 'Complete your profile';
export const profileIsComplete = 'Photo, place and company are there for buyers to see.';
export const stillMissing = (parts: string) => `Still missing: ${parts}.`;
export const parts = {
  photo: 'profile photo',
  about: 'a few words about your company',
  email: 'e-mail',
  place: 'city',
} as const;
export const editProfile = 'Edit profile';

export const addYourFirstProduct = 'Add your first product';
export const aPhotoAPrice = 'A photo, a price and a few lines are enough. Our team checks it before buyers see it.';
export const ourTeamIsChecking = 'Our team is checking it. Buyers see it once it is approved.';
export const buyersSeeYourProducts = 'Buyers find your products in the shop.';
export const addProduct = 'Add product';
export const seeProducts = 'See products';

export const sendYourGst = 'Send your GST certificate';
export const buyersSeeATick = 'Buyers see a tick beside your name once our team has checked it.';
export const ourTeamLooksAt = 'Our team is checking the certificate. Then buyers see the tick.';
export const buyersSeeTheTick = 'Buyers see the tick beside your name.';
export const addGst = 'Add GST details';

export const chooseAPlan = 'Choose a plan';
export const aPlanLetsYou = 'With a plan you call buyers and promote your products.';
export const yourPlanIsRunning = 'Your plan is running.';
export const seePlans = 'See plans';

export const yourStoreAsBuyers = 'Your store, as buyers see it';
export const tickAfterTheCheck = 'Tick after the check';
export const openYourStore = 'Open your store';
export const someoneWaits = 'Someone waits already';
export const aBuyerAsks = (city: string, quantity: string, product: string) =>
  `A buyer in ${city} asks for ${product}: ${quantity}.`;
export const seeTheRequirement = 'See the requirement';
