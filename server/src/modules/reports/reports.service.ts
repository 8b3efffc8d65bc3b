import type { ReviewSide } from '@plyhaat/contract/admin/admin';
import { type ReportKind, reportedMissing } from '@plyhaat/contract/reports/reports';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { upsertReport, upsertReportedSubject } from './reports.sql.ts';
import { type ReportSubject, selectSubject } from './subjects.sql.ts';

type NewReport = { kind: ReportKind; id: string; reason: string; message?: string | null | undefined };

/** What is read of an item when it is reported, and again by staff. */
export const fieldsOf = (subject: ReportSubject | undefined): ReviewSide['fields'] => [
  { label: 'Title', value: subject?.title ?? null },
  { label: 'Price', value: subject?.price ?? null },
  { label: 'Text', value: subject?.words || null },
];

export async function file(db: Db, who: Member, { kind, id, reason, message = null }: NewReport): Promise<void> {
  const subject = await selectSubject(db, kind, id);
  if (!subject || subject.isHidden) throw new AppError(reportedMissing);
  await db.transaction(async (db) => {
    const { id: reportId } = only(await upsertReport(db, { kind, thingId: id, reason, message, reporterId: who.id }));
    const picture = subject.picture?.path ?? null;
    await upsertReportedSubject(db, {
      reportId,
      authorId: subject.author?._id ?? null,
      fields: fieldsOf(subject),
      picture,
    });
  });
}
