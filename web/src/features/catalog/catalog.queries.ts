import { listBrands } from '@plyhaat/contract/catalog/brands';
import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { listCategories } from '@plyhaat/contract/catalog/categories';
import type { ProductFacets } from '@plyhaat/contract/catalog/facets';
import type { ReplyOf } from '@plyhaat/contract/core/endpoint';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { pick } from '#api/pick.ts';
import type { ShopListQuery } from './shop.address.ts';
import { shownProduct } from './shown-product.ts';

const CATEGORY_PARTS = ['_id', 'name', 'slug', 'productCount'] as const;
const RARELY_CHANGES = {
  staleTime: 10 * MINUTE_MS,
  refetchOnWindowFocus: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
} as const;

/** Level-1 categories hardly change: ten minutes fresh, and nothing but time refetches them (ALL-18). */
export const categoryList = () =>
  queryOptions({
    queryKey: ['categories', 1],
    queryFn: async ({ signal }) => {
      const { data } = await call(listCategories, { query: { level: 1 } }, signal);
      return { data: data.map((category) => pick(category, CATEGORY_PARTS)) };
    },
    ...RARELY_CHANGES,
  });

/** With their pictures, which only the home page shows: every other page carries the names alone. */
export const picturedCategories = () =>
  queryOptions({
    queryKey: ['categories', 'pictured'],
    queryFn: async ({ signal }) => {
      const { data } = await call(listCategories, { query: { level: 1 } }, signal);
      return data.map((category) => pick(category, ['_id', 'picture']));
    },
    ...RARELY_CHANGES,
  });

export const brandList = () =>
  queryOptions({
    queryKey: ['brands'],
    queryFn: ({ signal }) => call(listBrands, { query: { perPage: 100 } }, signal),
    staleTime: 10 * MINUTE_MS,
  });

/** Sub-categories are offered below one that is chosen, or beside one that is. */
function offered(categories: ProductFacets['categories'], chosen: readonly string[]) {
  const parents = new Set(chosen.flatMap((id) => [id, categories.find(({ _id }) => _id === id)?.parentId]));
  const ids = new Set(categories.map(({ _id }) => _id));
  return categories
    .filter(({ parentId }) => parentId === null || parents.has(parentId) || !ids.has(parentId))
    .map(({ slug: _slug, ...category }) => category);
}

/** Counts as filters show them. */
export const shownFacets = (facets: ProductFacets, chosen: readonly string[]) => ({
  ...facets,
  categories: offered(facets.categories, chosen),
  // Where sheets are compared by the square foot, no other steps of prices are offered.
  prices: facets.facts && facets.facts.sqft.length > 0 ? [] : facets.prices,
});

const shownList = (
  {
    total,
    withoutSqft,
    withoutOne,
    didYouMean,
    place,
    nearMe,
    nearest,
    ceiling,
    data,
    facets,
  }: ReplyOf<typeof listProducts>,
  { categories }: ShopListQuery,
) => ({
  total,
  /** With those of other places, which follow where a place has few. */
  listed: total + (nearest?.more ?? 0),
  /** Left out by a limit of prices, because no size tells theirs. */
  withoutSize: (withoutSqft ?? 0) + (withoutOne ?? 0),
  didYouMean,
  place,
  nearMe,
  ceiling,
  nearest,
  data: data.map(shownProduct),
  facets: facets && shownFacets(facets, categories),
});
/** What a list of products shows. */
export type ProductList = ReturnType<typeof shownList>;
/** What filters tell of a list. */
export type Counted = Pick<ProductList, 'total' | 'facets'> & Partial<Pick<ProductList, 'ceiling' | 'nearest'>>;

export const productList = (query: ShopListQuery) =>
  queryOptions({
    queryKey: ['products', 'list', query],
    queryFn: async ({ signal }) => shownList(await call(listProducts, { query }, signal), query),
    staleTime: query.search ? MINUTE_MS : 5 * MINUTE_MS,
    refetchOnWindowFocus: false,
  });
