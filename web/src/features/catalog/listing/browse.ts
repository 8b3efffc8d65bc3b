import { DEEPEST_ROW } from '@plyhaat/contract/catalog/catalog';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { productList } from '../catalog.queries.ts';
import { PLAIN_SHOP, type ShopAddress, toListQuery } from '../shop.address.ts';
import type { FixedFilter } from './chosen-filters.ts';
import { placeOf, sponsoredAt } from './sponsored.queries.ts';

export type Browsing = {
  address: ShopAddress;
  fixed?: readonly FixedFilter[];
  /** Where the same list stands with other choices. */
  at: (address: ShopAddress) => string;
};

/** The address is the state: every change is a navigation, and any change but paging returns to page 1. */
export function useFiltering({ address, at, fixed = [] }: Browsing) {
  const router = useRouter();
  const go = (patch: Partial<ShopAddress>) => void router.navigate({ href: at({ ...address, page: 1, ...patch }) });
  const hrefFor = (patch: Partial<ShopAddress>) => at({ ...address, ...patch });
  const fixedValues = Object.fromEntries(fixed.map((name) => [name, address[name]]));
  return { fixed, address, go, hrefFor, cleared: at({ ...PLAIN_SHOP, ...fixedValues }) };
}
/** What is chosen, and the ways to choose otherwise. */
export type Filtering = ReturnType<typeof useFiltering>;

export function useBrowsing(browsing: Browsing) {
  const { address } = browsing;
  const filtering = useFiltering(browsing);
  const list = useQuery({ ...productList(toListQuery(address)), placeholderData: keepPreviousData });
  const sponsored = useSponsored(address);
  const reachable = Math.min(list.data?.listed ?? 0, DEEPEST_ROW);
  return { ...filtering, list, sponsored, pages: Math.ceil(reachable / address.perPage) };
}

/** Loaded together with the list or not at all, so that a list on screen does not shift. */
function useSponsored(address: ShopAddress) {
  const place = placeOf(address);
  const found = useQuery({ ...sponsoredAt(place ?? {}), enabled: place !== null, placeholderData: keepPreviousData });
  return { isPending: place !== null && found.isPending, card: place && found.data };
}

export type Browse = ReturnType<typeof useBrowsing>;
