import { listBrands } from '@plyhaat/contract/catalog/brands';
import { listProducts, type ProductListQuery } from '@plyhaat/contract/catalog/catalog';
import { listCategories } from '@plyhaat/contract/catalog/categories';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { MINUTE } from '#api/queries.ts';

/** Level-1 categories hardly change: ten minutes fresh, and nothing but time refetches them (spec 1 §9). */
export const categoryList = () =>
  queryOptions({
    queryKey: ['categories', 1],
    queryFn: ({ signal }) => call(listCategories, { query: { level: 1 } }, signal),
    staleTime: 10 * MINUTE,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });

export const brandList = () =>
  queryOptions({
    queryKey: ['brands'],
    queryFn: ({ signal }) => call(listBrands, { query: { perPage: 100 } }, signal),
    staleTime: 10 * MINUTE,
  });

export const productList = (query: ProductListQuery) =>
  queryOptions({
    queryKey: ['products', 'list', query],
    queryFn: ({ signal }) => call(listProducts, { query }, signal),
    staleTime: query.search ? MINUTE : 5 * MINUTE,
    refetchOnWindowFocus: false,
  });
