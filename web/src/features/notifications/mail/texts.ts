/** What these screens say, in one place for other languages. */
export const eMailNotifications = 'E-mail notifications';
export const unsubscribe = 'Unsubscribe';
export const pressTheButtonTo = 'Press the button to stop these e-mails:';
export const youStillFindEverything =
  '. You will still find everything under Notifications, and you can turn them on again in your settings.';
export const youWillNoLonger = (label: string) => `You will no longer get these e-mails: ${label}.`;
export const byEMailToo = 'By e-mail too';
export const contactsQuotesAndApplications =
  'Contacts, quotes and applications immediately. Everything else in one e-mail a day at 9:00 AM, only when there is news.';
export const emailNotifications = 'Email Notifications';
export const notificationsAreKeptFor = 'Notifications are kept for 180 days.';
export const allSettings = 'All settings';
