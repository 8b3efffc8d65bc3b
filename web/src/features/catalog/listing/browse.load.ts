import type { QueryClient } from '@tanstack/react-query';
import { brandList, productList } from '../catalog.queries.ts';
import { type ShopAddress, toListQuery } from '../shop.address.ts';
import { placeOf, sponsoredAt } from './sponsored.queries.ts';

/** The products; brands to choose from only where the list came without counts. */
export async function loadProducts(queries: QueryClient, address: ShopAddress): Promise<unknown> {
  const { facets } = await queries.ensureQueryData(productList(toListQuery(address)));
  return facets || queries.ensureQueryData(brandList());
}

/** What a list of products shows; the sponsored card may be missing. */
export function loadBrowsing(queries: QueryClient, address: ShopAddress): Promise<unknown> {
  const place = placeOf(address);
  return Promise.all([loadProducts(queries, address), place && queries.prefetchQuery(sponsoredAt(place))]);
}
