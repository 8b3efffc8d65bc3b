import type { SellersPlace } from '@plyhaat/contract/discovery/places';
import { type SQL, sql } from 'drizzle-orm';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import { companies } from '#modules/identity/identity.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { sellerListings } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { givenList, prepared } from '#platform/db/prepared.ts';
import { brandsOffered, FAMILIES, type Offers, OWN_KINDS, offersJson } from './offers.sql.ts';

export type PlaceSlugs = {
  readonly state: string;
  readonly city?: string | undefined;
  readonly category?: string | undefined;
};
export type FoundPlace = {
  readonly state: (SellersPlace['state'] & { readonly code: string }) | null;
  readonly city: SellersPlace['city'];
  readonly category: SellersPlace['category'];
};

/** A city's slug ends in its state's code, which an address that names the state leaves out. */
export const shortSlug = sql.raw(`regexp_replace(city.slug, '-' || lower(state.code) || '$', '')`);
const named = (row: string, slug = sql.raw(`${row}.slug`)) =>
  sql`'_id', ${sql.raw(row)}.id, 'name', ${sql.raw(row)}.name, 'slug', ${slug}`;
const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

export async function findPlace(db: Db, slugs: PlaceSlugs): Promise<FoundPlace> {
  const build = () => sql`select
    (select json_build_object(${named('state')}, 'code', state.code) from ${states} as state
      where state.slug = ${given('state', 'text')}) as state,
    (select json_build_object(${named('city', shortSlug)}) from ${states} as state join ${cities} as city
        on city.state_id = state.id and city.slug in (${given('city', 'text')}, ${given('city', 'text')} || '-' || lower(state.code))
      where state.slug = ${given('state', 'text')} limit 1) as city,
    (select json_build_object(${named('category')}, 'parent',
        case when parent.id is not null then json_build_object(${named('parent')}) end)
       from ${categories} as category left join ${categories} as parent on parent.id = category.parent_id
      where category.shown and category.id = (select coalesce(named.merged_into_id, named.id) from ${categories} as named
        where named.slug = ${given('category', 'text')})) as category`;
  const values = { state: slugs.state, city: slugs.city ?? null, category: slugs.category ?? null };
  const [row] = await prepared<FoundPlace>(db, 'place by slugs', build, values);
  return row ?? { state: null, city: null, category: null };
}

export type PlaceIds = {
  readonly state: string;
  readonly city: string | null;
  readonly category: string | null;
  readonly parent: string | null;
};
type Counted = { readonly _id: string; readonly name: string; readonly slug: string; readonly count: number };
export type PlaceSellers = {
  /** In the whole state; of those, with the category's parent, with the category; and those with both in the city. */
  readonly inState: number;
  readonly inParent: number;
  readonly inCategory: number;
  readonly sellersCount: number;
  readonly verifiedCount: number;
  readonly roles: SellersPlace['roles'];
  readonly ids: readonly string[];
  readonly cities: readonly Counted[];
  readonly categories: readonly Counted[];
  readonly neighbours: readonly Counted[];
};

const MOST_SELLERS = 9;
const MOST_LINKS = 24;
const kinOf = (name: string) => sql`array(select id from ${categories}
  where id = ${given(name, 'uuid')} or parent_id = ${given(name, 'uuid')})`;
const links = (from: SQL, slug = sql.raw('counted.slug')) => sql`coalesce((
  select json_agg(json_build_object('_id', id, 'name', name, 'slug', ${slug}, 'count', n) order by n desc, name)
    from (${from} order by n desc, name limit ${sql.raw(String(MOST_LINKS))}) as counted), '[]')`;
const inChosenCity = sql`(${given('city', 'uuid')} is null or here.city_id = ${given('city', 'uuid')})`;

