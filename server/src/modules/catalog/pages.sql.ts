import type { ProductCard } from '@plyhaat/contract/catalog';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db.ts';
import { prepared, unprepared } from '#platform/prepared.ts';
import { cardsById, masked } from './cards.tables.ts';
import { products } from './catalog.tables.ts';
import { chosenKinds, chosenValues, condition, type Kind, upperBound } from './counts.sql.ts';
import type { ShopQuery } from './shop-query.ts';

const COLUMN = {
  name: 'name',
  price: 'asked_price',
  rating: 'rating',
  createdAt: 'created_at',
  relevance: 'score',
} as const;

/** As the indexes have it, so that a page is read from there and nothing is sorted. The id breaks ties. */
export function orderOf({ sortBy, direction }: Pick<ShopQuery, 'sortBy' | 'direction'>): SQL {
  const forwards = direction === 'asc';
  if (sortBy !== 'createdAt') return sql.raw(`${COLUMN[sortBy]} ${direction}, id ${direction}`);
  return sql.raw(forwards ? 'created_at asc nulls first, id desc' : 'created_at desc nulls last, id asc');
}

/** So few that fetching and sorting them all is quicker than walking past the others. */
const FEW = 1000;
const FEW_OF_ONE = sql.raw('300');
const all = (conditions: readonly SQL[]) => sql.join([sql`product.shown`, ...conditions], sql` and `);
/** Written out, because a plan made for all numbers expects a tenth of the shop. */
const page = ({ limit, offset }: ShopQuery) => sql.raw(`limit ${limit} offset ${offset}`);

const EACH = {
  category: sql`unnest(${sql.placeholder('categories')}::uuid[]) as chosen_category(category)`,
  brand: sql`unnest(${sql.placeholder('brands')}::uuid[]) as chosen_brand(brand)`,
  state: sql`unnest(${sql.placeholder('states')}::uuid[]) as chosen_state(state)`,
};
const isEach = (kind: Kind): kind is keyof typeof EACH => kind in EACH;

/** Written so that the database does not take it for the way in: it would fetch and sort whatever has such a price. */
const pricedOnTheWay = sql`case when ${condition.price('product')} then true end`;

/** The ids of a page, walked in order: within each chosen category, or through the whole shop. */
function walked(q: ShopQuery): SQL {
  const order = orderOf(q);
  const others = chosenKinds(q).filter((kind) => kind !== 'category');
  const onTheWay = others.map((kind) =>
    kind === 'price' && q.sortBy !== 'price' ? pricedOnTheWay : condition[kind]('product'),
  );
  if (q.categories.length === 0)
    return sql`select id from ${products} as product where ${all(onTheWay)} order by ${order} ${page(q)}`;
  const ofCategory = (left: SQL, conditions: readonly SQL[]) => sql`
    select id, ${sql.raw(COLUMN[q.sortBy])} from ${products} as product
     where ${left} and product.category_id = chosen.category and ${all(conditions)}`;
  const first = sql.raw(`limit ${q.offset + q.limit}`);
  const looked = others.map((kind) => condition[kind]('product'));
  return sql`
    select id from (
      select category, ${upperBound(chosenKinds(q), sql`category`)} as most from ${EACH.category} offset 0
    ) as chosen cross join lateral (
      (${ofCategory(sql`chosen.most > ${FEW_OF_ONE}`, onTheWay)} order by ${order} ${first})
      union all
      (${ofCategory(sql`chosen.most between 1 and ${FEW_OF_ONE}`, looked)} order by ${order} ${first})
    ) as best order by ${order} ${page(q)}`;
}

/** All products of a narrow filter, looked up for each of its values, then sorted. */
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
export async function selectPage(db: Db, q: ShopQuery, total: number): Promise<string[]> {
  if (total === 0 || q.limit === 0) return [];
  const kinds = chosenKinds(q);
  const gather = total <= FEW && kinds.length > 0;
  const build = () => (gather ? gathered(q) : walked(q));
  const name = ['page', q.limit, gather ? 'few' : '', q.sortBy, q.direction, ...kinds].join(' ');
  const values = chosenValues(q);
  const rows =
    q.offset > 0
      ? await unprepared<{ id: string }>(db, build(), values)
      : await prepared<{ id: string }>(db, name, build, values);
  return rows.map(({ id }) => id);
}

type Cards = { cards: ProductCard[] };

/** The cards of these products, in this order. */
export async function selectCards(db: Db, ids: readonly string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const [row] = await prepared<Cards>(db, 'cards', cardsById, { ids });
  return (row?.cards ?? []).map(masked);
}
