import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { savedSearches } from '../saving/saving.tables.ts';
import { productVersions } from '../versions.tables.ts';

type Merge = { readonly from: string; readonly into: string };

/** The versions that wait; products went with the merge. */
export const moveLeftCategory = (db: Db, { from, into }: Merge) =>
  db.update(productVersions).set({ categoryId: into }).where(eq(productVersions.categoryId, from));

/** The same of a brand, and saved searches for it. */
export async function moveLeftBrand(db: Db, { from, into }: Merge): Promise<void> {
  await db.update(productVersions).set({ brandId: into }).where(eq(productVersions.brandId, from));
  const address = sql`replace(${savedSearches.address}, ${from}::text, ${into}::text)`;
  await db
    .update(savedSearches)
    .set({ address })
    .where(sql`strpos(${savedSearches.address}, ${from}::text) > 0 and not exists (select from ${savedSearches} as other
      where other.member_id = ${savedSearches.memberId} and other.address = ${address})`);
}