/** The state's stores are read once, along their index, and counted every way the page needs. */
const sellersOfPlace = () => sql`
  with kin as materialized (select ${kinOf('category')} as ids, ${kinOf('parent')} as wider_ids),
  here as materialized (
    select listing.member_id, listing.role, listing.city_id, listing.category_ids, listing.rating, listing.weighted_rating, listing.review_count,
           ${given('category', 'uuid')} is null or listing.category_ids && kin.ids as deals,
           listing.category_ids && kin.wider_ids as deals_wider
      from kin cross join ${sellerListings} as listing where listing.state_id = ${given('state', 'uuid')}),
  chosen as materialized (select * from here where deals and ${inChosenCity})
  select json_build_object(
    'inState', (select count(*)::integer from here),
    'inParent', (select count(*)::integer from here where deals_wider),
    'inCategory', (select count(*)::integer from here where deals),
    'sellersCount', (select count(*)::integer from chosen),
    'verifiedCount', (select count(*)::integer from chosen
      where (select is_verified from ${companies} as company where company.member_id = chosen.member_id)),
    'roles', (select coalesce(json_agg(json_build_object('role', role, 'count', n) order by n desc, role), '[]')
      from (select role, count(*)::integer as n from chosen group by role) as by_role),
    'ids', (select coalesce(json_agg(member_id), '[]') from (select member_id from chosen
      order by weighted_rating desc, review_count desc, member_id desc limit ${sql.raw(String(MOST_SELLERS))}) as best),
    'cities', ${links(sql`select city.id, city.name, ${shortSlug} as slug, count(*)::integer as n
      from here join ${cities} as city on city.id = here.city_id join ${states} as state on state.id = city.state_id
      where deals group by city.id, state.code`)},
    'categories', ${links(sql`select family.id, family.name, family.slug, count(distinct member_id)::integer as n
      from here cross join unnest(here.category_ids) as dealt(id) join ${categories} as own on own.id = dealt.id
      join ${categories} as family on family.id = coalesce(own.parent_id, own.id)
      where family.shown and ${inChosenCity} group by family.id`)},
    'neighbours', ${links(sql`select state.id, state.name, state.slug, (
        select count(*)::integer from ${sellerListings} as listing where listing.state_id = state.id
          and (${given('category', 'uuid')} is null or coalesce(listing.category_ids && kin.ids, false))) as n
      from kin cross join ${states} as state where state.code = any(${givenList('around', 'text')})`)}
  ) as counted`;

export async function countSellers(db: Db, ids: PlaceIds, around: readonly string[]): Promise<PlaceSellers> {
  const [row] = await prepared<{ counted: PlaceSellers }>(db, 'sellers of a place', sellersOfPlace, { ...ids, around });
  return (row as { counted: PlaceSellers }).counted;
}

export type PlaceOffers = Offers & { readonly brands: SellersPlace['brands'] };
const MOST_PRODUCTS = 8;
const MOST_BRANDS = 12;

/** What the stores of a place offer, from an index alone. */
export async function selectOffers(db: Db, { state, city, category }: PlaceIds): Promise<PlaceOffers> {
  const within = [
    ...(category ? [sql`and category_id = any(${kinOf('category')})`] : []),
    ...(city ? [sql`and city_id = ${given('city', 'uuid')}`] : []),
  ];
  const more = sql`, 'brands', (${brandsOffered(MOST_BRANDS)})`;
  const build = () => sql`
    with offered as materialized (select category_id, score, id, price_unit, unit_shown, grade_read, asked_price, brand_id
      from ${products} where shown and state_id = ${given('state', 'uuid')} ${sql.join(within, sql` `)})
    select ${offersJson(category ? OWN_KINDS : FAMILIES, MOST_PRODUCTS, more)} as offers`;
  const name = `offers of a ${city ? 'city' : 'state'}${category ? ' in a category' : ''}`;
  const [row] = await prepared<{ offers: PlaceOffers }>(db, name, build, { state, city, category });
  return (row as { offers: PlaceOffers }).offers;
}
