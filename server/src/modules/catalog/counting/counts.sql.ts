import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import { productCounts } from '../counts.tables.ts';
import type { ShopQuery } from '../listing/shop-query.ts';
import { cutSteps, pricedOf, withCutSteps } from './cut-steps.sql.ts';
import {
  bits,
  COLUMN,
  chosenIds,
  chosenKinds,
  chosenValues,
  condition,
  FACET_KINDS,
  type FacetKind,
  isOwner,
  type Owner,
} from './facet-kinds.sql.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';
const ZERO: Readonly<Record<FacetKind, string>> = {
  category: `'${NOBODY}'`,
  brand: `'${NOBODY}'`,
  state: `'${NOBODY}'`,
  price: '0',
};

/** The stored counts of these kinds. The other columns are zero; naming them lets the table's index be used. */
const storedAbout = (kinds: readonly FacetKind[]): SQL => {
  const zeros = FACET_KINDS.filter((kind) => !kinds.includes(kind)).map(
    (kind) => `stored.${COLUMN[kind]} = ${ZERO[kind]}`,
  );
  return sql.raw([`stored.kinds = ${bits(kinds)}`, ...zeros].join(' and '));
};

const stepsStored = sql`stored.price_step >= ${sql.placeholder('fromStep')}::integer and stored.price_step < ${sql.placeholder('beforeStep')}::integer`;

const storedFor = (kinds: readonly FacetKind[], about?: FacetKind) => {
  const conditions = kinds.map((kind) => (kind === 'price' ? stepsStored : condition[kind]('stored')));
  const stored = about ? sql.raw(`stored.kinds = ${bits([...kinds, about])}`) : storedAbout(kinds);
  return sql`${productCounts} as stored where ${sql.join([stored, ...conditions], sql` and `)}`;
};

/** The only kind chosen beside a price, if it is one: exact prices are stored for one kind at a time. */
function pricedOwner(chosen: readonly FacetKind[]): Owner | undefined {
  const [owner, ...more] = chosen.filter(isOwner);
  return chosen.includes('price') && more.length === 0 ? owner : undefined;
}

const eachChosen = (owner: Owner) => sql`unnest(${chosenIds(owner)}) as chosen(id)`;

/** The total: from the stored counts, and by row in cut steps. */
function countedTotal(chosen: readonly FacetKind[]): SQL {
  const owner = pricedOwner(chosen);
  if (owner) return sql`(select sum(${pricedOf(owner, sql`chosen.id`)})::integer from ${eachChosen(owner)})`;
  const sum = (from: SQL) => sql`(select coalesce(sum(count), 0)::integer from ${from})`;
  const stored = sum(storedFor(chosen));
  return chosen.includes('price') ? sql`${stored} + ${sum(sql`(${cutSteps(chosen)}) as cut`)}` : stored;
}

/** How many of these kinds there are for each value of one. */
function summed(kinds: readonly FacetKind[], about: FacetKind, cut: SQL): SQL {
  const value = sql.raw(COLUMN[about]);
  const rows = kinds.includes('price') ? sql` union all select ${value}, count from (${cut}) as cut` : sql``;
  return sql`(select coalesce(json_agg(json_build_array(value, count)), '[]') from (
    select value, sum(count)::integer as count from (
      select ${value} as value, count from ${storedFor(kinds, about)}${rows}) as parts group by value) as sums)`;
}

/** For each value of a kind, whatever of this kind was chosen. */
function countedFacet(chosen: readonly FacetKind[], about: FacetKind): SQL {
  const kinds = chosen.filter((kind) => kind !== about);
  return summed(kinds, about, isOwner(about) ? cutSteps(chosen, about) : sql``);
}

/** For each chosen category. */
const countedCategories = (chosen: readonly FacetKind[]): SQL =>
  pricedOwner(chosen) === 'category'
    ? sql`(select json_agg(json_build_array(id, ${pricedOf('category', sql`chosen.id`)})) from ${eachChosen('category')})`
    : summed(chosen, 'category', cutSteps(chosen));

type Pairs = [value: string | number | null, count: number][];
type Counted = { readonly total?: number } & Readonly<Partial<Record<FacetKind, Pairs>>>;
export type Counts = Required<Counted> & {
  /** How many of them each of the chosen categories has. */
  readonly within: ReadonlyMap<string, number>;
};

function statement({ facets }: ShopQuery, chosen: readonly FacetKind[]): SQL {
  const byCategory = chosen.includes('category');
  const parts: [name: string, counted: SQL][] = [
    ...(byCategory ? [] : [['total', countedTotal(chosen)] as [string, SQL]]),
    ...(byCategory && !facets ? [['category', countedCategories(chosen)] as [string, SQL]] : []),
    ...(facets ? FACET_KINDS.map((kind): [string, SQL] => [kind, countedFacet(chosen, kind)]) : []),
  ];
  const fields = parts.map(([name, counted]) => sql`${sql.raw(`'${name}'`)}, ${counted}`);
  const cut = chosen.includes('price') ? withCutSteps(chosen) : sql``;
  return sql`${cut} select json_build_object(${sql.join(fields, sql`, `)}) as counted`;
}

/** The number of products for a filter and, with facets, for every value beside it. */
export async function selectCounts(db: Db, q: ShopQuery): Promise<Counts> {
  const chosen = chosenKinds(q);
  const name = `counts ${chosen.join(' ')}${q.facets ? ' facets' : ''}`;
  const [row] = await prepared<{ counted: Counted }>(db, name, () => statement(q, chosen), chosenValues(q));
  const { total = 0, category = [], brand = [], state = [], price = [] } = row?.counted ?? {};
  const isWithin = new Set<unknown>(q.within);
  const within = new Map(category.flatMap(([id, count]) => (isWithin.has(id) ? [[String(id), count]] : [])));
  const ofCategories = [...within.values()].reduce((sum, count) => sum + count, 0);
  return { total: q.categories.length > 0 ? ofCategories : total, within, category, brand, state, price };
}
