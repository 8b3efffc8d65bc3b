/** What these screens say, in one place for other languages. */
export const latestNotifications = 'Latest notifications';
export const failedToLoadNotifications = 'Failed to load notifications';
export const retry = 'Retry';
export const viewAll = 'View all';
export const notifications = 'Notifications';
export const marking = 'Marking...';
export const markAllAsRead = 'Mark all as read';
export const noNotifications = 'No notifications';
export const unread = 'Unread:';
export const deleteNotification = 'Delete notification';
