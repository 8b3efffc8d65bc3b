import { FEWEST_SELLERS } from '@plyhaat/contract/discovery/places';
import { type SQL, sql } from 'drizzle-orm';
import { brands, categories, products } from '#modules/catalog/catalog.tables.ts';
import { postAddresses, videoAddresses } from '#modules/content/addresses.reads.sql.ts';
import { opportunityAddresses } from '#modules/dealerships/addresses.reads.sql.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { reels } from '#modules/reels/reels.tables.ts';
import { requirementAddresses } from '#modules/requirements/addresses.reads.sql.ts';
import { sellerListings } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { unprepared } from '#platform/db/prepared.ts';
import { isoTime } from '#platform/db/sql.ts';
import { shortSlug } from './places.sql.ts';

const iso = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const lastChange = (of: SQL) =>
  sql`(select max(product.updated_at) from ${products} as product where product.shown and ${of})`;

/** Kinds with a page per row. A store has the date of its products, as its own row also changes by signing in. */
const ROWS = {
  products: sql`select ${products.id}, ${products.slug}, ${isoTime(products.updatedAt)} as "changedAt"
    from ${products} where ${products.shown}`,
  sellers: sql`select ${members.id}, ${members.slug},
      ${iso(sql`greatest(${members.createdAt}, ${lastChange(sql`product.seller_id = ${members.id}`)})`)} as "changedAt"
    from ${sellerListings} join ${members} on ${members.id} = ${sellerListings.memberId}`,
  brands: sql`select ${brands.id}, ${brands.slug},
      ${iso(lastChange(sql`product.brand_id = ${brands.id}`))} as "changedAt"
    from ${brands} where exists (select from ${products} as product where product.shown and product.brand_id = brands.id)`,
  reels: sql`select ${reels.id}, ${reels.id}::text as slug, ${isoTime(reels.updatedAt)} as "changedAt"
    from ${reels} where ${reels.shown}`,
  opportunities: opportunityAddresses,
  requirements: requirementAddresses,
  posts: postAddresses,
  videos: videoAddresses,
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

/** Those with products, of their own or below them. */
export const selectCategorySlugs = (db: Db): Promise<{ slug: string }[]> =>
  unprepared(
    db,
    sql`select category.slug from (select category_id, count(*) as n from ${products} where shown group by 1) as counted
      join ${categories} as own on own.id = counted.category_id
      join ${categories} as category on category.id in (own.id, own.parent_id) and category.shown
     group by category.id order by category.level, sum(counted.n) desc, category.slug`,
    {},
  );

export type PlaceAddress = { readonly path: string; readonly changedAt: string };

const enough = sql.raw(`having count(distinct dealt.member_id) >= ${FEWEST_SELLERS}`);
const changed = iso(sql.raw('max(dealt.changed_at)'));

/** Every place with a page of its own, by one pass over all stores; a sub-category's sellers deal in its parent too. */
export const selectPlaces = (db: Db): Promise<PlaceAddress[]> =>
  unprepared<PlaceAddress>(
    db,
    sql`with dealt as materialized (
      select listing.member_id, listing.state_id, listing.city_id, kind.id as category_id, greatest(listing.created_at,
          ${lastChange(sql`product.seller_id = listing.member_id`)}) as changed_at
        from ${sellerListings} as listing left join lateral unnest(listing.category_ids) as own(id) on true
        left join ${categories} as category on category.id = own.id
        left join lateral (values (category.id), (category.parent_id)) as kind(id) on kind.id is not null)
    select '/sellers/' || state.slug as path, ${changed} as "changedAt"
      from dealt join ${states} as state on state.id = dealt.state_id group by state.id ${enough}
    union all
    select concat_ws('/', '/sellers', state.slug, category.slug), ${changed}
      from dealt join ${states} as state on state.id = dealt.state_id
      join ${categories} as category on category.id = dealt.category_id and category.shown
     group by state.id, category.id ${enough}
    union all
    select concat_ws('/', '/sellers', state.slug, ${shortSlug}, category.slug), ${changed}
      from dealt join ${cities} as city on city.id = dealt.city_id join ${states} as state on state.id = city.state_id
      join ${categories} as category on category.id = dealt.category_id and category.shown
     group by state.id, city.id, category.id ${enough}
    order by path`,
    {},
  );
