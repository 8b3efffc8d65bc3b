import {
  countUnread,
  deleteAllNotifications,
  deleteNotification,
  listNotifications,
  markAllRead,
  markRead,
  streamNotifications,
} from '@plyhaat/contract/notifications/notifications';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { pushRoutes } from './push/push.routes.ts';
import { deleteEvery, deleteOne, onlySelf, readEvery, readOne, readPage, unreadOf } from './reads.service.ts';
import { openStreams } from './streams.ts';

export function notificationsRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listNotifications, ({ who, body }) => readPage(db, who, body));
  route(app, deps, countUnread, ({ who, body }) => {
    onlySelf(who, body.userId);
    return unreadOf(db, who);
  });
  route(app, deps, markRead, ({ who, body }) => {
    onlySelf(who, body.userId);
    return readOne(db, who, body.notificationId);
  });
  route(app, deps, markAllRead, ({ who }) => readEvery(db, who));
  route(app, deps, deleteNotification, ({ who, params, query }) => {
    onlySelf(who, query.userId);
    return deleteOne(db, who, params.id);
  });
  route(app, deps, deleteAllNotifications, ({ who, params }) => deleteEvery(db, who, params.userId));

  pushRoutes(app, deps);

  const streams = openStreams(deps);
  app.addHook('preClose', async () => streams.close());
  route(app, deps, streamNotifications, async ({ who, exchange }) => {
    const lastId = exchange.header('last-event-id');
    exchange.stream((events) => streams.add({ memberId: who.id, sessionId: who.sessionId, lastId, events }));
    return {};
  });
}
