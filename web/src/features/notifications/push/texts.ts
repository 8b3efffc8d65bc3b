/** What these screens say, in one place for other languages. */
export const thisBrowserDoesNot =
  'This browser does not support notifications. On an iPhone or iPad, add Plyhaat to the Home Screen first.';
export const notificationsAreBlockedFor =
  'Notifications are blocked for this site. Please allow them in your browser settings and come back.';
export const contactsQuotesAndPurchases = 'Contacts, quotes and purchases, even while Plyhaat is closed';
export const pushNotifications = 'Push Notifications';
export const couldNotTurnOn = 'Could not turn on notifications in this browser. Please try again later.';
