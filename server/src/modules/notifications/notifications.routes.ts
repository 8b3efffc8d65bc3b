import {
  countUnread,
  deleteAllNotifications,
  deleteNotification,
  listNotifications,
  markAllRead,
  markRead,
  streamNotifications,
} from '@plyhaat/contract/notifications/notifications';
import { leaveMailGroup, readMailGroup } from '@plyhaat/contract/notifications/unsubscribe';
import type { Deps } from '#platform/deps.ts';
import { type App, type Exchange, route } from '#platform/http/http.ts';
import { pushRoutes } from './push/push.routes.ts';
import { deleteEvery, deleteOne, onlySelf, readEvery, readOne, readPage, unreadOf } from './reads.service.ts';
import { openStreams } from './streams.ts';
import { leaveGroup, pageOf, readGroup } from './unsubscribe.service.ts';

/** A browser that came by a link or a form, rather than a program. */
const wantsPage = ({ header }: Exchange) => header('accept')?.includes('text/html') ?? false;

export function notificationsRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listNotifications, ({ who, body, exchange }) => readPage(deps, who, body, exchange.language));
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
  route(app, deps, readMailGroup, ({ query, exchange }) => {
    if (wantsPage(exchange)) exchange.redirect(pageOf(query.token));
    return readGroup(deps, query.token);
  });
  route(app, deps, leaveMailGroup, async ({ query, exchange }) => {
    const message = await leaveGroup(deps, query.token);
    if (wantsPage(exchange)) exchange.redirect(pageOf(query.token, 'done'));
    return { message };
  });

  pushRoutes(app, deps);

  const streams = openStreams(deps);
  app.addHook('preClose', async () => streams.close());
  route(app, deps, streamNotifications, async ({ who, exchange }) => {
    const lastId = exchange.header('last-event-id');
    const { language } = exchange;
    exchange.stream((events) =>
      streams.add({
        memberId: who.id,
        sessionId: who.sessionId,
        role: who.staffRole ?? who.role,
        lastId,
        events,
        language,
      }),
    );
    return {};
  });
}
