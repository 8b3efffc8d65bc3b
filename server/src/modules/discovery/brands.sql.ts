import { sql } from 'drizzle-orm';
import { brands, products } from '#modules/catalog/catalog.tables.ts';
import { states } from '#modules/places/places.tables.ts';
import { sellerListings } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import { FAMILIES, type Offers, offersJson } from './offers.sql.ts';

export type FoundBrand = { readonly _id: string; readonly name: string; readonly slug: string };

/** A brand is public once a product of it is approved. The address of a merged one finds where it went. */
export async function findBrand(db: Db, slug: string): Promise<FoundBrand | undefined> {
  const build = () => sql`select id as "_id", name, slug from ${brands}
    where exists (select from ${products} as product where product.brand_id = brands.id and product.shown)
      and id = (select coalesce(named.merged_into_id, named.id) from ${brands} as named
      where named.slug = ${sql.placeholder('slug')})`;
  const [row] = await prepared<FoundBrand>(db, 'brand by slug', build, { slug });
  return row;
}

export type BrandOffers = Offers & {
  readonly sellersCount: number;
  readonly sellerIds: readonly string[];
  /** `sellers` says whether the state has a page. */
  readonly states: readonly { _id: string; name: string; slug: string; count: number; sellers: number }[];
};

const MOST_PRODUCTS = 12;
const MOST_SELLERS = 6;
const MOST_STATES = 12;

const more = sql`,
  'sellersCount', (select count(distinct seller_id)::integer from offered),
  'sellerIds', (select coalesce(json_agg(seller_id), '[]') from (select seller_id from offered
     group by seller_id order by count(*) desc, seller_id limit ${sql.raw(String(MOST_SELLERS))}) as best),
  'states', (select coalesce(json_agg(json_build_object('_id', state.id, 'name', state.name, 'slug', state.slug,
      'count', most.n, 'sellers', (select count(*)::integer from ${sellerListings} as listing
         where listing.state_id = state.id)) order by most.n desc, state.name), '[]')
    from (select state_id, count(*)::integer as n from offered where state_id is not null
           group by state_id order by n desc, state_id limit ${sql.raw(String(MOST_STATES))}) as most
    join ${states} as state on state.id = most.state_id)`;

/** What is on offer of a brand, along its index. */
export async function selectBrandOffers(db: Db, id: string): Promise<BrandOffers> {
  const build = () => sql`
    with offered as materialized (select category_id, score, id, price_unit, unit_shown, grade_read, asked_price, seller_id, state_id
      from ${products} where shown and brand_id = ${sql.placeholder('id')}::uuid)
    select ${offersJson(FAMILIES, MOST_PRODUCTS, more)} as offers`;
  const [row] = await prepared<{ offers: BrandOffers }>(db, 'offers of a brand', build, { id });
  return (row as { offers: BrandOffers }).offers;
}
