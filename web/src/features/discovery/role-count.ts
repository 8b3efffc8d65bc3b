import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { BUSINESS_ROLES, Role } from '@plyhaat/contract/core/roles';
import type { Say } from '#ui/said.ts';
import { ROLE_NAMES } from '#ui/words/roles.ts';
import { inFigures } from './words.ts';

type Seller = (typeof BUSINESS_ROLES)[number];
type Counted = (count: number, shown: string) => MessageDescriptor;

const ROLES: Readonly<Record<Seller, Counted>> = {
  'MANUFACTURER/IMPORTER': (count, shown) =>
    msg`${plural(count, { one: `${shown} manufacturer or importer`, other: `${shown} manufacturers or importers` })}`,
  'MANUFACTURER/CORPORATE': (count, shown) =>
    msg`${plural(count, { one: `${shown} corporate manufacturer`, other: `${shown} corporate manufacturers` })}`,
  DISTRIBUTOR: (count, shown) => msg`${plural(count, { one: `${shown} distributor`, other: `${shown} distributors` })}`,
  DEALER: (count, shown) => msg`${plural(count, { one: `${shown} dealer`, other: `${shown} dealers` })}`,
  RETAILER: (count, shown) => msg`${plural(count, { one: `${shown} retailer`, other: `${shown} retailers` })}`,
  CONTRACTOR: (count, shown) => msg`${plural(count, { one: `${shown} contractor`, other: `${shown} contractors` })}`,
};

const isSeller = (role: Role): role is Seller => role in ROLES;

/** '12 dealers'. */
export function roleCount(role: Role, count: number, say: Say): string {
  const shown = inFigures(count);
  return say(isSeller(role) ? ROLES[role](count, shown) : msg`${shown} ${{ role: say(ROLE_NAMES[role]) }}`);
}
