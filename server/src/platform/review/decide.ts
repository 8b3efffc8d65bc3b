import { alreadyDecided, changedSince, nothingToReview } from '@plyhaat/contract/admin/admin';
import { accessDenied } from '@plyhaat/contract/core/errors';
import { audit } from '../audit.ts';
import type { Db } from '../db/db.ts';
import { AppError } from '../http/failure.ts';
import type { Locked, Reviewable, ReviewDescriptor, Verdict } from './reviewable.ts';

/** The thing, locked, if it is still the version that was seen and still waits for somebody else's decision. */
async function lockSeen<Thing extends Locked>(
  { lock }: ReviewDescriptor<Thing>,
  db: Db,
  { id, version, actorId }: Verdict,
): Promise<Thing> {
  const thing = await lock(db, id);
  if (!thing) throw new AppError(nothingToReview);
  if (thing.ownerId === actorId) throw new AppError(accessDenied);
  if (thing.version !== version) throw new AppError(changedSince);
  if (thing.status !== 'PENDING') throw new AppError(alreadyDecided);
  return thing;
}

/** Makes a kind of thing decidable. Every decision runs in one transaction with its row in the audit log. */
export const reviewable = <Thing extends Locked>(descriptor: ReviewDescriptor<Thing>): Reviewable => ({
  ...descriptor,
  async decide(db, verdict) {
    const { kind, approve, reject } = descriptor;
    const { id, decision, version, actorId, reason, licenceChecked } = verdict;
    await db.transaction(async (db) => {
      const thing = await lockSeen(descriptor, db, verdict);
      if (decision === 'approve') await approve(db, thing, verdict);
      else await reject(db, thing, { ...verdict, reason: reason ?? '' });
      await audit(db, {
        actorId,
        action: `${decision}_${kind}`,
        subjectKind: kind,
        subjectId: id,
        detail: { version, ...(reason && { reason }), ...(licenceChecked && { licenceChecked }) },
      });
    });
  },
});
