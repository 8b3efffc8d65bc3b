import type { PlanTier } from '@plyhaat/contract/billing/billing';
import type { Role } from '@plyhaat/contract/core/roles';

type Share = readonly [count: number, days: number];
type Shares = {
  readonly sales: Share;
  readonly advertisements: Share;
  readonly banners: Share;
  readonly opportunities: Share;
};

/** Whom plans are for: their Standard, from which Start and Growth follow, and rupees before GST for each of the three. */
type Family = Shares & {
  readonly family: string;
  readonly roles: readonly Role[];
  readonly prices: Readonly<Record<PlanTier, number>>;
  readonly descriptions: Readonly<Record<PlanTier, string>>;
  /** Benefits of every plan of the family, listed after the allowances. */
  readonly always: readonly string[];
  readonly growthOnly?: readonly string[];
};

const EVERY_SELLER = ['Call and WhatsApp any seller', 'Unlimited products', 'Unlimited enquiries'];
const FIRST_SEASON = 'Get started: list your products, get calls and try an offer or two.';
const NOTHING: Share = [0, 0];

const FAMILIES: readonly Family[] = [
  {
    family: 'Buyer pass',
    roles: ['USER'],
    prices: { start: 199, standard: 499, growth: 999 },
    descriptions: {
      start: 'For one project: speak to every seller directly.',
      standard: 'For architects, carpenters and home owners who buy: speak to every seller directly.',
      growth: 'For those who buy every week and want quick answers.',
    },
    sales: NOTHING,
    advertisements: NOTHING,
    banners: NOTHING,
    opportunities: NOTHING,
    always: ['Call and WhatsApp any seller', 'Post as many requirements as you like', 'Invoice with GST'],
    growthOnly: ['3 requirements a month shown first'],
  },
  {
    family: 'Retailer',
    roles: ['RETAILER'],
    prices: { start: 999, standard: 2999, growth: 5999 },
    descriptions: {
      start: FIRST_SEASON,
      standard: 'A store of your own for the neighbourhood, with room for an offer every month.',
      growth: 'For shops that have something new to show every week.',
    },
    sales: [12, 7],
    advertisements: [6, 15],
    banners: [1, 7],
    opportunities: NOTHING,
    always: EVERY_SELLER,
  },
  {
    family: 'Contractor',
    roles: ['CONTRACTOR'],
    prices: { start: 999, standard: 2999, growth: 5999 },
    descriptions: {
      start: 'Get started: show your work and answer requirements.',
      standard: 'Show finished work, answer requirements and buy straight from the mill.',
      growth: 'For teams with several sites who want to be found in every city they work in.',
    },
    sales: [6, 7],
    advertisements: [12, 15],
    banners: [1, 7],
    opportunities: NOTHING,
    always: EVERY_SELLER,
  },
  {
    family: 'Dealer',
    roles: ['DEALER'],
    prices: { start: 1999, standard: 5999, growth: 11_999 },
    descriptions: {
      start: FIRST_SEASON,
      standard: 'For stockists who sell to carpenters and contractors of their city.',
      growth: 'For dealers with several brands who want to be seen every week.',
    },
    sales: [24, 7],
    advertisements: [12, 15],
    banners: [2, 15],
    opportunities: [1, 30],
    always: EVERY_SELLER,
  },
  {
    family: 'Distributor',
    roles: ['DISTRIBUTOR'],
    prices: { start: 3999, standard: 11_999, growth: 21_999 },
    descriptions: {
      start: FIRST_SEASON,
      standard: 'Reach dealers across states and find new ones for your brands.',
      growth: 'For distributors who open a new district every month.',
    },
    sales: [36, 10],
    advertisements: [24, 15],
    banners: [4, 15],
    opportunities: [4, 30],
    always: EVERY_SELLER,
  },
  {
    family: 'Manufacturer',
    roles: ['MANUFACTURER/IMPORTER', 'MANUFACTURER/CORPORATE'],
    prices: { start: 8999, standard: 24_999, growth: 44_999 },
    descriptions: {
      start: 'Get started: show your range and find your first dealers.',
      standard: 'For mills and importers who build a dealer network over the whole of India.',
      growth: 'For brands that launch, advertise and appoint dealers all year round.',
    },
    sales: [60, 15],
    advertisements: [48, 30],
    banners: [12, 15],
    opportunities: [12, 60],
    always: EVERY_SELLER,
  },
];

const TIERS: readonly PlanTier[] = ['start', 'standard', 'growth'];
const NAMES: Readonly<Record<PlanTier, string>> = { start: 'Start', standard: 'Standard', growth: 'Growth' };
const MONTHS: Readonly<Record<PlanTier, number>> = { start: 3, standard: 12, growth: 12 };
const GROWTH = 2.5;

/** Scales the count only: days are equal in all tiers, and what Standard lacks the others lack too. */
function shareOf([count, days]: Share, tier: PlanTier, atLeast: number): Share {
  if (count === 0 || tier === 'standard') return [count, days];
  return [tier === 'growth' ? Math.ceil(count * GROWTH) : Math.max(atLeast, Math.floor(count / 4)), days];
}

const counted = ([count]: Share, one: string, many: string, words: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many} ${words}`];

const messagesOf = ({ sales, advertisements, banners, opportunities }: Shares): string[] => [
  ...counted(sales, 'flash sale', 'flash sales', `of ${sales[1]} days`),
  ...counted(advertisements, 'new arrival', 'new arrivals', `of ${advertisements[1]} days`),
  ...counted(banners, 'banner', 'banners', `for ${banners[1]} days`),
  ...counted(opportunities, 'dealership opportunity', 'dealership opportunities', `for ${opportunities[1]} days`),
];

function planOf(family: Family, tier: PlanTier) {
  const shares: Shares = {
    sales: shareOf(family.sales, tier, 1),
    advertisements: shareOf(family.advertisements, tier, 1),
    banners: shareOf(family.banners, tier, 0),
    opportunities: shareOf(family.opportunities, tier, 0),
  };
  const first = tier === 'growth' ? (family.growthOnly ?? []) : [];
  return {
    ...shares,
    family: family.family,
    tier,
    key: `${family.family.toLowerCase().replaceAll(' ', '-')}-${tier}`,
    name: NAMES[tier],
    description: family.descriptions[tier],
    roles: family.roles,
    price: family.prices[tier],
    months: MONTHS[tier],
    messages: [...first, ...messagesOf(shares), ...family.always],
  };
}

/** The first version of every plan. */
export const PLANS = FAMILIES.flatMap((family) => TIERS.map((tier) => planOf(family, tier)));
export type PlanRow = (typeof PLANS)[number];
