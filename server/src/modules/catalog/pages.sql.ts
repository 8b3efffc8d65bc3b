import type { ProductCard } from '@plyhaat/contract/catalog';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db.ts';
import { prepared, unprepared } from '#platform/prepared.ts';
import { cardsById, cardsInOrder, masked } from './cards.tables.ts';
import { products } from './catalog.tables.ts';
import { chosenCategories, chosenKinds, chosenValues, condition, type Kind } from './counts.sql.ts';
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
const all = (conditions: readonly SQL[]) => sql.join([sql`product.shown`, ...conditions], sql` and `);
/** Written out, because a plan made for all numbers expects a tenth of the shop. */
const page = ({ limit, offset }: ShopQuery) => sql.raw(`limit ${limit} offset ${offset}`);

/** The ids of a page, walked in order: within each chosen category, or through the whole shop. */
function walked(q: ShopQuery): SQL {
  const order = orderOf(q);
  const column = sql.raw(COLUMN[q.sortBy]);
  const others = chosenKinds(q)
    .filter((kind) => kind !== 'category')
    .map((kind) => condition[kind]('product'));
  if (q.categories.length === 0)
    return sql`select id from ${products} as product where ${all(others)} order by ${order} ${page(q)}`;
  return sql`
    select id from ${chosenCategories} as chosen(category)
     cross join lateral (
       select id, ${column} from ${products} as product
        where product.category_id = chosen.category and ${all(others)}
        order by ${order} limit ${sql.raw(String(q.offset + q.limit))}
     ) as best order by ${order} ${page(q)}`;
}

const EACH = {
  category: sql`${chosenCategories} as chosen_category(category)`,
  brand: sql`unnest(${sql.placeholder('brands')}::uuid[]) as chosen_brand(brand)`,
  state: sql`unnest(${sql.placeholder('states')}::uuid[]) as chosen_state(state)`,
};
const isEach = (kind: Kind): kind is keyof typeof EACH => kind in EACH;

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

type Cards = { cards: ProductCard[] };

/** A page of the shop, given how many products its filter leaves. */
export async function selectPage(db: Db, q: ShopQuery, total: number): Promise<ProductCard[]> {
  if (total === 0 || q.limit === 0) return [];
  const kinds = chosenKinds(q);
  const gather = total <= FEW && kinds.length > 0;
  const build = () =>
    cardsInOrder(sql`select id, row_number() over () as place from (${gather ? gathered(q) : walked(q)}) as page`);
  const name = ['page', q.limit, gather ? 'few' : '', q.sortBy, q.direction, ...kinds].join(' ');
  const values = chosenValues(q);
  const [row] =
    q.offset > 0 ? await unprepared<Cards>(db, build(), values) : await prepared<Cards>(db, name, build, values);
  return (row?.cards ?? []).map(masked);
}

/** The cards of these products, in this order. */
export async function selectCards(db: Db, ids: readonly string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const [row] = await prepared<Cards>(db, 'cards', cardsById, { ids });
  return (row?.cards ?? []).map(masked);
}
