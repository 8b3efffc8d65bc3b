/** What these screens say, in one place for other languages. */
export const optional = 'optional';
export const exportCsv = 'Export CSV';
export const yourPicturesAreStill = 'Your pictures are still uploading.';
export const cancel = 'Cancel';
export const leaveThisFieldEmpty = 'Leave this field empty';
export const search = 'Search';
export const indiaTime = 'India time';
export const alreadyStartedSoThis = 'Already started, so this cannot be changed';
export const weHaveRestoredWhat = (verb: string) => `We have restored what you typed earlier and did not ${verb}.`;
export const startOver = 'Start over';
export const goToTheHome = 'Go to the home page';
export const unsubscribe = 'Unsubscribe';
const leaveOut = (what: string) => `This looks like ${what}. Please leave it out: contacts are not shown in texts.`;
export const leaveContactOut = {
  phone: leaveOut('a phone number'),
  email: leaveOut('an e-mail address'),
  link: leaveOut('a link'),
} as const;

export const freightInThePrice = 'In the price';
