import { asc, gt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db.ts';
import { brands } from './catalog.tables.ts';

/** A brand is public once a product of it is approved. */
export async function selectBrands(db: Db, { page, perPage }: { page: number; perPage: number }) {
  const shown = gt(brands.productCount, 0);
  const data = await db
    .select({ _id: brands.id, name: brands.name, status: sql<boolean>`true`, productCount: brands.productCount })
    .from(brands)
    .where(shown)
    .orderBy(asc(brands.name))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { data, total: await db.$count(brands, shown) };
}
