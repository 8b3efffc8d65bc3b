import type { Reel } from '@plyhaat/contract/reels/reels';
import { type SQL, sql } from 'drizzle-orm';
import { categories, products, wishlist } from '#modules/catalog/catalog.tables.ts';
import { sellerCategories, views } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { givenList, prepared, unprepared } from '#platform/db/prepared.ts';
import { reelsOf } from './cards.sql.ts';
import type { Opening, Place } from './feed.cursor.ts';
import { reels, reelTotals, reelVisits } from './reels.tables.ts';

/** So many of the newest are scored for a member; the rest follow newest first. */
const SCORED = 500;

const exactly = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`);
const given = (name: string, type: 'timestamptz' | 'uuid' | 'text' | 'text[]') =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`;

/** A member deals in its categories as a seller, or has wished for or looked at something of them in the last 90 days. */
const CATEGORIES = sql`select distinct coalesce(top.name, upper.name, category.name) as name
  from (select ${sellerCategories.categoryId} as id from ${sellerCategories}
          where ${sellerCategories.memberId} = ${given('me', 'uuid')}
        union all (select product.category_id from ${wishlist} as wish join ${products} as product on product.id = wish.product_id
          where wish.member_id = ${given('me', 'uuid')} and wish.created_at > now() - interval '90 days'
          order by wish.created_at desc limit 50)
        union all (select product.category_id from ${views} as view join ${products} as product on product.id = view.thing_id
          where view.viewer_id = ${given('me', 'uuid')} and view.kind = 'product'
            and view.created_at > now() - interval '90 days' limit 200)) as liked
  join ${categories} as category on category.id = liked.id
  left join ${categories} as upper on upper.id = category.parent_id
  left join ${categories} as top on top.id = upper.parent_id limit 20`;

const NEWEST_FIRST = sql.raw('order by created_at desc, id desc');
const FLOOR = sql`select created_at, id from ${reels} where shown and created_at <= now() ${NEWEST_FIRST}
  offset ${sql.raw(String(SCORED - 1))} limit 1`;

type Opened = { readonly at: string; readonly floor: Place | null; readonly categories: string[] };

