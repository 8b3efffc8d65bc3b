import { eq, inArray, sql } from 'drizzle-orm';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { sellerCategories, sellerFigures, sellerStates } from './sellers.tables.ts';

/** Creates the figures of a new store. */
export const openFigures = (db: Db, memberId: string) =>
  db.insert(sellerFigures).values({ memberId }).onConflictDoNothing();

export const areCategories = async (db: Db, ids: readonly string[]): Promise<boolean> =>
  (await db.$count(categories, inArray(categories.id, [...ids]))) === ids.length;

/** What a seller deals in; false where one of the categories does not exist. */
export async function replaceCategories(db: Db, memberId: string, categoryIds: readonly string[]): Promise<boolean> {
  await db.delete(sellerCategories).where(eq(sellerCategories.memberId, memberId));
  if (categoryIds.length === 0) return true;
  if (!(await areCategories(db, categoryIds))) return false;
  await db.insert(sellerCategories).values(categoryIds.map((categoryId) => ({ memberId, categoryId })));
  return true;
}

/** Whoever deals in one category deals in the other from now on. */
export async function moveCategory(db: Db, from: string, into: string): Promise<void> {
  await db.execute(sql`insert into ${sellerCategories} (member_id, category_id)
    select member_id, ${into}::uuid from ${sellerCategories} where category_id = ${from}::uuid on conflict do nothing`);
  await db.delete(sellerCategories).where(eq(sellerCategories.categoryId, from));
}

/** Where a seller delivers besides its own state; false where one of the states does not exist. */
export async function replaceServedStates(db: Db, memberId: string, stateIds: readonly string[]): Promise<boolean> {
  await db.delete(sellerStates).where(eq(sellerStates.memberId, memberId));
  if (stateIds.length === 0) return true;
  if ((await db.$count(states, inArray(states.id, [...stateIds]))) !== stateIds.length) return false;
  await db.insert(sellerStates).values(stateIds.map((stateId) => ({ memberId, stateId })));
  return true;
}
