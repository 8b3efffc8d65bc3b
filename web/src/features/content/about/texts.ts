/** What these screens say, in one place for other languages. */
export const aboutUs = 'About Us';
export const aCounterForEveryone = 'A counter for everyone who builds with wood';
export const bringsMillsDistributorsDealers = (name: string) =>
  `${name} brings mills, distributors, dealers and buyers from all over India to one open market.`;
export const theStoryOfFounded = (name: string) =>
  `The story of ${name}: founded in Nashik in 2010, an open market for plywood, laminate, veneer and hardware.`;
export const ourStory = 'Our Story';
export const ourValues = 'Our Values';
export const fourRulesWeWork = 'Four rules we follow in our work.';
export const leadership = 'Leadership';
export const thePeopleWhoRun = 'The people who run Plyhaat.';
export const newsFromTheTrade = 'News from the trade';
export const pricesGradesAndInvitations =
  'Prices, grades and invitations to events like these, by e-mail. You can unsubscribe any time.';
export const date = 'Date';
export const location = 'Location';
export const attendees = 'Attendees';
export const gallery = 'Gallery';
export const atOfCount = (at: number, count: number) => `${at} of ${count}`;
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const events = 'Events';
export const meetTheTradeAt = 'Meet the trade at yard days, workshops and evenings.';
