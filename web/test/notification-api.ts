import { readSettings } from '@plyhaat/contract/identity/account';
import {
  countUnread,
  deleteAllNotifications,
  deleteNotification,
  listNotifications,
  markAllRead,
  markRead,
  type Notification,
} from '@plyhaat/contract/notifications/notifications';
import { type Answer, answer, fakeApi } from './fake-api.ts';
import { someSettings } from './members.ts';

/** A server that remembers what was read and deleted. Answers given first go before its own. */
export function notificationApi(rows: Notification[], ...answers: readonly Answer[]) {
  let held = rows;
  const figures = () => {
    const unreadCount = held.filter(({ isRead }) => !isRead).length;
    return { unreadCount, count: unreadCount };
  };
  const done = (message: string) => ({ message, ...figures() });
  return fakeApi(
    ...answers,
    answer(listNotifications, ({ body }) => {
      const { page = 1, perPage = 10, isRead } = body as { page?: number; perPage?: number; isRead?: boolean };
      const chosen = held.filter((row) => isRead === undefined || row.isRead === isRead);
      const data = chosen.slice((page - 1) * perPage, page * perPage);
      return { data, total: chosen.length, overallTotal: held.length, ...figures() };
    }),
    answer(countUnread, figures),
    answer(readSettings, { data: someSettings() }),
    answer(markRead, ({ body }) => {
      held = held.map((row) => (row._id === body.notificationId ? { ...row, isRead: true } : row));
      return done('Notification marked as read');
    }),
    answer(markAllRead, () => {
      held = held.map((row) => ({ ...row, isRead: true }));
      return done('All notifications marked as read');
    }),
    answer(deleteNotification, ({ params }) => {
      held = held.filter(({ _id }) => _id !== params.id);
      return done('Notification deleted');
    }),
    answer(deleteAllNotifications, () => {
      held = [];
      return done('All notifications deleted');
    }),
  );
}
