import { SearchText } from '@plyhaat/contract/catalog/catalog';
import * as z from 'zod/mini';
import { PLAIN_SHOP, ShopAddress } from '#features/catalog/shop.address.ts';

/** What is typed, the kind of result, and among products the shop's own filters. */
const { search: _, ...filters } = ShopAddress.shape;
export const SearchAddress = z.object({
  ...filters,
  q: z._default(SearchText, ''),
  type: z._default(z.enum(['all', 'products', 'sellers', 'categories']), 'all'),
});
export type SearchAddress = z.output<typeof SearchAddress>;
export type SearchType = SearchAddress['type'];

export const toShop = ({ q, type: _, ...rest }: SearchAddress): ShopAddress => ({ ...rest, search: q });

const { search: __, ...plain } = PLAIN_SHOP;
export const PLAIN_SEARCH = { ...plain, q: '', type: 'all' } as const;
