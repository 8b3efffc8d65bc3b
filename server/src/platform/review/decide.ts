import { alreadyDecided, changedSince, nothingToReview } from '@plyhaat/contract/admin/admin';
import { accessDenied } from '@plyhaat/contract/core/errors';
import { audit } from '../audit.ts';
import type { Db } from '../db/db.ts';
import { AppError } from '../http/failure.ts';
import type { Locked, Reviewable, ReviewDescriptor, Verdict } from './reviewable.ts';

type Seen = Pick<Verdict, 'id' | 'actorId'> & { readonly version?: string };

/**
 * The item, locked, if it still waits for somebody else's decision and is still the version that was seen (ADMIN-4).
 */
async function lockWaiting<Item extends Locked>(
  { lock }: ReviewDescriptor<Item>,
  db: Db,
  { id, version, actorId }: Seen,
): Promise<Item> {
  const item = await lock(db, id);
  if (!item) throw new AppError(nothingToReview);
  if (item.ownerId === actorId || item.subjectOwnerId === actorId) throw new AppError(accessDenied);
  if (version !== undefined && item.version !== version) throw new AppError(changedSince);
  if (item.status !== 'PENDING') throw new AppError(alreadyDecided);
  return item;
}

/** Makes a kind of item decidable. Every decision runs in one transaction with its row in the audit log. */
export const reviewable = <Item extends Locked>(descriptor: ReviewDescriptor<Item>): Reviewable => ({
  ...descriptor,
  lockWaiting: (db, item) => lockWaiting(descriptor, db, item),
  async decide(db, verdict, onLocked) {
    const { kind, approve, reject } = descriptor;
    const { id, decision, version, actorId, reason, licenceChecked } = verdict;
    await db.transaction(async (db) => {
      const item = await lockWaiting(descriptor, db, verdict);
      await onLocked(db, item);
      if (decision === 'approve') await approve(db, item, verdict);
      else await reject(db, item, { ...verdict, reason: reason ?? '' });
      await audit(db, {
        actorId,
        action: `${decision}_${kind}`,
        subjectKind: kind,
        subjectId: id,
        before: { status: item.status },
        after: { status: decision === 'approve' ? 'APPROVED' : 'REJECTED' },
        reason,
        detail: { version, ...(licenceChecked && { licenceChecked }) },
      });
    });
  },
});
