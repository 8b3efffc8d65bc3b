import { type ReviewItem, type ReviewKind, takenByAnother } from '@plyhaat/contract/admin/admin';
import { notTaken } from '@plyhaat/contract/admin/review';
import { accessDenied } from '@plyhaat/contract/core/errors';
import { may } from '@plyhaat/contract/core/roles';
import { audit } from '#platform/audit.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import {
  deleteAssignment,
  deleteAssignmentOf,
  deleteEnded,
  findAssignment,
  selectAssignments,
  upsertAssignment,
} from './assignments.sql.ts';
import { queue } from './queue.service.ts';

/** Locks the item first, as a decision does, so that taking and deciding happen one after the other. */
export const take = (db: Db, who: Member, kind: ReviewKind, id: string) =>
  db.transaction(async (db) => {
    await queue.lockWaiting(db, kind, id, who.id);
    await deleteEnded(db);
    const before = await findAssignment(db, kind, id);
    const taken = await upsertAssignment(db, kind, id, who.id);
    const data = taken && (await findAssignment(db, kind, id));
    if (!data) throw new AppError(takenByAnother);
    await audit(db, {
      actorId: who.id,
      action: 'take_review',
      subjectKind: kind,
      subjectId: id,
      before: { takenBy: before?._id ?? null, until: before?.until ?? null },
      after: { takenBy: who.id, until: data.until },
    });
    return data;
  });

const mayFree = ({ role }: Member) => may(role, 'manage');

/** Allowed to whoever has it; an administrator or sub-administrator may also free what a colleague has. */
export const giveBack = (db: Db, who: Member, kind: ReviewKind, id: string) =>
  db.transaction(async (db) => {
    const taken = await findAssignment(db, kind, id);
    if (!taken) throw new AppError(notTaken);
    if (taken._id !== who.id && !mayFree(who)) throw new AppError(accessDenied);
    if (!(await deleteAssignmentOf(db, kind, id, taken._id))) throw new AppError(notTaken);
    await audit(db, {
      actorId: who.id,
      action: 'give_back_review',
      subjectKind: kind,
      subjectId: id,
      before: { takenBy: taken._id },
      after: { takenBy: null },
    });
  });

/** Refuses a decision on what a colleague has taken; the decision also ends the assignment. */
export async function settleAssignment(db: Db, kind: ReviewKind, id: string, actorId: string): Promise<void> {
  const taken = await findAssignment(db, kind, id);
  if (taken && taken._id !== actorId) throw new AppError(takenByAnother);
  await deleteAssignment(db, kind, id);
}

/** Who has which of these. */
export async function withAssignments(db: Db, items: readonly ReviewItem[]): Promise<ReviewItem[]> {
  const waiting = items.filter(({ status }) => status === 'PENDING').map(({ _id }) => _id);
  const rows = waiting.length > 0 ? await selectAssignments(db, waiting) : [];
  const byItem = new Map(rows.map(({ kind, thingId, ...taken }) => [`${kind} ${thingId}`, taken]));
  return items.map((item) => {
    const taken = byItem.get(`${item.kind} ${item._id}`);
    return taken ? { ...item, taken } : item;
  });
}
