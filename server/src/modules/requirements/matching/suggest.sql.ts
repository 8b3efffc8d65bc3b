import { sql } from 'drizzle-orm';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import { everywhere, type Sense } from '#modules/search/search.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';

type Named = { readonly _id: string; readonly name: string };

const MOST_READ = sql.raw('1000');

/** The top category of most products with all of these words. */
export async function selectUsual(db: Db, senses: readonly Sense[]): Promise<Named | null> {
  const build = () => sql`
    with found as materialized (
      select category_id from ${products} as product
       where product.shown and product.words @@ ${sql.placeholder('text')}::tsquery limit ${MOST_READ}
    )
    select top.id as _id, top.name
      from found join ${categories} as own on own.id = found.category_id
      join ${categories} as top on top.id = coalesce(own.parent_id, own.id)
     group by top.id order by count(*) desc, top.id limit 1`;
  const [row] = await prepared<Named>(db, 'usual category', build, { text: everywhere(senses) });
  return row ?? null;
}
