import { type SQL, sql } from 'drizzle-orm';
import { products } from '../catalog.tables.ts';
import { priceCounts } from '../counts.tables.ts';
import { bits, COLUMN, condition, type FacetKind, isOwner, type Owner } from './facet-kinds.sql.ts';

const given = (name: string) => sql`${sql.placeholder(name)}::numeric`;

/** Both ends of the price range where they fall inside a step: short ranges of an index. */
const atEitherEnd = (price: SQL, select: (end: SQL) => SQL): SQL =>
  sql`${select(sql`${price} >= ${given('minPrice')} and ${price} < ${given('wholeFrom')}`)} union all
    ${select(sql`${price} >= greatest(${given('wholeTo')}, ${given('minPrice')}) and ${price} <= ${given('maxPrice')}`)}`;

const byProduct = (kinds: readonly FacetKind[]): SQL =>
  atEitherEnd(sql`asked_price`, (end) => {
    const conditions = [sql`product.shown`, end, ...kinds.filter(isOwner).map((kind) => condition[kind]('product'))];
    return sql`select category_id, brand_id, state_id, 1 as count from ${products} as product
      where ${sql.join(conditions, sql` and `)}`;
  });

const pricesOf = (owner: Owner) => sql`${priceCounts} where kind = ${sql.raw(String(bits([owner])))}`;

const byPrice = (owner: Owner): SQL =>
  atEitherEnd(
    sql`price`,
    (end) => sql`select id as ${sql.raw(COLUMN[owner])}, count from ${pricesOf(owner)} and ${end}`,
  );

/** Must precede a statement with `cutSteps`: the products that most of its counts share. */
export const withCutSteps = (chosen: readonly FacetKind[]): SQL => sql`with cut_steps as (${byProduct(chosen)})`;

/** Counts products on cut steps for each value of `about`, ignoring what was chosen of `about` itself. */
export function cutSteps(chosen: readonly FacetKind[], about?: Owner): SQL {
  const kinds = chosen.filter((kind) => kind !== about);
  if (!kinds.some(isOwner)) return byPrice(about ?? 'category');
  return about && chosen.includes(about) ? byProduct(kinds) : sql`select * from cut_steps`;
}

/** How many products of one owner have a price that was asked for. */
export const pricedOf = (owner: Owner, id: SQL): SQL => sql`(select coalesce(sum(count), 0)
  from ${pricesOf(owner)} and id = ${id} and price between ${given('minPrice')} and ${given('maxPrice')})`;
