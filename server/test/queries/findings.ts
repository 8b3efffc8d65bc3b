import { cities } from '#modules/places/places.tables.ts';
import type { TestApp } from '../app.ts';
import { labelledProducts, labelledSellers } from './demo-products.ts';
import { FINDING } from './finding.ts';
import { NEAREST } from './finding-nearest.ts';
import { type Labelled, rule } from './labels.ts';

type Kind = keyof typeof FINDING | 'nearest';

export type Finding = {
  readonly kind: Kind;
  readonly query: string;
  readonly expected: string;
  /** Never looked at while the engine is tuned. */
  readonly isKeptAside: boolean;
};

const EVERY = 5;
const read = (kind: Kind, text: string): Finding[] =>
  text
    .trim()
    .split('\n')
    .map((line, at) => {
      const [query = '', expected = ''] = line.split(' => ');
      return { kind, query, expected, isKeptAside: at % EVERY === EVERY - 1 };
    });

export const FINDINGS: readonly Finding[] = Object.entries({ ...FINDING, nearest: NEAREST }).flatMap(([kind, text]) =>
  read(kind as Kind, text),
);

export const KINDS = [...new Set(FINDINGS.map(({ kind }) => kind))];

const FIRST = 3;
type Row = { readonly _id: string };
type Suggested = Row & { readonly kind: string };
type Ceiling = { readonly amount: number; readonly per: string };

/** What the rule says of a ceiling, as a reply tells it. */
function ceilingIn(expected: string): Ceiling | undefined {
  const [, field, amount] = /(price|sqft)<=(\d+)/.exec(expected) ?? [];
  return field ? { amount: Number(amount), per: field === 'sqft' ? 'sqft' : 'unit' } : undefined;
}

const isSame = (one: Ceiling | undefined, other: Ceiling | undefined) =>
  one?.amount === other?.amount && one?.per === other?.per;

export type FindingOutcome = { readonly finding: Finding; readonly right: boolean; readonly shown: string };

/** Asks as the screens do, and compares the first three results with what each row expects. */
export async function finder(shop: TestApp) {
  const [products, sellers] = [await labelledProducts(shop), await labelledSellers(shop)];
  const cityIds = new Map((await shop.db.select().from(cities)).map(({ id, name }) => [name, id]));
  const get = async (path: string, query: Record<string, string>) =>
    (await shop.get(`${path}?${new URLSearchParams(query)}`)).json();
  const shown = (rows: readonly Labelled[]) =>
    rows.map(({ name, category, city, price, sqft }) => `${name} (${category}, ${city}, ₹${price}, ₹${sqft}/sq ft)`);

  const listed = (search: string, more: Record<string, string> = {}) =>
    get('/product', { search, perPage: '12', facets: 'false', ...more });

  async function ask({ kind, query, expected }: Finding): Promise<[ids: Row[], understood: boolean]> {
    if (kind === 'places while typing') {
      const { data } = (await get('/search/suggest', { q: query })) as { data: Suggested[] };
      return [data.filter((one) => one.kind === 'product'), true];
    }
    if (kind === 'sellers') {
      const { data, wants } = await get('/search', { q: query });
      return [data.sellers, wants === 'sellers'];
    }
    const found = await listed(query);
    if (kind !== 'near me') return [found.data, isSame(found.ceiling, ceilingIn(expected))];
    const city = cityIds.get(/city=([\w ]+)/.exec(expected)?.[1] ?? '');
    if (!found.nearMe || !city) return [[], false];
    const near = await listed(found.nearMe.rest, { city });
    return [near.data, isSame(near.ceiling, ceilingIn(expected))];
  }

  /** How many in the demo are what a row expects. */
  const countOf = ({ kind, expected }: Finding) => {
    const fits = rule(expected);
    return kind === 'sellers'
      ? [...sellers.values()].filter((facts) => facts.some(fits)).length
      : [...products.values()].filter(fits).length;
  };

  async function outcomeOf(finding: Finding): Promise<FindingOutcome> {
    const fits = rule(finding.expected);
    const [rows, understood] = await ask(finding);
    const first = rows
      .slice(0, Math.min(FIRST, countOf(finding)))
      .map(({ _id }) => sellers.get(_id) ?? [products.get(_id)].filter((one) => one !== undefined));
    const right = understood && first.length > 0 && first.every((facts) => facts.some(fits));
    return { finding, right, shown: first.flatMap((facts) => shown(facts.slice(0, 1))).join(' · ') };
  }

  return {
    countOf,
    ask: async (findings: readonly Finding[]): Promise<FindingOutcome[]> => {
      const outcomes: FindingOutcome[] = [];
      for (const finding of findings) outcomes.push(await outcomeOf(finding));
      return outcomes;
    },
  };
}
