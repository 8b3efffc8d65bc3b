import { type ReportKind, reportedMissing } from '@plyhaat/contract/reports/reports';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { upsertReport } from './reports.sql.ts';
import { selectSubject } from './subjects.sql.ts';

type NewReport = { kind: ReportKind; id: string; reason: string; message?: string | null | undefined };

export async function file(db: Db, who: Member, { kind, id, reason, message = null }: NewReport): Promise<void> {
  const subject = await selectSubject(db, kind, id);
  if (!subject || subject.isHidden) throw new AppError(reportedMissing);
  await upsertReport(db, { kind, thingId: id, reason, message, reporterId: who.id });
}
