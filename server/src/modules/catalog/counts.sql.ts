import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db.ts';
import { prepared } from '#platform/prepared.ts';
import { productCounts, products } from './catalog.tables.ts';
import { PRICE_LADDER, priceStep } from './price-ladder.ts';
import type { ShopQuery } from './shop-query.ts';

/** In the order of their bits in `product_counts.kinds`. */
const KINDS = ['category', 'brand', 'state', 'price'] as const;
export type Kind = (typeof KINDS)[number];
const COLUMN = { category: 'category_id', brand: 'brand_id', state: 'state_id', price: 'price_step' } as const;
const NOBODY = '00000000-0000-0000-0000-000000000000';
const bits = (kinds: Iterable<Kind>) => [...new Set(kinds)].reduce((sum, kind) => sum + 2 ** KINDS.indexOf(kind), 0);

export const chosenKinds = (q: ShopQuery): Kind[] => [
  ...(q.categories.length > 0 ? ['category' as const] : []),
  ...(q.brands.length > 0 ? ['brand' as const] : []),
  ...(q.states.length > 0 ? ['state' as const] : []),
  ...(q.minPrice !== undefined || q.maxPrice !== undefined ? ['price' as const] : []),
];

export const condition: Readonly<Record<Kind, (from: string) => SQL>> = {
  category: (from) => sql`${sql.raw(from)}.category_id = any(${sql.placeholder('categories')}::uuid[])`,
  brand: (from) => sql`${sql.raw(from)}.brand_id = any(${sql.placeholder('brands')}::uuid[])`,
  state: (from) => sql`${sql.raw(from)}.state_id = any(${sql.placeholder('states')}::uuid[])`,
  price: (from) =>
    sql`${sql.raw(from)}.asked_price between ${sql.placeholder('minPrice')}::numeric and ${sql.placeholder('maxPrice')}::numeric`,
};

const HIGHEST = 1e10;

/** Whole steps of the ladder within the prices asked for; what is left over at either end is counted by row. */
export function chosenValues(q: ShopQuery): Record<string, unknown> {
  const [min, max] = [q.minPrice ?? 0, q.maxPrice ?? HIGHEST];
  const firstWhole = priceStep(min) + (min === 0 || PRICE_LADDER.includes(min) ? 0 : 1);
  const afterWhole = q.maxPrice === undefined ? PRICE_LADDER.length + 1 : Math.max(priceStep(max), firstWhole);
  const rung = (step: number) => (step === 0 ? 0 : (PRICE_LADDER[step - 1] ?? HIGHEST));
  return {
    categories: q.within,
    brands: q.brands,
    states: q.states,
    minPrice: min,
    maxPrice: max,
    fromStep: firstWhole,
    beforeStep: afterWhole,
    lowestStep: priceStep(min),
    highestStep: priceStep(max),
    wholeFrom: Math.min(rung(firstWhole), max),
    wholeTo: rung(afterWhole),
  };
}

const ZERO: Readonly<Record<Kind, string>> = {
  category: `'${NOBODY}'`,
  brand: `'${NOBODY}'`,
  state: `'${NOBODY}'`,
  price: '0',
};

/** The kept rows about these kinds. The others are zero, which `kinds` says too, but the index of the table does not know. */
const keptAbout = (kinds: readonly Kind[]): SQL => {
  const zeros = KINDS.filter((kind) => !kinds.includes(kind)).map((kind) => `kept.${COLUMN[kind]} = ${ZERO[kind]}`);
  return sql.raw([`kept.kinds = ${bits(kinds)}`, ...zeros].join(' and '));
};

const stepsKept = sql`kept.price_step >= ${sql.placeholder('fromStep')}::integer and kept.price_step < ${sql.placeholder('beforeStep')}::integer`;

