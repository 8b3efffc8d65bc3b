import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment } from './columns.ts';

/** Facts about this installation: whether it holds demo data, when it first started. */
export const installationMarks = pgTable('house_marks', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
});

/** What a POST answered, kept a day, so that a second click gets the first click's answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    caller: text().notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    reply: text(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.caller, t.endpoint, t.key] }), index('idempotency_keys_by_age').on(t.createdAt)],
);

/** Text messages and mails that demo mode kept instead of sending. */
export const outboxMessages = pgTable(
  'kept_messages',
  {
    id: id(),
    channel: text().$type<'sms' | 'mail'>().notNull(),
    recipient: text().notNull(),
    subject: text(),
    text: text().notNull(),
    html: text(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** A letter that is sent twice by its key is one. */
    key: text().unique(),
    createdAt: createdAt(),
  },
  (t) => [index('kept_messages_by_recipient').on(t.recipient, t.createdAt)],
);

export const outboxAttachments = pgTable(
  'outbox_attachments',
  {
    id: id(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => outboxMessages.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull(),
    bytes: bytes().notNull(),
  },
  (t) => [index('outbox_attachments_by_message').on(t.messageId)],
);

/** How often something was done of late: one short row for each number, address and device. */
export const counters = pgTable('counters', {
  key: text().primaryKey(),
  times: moment('times').array().notNull().default(sql`'{}'`),
  hits: integer().notNull().default(0),
  touchedAt: moment('touched_at').notNull().defaultNow(),
});

/** Who decided what. Written in the transaction of the decision itself. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: uuid('actor_id'),
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('audit_log_by_time').on(t.at), index('audit_log_by_subject').on(t.subjectKind, t.subjectId)],
);
