import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BUSINESS_TYPES } from '@plyhaat/contract/dealerships/dealership-form';
import type { OPPORTUNITY_TYPES } from '@plyhaat/contract/dealerships/opportunity-form';
import { inWords, type Say } from '#ui/said.ts';

const OPPORTUNITIES: Readonly<Record<(typeof OPPORTUNITY_TYPES)[number], MessageDescriptor>> = {
  'Exclusive dealership': msg`Exclusive dealership`,
  Dealership: msg`Dealership`,
  Distributorship: msg`Distributorship`,
  'Franchise store': msg`Franchise store`,
};

const BUSINESSES: Readonly<Record<(typeof BUSINESS_TYPES)[number], MessageDescriptor>> = {
  Manufacturer: msg`Manufacturer`,
  Wholesaler: msg`Wholesaler`,
  Retailer: msg`Retailer`,
  Distributor: msg`Distributor`,
  'Importer/Exporter': msg`Importer/Exporter`,
  Other: msg`Other`,
};

/** What kind of partnership is offered. */
export const opportunityType = (type: string, say: Say): string => inWords(OPPORTUNITIES, type, say);

/** What a business does in the trade. */
export const businessType = (type: string, say: Say): string => inWords(BUSINESSES, type, say);
