import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { products } from '../catalog.tables.ts';
import { savedSearches } from '../saving/saving.tables.ts';
import { productVersions } from '../versions.tables.ts';

type Merge = { readonly from: string; readonly into: string };

/** Moves products saved during the merge of their category, and waiting versions. */
export async function moveLeftCategory(db: Db, { from, into }: Merge): Promise<void> {
  await db.update(productVersions).set({ categoryId: into }).where(eq(productVersions.categoryId, from));
  await db.update(products).set({ categoryId: into }).where(eq(products.categoryId, from));
}

/** The same of a brand, and saved searches for it. */
export async function moveLeftBrand(db: Db, { from, into }: Merge): Promise<void> {
  await db.update(productVersions).set({ brandId: into }).where(eq(productVersions.brandId, from));
  await db.update(products).set({ brandId: into }).where(eq(products.brandId, from));
  const address = sql`replace(${savedSearches.address}, ${from}::text, ${into}::text)`;
  await db
    .update(savedSearches)
    .set({ address })
    .where(sql`strpos(${savedSearches.address}, ${from}::text) > 0 and not exists (select from ${savedSearches} as other
      where other.member_id = ${savedSearches.memberId} and other.address = ${address})`);
}
