import { FACTS } from '@plyhaat/contract/catalog/catalog';
import { type SQL, sql } from 'drizzle-orm';
import { givenList } from '#platform/db/prepared.ts';
import { ISI_VERIFIED } from '../listing/licence.reads.sql.ts';
import type { ShopQuery } from '../listing/shop-query.ts';
import { chosenKinds, condition, type FacetKind } from './facet-kinds.sql.ts';

/** What is not counted beforehand, because the combinations would be too many. */
export const FACT_KINDS = ['city', ...FACTS, 'stock', 'verified', 'isi', 'sqft'] as const;
type FactKind = (typeof FACT_KINDS)[number];
export type ChosenKind = FacetKind | FactKind;

const isChosen: Readonly<Record<FactKind, (q: ShopQuery) => boolean>> = {
  city: ({ cities }) => cities.length > 0,
  thickness: ({ facts }) => facts.thickness.length > 0,
  grade: ({ facts }) => facts.grade.length > 0,
  size: ({ facts }) => facts.size.length > 0,
  wood: ({ facts }) => facts.wood.length > 0,
  finish: ({ facts }) => facts.finish.length > 0,
  stock: ({ inStock }) => inStock,
  verified: ({ verified }) => verified,
  isi: ({ isi }) => isi,
  sqft: ({ minSqft, maxSqft }) => minSqft !== undefined || maxSqft !== undefined,
};
export const chosenFacts = (q: ShopQuery): FactKind[] => FACT_KINDS.filter((kind) => isChosen[kind](q));

const oneOf = (column: string, type: 'text' | 'uuid' | 'numeric') => (kind: string) =>
  sql`product.${sql.raw(column)} = any(${givenList(kind, type)})`;
const sqft = sql`product.sqft_price between ${sql.placeholder('minSqft')}::integer and ${sql.placeholder('maxSqft')}::integer`;

const factCondition: Readonly<Record<FactKind, SQL>> = {
  city: oneOf('city_id', 'uuid')('cities'),
  thickness: oneOf('thickness_mm', 'numeric')('millimetres'),
  grade: oneOf('grade_read', 'text')('grade'),
  size: oneOf('size_read', 'text')('size'),
  wood: oneOf('wood_read', 'text')('wood'),
  finish: oneOf('finish_read', 'text')('finish'),
  stock: sql`product.in_stock`,
  verified: sql`product.verified`,
  isi: sql.raw(ISI_VERIFIED),
  sqft,
};

export const conditionsOf = (q: ShopQuery): Partial<Record<ChosenKind, SQL>> =>
  Object.fromEntries([
    ...chosenKinds(q).map((kind) => [kind, condition[kind]('product')] as const),
    ...chosenFacts(q).map((kind) => [kind, factCondition[kind]] as const),
  ]);

/** The letter before a value in `products.tags`, as `product_tags` in SQL writes it. */
const TAG: Readonly<Partial<Record<ChosenKind, string>>> = {
  category: 'k',
  brand: 'b',
  state: 's',
  city: 'c',
  thickness: 't',
  grade: 'g',
  size: 'z',
  wood: 'w',
  finish: 'f',
  stock: 'i',
  verified: 'v',
};

const chosenTags = (q: ShopQuery): Partial<Record<ChosenKind, readonly string[]>> => ({
  category: q.within,
  brand: q.brands,
  state: q.states,
  city: q.cities,
  ...q.facts,
  stock: [''],
  verified: [''],
});

/** The same conditions on the index of tags; ranges of prices stay as they are. */
export const taggedConditionsOf = (q: ShopQuery): Partial<Record<ChosenKind, SQL>> =>
  Object.fromEntries(
    Object.entries(conditionsOf(q)).map(([kind, condition]) => [
      kind,
      kind in TAG ? sql`product.tags && ${sql.placeholder(`${kind} tags`)}::text[]` : condition,
    ]),
  );

const PAISE = 100;
const HIGHEST_PAISE = 2_000_000_000;
const paise = (rupees: number | undefined, otherwise: number) =>
  rupees === undefined ? otherwise : Math.min(Math.round(rupees * PAISE), HIGHEST_PAISE);

export function factValues(q: ShopQuery): Record<string, unknown> {
  const tags = Object.entries(chosenTags(q)).map(([kind, values]) => [
    `${kind} tags`,
    values?.map((value) => `${TAG[kind as ChosenKind]}${value}`),
  ]);
  return {
    ...q.facts,
    cities: q.cities,
    millimetres: q.facts.thickness.map(Number).filter((mm) => !Number.isNaN(mm)),
    minSqft: paise(q.minSqft, 0),
    maxSqft: paise(q.maxSqft, HIGHEST_PAISE),
    ...Object.fromEntries(tags),
  };
}
