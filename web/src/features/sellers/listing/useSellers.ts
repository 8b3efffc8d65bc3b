import type { SellerListQuery } from '@plyhaat/contract/sellers/sellers';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { sellerList, sellersQuery } from '../sellers.queries.ts';
import type { SellersAddress } from './sellers.address.ts';

const route = getRouteApi('/sellers');

type Chosen = Partial<Omit<SellerListQuery, 'perPage' | 'sortOrder'>> & { readonly view?: 'list' | undefined };

const asText = (value: Chosen[keyof Chosen]) => (Array.isArray(value) ? value.join(',') : String(value));
const isPlain = (name: string, value: Chosen[keyof Chosen]) =>
  value === undefined || value === '' || value === 0 || (name === 'page' && value === 1);

/** The address is the state: every change is a navigation, and any change but paging returns to page 1. */
export function useSellers() {
  const address = route.useSearch();
  const router = useRouter();
  const query = sellersQuery(address);
  const list = useQuery(sellerList(query));

  const changed = (patch: Chosen): SellersAddress => {
    // Choosing a state clears the city (SELL-10), and the other places with it.
    const places = 'state' in patch ? { city: undefined, locations: [] } : {};
    const parts = Object.entries({ page: 1, ...places, ...patch }) as [string, Chosen[keyof Chosen]][];
    const texts = parts.map(([name, value]) => [name, isPlain(name, value) ? '' : asText(value)]);
    return { ...address, ...Object.fromEntries(texts) };
  };
  return {
    query,
    list,
    view: address.view === 'list' ? ('list' as const) : ('grid' as const),
    sortBy: address.sortBy ?? '',
    go: (patch: Chosen) => void router.navigate({ to: '/sellers', search: changed(patch) }),
    hrefFor: (patch: Chosen) => router.buildLocation({ to: '/sellers', search: changed(patch) }).href,
  };
}

export type Sellers = ReturnType<typeof useSellers>;
