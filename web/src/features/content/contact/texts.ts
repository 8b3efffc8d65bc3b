/** What these screens say, in one place for other languages. */
export const writeToUs = 'Write to us';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const subject = 'Subject';
export const chooseASubject = 'Choose a subject';
export const message = 'Message';
export const sendMessage = 'Send Message';
export const sending = 'Sending...';
export const contactUs = 'Contact Us';
export const callWriteToOr = (name: string) =>
  `Call, write to or visit ${name} in Nashik. E-mails are answered within 24 hours.`;
export const aQuestionAboutAn =
  'A question about an order, a listing or your account? A person in Nashik reads every message.';
export const eMail = 'E-mail';
export const weReplyWithin24 = 'We reply within 24 hours';
export const office = 'Office';
export const officeHours = 'Office hours';
export const oneLetterAMonth = 'One e-mail a month';
export const pricesByGradeNew = 'Prices by grade, new standards and news from the trade.';
export const newsletter = 'Newsletter';
export const leaveWithOneTap = 'Unsubscribe any time with one tap.';
export const youCompanyIn = 'you@company.in';
export const subscribe = 'Subscribe';
export const unsubscribe = 'Unsubscribe';
export const unsubscribeFromTheNewsletter = 'Unsubscribe from the newsletter';
export const pressTheButtonAnd = 'Press the button and we will stop sending you the newsletter.';
