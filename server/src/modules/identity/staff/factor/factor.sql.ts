import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { members, sessions } from '../../identity.tables.ts';
import { recoveryCodes, staffFactors } from './factor.tables.ts';

type Caller = { readonly id: string; readonly sessionId: string };

const isUnused = (memberId: string) => and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.usedAt));

export const countRecoveryCodes = (db: Db, memberId: string): Promise<number> =>
  db.$count(recoveryCodes, isUnused(memberId));

/** The caller's second factor, and whether it was entered in this session. */
export async function findFactor(db: Db, who: Caller) {
  const [found] = await db
    .select({
      phone: members.phone,
      role: members.role,
      secret: staffFactors.secret,
      pending: staffFactors.pending,
      isVerified: sql<boolean>`${sessions.factorAt} is not null`,
    })
    .from(members)
    .leftJoin(staffFactors, eq(staffFactors.memberId, members.id))
    .leftJoin(sessions, and(eq(sessions.memberId, members.id), eq(sessions.id, who.sessionId)))
    .where(eq(members.id, who.id));
  return found;
}

export const upsertPending = (db: Db, memberId: string, pending: string) =>
  db
    .insert(staffFactors)
    .values({ memberId, pending })
    .onConflictDoUpdate({ target: staffFactors.memberId, set: { pending } });

/** The pending secret becomes the one in use, unless another setup has begun since. */
export async function turnOn(db: Db, memberId: string, pending: string, step: number): Promise<boolean> {
  const changed = await db
    .update(staffFactors)
    .set({ secret: pending, pending: null, lastStep: step, confirmedAt: sql`now()` })
    .where(and(eq(staffFactors.memberId, memberId), eq(staffFactors.pending, pending)))
    .returning({ id: staffFactors.memberId });
  return changed.length > 0;
}

export async function replaceRecoveryCodes(db: Db, memberId: string, digests: readonly Buffer[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  await db.insert(recoveryCodes).values(digests.map((digest) => ({ memberId, digest })));
}

/** Uses a time step up, so that a code works only once. */
export async function useStep(db: Db, memberId: string, secret: string, step: number): Promise<boolean> {
  const used = await db
    .update(staffFactors)
    .set({ lastStep: step })
    .where(and(eq(staffFactors.memberId, memberId), eq(staffFactors.secret, secret), lt(staffFactors.lastStep, step)))
    .returning({ id: staffFactors.memberId });
  return used.length > 0;
}

export async function useRecoveryCode(db: Db, memberId: string, digests: readonly Buffer[]): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(isUnused(memberId), inArray(recoveryCodes.digest, [...digests])))
    .returning({ id: recoveryCodes.memberId });
  return used.length > 0;
}

/** Notes that the factor was entered; false where the session ended meanwhile. */
export async function markVerified(db: Db, who: Caller): Promise<boolean> {
  const marked = await db
    .update(sessions)
    .set({ factorAt: sql`now()` })
    .where(and(eq(sessions.id, who.sessionId), eq(sessions.memberId, who.id)))
    .returning({ id: sessions.id });
  return marked.length > 0;
}

/** Removes secret and recovery codes; false where there was none in use. */
export async function removeFactor(db: Db, memberId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  const removed = await db
    .delete(staffFactors)
    .where(eq(staffFactors.memberId, memberId))
    .returning({ secret: staffFactors.secret });
  return removed.some(({ secret }) => secret !== null);
}
