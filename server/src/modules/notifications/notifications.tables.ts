import type { Told } from '@plyhaat/contract/notifications/told';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { members, sessions } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment } from '#platform/db/columns.ts';

/** Notifications: one row for each member, event and type. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The event that caused it; a listener that runs again finds its row. */
    eventId: text('event_id').notNull(),
    type: text().notNull(),
    content: text().notNull(),
    /** What `content` was made of; null where the payload says it, and in rows of before. */
    told: jsonb().$type<Told>(),
    payload: jsonb().$type<unknown>().notNull(),
    /** Item and day of a view: many views of one item on one day become one row. */
    topic: text(),
    readAt: moment('read_at'),
    /** When it was mailed or skipped; the daily summary takes rows without it. */
    mailedAt: moment('mailed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('notifications_once').on(t.eventId, t.memberId, t.type),
    index('notifications_of_member').on(t.memberId, t.createdAt, t.id),
    index('notifications_unread').on(t.memberId, t.createdAt, t.id).where(sql`${t.readAt} is null`),
    index('notifications_by_topic').on(t.memberId, t.topic).where(sql`${t.topic} is not null`),
    index('notifications_to_mail').on(t.memberId).where(sql`${t.mailedAt} is null`),
    index('notifications_by_age').on(t.createdAt),
  ],
);

/** Push subscriptions of browsers. Each ends with its session. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Where its push service takes messages for it. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('push_subscriptions_of_member').on(t.memberId), index('push_subscriptions_of_session').on(t.sessionId)],
);
