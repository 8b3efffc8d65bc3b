import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { givenList, prepared, unprepared } from '#platform/db/prepared.ts';
import { products } from '../catalog.tables.ts';
import type { Counts } from '../counting/counts.sql.ts';
import { chosenIds, chosenKinds, chosenValues, condition, type FacetKind } from '../counting/facet-kinds.sql.ts';
import type { ShopQuery } from './shop-query.ts';

const COLUMN = {
  name: 'name',
  price: 'asked_price',
  sqft: 'sqft_price',
  rating: 'rating',
  createdAt: 'created_at',
  relevance: 'score',
} as const;

/** As the indexes have it, so that a page is read from there and nothing is sorted. The id breaks ties. */
export function orderOf({ sortBy, direction }: Pick<ShopQuery, 'sortBy' | 'direction'>): SQL {
  const forwards = direction === 'asc';
  // Products without a price per square foot come last in both directions.
  if (sortBy === 'sqft' && !forwards) return sql.raw('sqft_price desc nulls last, id desc');
  if (sortBy !== 'createdAt') return sql.raw(`${COLUMN[sortBy]} ${direction}, id ${direction}`);
  return sql.raw(forwards ? 'created_at asc nulls first, id desc' : 'created_at desc nulls last, id asc');
}

/** Up to this many, fetching and sorting all is quicker than scanning an ordered index. */
const FEW = 1000;
const FEW_OF_ONE = 300;
const all = (conditions: readonly SQL[]) => sql.join([sql`product.shown`, ...conditions], sql` and `);
/** Literal numbers, because with parameters the planner assumes a tenth of the shop. */
const page = ({ limit, offset }: ShopQuery) => sql.raw(`limit ${limit} offset ${offset}`);

const EACH = {
  category: sql`unnest(${chosenIds('category')}) as chosen_category(category)`,
  brand: sql`unnest(${chosenIds('brand')}) as chosen_brand(brand)`,
  state: sql`unnest(${chosenIds('state')}) as chosen_state(state)`,
};
const isEach = (kind: FacetKind): kind is keyof typeof EACH => kind in EACH;

/** A `case` keeps the planner from using a price index, which would fetch and sort all products of that price. */
const pricedOnTheWay = sql`case when ${condition.price('product')} then true end`;

/**
 * An index has what costs nothing by the square foot behind the dearest: from that end the two are walked apart, and put
 * into their order afterwards.
 */
const UNPRICED_APART = [sql`product.sqft_price is not null`, sql`product.sqft_price is null`].map((condition) => ({
  conditions: [condition],
  order: sql.raw('sqft_price desc nulls first, id desc'),
}));
const walksOf = (q: ShopQuery): readonly { conditions: readonly SQL[]; order: SQL }[] =>
  q.sortBy === 'sqft' && q.direction === 'desc' ? UNPRICED_APART : [{ conditions: [], order: orderOf(q) }];

type Sized = { readonly large: readonly string[]; readonly small: readonly string[] };

/** The chosen categories by number of matching products; empty ones are left out. */
function bySize(within: Counts['within']): Sized {
  const { large = [], small = [] } = Object.groupBy(
    [...within].filter(([, count]) => count > 0),
    ([, count]) => (count > FEW_OF_ONE ? 'large' : 'small'),
  );
  return { large: large.map(([id]) => id), small: small.map(([id]) => id) };
}

/** The ids of a page, walked in order: within each chosen category, or through the whole shop. */
function walked(q: ShopQuery, { large, small }: Sized): SQL {
  const order = orderOf(q);
  const others = chosenKinds(q).filter((kind) => kind !== 'category');
  const onTheWay = others.map((kind) =>
    kind === 'price' && q.sortBy !== 'price' ? pricedOnTheWay : condition[kind]('product'),
  );
  const first = (by: SQL) => sql`order by ${by} ${sql.raw(`limit ${q.offset + q.limit}`)}`;
  if (q.categories.length === 0) {
    const walks = walksOf(q).map(
      (walk) => sql`(select id, ${sql.raw(COLUMN[q.sortBy])} from ${products} as product
        where ${all([...onTheWay, ...walk.conditions])} ${first(walk.order)})`,
    );
    return walks.length > 1
      ? sql`select id from (${sql.join(walks, sql` union all `)}) as best order by ${order} ${page(q)}`
      : sql`select id from ${products} as product where ${all(onTheWay)} order by ${order} ${page(q)}`;
  }
  const ofEach = (which: keyof Sized, conditions: readonly SQL[], end: SQL) => sql`
    select best.* from unnest(${givenList(which, 'uuid')}) as chosen(category) cross join lateral (
      select id, ${sql.raw(COLUMN[q.sortBy])} from ${products} as product
       where product.category_id = chosen.category and ${all(conditions)} ${end}) as best`;
  const looked = others.map((kind) => condition[kind]('product'));
  const parts = [
    ...(large.length > 0
      ? walksOf(q).map((walk) => ofEach('large', [...onTheWay, ...walk.conditions], first(walk.order)))
      : []),
    ...(small.length > 0 ? [ofEach('small', looked, sql`offset 0`)] : []),
  ];
  return sql`select id from (${sql.join(parts, sql` union all `)}) as best order by ${order} ${page(q)}`;
}

/** All products of a narrow filter, fetched for each of its values and then sorted. */
function gathered(q: ShopQuery): SQL {
  const kinds = chosenKinds(q);
  const each = kinds.filter(isEach);
  const conditions = kinds.map((kind) =>
    isEach(kind) ? sql.raw(`product.${kind}_id = chosen_${kind}.${kind}`) : condition[kind]('product'),
  );
  const sources = [sql`(select) as once`, ...each.map((kind) => EACH[kind])];
  return sql`
    select id from ${sql.join(sources, sql` cross join `)} cross join lateral (
      select id, ${sql.raw(COLUMN[q.sortBy])} from ${products} as product where ${all(conditions)} offset 0
    ) as few order by ${orderOf(q)} ${page(q)}`;
}

/**
 * The ids of a page of the shop, given how many products its filter leaves. Without the tables of its cards, because
 * the database plans it anew for most filters, and that takes longer with each table.
 */
export async function selectPage(db: Db, q: ShopQuery, { total, within }: Counts): Promise<string[]> {
  if (total === 0 || q.limit === 0) return [];
  const kinds = chosenKinds(q);
  const sized = bySize(within);
  const gather = total <= FEW && kinds.length > 0;
  const build = () => (gather ? gathered(q) : walked(q, sized));
  const way = gather ? 'few' : Object.entries(sized).flatMap(([size, { length }]) => (length > 0 ? size : []));
  const name = ['page', q.limit, way, q.sortBy, q.direction, ...kinds].join(' ');
  const values = { ...chosenValues(q), ...sized };
  const rows =
    q.offset > 0
      ? await unprepared<{ id: string }>(db, build(), values)
      : await prepared<{ id: string }>(db, name, build, values);
  return rows.map(({ id }) => id);
}
