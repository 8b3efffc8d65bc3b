import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@plyhaat/contract/core/roles';

/** What a member is, as people say it. */
export const ROLE_NAMES: Readonly<Record<Role, MessageDescriptor>> = {
  ADMIN: msg`Admin`,
  SUBADMIN: msg`Sub-administrator`,
  APPROVERS: msg`Approver`,
  USER: msg`Buyer`,
  'MANUFACTURER/IMPORTER': msg`Manufacturer / importer`,
  'MANUFACTURER/CORPORATE': msg`Manufacturer / corporate`,
  DISTRIBUTOR: msg`Distributor`,
  DEALER: msg`Dealer`,
  RETAILER: msg`Retailer`,
  CONTRACTOR: msg`Contractor`,
};
