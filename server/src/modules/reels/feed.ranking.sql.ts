import { type SQL, sql } from 'drizzle-orm';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import { wishlist } from '#modules/catalog/saving/saving.tables.ts';
import { sellerCategories, views } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { Opening, Place } from './feed.cursor.ts';
import { exactly, FIRST_ID, given, NEWEST_FIRST } from './feed.sql.ts';
import { reels, reelVisits } from './reels.tables.ts';

/** So many of the newest are scored for a member; the rest follow newest first. */
const SCORED = 500;
/** A second computation may find more, approved meanwhile; the limit bounds what the planner reads. */
const MOST_SCORED = 2 * SCORED;

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

const newestUntil = (at: SQL, more: SQL, limit: number): SQL => sql`newest as materialized (
  select created_at, id, category from ${reels} where shown and created_at <= ${at} ${more}
  ${NEWEST_FIRST} ${sql.raw(`limit ${limit}`)})`;

/** A reel's score is its time, 48 hours later if unseen when the feed was opened, 24 for own categories (REEL-5). */
const rankedAt = (at: SQL, liked: SQL): SQL => sql`seen as materialized (select visit.reel_id
    from ${reelVisits} as visit where visit.visitor = ${given('me', 'text')} and visit.kind = 'view'
      and visit.reel_id = any(array(select id from newest)) and visit.at < ${at}),
  ranked as materialized (select reel.id, reel.created_at
      + case when reel.id in (select reel_id from seen) then interval '0' else interval '48 hours' end
      + case when reel.category = any(${liked}) then interval '24 hours' else interval '0' end as score
    from newest as reel)`;

/** One text is quicker to read than hundreds of rows, and seconds are quicker to write than dates. */
const RANKING = sql`(select coalesce(string_agg(date_part('epoch', score)::text || ' ' || id, ','
  order by score desc, id desc), '') from ranked) as ranking`;

/** Keys of reels, the best first: score in seconds and id. */
export type Ranking = readonly string[];

const rankingOf = (text: string | undefined): Ranking => (text ? text.split(',') : []);

const openingStatement = () => sql`
  with liked as materialized (select array(select name from (${CATEGORIES}) as own order by name) as names),
    ${newestUntil(sql`now()`, sql``, SCORED)}, ${rankedAt(sql`now()`, sql`(select names from liked)::text[]`)}
  select ${exactly('now()')} as at, (select names from liked) as categories, ${RANKING},
    (select json_build_array(${exactly('floor.created_at')}, floor.id) from (select created_at, id from newest
      ${NEWEST_FIRST} offset ${sql.raw(String(SCORED - 1))}) as floor) as floor`;

type Opened = Pick<Opening, 'at'> & { categories: string[]; floor: Place | null; ranking: string };

/** What a member's feed is from now on. With fewer reels than are scored, all are. */
export async function openRanking(db: Db, me: string): Promise<{ opening: Opening; ranking: Ranking }> {
  const [row] = await prepared<Opened>(db, 'opening of a feed', openingStatement, { me });
  if (!row) throw new Error('the clock said nothing');
  const { at, categories, floor } = row;
  return { opening: { at, categories, floor: floor ?? ['-infinity', FIRST_ID] }, ranking: rankingOf(row.ranking) };
}

const againStatement = () => {
  const at = given('at', 'timestamptz');
  const aboveFloor = sql`and (created_at, id) >= (${given('floorAt', 'timestamptz')}, ${given('floorId', 'uuid')})`;
  return sql`with ${newestUntil(at, aboveFloor, MOST_SCORED)}, ${rankedAt(at, given('categories', 'text[]'))}
    select ${RANKING}`;
};

/** The same again from what the cursor carries. */
export async function rankAgain(db: Db, me: string, { at, floor, categories }: Opening): Promise<Ranking> {
  const values = { me, at, floorAt: floor[0], floorId: floor[1], categories };
  const [row] = await prepared<{ ranking: string }>(db, 'ranking of a feed again', againStatement, values);
  return rankingOf(row?.ranking);
}
