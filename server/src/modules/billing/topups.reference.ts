import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
import { BUSINESS_ROLES, type Role } from '@plyhaat/contract/core/roles';

type TopupRow = {
  readonly kind: AllowanceKind;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly description: string;
  readonly messages: readonly string[];
  /** Days and rupees, before GST. */
  readonly prices: readonly (readonly [days: number, price: number])[];
};

const WHO_SELLS: readonly Role[] = BUSINESS_ROLES;

export const TOPUPS: readonly TopupRow[] = [
  {
    kind: 'banner',
    name: 'Banner',
    roles: WHO_SELLS,
    description: 'One more banner on the home page or on the product page.',
    messages: ['Shown on phones and computers', 'Links to your store or product', 'Runs from the day it is approved'],
    prices: [
      [7, 999],
      [15, 1799],
      [30, 2999],
    ],
  },
  {
    kind: 'advertisement',
    name: 'New arrival',
    roles: WHO_SELLS,
    description: 'One more product in the New Arrivals of the home page.',
    messages: ['Buyers of the category are notified', 'Shows your company, city and number'],
    prices: [
      [7, 299],
      [15, 549],
      [30, 899],
    ],
  },
  {
    kind: 'sale',
    name: 'Flash sale',
    roles: WHO_SELLS,
    description: 'One more flash sale with its countdown on the home page.',
    messages: ['Countdown on every card of the product', 'Buyers who saved the product are notified'],
    prices: [
      [3, 249],
      [7, 499],
      [15, 899],
    ],
  },
  {
    kind: 'opportunity',
    name: 'Opportunity',
    roles: ['MANUFACTURER/IMPORTER', 'MANUFACTURER/CORPORATE', 'DISTRIBUTOR', 'DEALER'],
    description: 'One more dealership opportunity, open to applications from all of India.',
    messages: ['Choose the states and cities you look for', 'Applications with turnover, premises and experience'],
    prices: [
      [15, 1499],
      [30, 2499],
      [60, 3999],
    ],
  },
];
