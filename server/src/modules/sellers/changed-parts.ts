import type { ChangedPart } from '@plyhaat/contract/sellers/profile';
import type { NameAndAddress } from './changes.sql.ts';

const ADDRESS = ['address', 'pinCode', 'countryId', 'stateId', 'cityId'] as const;

/** What a seller wants to be otherwise than the public sees it. */
export function changedParts(wanted: NameAndAddress, shown: NameAndAddress): ChangedPart[] {
  const moves = ADDRESS.some((field) => wanted[field] !== shown[field]);
  return [...(wanted.name === shown.name ? [] : ['name' as const]), ...(moves ? ['address' as const] : [])];
}
