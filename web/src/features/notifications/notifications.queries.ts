import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import {
  countUnread,
  listNotifications,
  type Notification,
  PER_PAGE,
} from '@plyhaat/contract/notifications/notifications';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type NotificationTab = 'all' | 'unread';
export type NotificationList = {
  readonly data: readonly Notification[];
  readonly total: number;
  readonly overallTotal: number;
  readonly unreadCount: number;
};

/** Everything cached of one member's notifications. */
export const notificationsOf = (userId: string) => ['notifications', 'own', userId] as const;
export const listsOf = (userId: string) => [...notificationsOf(userId), 'list'] as const;

type Figures = { readonly unreadCount?: number; readonly count?: number };
export const unreadIn = ({ unreadCount, count }: Figures): number | undefined => unreadCount ?? count;

/** A list may come bare or inside `data`, and the unread count under either name (NOTE-6). */
export function readList(reply: readonly Notification[] | (Partial<NotificationList> & Figures)): NotificationList {
  const given: Partial<NotificationList> & Figures = 'length' in reply ? { data: reply } : reply;
  const { data = [], total = data.length, overallTotal = total } = given;
  return { data, total, overallTotal, unreadCount: unreadIn(given) ?? data.filter(({ isRead }) => !isRead).length };
}

/** A list is fresh for a minute, the unread count for half of one (ALL-18). */
export const unreadCount = (userId: string) =>
  queryOptions({
    queryKey: [...notificationsOf(userId), 'unread'],
    queryFn: async ({ signal }) => unreadIn(await call(countUnread, { body: { userId } }, signal)) ?? 0,
    staleTime: MINUTE_MS / 2,
  });

export const notificationList = (userId: string, page = 1, tab: NotificationTab = 'all') =>
  queryOptions({
    queryKey: [...listsOf(userId), tab, page],
    queryFn: async ({ signal, client }) => {
      const body = { page, perPage: PER_PAGE, userId, ...(tab === 'unread' && { isRead: false }) };
      const list = readList(await call(listNotifications, { body }, signal));
      client.setQueryData(unreadCount(userId).queryKey, list.unreadCount);
      return list;
    },
    staleTime: MINUTE_MS,
    // Turning pages keeps the rows; the other tab begins with its skeletons.
    placeholderData: (before, query) => (query?.queryKey.includes(tab) ? before : undefined),
  });
