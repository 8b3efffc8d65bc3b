import type { ProductCard } from '@plyhaat/contract/catalog';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db.ts';
import { prepared } from '#platform/prepared.ts';
import { cardJson, cardsOf, masked } from './cards.tables.ts';
import { products } from './catalog.tables.ts';
import { chosenCategories, chosenKinds, chosenValues, condition } from './counts.sql.ts';
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
const page = sql`limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`;

/** The ids of a page, walked in order: within each chosen category, or through the whole shop. */
function walked(q: ShopQuery, reach: number): SQL {
  const order = orderOf(q);
  const column = sql.raw(COLUMN[q.sortBy]);
  const others = chosenKinds(q)
    .filter((kind) => kind !== 'category')
    .map((kind) => condition[kind]('product'));
  if (q.categories.length === 0)
    return sql`select id from ${products} as product where ${all(others)} order by ${order} ${page}`;
  return sql`
    select id from ${chosenCategories} as chosen(category)
     cross join lateral (
       select id, ${column} from ${products} as product
        where product.category_id = chosen.category and ${all(others)}
        order by ${order} limit ${sql.raw(String(reach))}
     ) as best order by ${order} ${page}`;
}

function gathered(q: ShopQuery): SQL {
  const conditions = chosenKinds(q).map((kind) => condition[kind]('product'));
  return sql`
    select id from (
      select id, ${sql.raw(COLUMN[q.sortBy])} from ${products} as product where ${all(conditions)} offset 0
    ) as few order by ${orderOf(q)} ${page}`;
}

/** Rows each category must offer to fill the page; a power of two, so that few statements serve all pages. */
const reachOf = ({ limit, offset }: ShopQuery) => 2 ** Math.ceil(Math.log2(Math.max(16, offset + limit)));

const inOrder = (picked: SQL) => sql`
  select coalesce(json_agg(${cardJson()} order by picked.place), '[]') as cards ${cardsOf(picked)}`;

type Cards = { cards: ProductCard[] };

/** A page of the shop, given how many products its filter leaves. */
export async function selectPage(db: Db, q: ShopQuery, total: number): Promise<ProductCard[]> {
  if (total === 0 || q.limit === 0) return [];
  const kinds = chosenKinds(q);
  const gather = total <= FEW && kinds.length > 0;
  const reach = reachOf(q);
  const build = () =>
    inOrder(sql`select id, row_number() over () as place from (${gather ? gathered(q) : walked(q, reach)}) as page`);
  const name = ['page', gather ? 'few' : reach, q.sortBy, q.direction, ...kinds].join(' ');
  const values = { ...chosenValues(q), limit: q.limit, offset: q.offset };
  const [row] = await prepared<Cards>(db, name, build, values);
  return (row?.cards ?? []).map(masked);
}

/** The cards of these products, in this order. */
export async function selectCards(db: Db, ids: readonly string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const picked = sql`select * from unnest(${sql.placeholder('ids')}::uuid[]) with ordinality as asked(id, place)`;
  const [row] = await prepared<Cards>(db, 'cards', () => inOrder(picked), { ids });
  return (row?.cards ?? []).map(masked);
}
