import { DEEPEST_ROW, FACTS, type Fact, type ProductListQuery } from '@plyhaat/contract/catalog/catalog';
import { readChosen } from '../facts/facts.ts';

export type SortBy = 'name' | 'price' | 'sqft' | 'rating' | 'createdAt' | 'relevance';
export type ShopQuery = {
  readonly categories: readonly string[];
  /** The chosen categories that exist, and their children: a category stands for these too. */
  readonly within: readonly string[];
  readonly brands: readonly string[];
  readonly states: readonly string[];
  readonly cities: readonly string[];
  readonly facts: Readonly<Record<Fact, readonly string[]>>;
  readonly inStock: boolean;
  readonly verified: boolean;
  /** Anything beside category, brand, state and price. */
  readonly hasChosenFacts: boolean;
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
  readonly priceOf: 'price' | 'one';
  readonly minSqft: number | undefined;
  readonly maxSqft: number | undefined;
  readonly seller: string | undefined;
  readonly search: string;
  readonly isi: boolean;
  readonly sortBy: SortBy;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
  readonly facets: boolean;
};

function sorting({ sort, sortBy, sortOrder, search }: ProductListQuery): Pick<ShopQuery, 'sortBy' | 'direction'> {
  if (sortBy === 'relevance' || (!sortBy && !sort && search)) return { sortBy: 'relevance', direction: 'desc' };
  if (sortBy) return { sortBy, direction: sortOrder };
  return sort ? { sortBy: 'createdAt', direction: 'desc' } : { sortBy: 'name', direction: sortOrder };
}

const factsIn = (q: ProductListQuery) =>
  Object.fromEntries(FACTS.map((fact) => [fact, [...new Set(q[fact].map(readChosen[fact]))]])) as Record<
    Fact,
    string[]
  >;

const hasChosenFacts = (q: ProductListQuery) =>
  q.city.length > 0 ||
  FACTS.some((fact) => q[fact].length > 0) ||
  [q.inStock, q.verified, q.isi].includes(true) ||
  [q.minSqft, q.maxSqft].some((limit) => limit !== undefined);

/** The query of the address with its defaults worked out: nothing beyond the deepest row is read. */
export function shopQuery(q: ProductListQuery, within: readonly string[]): ShopQuery {
  const offset = (q.page - 1) * q.perPage;
  return {
    categories: [...new Set(q.categories)],
    within,
    brands: [...new Set(q.brands)],
    states: [...new Set(q.state)],
    cities: [...new Set(q.city)],
    facts: factsIn(q),
    inStock: q.inStock ?? false,
    verified: q.verified ?? false,
    hasChosenFacts: hasChosenFacts(q),
    minPrice: q.minPrice,
    maxPrice: q.maxPrice,
    priceOf: q.priceOf === 'one' ? 'one' : 'price',
    minSqft: q.minSqft,
    maxSqft: q.maxSqft,
    seller: q.userId ?? q.seller,
    search: q.search,
    isi: q.isi ?? false,
    ...sorting(q),
    limit: Math.max(0, Math.min(q.perPage, DEEPEST_ROW - offset)),
    offset: Math.min(offset, DEEPEST_ROW),
    facets: q.facets,
  };
}
