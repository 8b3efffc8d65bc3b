import { DEEPEST_ROW } from '@plyhaat/contract/catalog/catalog';
import { withCorporate } from '@plyhaat/contract/core/roles';
import type { SellerListQuery } from '@plyhaat/contract/sellers/sellers';

export type SortBy = NonNullable<SellerListQuery['sortBy']> | 'relevance';
export type ListQuery = {
  readonly search: string;
  readonly state: string | undefined;
  readonly cities: readonly string[];
  readonly roles: readonly string[];
  readonly categories: readonly string[];
  readonly rating: number;
  readonly sortBy: SortBy;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
};

/** A page of rows of which nothing beyond the deepest is read. */
export function pageOf({ page, perPage }: { page: number; perPage: number }) {
  const offset = Math.min((page - 1) * perPage, DEEPEST_ROW);
  return { offset, limit: Math.max(0, Math.min(perPage, DEEPEST_ROW - offset)) };
}

/** The query of the address with its defaults worked out. */
export function listQuery(q: SellerListQuery): ListQuery {
  const sortBy = q.sortBy ?? (q.search ? 'relevance' : 'rating');
  return {
    search: q.search,
    state: q.state,
    cities: [...new Set([...(q.city ? [q.city] : []), ...q.locations])],
    roles: [...new Set(withCorporate(q.userTypes))].sort(),
    categories: [...new Set(q.categories)],
    rating: q.rating,
    sortBy,
    direction: q.sortOrder ?? (sortBy === 'name' ? 'asc' : 'desc'),
    ...pageOf(q),
  };
}
