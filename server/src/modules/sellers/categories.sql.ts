import { eq, inArray } from 'drizzle-orm';
import { categories } from '#modules/catalog/catalog.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { sellerCategories, sellerFigures } from './sellers.tables.ts';

/** A store's figures begin at nothing. */
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
