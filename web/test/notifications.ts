import type { Notification } from '@plyhaat/contract/notifications/notifications';

let serial = 0;

/** An unread contact of a moment ago, unless said otherwise. */
export function someNotification(over: Partial<Notification> = {}): Notification {
  serial += 1;
  return {
    _id: `0190a000-0000-7000-8000-${String(serial).padStart(12, '0')}`,
    type: 'contact',
    title: 'New contact',
    content: 'Tapi Traders contacted you.',
    payload: { organizationName: 'Tapi Traders' },
    isRead: false,
    createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
    relatedType: null,
    relatedId: null,
    ...over,
  };
}
