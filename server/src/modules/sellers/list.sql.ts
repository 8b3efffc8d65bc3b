import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import { isUuid } from '@plyhaat/contract/core/uuid';
import { type SellerCard, TOP_RATING } from '@plyhaat/contract/sellers/sellers';
import { type SQL, sql } from 'drizzle-orm';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import type { NameSearch } from '#modules/search/search.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared, unprepared } from '#platform/db/prepared.ts';
import { selectCards } from './cards.reads.sql.ts';
import type { ListQuery, SortBy } from './list-query.ts';
import { sellerListings } from './sellers.tables.ts';

export type SellerList = { readonly data: SellerCard[]; readonly total: number };
type Row = { ids: string[]; total: number };

/** As the indexes have it, so that a page is read from there and nothing is sorted. The id breaks ties. */
const COLUMNS: Readonly<Record<Exclude<SortBy, 'relevance'>, readonly string[]>> = {
  rating: ['weighted_rating', 'review_count', 'member_id'],
  reviews: ['review_count', 'rating', 'member_id'],
  products: ['product_count', 'rating', 'member_id'],
  newest: ['created_at', 'member_id'],
  name: ['name', 'member_id'],
};
/** What a typed name is compared with. */
export const NAME = sql.raw('listing.name');
const columnsOf = (sortBy: keyof typeof COLUMNS, direction: string) =>
  sql.raw(COLUMNS[sortBy].map((column) => `listing.${column} ${direction}`).join(', '));
const BEST = columnsOf('rating', 'desc');
const orderOf = ({ sortBy, direction }: ListQuery, named: NameSearch | undefined): SQL =>
  sortBy === 'relevance' ? sql`${named ? sql`${named.order}, ` : sql``}${BEST}` : columnsOf(sortBy, direction);

type SellerFilter = 'state' | 'cities' | 'roles' | 'categories' | 'rating';
const quoted = (roles: readonly string[]) => sql.raw(roles.map((role) => `'${role}'`).join(', '));

const CONDITIONS: Readonly<Record<SellerFilter, (q: ListQuery) => SQL>> = {
  state: () => sql`listing.state_id = ${sql.placeholder('state')}::uuid`,
  cities: () => sql`listing.city_id = any(${sql.placeholder('cities')}::uuid[])`,
  /** Literal roles: with parameters the planner would expect all six. */
  roles: ({ roles }) => sql`listing.role in (${quoted(roles)})`,
  categories: () => sql`listing.category_ids && array(select id from ${categories}
    where id = any(${sql.placeholder('categories')}::uuid[])
       or parent_id = any(${sql.placeholder('categories')}::uuid[]))`,
  rating: () => sql`listing.rating >= ${sql.placeholder('rating')}::numeric`,
};
const isChosen = (value: ListQuery[SellerFilter]) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
const KINDS = Object.keys(CONDITIONS) as SellerFilter[];
const ROLES: readonly string[] = BUSINESS_ROLES;
/** Names of statements are short: places in a list instead of its words. */
const marks = (all: readonly string[], chosen: readonly string[]) => chosen.map((one) => all.indexOf(one)).join('');
const chosenKinds = (q: ListQuery) => KINDS.filter((kind) => isChosen(q[kind]));

/** Literal numbers, because with parameters the planner assumes a tenth of the sellers. */
const pageText = ({ limit, offset }: { limit: number; offset: number }) => sql.raw(`limit ${limit} offset ${offset}`);
const idsOf = (page: SQL) => sql`array(${page}) as ids`;

const listedFrom = async (db: Db, row: Row | undefined): Promise<SellerList> => ({
  data: await selectCards(db, row?.ids ?? []),
  total: row?.total ?? 0,
});

/** A page is walked in the order of an index, and all are counted from another. */
function browsed(q: ListQuery, all: SQL): SQL {
  const source = sql`${sellerListings} as listing where ${all}`;
  const page = sql`select listing.member_id from ${source} order by ${orderOf(q, undefined)} ${pageText(q)}`;
  return sql`select (select count(*)::integer from ${source}) as total, ${idsOf(page)}`;
}