/** The rows at the ends of the asked prices, where a step of the ladder is cut: two short walks along an index. */
function cutSteps(kinds: readonly Kind[]): SQL[] {
  const others = kinds.filter((kind) => kind !== 'price').map((kind) => condition[kind]('product'));
  const priced = (range: SQL) => sql`select category_id, brand_id, state_id from ${products} as product
    where ${sql.join([sql`product.shown`, range, ...others], sql` and `)}`;
  const [min, max] = [sql`${sql.placeholder('minPrice')}::numeric`, sql`${sql.placeholder('maxPrice')}::numeric`];
  return [
    priced(sql`asked_price >= ${min} and asked_price < ${sql.placeholder('wholeFrom')}::numeric`),
    priced(sql`asked_price >= greatest(${sql.placeholder('wholeTo')}::numeric, ${min}) and asked_price <= ${max}`),
  ];
}

const together = (parts: readonly SQL[]) => sql.join([...parts], sql` union all `);
const CUT = sql`select * from cut_steps`;

const keptFor = (kinds: readonly Kind[], about?: Kind) => {
  const conditions = kinds.map((kind) => (kind === 'price' ? stepsKept : condition[kind]('kept')));
  const kept = about ? sql.raw(`kept.kinds = ${bits([...kinds, about])}`) : keptAbout(kinds);
  return sql`${productCounts} as kept where ${sql.join([kept, ...conditions], sql` and `)}`;
};

/** How many products there are in all: from the kept counts, and by row in cut steps. */
function countedTotal(chosen: readonly Kind[], facets: boolean): SQL {
  const kept = sql`(select coalesce(sum(count), 0)::integer from ${keptFor(chosen)})`;
  if (!chosen.includes('price')) return kept;
  const rows = facets ? [CUT] : cutSteps(chosen);
  return sql.join([kept, ...rows.map((cut) => sql`(select count(*)::integer from (${cut}) as cut)`)], sql` + `);
}

/** How many there are for each value of a kind. */
function counted(chosen: readonly Kind[], about: Kind): SQL {
  const kinds = chosen.filter((kind) => kind !== about);
  const value = sql.raw(COLUMN[about]);
  // A kind that was chosen is counted without its own choice; all others have the same rows in common.
  const cut = chosen.includes(about) ? together(cutSteps(kinds)) : CUT;
  const rows = kinds.includes('price') ? sql` union all select ${value}, 1 from (${cut}) as cut` : sql``;
  return sql`(select coalesce(json_agg(json_build_array(value, count)), '[]') from (
    select value, sum(count)::integer as count from (
      select ${value} as value, count from ${keptFor(kinds, about)}${rows}) as parts group by value) as sums)`;
}

/** At most so many products of `category` pass the filter: a cut step of prices counts whole. */
export function upperBound(chosen: readonly Kind[], category: SQL): SQL {
  const steps = sql`kept.price_step between ${sql.placeholder('lowestStep')}::integer and ${sql.placeholder('highestStep')}::integer`;
  const conditions = chosen.map((kind) => {
    if (kind === 'category') return sql`kept.category_id = ${category}`;
    return kind === 'price' ? steps : condition[kind]('kept');
  });
  return sql`(select coalesce(sum(count), 0) from ${productCounts} as kept
    where ${sql.join([keptAbout(chosen), ...conditions], sql` and `)})`;
}

type Pairs = [value: string | number | null, count: number][];
export type Counted = { readonly total: number } & Readonly<Partial<Record<Kind, Pairs>>>;

/** The number of products for a filter and, with facets, for every value beside it. */
export async function selectCounts(db: Db, q: ShopQuery): Promise<Counted> {
  const chosen = chosenKinds(q);
  const build = () => {
    const parts = [sql`'total', ${countedTotal(chosen, q.facets)}`];
    if (q.facets) for (const kind of KINDS) parts.push(sql`${sql.raw(`'${kind}'`)}, ${counted(chosen, kind)}`);
    const cut =
      q.facets && chosen.includes('price')
        ? sql`with cut_steps as materialized (${together(cutSteps(chosen))})`
        : sql``;
    return sql`${cut} select json_build_object(${sql.join(parts, sql`, `)}) as counted`;
  };
  const name = `counts ${chosen.join(' ')}${q.facets ? ' facets' : ''}`;
  const [row] = await prepared<{ counted: Counted }>(db, name, build, chosenValues(q));
  return row?.counted ?? { total: 0 };
}
