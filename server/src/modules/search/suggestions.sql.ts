import type { Suggestion } from '@plyhaat/contract/search/search';
import { type SQL, sql } from 'drizzle-orm';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import { atMost, everywhere, type Meaning } from './meaning.ts';
import { BY_SCORE, ENOUGH, withTopRanked } from './top-ranked.sql.ts';

/** So few that fetching and sorting them all is quicker than walking past the others. */
const FEW = 1000;
const FEW_WRITTEN = sql.raw(String(FEW));

/**
 * Where the foremost do not suffice: a common word is soon met on the way down from the best. Several words are in no
 * more products than the rarest of them, but may be in none together: so a few are fetched first, and the way down is
 * taken only where there are more.
 */
function bestOf({ senses }: Pick<Meaning, 'senses'>): { name: string; best: SQL } {
  const matches = sql`product.words @@ ${sql.placeholder('text')}::tsquery`;
  const limit = sql`${sql.placeholder('limit')}::integer`;
  const walk = (condition: SQL) => sql`select id, score from ${products} as product
    where shown and ${condition} and (${matches}) is true order by ${BY_SCORE} limit ${limit}`;
  const foremostOr = (rest: SQL) => sql`${withTopRanked(matches, limit)}
    select * from foremost where ${ENOUGH} union all (${rest})`;
  if (senses.length === 1 && atMost({ senses }) > FEW)
    return { name: 'common', best: foremostOr(walk(sql`not ${ENOUGH}`)) };
  const fetched = sql`
    with few as materialized (
      select id, score from ${products} as product where not ${ENOUGH} and shown and ${matches} limit ${FEW_WRITTEN} + 1
    ), many as (select count(*) > ${FEW_WRITTEN} as are from few)
    select * from (
      select id, score from few where not (select are from many)
      union all (${walk(sql`(select are from many)`)})
    ) as both_ways order by ${BY_SCORE} limit ${limit}`;
  return { name: 'several', best: foremostOr(fetched) };
}

/** The best few products for a text, without counting the others. */
export async function selectSuggested(db: Db, meaning: Meaning, limit: number): Promise<Suggestion[]> {
  if (meaning.senses.length === 0) return [];
  const { name, best } = bestOf(meaning);
  const build = () => sql`
    select coalesce(json_agg(json_build_object('kind', 'product', '_id', product.id, 'slug', product.slug,
      'name', product.name, 'label', category.name, 'image', product.main_image, 'picture', ${pictureJson('file')})
      order by best.score desc, best.id desc), '[]') as found
      from (${best}) as best
      join ${products} as product on product.id = best.id
      join ${categories} as category on category.id = product.category_id
      left join ${mediaFiles} as file on file.path = product.main_image`;
  const values = { text: everywhere(meaning.senses), limit };
  const [row] = await prepared<{ found: Suggestion[] }>(db, `suggested ${name}`, build, values);
  return row?.found ?? [];
}