/** Found once, then counted and sorted. */
const searched = (q: ListQuery, all: SQL, named: NameSearch): SQL => sql`
  with found as materialized (
    select listing.member_id as id, row_number() over (order by ${orderOf(q, named)}) as place
      from ${sellerListings} as listing where ${all} and ${named.condition}
  )
  select (select count(*)::integer from found) as total,
         ${idsOf(sql`select id from found order by place ${pageText(q)}`)}`;

/** A page of sellers and how many there are, of a name or of any. */
export async function selectListed(db: Db, q: ListQuery, named?: NameSearch): Promise<SellerList> {
  const kinds = chosenKinds(q);
  const all = sql.join([sql`true`, ...kinds.map((kind) => CONDITIONS[kind](q))], sql` and `);
  const build = () => (named ? searched(q, all, named) : browsed(q, all));
  const { state, cities, categories, rating } = q;
  const values = { state, cities, categories, rating, ...named?.values };
  const name = [
    'sellers',
    named?.shape ?? '',
    q.limit,
    q.sortBy,
    q.direction,
    marks(KINDS, kinds),
    marks(ROLES, q.roles),
  ].join(' ');
  const rows = q.offset > 0 ? unprepared<Row>(db, build(), values) : prepared<Row>(db, name, build, values);
  return listedFrom(db, (await rows)[0]);
}

const LEAST_STARS = sql.raw(String(TOP_RATING));

/** The best that have a picture to show them by (SELL-9). */
export async function selectTopSellers(db: Db, page: { limit: number; offset: number }): Promise<SellerList> {
  const source = sql`${sellerListings} as listing where listing.is_pictured and listing.rating >= ${LEAST_STARS}`;
  const build = () => sql`
    select (select count(*)::integer from ${source}) as total,
           ${idsOf(sql`select listing.member_id from ${source} order by ${BEST} ${pageText(page)}`)}`;
  const [row] =
    page.offset > 0
      ? await unprepared<Row>(db, build(), {})
      : await prepared<Row>(db, `top sellers ${page.limit}`, build, {});
  return listedFrom(db, row);
}

const MOST_SIMILAR = 8;

/** The best with a category in common, those of its own state first, then its neighbours; null where there is no such store. */
export async function selectSimilarSellers(db: Db, idOrSlug: string): Promise<SellerList | null> {
  const column = isUuid(idOrSlug) ? 'id' : 'slug';
  const inCommon = sql`listing.category_ids && self.kin`;
  const inState = sql`listing.state_id = self.state_id`;
  // Keeps the planner from the index of categories, which would read the whole country for one state.
  const amongThem = sql`coalesce(${inCommon}, false)`;
  const best = (nearness: number, condition: SQL) => sql`
    select ${sql.raw(String(nearness))} as nearness, best.* from self cross join lateral (
      select listing.member_id as id, listing.weighted_rating, listing.review_count from ${sellerListings} as listing
       where ${condition} and listing.member_id <> self.member_id
       order by ${BEST} limit ${sql.raw(String(MOST_SIMILAR))}
    ) as best`;
  const build = () => sql`
    with self as (
      select own.member_id, own.state_id, array(
        select id from ${categories} where id = any(own.category_ids) or parent_id = any(own.category_ids)
        union select parent_id from ${categories} where id = any(own.category_ids) and parent_id is not null
      ) as kin from ${sellerListings} as own join ${members} as member on member.id = own.member_id
       where member.${sql.raw(column)} = ${sql.placeholder('idOrSlug')}
    ), near as (
      select id, row_number() over (order by min(nearness), max(weighted_rating) desc, max(review_count) desc, id desc) as place
        from (${best(0, sql`${inState} and ${amongThem}`)} union all ${best(1, inCommon)} union all ${best(2, inState)}) as candidates
       group by id order by place limit ${sql.raw(String(MOST_SIMILAR))}
    )
    select exists (select from self) as found, ${idsOf(sql`select id from near order by place`)}`;
  const [row] = await prepared<{ found: boolean; ids: string[] }>(db, `similar sellers by ${column}`, build, {
    idOrSlug,
  });
  return row?.found ? listedFrom(db, { ids: row.ids, total: row.ids.length }) : null;
}
