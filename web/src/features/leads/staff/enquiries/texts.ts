import type { EnquiryKind, EnquiryStatus } from '@plyhaat/contract/leads/staff/enquiries';

/** What these screens say, in one place for other languages. */
export const enquiries = 'Enquiries';
export const enquiry = 'Enquiry';
export const searchLabel = 'Name, number, e-mail, place';
export const statuses: Readonly<Record<EnquiryStatus, string>> = {
  open: 'Open',
  waiting: 'Waits for them',
  closed: 'Closed',
};
export const kinds: Readonly<Record<EnquiryKind, string>> = {
  contact: 'Contact form',
  lead: 'Lead without a seller',
};
export const anyKind = 'Any kind';
export const mine = 'Mine';
export const notTaken = 'Not taken';
export const late = 'Late';
export const all = 'All';
export const about = 'About';
export const owner = 'Owner';
export const status = 'Status';
export const due = 'Due';
export const came = 'Came';
export const cameAt = (moment: string) => `came ${moment}`;
export const nobody = 'Nobody';
export const lateBy = (span: string) => `Late ${span}`;
export const dueIn = (span: string) => `Due in ${span}`;
export const answeredOn = (day: string) => `Answered ${day}`;
export const closed = 'Closed';
export const minutes = (count: number) => `${count} min`;
export const hours = (count: number) => `${count} h`;
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
export const dueHelp = '24 hours after it came, as the forms promise.';
export const noSuchEnquiry = 'This enquiry is no longer kept.';
export const allEnquiries = 'All enquiries';
export const dueFirst = 'Due first';
export const conversation = 'Conversation';
export const answerByMail = 'Answer by mail';
export const noteOf = (name: string) => `Note of ${name}, only staff read it`;
export const answerOf = (name: string) => `Answer of ${name}`;
export const formerMember = 'a former member';
export const onItsWay = 'on its way';
export const to = (email: string) => `To ${email}`;
export const answer = 'Answer';
export const note = 'Note';
export const answerHelp = (name: string) => `${name} signs. What was asked is quoted below it. Kept as you type.`;
export const noteHelp = 'Only staff read it. Kept as you type.';
export const templates = 'Templates';
export const greeting = (name: string) => `Namaste ${name},`;
/** What is asked often, and a plain answer to it. */
export const answers: readonly (readonly [title: string, text: string])[] = [
  [
    'File with password',
    'your PDF is locked with a password, so we cannot read it. Please save it without the password, or photograph the first page, and upload it again under Account, Profile. We look at it the same hour.',
  ],
  [
    'Which plan fits',
    'the plans for your role, and what each of them holds, stand under Account, Subscription. Most begin with Start for three months; what is left of it is credited when you change to a larger one.',
  ],
  [
    'Invoice again',
    'you find every invoice under Account, Orders: open the order to download the PDF or to have it mailed again.',
  ],
  [
    'Sellers near you',
    'please post what you need under Post requirement, with quantity and city. Sellers near you who have it are told at once and send you their prices; it costs you nothing.',
  ],
];
export const send = 'Send';
export const sendAndClose = 'Send and close';
export const addNote = 'Add as note';
export const noAddress = 'They left no e-mail address. Show the number and call, then add a note.';
export const ofColleague = (name: string) => `${name} has this enquiry. Take it over to answer.`;
export const take = 'Take it';
export const takeOver = 'Take it over';
export const ownerAndStatus = 'Owner and status';
export const me = (name: string) => `${name}, me`;
export const whoWrites = 'Who writes';
export const member = 'Member';
export const email = 'E-mail';
export const phone = 'Phone';
export const place = 'Place';
export const writtenBefore = 'Written before';
export const times = (count: number) => (count === 1 ? '1 time' : `${count} times`);
export const showNumber = 'Show number and e-mail';
export const inTheLog = 'What staff did with it';
