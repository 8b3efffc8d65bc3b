import type { Suggestion } from '@plyhaat/contract/search';
import { sql } from 'drizzle-orm';
import { pictureJson } from '#modules/catalog/cards.tables.ts';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import type { Db } from '#platform/db.ts';
import { prepared } from '#platform/prepared.ts';
import { atMost, everywhere, type Meaning } from './meaning.ts';

/** So few that fetching and sorting them all is quicker than walking past the others. */
const FEW = 1000;

/** The best few products for a text, without counting the others. */
export async function selectSuggested(db: Db, meaning: Meaning, limit: number): Promise<Suggestion[]> {
  if (meaning.senses.length === 0) return [];
  const few = atMost(meaning) <= FEW;
  const matches = sql`product.words @@ ${sql.placeholder('text')}::tsquery`;
  const best = few
    ? sql`select * from (select id, score from ${products} as product where shown and ${matches} offset 0) as few`
    : sql`select id, score from ${products} as product where shown and (${matches}) is true`;
  const build = () => sql`
    select coalesce(json_agg(json_build_object('kind', 'product', '_id', product.id, 'slug', product.slug,
      'name', product.name, 'label', category.name, 'image', product.main_image, 'picture', ${pictureJson('file')})
      order by best.score desc, best.id desc), '[]') as found
      from (${best} order by score desc, id desc limit ${sql.placeholder('limit')}) as best
      join ${products} as product on product.id = best.id
      join ${categories} as category on category.id = product.category_id
      left join ${mediaFiles} as file on file.path = product.main_image`;
  const values = { text: everywhere(meaning.senses), limit };
  const [row] = await prepared<{ found: Suggestion[] }>(db, `suggested ${few ? 'few' : 'many'}`, build, values);
  return row?.found ?? [];
}
