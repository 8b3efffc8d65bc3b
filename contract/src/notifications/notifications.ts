import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { listOf, paging, yesOrNo } from '../core/paging.ts';
import { RELATED_TYPES } from './targets.ts';
import { Piece } from './told.ts';

/** `type` and `payload` are as stored: `describe` of kinds.ts reads any of them. */
export const Notification = z.object({
  _id: z.string(),
  type: z.string(),
  title: z.string(),
  content: z.string(),
  /** `content` in pieces, so that names can stand out. */
  words: z.optional(z.array(Piece)),
  /** The words of the link beside it. */
  action: z.optional(z.string()),
  payload: z.unknown(),
  isRead: z.boolean(),
  createdAt: z.string(),
  /** Null where there is no such page, and for a `type` that is not known: both lead to the list of notifications. */
  relatedType: z.nullable(z.enum(RELATED_TYPES)),
  relatedId: z.nullable(z.string()),
});
export type Notification = z.infer<typeof Notification>;

/** Callers name themselves; anybody else's name is refused. */
const SELF = z.optional(z.string().check(z.maxLength(100)));
/** Both names of the same figure. */
const unread = { unreadCount: z.int(), count: z.int() };

export const PER_PAGE = 10;
export const NotificationQuery = z.object({
  ...paging(PER_PAGE),
  userId: SELF,
  isRead: z.optional(yesOrNo),
});
export type NotificationQuery = z.output<typeof NotificationQuery>;

export const notificationNotFound = failure('notification_not_found', 404, 'This notification no longer exists.');

export const listNotifications = endpoint({
  method: 'POST',
  path: '/notifications/getAllNotifications',
  access: 'member',
  summary: "The caller's notifications, newest first; `total` counts those asked for, `overallTotal` all",
  body: NotificationQuery,
  reply: { ...listOf(Notification), overallTotal: z.int(), ...unread },
});

export const countUnread = endpoint({
  method: 'POST',
  path: '/notifications/getUnreadNotificationsCount',
  access: 'member',
  summary: "How many of the caller's notifications are unread",
  body: z.object({ userId: SELF }),
  reply: unread,
});

export const markRead = endpoint({
  method: 'POST',
  path: '/notifications/upadateRead',
  access: 'member',
  summary: 'Marks one notification as read',
  body: z.object({ notificationId: z.uuid(), userId: SELF }),
  reply: { message: z.string(), ...unread },
  failures: [notificationNotFound],
});

export const markAllRead = endpoint({
  method: 'POST',
  path: '/notifications/markAllAsRead',
  access: 'member',
  summary: "Marks all of the caller's notifications as read",
  reply: { message: z.string(), ...unread },
});

export const deleteNotification = endpoint({
  method: 'DELETE',
  path: '/notifications/delete/:id',
  access: 'member',
  summary: 'Deletes one notification',
  params: z.object({ id: z.uuid() }),
  query: z.object({ userId: SELF }),
  reply: { message: z.string(), ...unread },
  failures: [notificationNotFound],
});

export const deleteAllNotifications = endpoint({
  method: 'DELETE',
  path: '/notifications/deleteAll/:userId',
  access: 'member',
  summary: "Deletes all of the caller's notifications",
  params: z.object({ userId: z.uuid() }),
  reply: { message: z.string(), ...unread },
});

/** How often a stream says that it lives. */
export const HEARTBEAT_MS = 25_000;

/** Why a session ended while its stream was open. */
export const SignedOutReason = z.enum(['role', 'blocked', 'ended']);
export type SignedOutReason = z.infer<typeof SignedOutReason>;

/**
 * Events: `notification` with an id and a `Notification`, `unread` with both figures whenever they change, and
 * `signedOut` with a `reason` when the session has ended elsewhere. A caller that lost its stream sends the last id it got
 * as `Last-Event-ID` and hears what it missed; some may come again.
 */
export const streamNotifications = endpoint({
  method: 'GET',
  path: '/notifications/stream',
  access: 'member',
  summary: "Server-sent events: the caller's new notifications and unread count as they change",
  ownerOnly: true,
  reply: {},
});
