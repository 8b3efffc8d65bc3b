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

/** What every change of an offer ends with: its row in the audit log, and no cached page of plans. */
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

/** A form that says what is there already makes no version. */
export function refuseUnchanged(before: Fields, after: Fields): void {
  if (Object.keys(changedFields(before, after).after).length === 0) throw new AppError(offerUnchanged);
}
