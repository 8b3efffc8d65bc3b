import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
import { BUSINESS_ROLES, type Role } from '@plyhaat/contract/core/roles';

type Share = readonly [count: number, days: number];

type PlanRow = {
  readonly name: string;
  readonly roles: readonly Role[];
  readonly price: number;
  readonly description: string;
  readonly sales: Share;
  readonly advertisements: Share;
  readonly banners: Share;
  readonly opportunities: Share;
  readonly messages: readonly string[];
};

const EVERY_SELLER = ['Call and WhatsApp any seller', 'Unlimited products', 'Unlimited enquiries'];

/** Rupees a year, before GST. */
export const PLANS: readonly PlanRow[] = [
  {
    name: 'Buyer pass',
    roles: ['USER'],
    price: 499,
    description: 'For architects, carpenters and home owners who buy: speak to every seller directly.',
    sales: [0, 0],
    advertisements: [0, 0],
    banners: [0, 0],
    opportunities: [0, 0],
    messages: ['Call and WhatsApp any seller', 'Post as many requirements as you like', 'Invoice with GST'],
  },
  {
    name: 'Retailer',
    roles: ['RETAILER'],
    price: 2999,
    description: 'A store of your own for the neighbourhood, with room for an offer every month.',
    sales: [12, 7],
    advertisements: [6, 15],
    banners: [1, 7],
    opportunities: [0, 0],
    messages: [...EVERY_SELLER, '12 flash sales of 7 days', '6 new arrivals of 15 days', '1 banner for 7 days'],
  },
  {
    name: 'Contractor',
    roles: ['CONTRACTOR'],
    price: 2999,
    description: 'Show finished work, answer requirements and buy straight from the mill.',
    sales: [6, 7],
    advertisements: [12, 15],
    banners: [1, 7],
    opportunities: [0, 0],
    messages: [...EVERY_SELLER, '6 flash sales of 7 days', '12 new arrivals of 15 days', '1 banner for 7 days'],
  },
  {
    name: 'Dealer',
    roles: ['DEALER'],
    price: 5999,
    description: 'For stockists who sell to carpenters and contractors of their city.',
    sales: [24, 7],
    advertisements: [12, 15],
    banners: [2, 15],
    opportunities: [1, 30],
    messages: [
      ...EVERY_SELLER,
      '24 flash sales of 7 days',
      '12 new arrivals of 15 days',
      '2 banners for 15 days',
      '1 dealership opportunity for 30 days',
    ],
  },
  {
    name: 'Distributor',
    roles: ['DISTRIBUTOR'],
    price: 11_999,
    description: 'Reach dealers across states and find new ones for your brands.',
    sales: [36, 10],
    advertisements: [24, 15],
    banners: [4, 15],
    opportunities: [4, 30],
    messages: [
      ...EVERY_SELLER,
      '36 flash sales of 10 days',
      '24 new arrivals of 15 days',
      '4 banners for 15 days',
      '4 dealership opportunities for 30 days',
    ],
  },
  {
    name: 'Manufacturer',
    roles: ['MANUFACTURER/IMPORTER', 'MANUFACTURER/CORPORATE'],
    price: 24_999,
    description: 'For mills and importers who build a dealer network over the whole of India.',
    sales: [60, 15],
    advertisements: [48, 30],
    banners: [12, 15],
    opportunities: [12, 60],
    messages: [
      ...EVERY_SELLER,
      '60 flash sales of 15 days',
      '48 new arrivals of 30 days',
      '12 banners for 15 days',
      '12 dealership opportunities for 60 days',
    ],
  },
];

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
    messages: ['Buyers of the category are told', 'Shows your company, city and number'],
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
    messages: ['Countdown on every card of the product', 'Buyers who saved the product are told'],
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
