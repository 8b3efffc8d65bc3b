import { and, asc, desc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Db } from '#platform/db.ts';
import { isoTime } from '#platform/sql.ts';
import { categories, products } from './catalog.tables.ts';

/** The first product of every file of a sitemap with so many to a file. */
export async function selectFileStarts(db: Db, size: number): Promise<string[]> {
  const placed = db
    .select({ id: products.id, place: sql<number>`row_number() over (order by ${products.id}) - 1`.as('place') })
    .from(products)
    .where(eq(products.shown, true))
    .as('placed');
  const rows = await db
    .select({ id: placed.id })
    .from(placed)
    .where(sql`${placed.place} % ${size} = 0`)
    .orderBy(asc(placed.id));
  return rows.map(({ id }) => id);
}

/** Shown products in the order of their ids, from one of them on, or after it. */
export const selectAddresses = (db: Db, place: { from: string } | { after: string }, limit: number) =>
  db
    .select({ id: products.id, slug: products.slug, changedAt: isoTime(products.updatedAt) })
    .from(products)
    .where(and(eq(products.shown, true), 'from' in place ? gte(products.id, place.from) : gt(products.id, place.after)))
    .orderBy(asc(products.id))
    .limit(limit);

export const selectCategorySlugs = (db: Db) =>
  db
    .select({ slug: categories.slug })
    .from(categories)
    .where(gt(categories.productCount, 0))
    .orderBy(asc(categories.level), desc(categories.productCount), asc(categories.slug));
