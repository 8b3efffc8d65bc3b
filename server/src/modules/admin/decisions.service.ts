import type { ReviewKind } from '@plyhaat/contract/admin/admin';
import { ANOTHER_SELLER, type BulkDecision, type BulkResult } from '@plyhaat/contract/admin/review';
import { accessDenied } from '@plyhaat/contract/core/errors';
import type * as z from 'zod/mini';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Locked, Verdict } from '#platform/review/reviewable.ts';
import { settleAssignment } from './assignments.service.ts';
import { insertDecision } from './figures.sql.ts';
import { queue } from './queue.service.ts';

class AnotherSeller extends Error {}

type Condition = (item: Locked) => void;

/** Carries out one decision and records how long the item waited. What a colleague took is refused. */
export const decideOne = (db: Db, kind: ReviewKind, verdict: Verdict, holds: Condition = () => {}) =>
  queue.decide(db, kind, verdict, async (db, item) => {
    holds(item);
    await settleAssignment(db, kind, verdict.id, verdict.actorId);
    await insertDecision(db, kind, verdict.decision === 'approve', new Date(item.submittedAt));
  });

const refusal = (error: unknown): Pick<BulkResult, 'error' | 'message'> => {
  if (error instanceof AnotherSeller) return { error: ANOTHER_SELLER, message: 'This item is another seller’s.' };
  if (!(error instanceof AppError)) throw error;
  const own = error.failure === accessDenied ? 'A colleague decides on your own items.' : error.message;
  return { error: error.failure.error, message: own };
};

/** Each in its own transaction: one that changed meanwhile does not hold up the others. */
export async function decideMany(db: Db, who: Member, body: z.output<typeof BulkDecision>): Promise<BulkResult[]> {
  const { ownerId, decision, reason = null, items } = body;
  const results: BulkResult[] = [];
  const isTheirs: Condition = (item) => {
    if (item.ownerId !== ownerId) throw new AnotherSeller();
  };
  for (const { kind, _id, version } of items) {
    const verdict = { id: _id, version, decision, reason, actorId: who.id, licenceChecked: false };
    try {
      results.push({ kind, _id, error: null, message: await decideOne(db, kind, verdict, isTheirs) });
    } catch (error) {
      results.push({ kind, _id, ...refusal(error) });
    }
  }
  return results;
}
