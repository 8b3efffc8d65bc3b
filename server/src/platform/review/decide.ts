import { alreadyDecided, changedSince, nothingToReview } from '@plyhaat/contract/admin/admin';
import { accessDenied } from '@plyhaat/contract/core/errors';
import { audit } from '../audit.ts';
import type { Db } from '../db/db.ts';
import { AppError } from '../http/failure.ts';
import type { Locked, Reviewable, ReviewDescriptor, Verdict } from './reviewable.ts';

type Seen = Pick<Verdict, 'id' | 'actorId'> & { readonly version?: string };

/** The thing, locked, if it still waits for somebody else's decision and is still the version that was seen. */
async function lockWaiting<Thing extends Locked>(
  { lock }: ReviewDescriptor<Thing>,
  db: Db,
  { id, version, actorId }: Seen,
): Promise<Thing> {
  const thing = await lock(db, id);
  if (!thing) throw new AppError(nothingToReview);
  if (thing.ownerId === actorId || thing.subjectOwnerId === actorId) throw new AppError(accessDenied);
  if (version !== undefined && thing.version !== version) throw new AppError(changedSince);
  if (thing.status !== 'PENDING') throw new AppError(alreadyDecided);
  return thing;
}

/** Makes a kind of thing decidable. Every decision runs in one transaction with its row in the audit log. */
export const reviewable = <Thing extends Locked>(descriptor: ReviewDescriptor<Thing>): Reviewable => ({
  ...descriptor,
  lockWaiting: (db, thing) => lockWaiting(descriptor, db, thing),
  async decide(db, verdict, onLocked) {
    const { kind, approve, reject } = descriptor;
    const { id, decision, version, actorId, reason, licenceChecked } = verdict;
    await db.transaction(async (db) => {
      const thing = await lockWaiting(descriptor, db, verdict);
      await onLocked(db, thing);
      if (decision === 'approve') await approve(db, thing, verdict);
      else await reject(db, thing, { ...verdict, reason: reason ?? '' });
      await audit(db, {
        actorId,
        action: `${decision}_${kind}`,
        subjectKind: kind,
        subjectId: id,
        before: { status: thing.status },
        after: { status: decision === 'approve' ? 'APPROVED' : 'REJECTED' },
        reason,
        detail: { version, ...(licenceChecked && { licenceChecked }) },
      });
    });
  },
});
