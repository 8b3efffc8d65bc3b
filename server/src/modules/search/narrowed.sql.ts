import { type SQL, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { unprepared } from '#platform/db/prepared.ts';
import {
  FILTER_KINDS,
  type FilterKind,
  facetColumns,
  facetRows,
  facetsTogether,
  MOST_MATCHES,
  oneFacet,
} from './facet-rows.reads.sql.ts';
import { type FoundProducts, kindsOf, type ProductSearch, SORTED_BY, selectManyMatches } from './matches.sql.ts';

const LIMIT = sql.raw(String(MOST_MATCHES + 1));
const isMore = (from: SQL) => sql`(select count(*) > ${sql.raw(String(MOST_MATCHES))} from ${from})`;
const without = (kind: FilterKind) => sql.raw(`without_${kind}`);

/** All conditions but one as the index of tags answers them. */
function where({ base, tagged }: ProductSearch, except?: FilterKind): SQL {
  const conditions = kindsOf(tagged).flatMap((kind) => (kind === except ? [] : (tagged[kind] ?? [])));
  return sql.join([base, ...conditions], sql` and `);
}

/** What is chosen, and for the facet of each chosen kind what the others leave. */
function statement(wanted: ProductSearch): SQL {
  const { rank, order, facets, values } = wanted;
  const chosen = facets ? kindsOf(wanted.tagged) : [];
  const open = facets ? FILTER_KINDS.filter((kind) => !chosen.includes(kind)) : [];
  const counted = facets ? sql`, ${facetColumns(open)}` : sql``;
  const others = chosen.map(
    (kind) => sql`, ${without(kind)} as materialized (
    select ${facetColumns([kind])} from ${products} as product where ${where(wanted, kind)} limit ${LIMIT})`,
  );
  const parts = [
    ...(open.length > 0 ? [facetsTogether(open, sql`matched`)] : []),
    ...chosen.map((kind) => oneFacet(kind, without(kind))),
  ];
  const capped = [sql`matched`, ...chosen.map(without)].map(isMore);
  const unpriced = wanted.tagged.sqft
    ? sql`, 'withoutSqft', (select count(*) from ${products} as product
        where ${where(wanted, 'sqft')} and product.sqft_price is null)`
    : sql``;
  return sql`
    with matched as materialized (
      select ${SORTED_BY}${counted}, ${rank ?? sql`0`} as rank from ${products} as product
       where ${where(wanted)} limit ${LIMIT}
    )${sql.join(others, sql``)}
    select json_build_object(
      'total', (select count(*) from matched), 'capped', ${sql.join(capped, sql` or `)},
      'ids', (select coalesce(json_agg(id), '[]') from (
        select id from matched order by ${order}
         limit ${sql.raw(String(values.limit))} offset ${sql.raw(String(values.offset))}) as page)${
           facets ? sql`, 'facets', ${facetRows(parts)}` : sql``
         }${unpriced}) as found`;
}

type Narrowed = Omit<FoundProducts, 'matches'> & { readonly capped: boolean };

/**
 * Products by conditions that the index of tags answers together, each statement planned for its own values. Facets are
 * exact as long as no more than the most are left by what the others of their kind leave; the total always is.
 */
export async function searchNarrowed(db: Db, wanted: ProductSearch): Promise<Narrowed> {
  const [row] = await unprepared<{ found: Narrowed }>(db, statement(wanted), wanted.values);
  if (!row) throw new Error('an aggregate answered no row');
  if (row.found.total <= MOST_MATCHES) return row.found;
  const query = sql`select count(*)::integer as total from ${products} as product where ${where(wanted)}`;
  const [counted] = await unprepared<{ total: number }>(db, query, wanted.values);
  return { ...row.found, ...(await selectManyMatches(db, wanted, counted?.total ?? 0)) };
}
