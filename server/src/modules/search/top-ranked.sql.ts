import { type SQL, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';

/** As an index has it. */
export const BY_SCORE = sql.raw('score desc, id desc');

/** A common word is in some of the best products, and reading these is quicker than finding all matches. */
const TOP_RANKED = sql.raw('3000');

/** Before a statement: the best `limit` of the foremost for a condition on `product`, and whether there are so many. */
export const withTopRanked = (condition: SQL, limit: SQL): SQL => sql`
  with foremost as materialized (
    select id, score from (
      select * from ${products} where shown order by ${BY_SCORE} limit ${TOP_RANKED}
    ) as product where ${condition} order by ${BY_SCORE} limit ${limit}
  ), enough as materialized (select count(*) >= ${limit} as found from foremost)`;

export const ENOUGH = sql`(select found from enough)`;
