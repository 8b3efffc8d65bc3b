import { listNestedCategories, readCategory } from '@plyhaat/contract/catalog/categories';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const nestedCategories = () =>
  queryOptions({
    queryKey: ['categories', 'nested'],
    queryFn: ({ signal }) => call(listNestedCategories, { query: { level: 1 } }, signal),
    staleTime: 10 * MINUTE_MS,
  });

export const categoryDetail = (slug: string) =>
  queryOptions({
    queryKey: ['categories', 'one', slug],
    queryFn: ({ signal }) => call(readCategory, { params: { slug } }, signal),
    staleTime: 10 * MINUTE_MS,
  });
