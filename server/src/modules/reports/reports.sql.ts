import { MOST_OTHER_REPORTS } from '@plyhaat/contract/admin/review-facts';
import type { Approval } from '@plyhaat/contract/core/approval';
import type { ReportKind } from '@plyhaat/contract/reports/reports';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import { isoTime } from '#platform/db/sql.ts';
import type { QueueFilter, QueuePage } from '#platform/review/reviewable.ts';
import { holding } from '#platform/review/search.sql.ts';
import { reportedSubjects, reports } from './reports.tables.ts';
import { subjectNames } from './subject-names.sql.ts';

type NewReport = Pick<typeof reports.$inferInsert, 'kind' | 'thingId' | 'reason' | 'message'> & {
  readonly reporterId: string;
};

/** A second report of the same item replaces the first one's reason and message. */
export const upsertReport = (db: Db, report: NewReport) =>
  db
    .insert(reports)
    .values({ ...report, version: newId() })
    .onConflictDoUpdate({
      target: [reports.reporterId, reports.kind, reports.thingId],
      targetWhere: sql`${reports.state} = 'PENDING'`,
      set: { reason: report.reason, message: report.message ?? null, version: newId() },
    })
    .returning({ id: reports.id });

type AsItWas = Omit<typeof reportedSubjects.$inferInsert, 'createdAt'>;

export const upsertReportedSubject = (db: Db, subject: AsItWas) =>
  db
    .insert(reportedSubjects)
    .values(subject)
    .onConflictDoUpdate({ target: reportedSubjects.reportId, set: { ...subject, createdAt: sql`now()` } });

/** The reported item as it was, with its picture while that is kept. */
export async function findReportedSubject(db: Db, reportId: string) {
  const [found] = await db
    .select({ fields: reportedSubjects.fields, picture: pictureOf(mediaFiles), isOpen: mediaFiles.open })
    .from(reportedSubjects)
    .leftJoin(mediaFiles, eq(mediaFiles.path, reportedSubjects.picture))
    .where(eq(reportedSubjects.reportId, reportId));
  return found;
}

/** A changed text that is held back again needs a new decision. */
export const upsertAutomatic = (db: Db, kind: ReportKind, thingId: string, reason: string) =>
  db
    .insert(reports)
    .values({ kind, thingId, reason, automatic: true, version: newId() })
    .onConflictDoUpdate({
      target: [reports.kind, reports.thingId],
      targetWhere: sql`${reports.automatic} and ${reports.state} = 'PENDING'`,
      set: { reason, version: newId() },
    });

const reported = (db: Db) =>
  db
    .select({
      id: reports.id,
      version: reports.version,
      kind: reports.kind,
      thingId: reports.thingId,
      status: reports.state,
      automatic: reports.automatic,
      why: reports.reason,
      message: reports.message,
      reporterId: members.id,
      reporterSlug: members.slug,
      reporterName: members.name,
      submittedAt: isoTime(reports.createdAt),
      decision: reports.decisionReason,
    })
    .from(reports)
    .leftJoin(members, eq(members.id, reports.reporterId));

export type Reported = Awaited<ReturnType<typeof reported>>[number];

const wanted = ({ status, q }: QueueFilter) =>
  and(eq(reports.state, status), holding(q, subjectNames, reports.reason, members.name));

export function selectReports(db: Db, { status, q, limit, offset }: QueuePage) {
  const order =
    status === 'PENDING' ? [asc(reports.createdAt), asc(reports.id)] : [desc(reports.decidedAt), desc(reports.id)];
  return reported(db)
    .where(wanted({ status, q }))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

export const countReports = (db: Db, filter: QueueFilter) =>
  filter.q
    ? db.$count(reported(db).where(wanted(filter)).as('found'))
    : db.$count(reports, eq(reports.state, filter.status));

export async function selectReport(db: Db, id: string): Promise<Reported | undefined> {
  const [row] = await reported(db).where(eq(reports.id, id));
  return row;
}

type Subject = Pick<Reported, 'id' | 'kind' | 'thingId'>;
const ofSubject = ({ kind, thingId }: Subject) => and(eq(reports.thingId, thingId), eq(reports.kind, kind));

export async function countOfSubject(db: Db, report: Subject) {
  const upheld = and(ofSubject(report), eq(reports.state, 'APPROVED'));
  return { ofSubject: await db.$count(reports, ofSubject(report)), upheld: await db.$count(reports, upheld) };
}

export const selectOtherReports = (db: Db, report: Subject) =>
  db
    .select({
      _id: reports.id,
      reason: reports.reason,
      message: reports.message,
      reporter: members.name,
      status: reports.state,
      createdAt: isoTime(reports.createdAt),
    })
    .from(reports)
    .leftJoin(members, eq(members.id, reports.reporterId))
    .where(and(ofSubject(report), ne(reports.id, report.id)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(MOST_OTHER_REPORTS);

export const lockReport = (db: Db, id: string) =>
  db.select({ id: reports.id }).from(reports).where(eq(reports.id, id)).for('no key update');

export const decideReport = (db: Db, id: string, state: Approval, decisionReason: string | null) =>
  db.update(reports).set({ state, decisionReason, decidedAt: sql`now()` }).where(eq(reports.id, id));
