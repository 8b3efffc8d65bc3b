import type { NotificationTab } from './notifications.queries.ts';

/** The part of the address that says which notifications are shown. */
export const addressOf = (tab: NotificationTab, page = 1) => ({
  ...(tab === 'unread' && { tab }),
  ...(page > 1 && { page: String(page) }),
});
