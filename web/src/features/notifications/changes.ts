import {
  deleteAllNotifications,
  deleteNotification,
  markAllRead,
  markRead,
  type Notification,
} from '@plyhaat/contract/notifications/notifications';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { tellTabs } from './live/tabs.ts';
import { listsOf, type NotificationList, notificationsOf, unreadCount, unreadIn } from './notifications.queries.ts';

/** What becomes of a row, null when it goes, and of the unread count. */
type Plan = {
  readonly row: (row: Notification) => Notification | null;
  readonly unread: (before: number) => number;
  /** Rows of other pages change too. */
  readonly all?: boolean;
};

function after(list: NotificationList, onUnreadTab: boolean, { row, all = false }: Plan): NotificationList {
  const left = list.data.flatMap((found) => row(found) ?? []);
  const data = onUnreadTab ? left.filter(({ isRead }) => !isRead) : left;
  const gone = list.data.length - left.length;
  return {
    ...list,
    data,
    total: all && data.length === 0 ? 0 : list.total - (list.data.length - data.length),
    overallTotal: all && left.length === 0 ? 0 : list.overallTotal - gone,
  };
}

function apply(queries: QueryClient, userId: string, plan: Plan): void {
  for (const [key, list] of queries.getQueriesData<NotificationList>({ queryKey: listsOf(userId) }))
    if (list) queries.setQueryData(key, after(list, key.includes('unread'), plan));
  queries.setQueryData(unreadCount(userId).queryKey, (before) =>
    before !== undefined ? Math.max(0, plan.unread(before)) : before,
  );
}

/** The screen changes at once and goes back to what it was when the server refuses. */
function changing<Subject>(
  queries: QueryClient,
  userId: string,
  run: (subject: Subject) => Promise<{ unreadCount: number; count: number }>,
  planOf: (subject: Subject) => Plan,
) {
  const queryKey = notificationsOf(userId);
  const mutationKey = [...queryKey, 'change'];
  return mutationOptions({
    mutationKey,
    mutationFn: run,
    onMutate: async (subject: Subject) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueriesData({ queryKey });
      apply(queries, userId, planOf(subject));
      return before;
    },
    onSuccess: (reply) => queries.setQueryData(unreadCount(userId).queryKey, unreadIn(reply)),
    onError: (_error, _subject, before) => {
      for (const [key, data] of before ?? []) queries.setQueryData(key, data);
    },
    onSettled: () => {
      tellTabs({ kind: 'changed', member: userId });
      // Only the last of several at once: an answer in between would bring back what is being removed.
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey });
    },
  });
}

const less =
  ({ isRead }: Notification) =>
  (before: number) =>
    before - (isRead ? 0 : 1);
const read = (row: Notification): Notification => ({ ...row, isRead: true });

export const readingOne = (queries: QueryClient, userId: string) =>
  changing(
    queries,
    userId,
    ({ _id }: Notification) => call(markRead, { body: { notificationId: _id, userId } }),
    (subject) => ({ row: (row) => (row._id === subject._id ? read(row) : row), unread: less(subject) }),
  );

export const readingAll = (queries: QueryClient, userId: string) =>
  changing(
    queries,
    userId,
    () => call(markAllRead, {}),
    () => ({ row: read, unread: () => 0, all: true }),
  );

export const deletingOne = (queries: QueryClient, userId: string) =>
  changing(
    queries,
    userId,
    ({ _id }: Notification) => call(deleteNotification, { params: { id: _id }, query: { userId } }),
    (subject) => ({ row: (row) => (row._id === subject._id ? null : row), unread: less(subject) }),
  );

export const deletingAll = (queries: QueryClient, userId: string) =>
  changing(
    queries,
    userId,
    () => call(deleteAllNotifications, { params: { userId } }),
    () => ({ row: () => null, unread: () => 0, all: true }),
  );
