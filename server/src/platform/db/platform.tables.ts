import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment } from './columns.ts';

/** Facts about this installation: whether it holds demo data, when it first started. */
export const installationMarks = pgTable('house_marks', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
});

/** The text of each function and trigger when it was last applied (functions.ts). */
export const appliedFunctions = pgTable('applied_functions', {
  /** As `drop` takes it: 'function slug_of'. */
  name: text().primaryKey(),
  hash: text().notNull(),
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

/**
 * Who decided what. Written in the transaction of the decision itself. Triggers refuse every later change; when the
 * transaction commits, the row gets its number and the hash of the row before it.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: uuid('actor_id'),
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    after: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: moment('at').notNull().defaultNow(),
    /** Without a gap, in the order of commits. */
    seq: bigint({ mode: 'number' }),
    previousHash: bytes('previous_hash'),
    hash: bytes(),
  },
  (t) => [
    uniqueIndex('audit_log_by_seq').on(t.seq),
    index('audit_log_by_time').on(t.at, t.seq),
    index('audit_log_by_actor').on(t.actorId, t.at, t.seq),
    index('audit_log_by_action').on(t.action, t.at, t.seq),
    index('audit_log_by_kind').on(t.subjectKind, t.at, t.seq),
    index('audit_log_by_subject').on(t.subjectId, t.at, t.seq),
  ],
);

/** What staff changed of the site's settings. Values are JSON text; what nobody changed is the contract's default. */
export const siteSettings = pgTable('site_settings', {
  name: text().primaryKey(),
  value: text().notNull(),
  version: integer().notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

/** Every change of a setting. Staff are known by id only, as in the audit log. */
export const siteSettingVersions = pgTable(
  'site_setting_versions',
  {
    name: text().notNull(),
    version: integer().notNull(),
    before: text().notNull(),
    after: text().notNull(),
    actorId: uuid('actor_id'),
    /** The version whose value was restored. */
    restoredFrom: integer('restored_from'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.name, t.version] })],
);
