/** What these screens say, in one place for other languages. */
export const yourMessage = 'Your message';
export const askAboutGradeDelivery = 'Ask about grade, delivery, price';
export const priceStockDelivery = 'Price, stock, delivery';
export const questions = 'Questions';
export const quickReplies = 'Quick replies';
export const send = 'Send';
export const uploadFailed = 'Upload failed';
export const removeName = (name: string) => `Remove ${name}`;
export const attachAFile = 'Attach a file';
export const you = 'You';
export const thisMessageWasDeleted = 'This message was deleted.';
export const theContactInIt = 'The contact in it is hidden for now.';
export const read = ' · Read';
export const failedToLoadMessages = 'Failed to load messages. Please try again.';
export const thisMemberHasLeft = 'This member has left Plyhaat.';
export const noMessagesYet = 'No messages yet.';
export const messages = 'Messages';
export const showEarlierMessages = 'Show earlier messages';
