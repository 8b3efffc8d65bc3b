export const showEarlier = (count: number) =>
  count === 1 ? 'Show 1 earlier enquiry' : `Show ${count} earlier enquiries`;
export const to = 'To';
export const unread = ', unread';
export const call = 'Call';
export const note = 'Note';
export const leads = 'Leads';
export const newAnswers = (count: number) => (count === 1 ? '1 new answer' : `${count} new answers`);
export const answersOf = (answers: number) =>
  answers === 0 ? 'Write a message' : answers === 1 ? '1 answer' : `${answers} answers`;
/** What a seller answers often. */
export const QUICK_REPLIES = [
  'In stock, can send today.',
  'The rate list is attached.',
  'Calling you in 10 minutes.',
  'Not in stock now.',
] as const;
export const today = 'Today';
export const yesterday = 'Yesterday';
export const noAnswer = 'No answer';
export const quoteForIt = 'Open the requirement and quote';
export const helloThankYouFor = (name: string) => `Hello ${name}, thank you for your enquiry.`;
export const remindsYou = (moment: string) => `Reminder: ${moment}`;
