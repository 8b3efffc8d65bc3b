/** What these screens say, in one place for other languages. */
export const eMailNotifications = 'E-mail notifications';
export const youStillFindEverything =
  '. You will still find everything under Notifications, and you can turn them on again in your settings.';
