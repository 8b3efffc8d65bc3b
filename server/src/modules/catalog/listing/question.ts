import { FACET_KINDS, type Question, today, type Wanted } from '#modules/search/search.ts';
import type { ShopQuery } from './shop-query.ts';

const PAISE = 100;
const paise = (rupees: number | undefined, otherwise: number) =>
  rupees === undefined ? otherwise : Math.round(rupees * PAISE);

/** What was chosen of each kind; of a kind without a choice nothing is asked. */
function chosenIn(q: ShopQuery): Question['chosen'] {
  const { thickness, ...facts } = q.facts;
  const lists = {
    brand: q.brands,
    state: q.states,
    city: q.cities,
    ...facts,
    stock: q.inStock ? ['true'] : [],
    verified: q.verified ? ['true'] : [],
  };
  return {
    // A category that does not exist has no product.
    ...(q.categories.length > 0 && { category: q.within }),
    ...(thickness.length > 0 && { thickness: thickness.map((mm) => String(Number(mm))) }),
    ...Object.fromEntries(Object.entries(lists).filter(([, { length }]) => length > 0)),
  };
}

/** Within a category, a search, a seller's products or a choice of a fact, facts are counted too. */
const hasFacts = ({ categories, search, seller, hasChosenFacts }: ShopQuery) =>
  categories.length > 0 || search !== '' || seller !== undefined || hasChosenFacts;
const NAME_KINDS: Question['facets'] = ['category', 'brand', 'state', 'price', 'one'];

const isRange = (...limits: (number | undefined)[]) => limits.some((limit) => limit !== undefined);

/** A query of the shop as the catalogue takes it. Relevance is the order of a text, and without one that of the score. */
export function wantedOf(q: ShopQuery): Wanted {
  const sorted = q.sortBy === 'price' ? q.priceOf : q.sortBy;
  const order = sorted === 'relevance' ? undefined : sorted;
  const notCompared = q.priceOf === 'one' ? 'price' : 'one';
  return {
    ...(q.seller !== undefined && { seller: q.seller }),
    chosen: chosenIn(q),
    ...(isRange(q.minPrice, q.maxPrice) && { [q.priceOf]: [q.minPrice ?? 0, q.maxPrice ?? Number.POSITIVE_INFINITY] }),
    ...(isRange(q.minSqft, q.maxSqft) && { sqft: [paise(q.minSqft, 0), paise(q.maxSqft, Number.POSITIVE_INFINITY)] }),
    isi: q.isi,
    today: today(),
    ...(order && { order, descending: q.direction === 'desc' }),
    offset: q.offset,
    limit: q.limit,
    facets: q.facets ? (hasFacts(q) ? FACET_KINDS : NAME_KINDS).filter((kind) => kind !== notCompared) : [],
  };
}
