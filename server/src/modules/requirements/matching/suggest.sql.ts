import { sql } from 'drizzle-orm';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import { everywhere, type Sense } from '#modules/search/search.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';

type Usual = { readonly category: { _id: string; name: string } | null; readonly grade: string | null };

const MOST_READ = sql.raw('1000');

/** The top category of most products with all of these words, and the grade where more than half of them share one. */
export async function selectUsual(db: Db, senses: readonly Sense[]): Promise<Usual> {
  const build = () => sql`
    with found as materialized (
      select category_id, grade from ${products} as product
       where product.shown and product.words @@ ${sql.placeholder('text')}::tsquery limit ${MOST_READ}
    )
    select (select json_build_object('_id', top.id, 'name', top.name)
              from found join ${categories} as own on own.id = found.category_id
              join ${categories} as top on top.id = coalesce(own.parent_id, own.id)
             group by top.id order by count(*) desc, top.id limit 1) as category,
           (select grade from found where grade is not null group by grade
            having count(*) * 2 > (select count(*) from found) limit 1) as grade`;
  const values = { text: everywhere(senses) };
  const [row] = await prepared<Usual>(db, 'usual specification', build, values);
  return row ?? { category: null, grade: null };
}
