/** What these screens say, in one place for other languages. */
export const myEnquiries = 'My enquiries';
export const failedToLoadYour = 'Failed to load your enquiries. Please try again.';
export const youHaveNotContacted = 'You have not contacted a seller yet.';
export const browseProducts = 'Browse products';
export const sellersYouAsked = 'Sellers you asked';
export const enquiriesTo = (companyName: string) => `Enquiries to ${companyName}`;
export const lastActivity = (moment: string) => `Last activity ${moment}`;
export const showEarlier = (count: number) =>
  count === 1 ? 'Show 1 earlier enquiry' : `Show ${count} earlier enquiries`;
export const writeAReview = 'Write a review';
export const status = 'Status';
export const all = 'All';
export const moreFilters = 'More filters';
export const searchLeads = 'Search leads';
export const nameNumberProductOr = 'Name, number, product or note';
export const channel = 'Channel';
export const allChannels = 'All channels';
export const from = 'From';
export const to = 'To';
export const unread = ', unread';
export const call = 'Call';
export const whatsapp = 'WhatsApp';
export const eMail = 'E-mail';
export const quoteForIt = 'Open the requirement and quote';
export const history = 'History';
export const remindMeOn = 'Remind me on';
export const note = 'Note';
export const save = 'Save';
export const inbox = 'Inbox';
export const failedToLoadLeads = 'Failed to load leads. Please try again.';
export const leads = 'Leads';
export const times = (contacts: number) => `${contacts} times`;
export const writeAReviewOf = (companyName: string) => `Write a review of ${companyName}`;
export const newAnswers = (count: number) => (count === 1 ? '1 new answer' : `${count} new answers`);
export const callAgain = 'Call again';
export const answersOf = (answers: number) =>
  answers === 0 ? 'Write a message' : answers === 1 ? '1 answer' : `${answers} answers`;
export const conversationWith = (name: string) => `Messages with ${name}`;
/** What a seller answers often. */
export const QUICK_REPLIES = [
  'In stock, can send today.',
  'The rate list is attached.',
  'Calling you in 10 minutes.',
  'Not in stock now.',
] as const;
export const callName = (name: string) => `Call ${name}`;
export const helloThankYouFor = (name: string) => `Hello ${name}, thank you for your enquiry.`;
export const firstResponseAfterCreated = (createdAt: string) => `First response after ${createdAt}`;
export const noResponseYet = 'No response yet';
export const unreadUnread = (unread: number) => `${unread} unread`;
export const oneLead = '1 lead';
export const totalLeads = (total: string) => `${total} leads`;
export const noLeadsMatchThese = 'No leads match these filters.';
export const noLeadsYet = 'No leads yet';
export const buyersWhoCall = 'Buyers who call or write to you appear here. More products bring more of them.';
export const addAProduct = 'Add a product';
export const today = 'Today';
export const yesterday = 'Yesterday';
export const howDidTheCall = 'How did the call go?';
export const youCalled = (name: string) => `You called ${name}.`;
export const outcome = 'Outcome';
export const noAnswer = 'No answer';
export const onlyYouSeeIt = 'Only you see it';
export const remindMe = 'Remind me';
export const tomorrowAt10 = 'Tomorrow 10 am';
export const mondayAt10 = 'Monday 10 am';
export const chooseADay = 'Choose';
export const dayToRemind = 'Day of the reminder';
export const remindsYou = (moment: string) => `Reminder: ${moment}`;
