import { pick } from '#api/pick.ts';
import { PLAIN_SHOP, ShopAddress } from '../shop.address.ts';
import type { FixedFilter } from './chosen-filters.ts';

const same = (a: unknown, b: unknown) => String(a ?? '') === String(b ?? '');

const FILTERS = (Object.keys(ShopAddress.shape) as (keyof ShopAddress)[]).filter((name) => name !== 'page');

/** Whether search engines keep the list, apart from what its screen has settled. */
export const isCanonical = (address: ShopAddress, fixed: readonly FixedFilter[]): boolean =>
  canonicalOf('', { ...address, ...pick(PLAIN_SHOP, fixed) }).path !== undefined;

/**
 * The address that search engines keep: of the whole list and its pages; a filtered list has none. A name that is not
 * ours, such as where a link was posted, filters nothing.
 */
export function canonicalOf(path: string, address: Partial<ShopAddress>): { path?: string } {
  const { page } = address;
  if (!FILTERS.every((name) => address[name] === undefined || same(address[name], PLAIN_SHOP[name]))) return {};
  return { path: page && page > 1 ? `${path}?page=${page}` : path };
}
