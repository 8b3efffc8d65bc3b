import type { QueryClient } from '@tanstack/react-query';
import { brandList, productList } from '../catalog.queries.ts';
import { type ShopAddress, toListQuery } from '../shop.address.ts';
import { placeOf, sponsoredAt } from './sponsored.queries.ts';

/**
 * The products, and in a browser that asks for them itself the brands too (CAT-5). A page that was rendered with
 * counts has its brands among them, and carries none besides.
 */
export async function loadProducts(queries: QueryClient, address: ShopAddress): Promise<unknown> {
  const list = productList(toListQuery(address));
  const rendered = typeof document === 'undefined' || queries.getQueryData(list.queryKey) !== undefined;
  const brands = rendered ? undefined : queries.prefetchQuery(brandList());
  const { facets } = await queries.ensureQueryData(list);
  return brands ?? (facets ? undefined : queries.ensureQueryData(brandList()));
}

/** What a list of products shows; the sponsored card may be missing. */
export function loadBrowsing(queries: QueryClient, address: ShopAddress): Promise<unknown> {
  const place = placeOf(address);
  return Promise.all([loadProducts(queries, address), place && queries.prefetchQuery(sponsoredAt(place))]);
}
