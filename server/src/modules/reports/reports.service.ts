import { type ReportKind, reportedMissing } from '@plyhaat/contract/reports/reports';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { upsertReport } from './reports.sql.ts';
import { selectThing } from './things.sql.ts';

type NewReport = { kind: ReportKind; id: string; reason: string; message?: string | null | undefined };

export async function file(db: Db, who: Member, { kind, id, reason, message = null }: NewReport): Promise<void> {
  const thing = await selectThing(db, kind, id);
  if (!thing || thing.isHidden) throw new AppError(reportedMissing);
  await upsertReport(db, { kind, thingId: id, reason, message, reporterId: who.id });
}
