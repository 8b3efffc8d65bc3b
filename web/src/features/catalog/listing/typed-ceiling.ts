import type { UnderstoodCeiling } from '@plyhaat/contract/core/ceiling';
import type { ShopAddress } from '../shop.address.ts';

type Patch = Partial<ShopAddress>;

/** Which filter a ceiling in the text is. */
const filterOf = ({ per }: UnderstoodCeiling) => (per === 'sqft' ? 'maxSqft' : 'maxPrice');

/** The filters as they stand, with the most that the text allows where it is the lower limit (SEARCH-12). */
export function withCeiling(address: ShopAddress, ceiling: UnderstoodCeiling | undefined): ShopAddress {
  if (!ceiling) return address;
  const filter = filterOf(ceiling);
  return { ...address, [filter]: Math.min(ceiling.amount, address[filter] ?? ceiling.amount) };
}

/** Who chooses another limit no longer means the one in the text. */
export const insteadOf = (ceiling: UnderstoodCeiling | undefined, patch: Patch): Patch =>
  ceiling && filterOf(ceiling) in patch ? { ...patch, search: ceiling.rest } : patch;
