import type { SavedSearch } from '@plyhaat/contract/catalog/saved-searches';
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { isoTime, only } from '#platform/db/sql.ts';
import { savedSearches } from './saving.tables.ts';

const SHOWN = {
  _id: savedSearches.id,
  name: savedSearches.name,
  address: savedSearches.address,
  alert: savedSearches.alert,
  createdAt: isoTime(savedSearches.createdAt),
};

export async function selectSavedSearches(db: Db, memberId: string) {
  const data = await db
    .select(SHOWN)
    .from(savedSearches)
    .where(eq(savedSearches.memberId, memberId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
  return { data, total: data.length };
}

/** Until the transaction ends nobody else counts or adds this member's searches. */
export const lockSearchesOf = (db: Db, memberId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${memberId}`}, 0))`);

export const countOthers = (db: Db, memberId: string, address: string) =>
  db.$count(savedSearches, and(eq(savedSearches.memberId, memberId), sql`${savedSearches.address} <> ${address}`));

type Saved = { readonly memberId: string; readonly address: string; readonly name: string | undefined };

/** An alert that is switched on again covers only products approved from now on. */
export async function upsertSearch(
  db: Db,
  { name, ...saved }: Saved,
  otherwise: string,
  alert: boolean | undefined,
): Promise<SavedSearch> {
  const turnedOn = sql`${alert ?? false} and not ${savedSearches.alert}`;
  const rows = await db
    .insert(savedSearches)
    .values({ ...saved, name: name ?? otherwise, alert: alert ?? true })
    .onConflictDoUpdate({
      target: [savedSearches.memberId, savedSearches.address],
      set: {
        name: name ?? sql`${savedSearches.name}`,
        alert: alert ?? sql`${savedSearches.alert}`,
        seenUntil: sql`case when ${turnedOn} then now() else ${savedSearches.seenUntil} end`,
      },
    })
    .returning(SHOWN);
  return only(rows);
}

export async function removeSearch(db: Db, memberId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.memberId, memberId), eq(savedSearches.id, id)))
    .returning({ id: savedSearches.id });
  return gone.length > 0;
}

/** The next members who want to be told of something, in the order of their ids. */
export async function selectAlertedMembers(db: Db, after: string | undefined, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ memberId: savedSearches.memberId })
    .from(savedSearches)
    .where(and(eq(savedSearches.alert, true), after ? gt(savedSearches.memberId, after) : undefined))
    .orderBy(asc(savedSearches.memberId))
    .limit(limit);
  return rows.map(({ memberId }) => memberId);
}

/** A member's searches that were last looked at before a moment, until the transaction ends. */
export const lockDueSearches = (db: Db, memberId: string, before: Date) =>
  db
    .select()
    .from(savedSearches)
    .where(
      and(eq(savedSearches.memberId, memberId), eq(savedSearches.alert, true), lt(savedSearches.seenUntil, before)),
    )
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id))
    .for('update');

export const markSeen = (db: Db, ids: readonly string[], until: Date) =>
  db
    .update(savedSearches)
    .set({ seenUntil: until })
    .where(inArray(savedSearches.id, [...ids]));
