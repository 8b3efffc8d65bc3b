import { asc, desc, gt, sql } from 'drizzle-orm';
import { opportunityAddresses } from '#modules/dealerships/addresses.reads.sql.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { reels } from '#modules/reels/reels.tables.ts';
import { sellerListings } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { unprepared } from '#platform/db/prepared.ts';
import { isoTime } from '#platform/db/sql.ts';
import { categories, products } from '../catalog.tables.ts';

/** What has a page of its own for every row. A member also changes by signing in, so stores tell no change. */
const ROWS = {
  products: sql`select ${products.id}, ${products.slug}, ${isoTime(products.updatedAt)} as "changedAt"
    from ${products} where ${products.shown}`,
  sellers: sql`select ${members.id}, ${members.slug}, null as "changedAt"
    from ${sellerListings} join ${members} on ${members.id} = ${sellerListings.memberId}`,
  opportunities: opportunityAddresses,
  reels: sql`select ${reels.id}, ${reels.id}::text as slug, ${isoTime(reels.updatedAt)} as "changedAt"
    from ${reels} where ${reels.shown}`,
};
export type SitemapKind = keyof typeof ROWS;

/** The first row of every file of a sitemap with so many to a file. */
export async function selectFileStarts(db: Db, kind: SitemapKind, size: number): Promise<string[]> {
  const placed = sql`select id, row_number() over (order by id) - 1 as place from (${ROWS[kind]}) as listed`;
  const starts = sql`select id from (${placed}) as placed where place % ${size} = 0 order by id`;
  return (await unprepared<{ id: string }>(db, starts, {})).map(({ id }) => id);
}

type Address = { readonly id: string; readonly slug: string; readonly changedAt: string | null };

/** Those the public sees in the order of their ids, from one of them on, or after it. */
export function selectAddresses(db: Db, kind: SitemapKind, place: { from: string } | { after: string }, limit: number) {
  const there = 'from' in place ? sql`id >= ${place.from}` : sql`id > ${place.after}`;
  const rows = sql`select * from (${ROWS[kind]}) as listed where ${there} order by id limit ${limit}`;
  return unprepared<Address>(db, rows, {});
}

export const selectCategorySlugs = (db: Db) =>
  db
    .select({ slug: categories.slug })
    .from(categories)
    .where(gt(categories.productCount, 0))
    .orderBy(asc(categories.level), desc(categories.productCount), asc(categories.slug));