/** What a member's feed is from now on. With fewer reels than are scored, all are. */
export async function selectOpening(db: Db, memberId: string): Promise<Opening> {
  const build = () => sql`select ${exactly('now()')} as at,
    (select json_build_array(${exactly('floor.created_at')}, floor.id) from (${FLOOR}) as floor) as floor,
    array(select name from (${CATEGORIES}) as own order by name) as categories`;
  const [row] = await prepared<Opened>(db, 'opening of a feed', build, { me: memberId });
  if (!row) throw new Error('the clock said nothing');
  return { at: row.at, categories: row.categories, floor: row.floor ?? ['-infinity', FIRST_ID] };
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Before the first page. */
export const START: Place = ['infinity', LAST_ID];

/** Newest by so much: unseen when the feed was opened, and of one's categories. */
const SCORE = sql`reel.created_at
  + case when exists (select from ${reelVisits} as visit where visit.visitor = ${given('me', 'text')}
      and visit.reel_id = reel.id and visit.kind = 'view' and visit.at < ${given('at', 'timestamptz')})
    then interval '0' else interval '48 hours' end
  + case when reel.category = any(${given('categories', 'text[]')}) then interval '24 hours' else interval '0' end`;

const before = (columns: string) =>
  sql`(${sql.raw(columns)}) < (${given('lastAt', 'timestamptz')}, ${given('lastId', 'uuid')})`;

const newest = (beyond: SQL, reach: number): SQL => sql`select id, created_at as score, 1 as part from ${reels}
  where shown and ${beyond} ${NEWEST_FIRST} ${sql.raw(`limit ${reach}`)}`;

/** More than were there at the opening, for what is approved meanwhile; a bound lets the planner read no more. */
const MOST_SCORED = 2 * SCORED;

const candidates = sql`select created_at, id, category from ${reels}
  where shown and (created_at, id) >= (${given('floorAt', 'timestamptz')}, ${given('floorId', 'uuid')})
    and created_at <= ${given('at', 'timestamptz')} ${NEWEST_FIRST} ${sql.raw(`limit ${MOST_SCORED}`)}`;

/** Each is scored once, though its score is compared and sorted by. */
const scored = (reach: number): SQL => sql`
  with ranked as materialized (select reel.id, ${SCORE} as score, 0 as part from (${candidates}) as reel)
  (select * from ranked where ${before('score, id')} order by score desc, id desc ${sql.raw(`limit ${reach}`)})
  union all (${newest(sql`(created_at, id) < (${given('floorAt', 'timestamptz')}, ${given('floorId', 'uuid')})`, reach)})`;

type Key = { readonly id: string; readonly at: string; readonly part: 0 | 1 };
export type FeedPage = { readonly data: Reel[]; readonly total: number; readonly keys: Key[] };
export type Stretch = { readonly perPage: number; readonly offset: number };

const IN_ORDER = sql.raw('order by part, score desc, id desc');

const pageOf = (rows: (reach: number) => SQL, { perPage, offset }: Stretch): SQL =>
  sql`with feed as (select * from (${rows(offset + perPage + 1)}) as found ${IN_ORDER}
    ${sql.raw(`limit ${perPage + 1} offset ${offset}`)})`;
const TOTAL_AND_KEYS = sql`(select shown from ${reelTotals}) as total,
  (select coalesce(json_agg(json_build_object('id', id, 'at', ${exactly('score')}, 'part', part) ${IN_ORDER}), '[]')
    from feed) as keys`;

const run = async <Row>(db: Db, name: string, build: () => SQL, stretch: Stretch, values: Record<string, unknown>) =>
  (stretch.offset > 0
    ? await unprepared<Row>(db, build(), values)
    : await prepared<Row>(db, `${name} ${stretch.perPage}`, build, values))[0];

const lastOf = ([lastAt, lastId]: Place) => ({ lastAt, lastId });

/** Newest first, from a place on: a page and the keys of its reels, with one more where the feed goes on. */
export async function selectNewest(db: Db, last: Place, stretch: Stretch): Promise<FeedPage> {
  const build = () => sql`${pageOf((reach) => newest(before('created_at, id'), reach), stretch)}
    select ${reelsOf(sql`select id from feed ${IN_ORDER} ${sql.raw(`limit ${stretch.perPage}`)}`)} as data,
      ${TOTAL_AND_KEYS}`;
  return (await run<FeedPage>(db, 'newest reels', build, stretch, lastOf(last))) ?? { data: [], total: 0, keys: [] };
}

const byIds = () =>
  sql`select ${reelsOf(sql`select id from unnest(${givenList('ids', 'uuid')}) with ordinality as asked(id, place) order by place`)} as data`;

/**
 * Those with the best scores for a member, from a place on, and then the older ones. Found first and read afterwards: the
 * one is planned anew for each member, the other, which has many joins, once.
 */
export async function selectScored(
  db: Db,
  me: string,
  { at, floor, categories }: Opening,
  last: Place,
  stretch: Stretch,
): Promise<FeedPage> {
  const [floorAt, floorId] = floor;
  const build = () => sql`${pageOf(scored, stretch)} select ${TOTAL_AND_KEYS}`;
  const values = { me, at, floorAt, floorId, categories, ...lastOf(last) };
  const found = await run<Omit<FeedPage, 'data'>>(db, 'scored reels', build, stretch, values);
  const ids = (found?.keys ?? []).slice(0, stretch.perPage).map(({ id }) => id);
  const [read] = await prepared<{ data: Reel[] }>(db, 'reels by id', byIds, { ids });
  return { data: read?.data ?? [], total: found?.total ?? 0, keys: found?.keys ?? [] };
}
