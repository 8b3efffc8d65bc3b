import { offerUnchanged } from '@plyhaat/contract/billing/staff/offers';
import { audit, changedFields } from '#platform/audit.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';

type Fields = Readonly<Record<string, unknown>>;
type Written = {
  readonly staffId: string;
  readonly kind: 'plan' | 'topup';
  readonly id: string;
  readonly act: 'create' | 'change' | 'retire' | 'offer';
  readonly before: Fields;
  readonly after: Fields;
};

/** Ends every change of an offer: writes the audit log and drops cached pages of plans. */
export async function written(db: Db, { staffId, kind, id, act, before, after }: Written): Promise<void> {
  const changed = changedFields(before, after);
  await audit(db, {
    actorId: staffId,
    action: `${kind}.${act}`,
    subjectKind: kind,
    subjectId: id,
    ...changed,
  });
  await dropCached(db, ['plans']);
}

/** Refuses a form without changes, so that no equal version is made. */
export function refuseUnchanged(before: Fields, after: Fields): void {
  if (Object.keys(changedFields(before, after).after).length === 0) throw new AppError(offerUnchanged);
}
