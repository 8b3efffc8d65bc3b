import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db.ts';
import { brands, categories } from './catalog.tables.ts';

export type Place = { readonly categoryId: string; readonly brandId: string | null };

/** Changes the kept numbers of approved products by what comes and goes. Rows are locked in one order by everybody. */
export async function countOnShelf(db: Db, { categoryId, brandId }: Place, by: 1 | -1): Promise<void> {
  const above = sql`(select parent_id from ${categories} where id = ${categoryId})`;
  const counted = await db
    .select({ id: categories.id })
    .from(categories)
    .where(or(eq(categories.id, categoryId), eq(categories.id, above)))
    .orderBy(asc(categories.id))
    .for('no key update');
  await db
    .update(categories)
    .set({ productCount: sql`${categories.productCount} + ${by}` })
    .where(
      inArray(
        categories.id,
        counted.map(({ id }) => id),
      ),
    );
  if (!brandId) return;
  await db
    .update(brands)
    .set({ productCount: sql`${brands.productCount} + ${by}` })
    .where(eq(brands.id, brandId));
}
