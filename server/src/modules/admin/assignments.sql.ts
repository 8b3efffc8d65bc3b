import type { Assignment, ReviewKind } from '@plyhaat/contract/admin/admin';
import { TAKEN_MINUTES } from '@plyhaat/contract/admin/review';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime } from '#platform/db/sql.ts';
import { reviewAssignments } from './review.tables.ts';

const isOne = (kind: ReviewKind, id: string) =>
  and(eq(reviewAssignments.kind, kind), eq(reviewAssignments.thingId, id));
const holds = gt(reviewAssignments.until, sql`now()`);

/** The first to ask gets the item, and who has it may ask again; undefined where a colleague has it. */
export async function upsertAssignment(db: Db, kind: ReviewKind, thingId: string, memberId: string) {
  const until = sql`now() + make_interval(mins => ${TAKEN_MINUTES})`;
  const [taken] = await db
    .insert(reviewAssignments)
    .values({ kind, thingId, memberId, until })
    .onConflictDoUpdate({
      target: [reviewAssignments.kind, reviewAssignments.thingId],
      set: { memberId, until, takenAt: sql`now()` },
      setWhere: sql`${reviewAssignments.memberId} = ${memberId} or ${reviewAssignments.until} <= now()`,
    })
    .returning();
  return taken;
}

const assigned = (db: Db) =>
  db
    .select({
      kind: reviewAssignments.kind,
      thingId: reviewAssignments.thingId,
      _id: members.id,
      name: members.name,
      until: isoTime(reviewAssignments.until),
    })
    .from(reviewAssignments)
    .innerJoin(members, eq(members.id, reviewAssignments.memberId));

/** Who has an item now. */
export async function findAssignment(db: Db, kind: ReviewKind, id: string): Promise<Assignment | undefined> {
  const [found] = await assigned(db).where(and(isOne(kind, id), holds));
  return found && { _id: found._id, name: found.name, until: found.until };
}

export const selectAssignments = (db: Db, ids: readonly string[]) =>
  assigned(db).where(and(inArray(reviewAssignments.thingId, [...ids]), holds));

export const deleteAssignment = (db: Db, kind: ReviewKind, id: string) =>
  db.delete(reviewAssignments).where(isOne(kind, id));

/** Only while it is still theirs: it may have been freed and taken by somebody else meanwhile. */
export async function deleteAssignmentOf(db: Db, kind: ReviewKind, id: string, memberId: string): Promise<boolean> {
  const gone = await db
    .delete(reviewAssignments)
    .where(and(isOne(kind, id), eq(reviewAssignments.memberId, memberId)))
    .returning({ kind: reviewAssignments.kind });
  return gone.length > 0;
}

/** Expired rows no longer count as assignments; deleting them only keeps the table small. */
export const deleteEnded = (db: Db) =>
  db.execute(sql`delete from ${reviewAssignments} where (kind, thing_id) in
    (select kind, thing_id from ${reviewAssignments} where until <= now() for update skip locked)`);

/** A certificate goes by its seller's id. */
export const forgetMember = (db: Db, memberId: string) => deleteAssignment(db, 'gst', memberId);
