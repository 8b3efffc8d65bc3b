import type { ReviewSide } from '@plyhaat/contract/admin/admin';
import type { Approval } from '@plyhaat/contract/core/approval';
import type { ReportKind } from '@plyhaat/contract/reports/reports';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment } from '#platform/db/columns.ts';

/** Reports of members, and what a rule held back for staff. APPROVED: staff agreed. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    /** Changes with every edit. */
    version: uuid().notNull(),
    kind: text().$type<ReportKind>().notNull(),
    thingId: uuid('thing_id').notNull(),
    reporterId: uuid('reporter_id').references(() => members.id, { onDelete: 'set null' }),
    /** Filed by a rule that held the item back, not by a member. */
    automatic: boolean().notNull().default(false),
    reason: text().notNull(),
    message: text(),
    state: text().$type<Approval>().notNull().default('PENDING'),
    decisionReason: text('decision_reason'),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reports_open_once').on(t.reporterId, t.kind, t.thingId).where(sql`${t.state} = 'PENDING'`),
    uniqueIndex('reports_automatic_once').on(t.kind, t.thingId).where(sql`${t.automatic} and ${t.state} = 'PENDING'`),
    index('reports_by_state').on(t.state, t.createdAt, t.id),
    index('reports_by_age').on(t.createdAt, t.id),
    index('reports_by_kind').on(t.kind, t.createdAt, t.id),
    index('reports_by_reporter').on(t.reporterId, t.createdAt, t.id),
    index('reports_by_thing').on(t.thingId, t.createdAt, t.id),
  ],
);

/** What a member reported, as it was then; deleted with the account of its author. */
export const reportedSubjects = pgTable(
  'reported_subjects',
  {
    reportId: uuid('report_id')
      .primaryKey()
      .references(() => reports.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => members.id, { onDelete: 'cascade' }),
    fields: jsonb().$type<ReviewSide['fields']>().notNull(),
    /** The path of its picture: unused files are deleted after a week, so it may be gone. */
    picture: text(),
    createdAt: createdAt(),
  },
  (t) => [index('reported_subjects_by_author').on(t.authorId)],
);
