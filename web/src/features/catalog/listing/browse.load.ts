import type { QueryClient } from '@tanstack/react-query';
import { brandList, productList } from '../catalog.queries.ts';
import { type ShopAddress, toListQuery } from '../shop.address.ts';
import { placeOf, sponsoredAt } from './sponsored.queries.ts';

/** What a list of products shows; the sponsored card may be missing. */
export function loadBrowsing(queries: QueryClient, address: ShopAddress): Promise<unknown> {
  const place = placeOf(address);
  return Promise.all([
    queries.ensureQueryData(productList(toListQuery(address))),
    queries.ensureQueryData(brandList()),
    place && queries.prefetchQuery(sponsoredAt(place)),
  ]);
}
