import { sql } from 'drizzle-orm';
import {
  type FacetRow,
  facetColumns,
  facetRows,
  facetsTogether,
  MOST_MATCHES,
} from '#modules/search/facet-rows.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { givenList, unprepared } from '#platform/db/prepared.ts';
import { products } from '../catalog.tables.ts';
import type { ShopQuery } from '../listing/shop-query.ts';
import type { Counts } from './counts.sql.ts';
import { chosenKinds, chosenValues, condition } from './facet-kinds.sql.ts';
import { FACT_KINDS } from './fact-kinds.sql.ts';

/** Facets without stored counts, from the products of the chosen categories; of too many, from the best of each. */
export async function selectFactFacets(db: Db, q: ShopQuery, { total, within }: Counts) {
  const chosen = [...within].flatMap(([id, count]) => (count > 0 ? [id] : []));
  const capped = total > MOST_MATCHES;
  const limit = capped ? Math.ceil(MOST_MATCHES / chosen.length) : MOST_MATCHES;
  const others = chosenKinds(q).filter((kind) => kind !== 'category');
  const conditions = [sql`product.shown`, ...others.map((kind) => condition[kind]('product'))];
  const query = sql`
    with matched as materialized (
      select product.* from unnest(${givenList('chosen', 'uuid')}) as chosen(category) cross join lateral (
        select ${facetColumns(FACT_KINDS)} from ${products} as product
         where product.category_id = chosen.category and ${sql.join(conditions, sql` and `)}
         order by score desc, id desc limit ${sql.raw(String(limit))}) as product
    )
    select ${facetRows([facetsTogether(FACT_KINDS, sql`matched`)])} as facets`;
  const [row] = await unprepared<{ facets: FacetRow[] }>(db, query, { ...chosenValues(q), chosen });
  return { rows: row?.facets ?? [], capped };
}
