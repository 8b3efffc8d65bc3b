import type { ReviewKind } from '@plyhaat/contract/admin/admin';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment, updatedAt } from '#platform/db/columns.ts';

/** What one of the staff has taken, until they decide, give it back or its time is over. */
export const reviewAssignments = pgTable(
  'review_assignments',
  {
    kind: text().$type<ReviewKind>().notNull(),
    thingId: uuid('thing_id').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    takenAt: moment('taken_at').notNull().defaultNow(),
    until: moment('until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.thingId] }),
    index('review_assignments_by_member').on(t.memberId),
    index('review_assignments_by_end').on(t.until),
  ],
);

/** Reasons that staff give often, by kind. */
export const reviewTemplates = pgTable(
  'review_templates',
  {
    id: id(),
    kind: text().$type<ReviewKind>().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('review_templates_by_kind').on(t.kind, t.createdAt, t.id)],
);

/**
 * One row for each decision, for the service figures: how long its item waited. It names neither the item nor a member;
 * who decided what is in the audit log.
 */
export const reviewDecisions = pgTable(
  'review_decisions',
  {
    id: id(),
    kind: text().$type<ReviewKind>().notNull(),
    approved: boolean().notNull(),
    seconds: integer().notNull(),
    decidedAt: moment('decided_at').notNull().defaultNow(),
  },
  (t) => [index('review_decisions_by_time').on(t.decidedAt, t.kind, t.seconds, t.approved)],
);
