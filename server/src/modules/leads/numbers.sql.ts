import type { BadLeadReason } from '@plyhaat/contract/leads/leads';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { numberPlaces, type PlaceBy } from './leads.tables.ts';

const { requirementId, sellerId, by, givenBackAt } = numberPlaces;

/** Until the transaction ends nobody else counts or takes a place of this requirement. */
export const lockPlaces = (db: Db, id: string) =>
  db.select({ id: requirements.id }).from(requirements).where(eq(requirements.id, id)).for('no key update');

export async function findPlace(db: Db, id: string, seller: string) {
  const [place] = await db
    .select({ by, givenBackAt })
    .from(numberPlaces)
    .where(and(eq(requirementId, id), eq(sellerId, seller)));
  return place;
}

export type Place = {
  readonly requirementId: string;
  readonly sellerId: string;
  readonly buyerId: string;
  readonly by: PlaceBy;
};
/** Only an accepted quote overwrites how the seller got the number before. */
export const insertPlace = (db: Db, place: Place) =>
  db
    .insert(numberPlaces)
    .values(place)
    .onConflictDoUpdate({
      target: [requirementId, sellerId],
      set: { by: sql`case excluded.by when 'acceptance' then excluded.by else ${by} end` },
    });

/** Frees the place; whoever has done so before changes nothing. */
export async function releasePlace(db: Db, id: string, seller: string, reason: BadLeadReason): Promise<boolean> {
  const rows = await db
    .update(numberPlaces)
    .set({ givenBackAt: sql`now()`, reason })
    .where(and(eq(requirementId, id), eq(sellerId, seller), isNull(givenBackAt), inArray(by, ['asking', 'invitation'])))
    .returning({ id: numberPlaces.id });
  return rows.length > 0;
}

const openWords = (id: string) =>
  and(eq(requirementId, id), isNotNull(numberPlaces.reason), eq(numberPlaces.hasPaused, false));

/** How many sellers reported the number as useless since the last pause. */
export const countBadWords = (db: Db, id: string) => db.$count(numberPlaces, openWords(id));

export const useUpBadWords = (db: Db, id: string) =>
  db.update(numberPlaces).set({ hasPaused: true }).where(openWords(id));
