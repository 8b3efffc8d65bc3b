/** What these screens say, in one place for other languages. */
export const lastUpdated = 'Last updated:';
export const onThisPage = 'On this page';
export const privacyPolicy = 'Privacy Policy';
export const whatKnowsAboutYou = (name: string) =>
  `What ${name} knows about you, why, who we share it with, and how you can see, correct or erase it. In plain words, because it is your data.`;
export const termsOfService = 'Terms of Service';
export const theAgreementBetweenYou = (name: string) =>
  `The agreement between you and ${name}: what the marketplace does, what it expects from buyers and sellers, and who is responsible for what.`;
