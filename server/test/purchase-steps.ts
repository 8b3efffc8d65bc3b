import type { AllowanceKind, PlanTier } from '@plyhaat/contract/billing/billing';
import fc from 'fast-check';

/** Whom plans are sold to: a member may change from one to another while its plans run. */
export const FAMILY = { USER: 'Buyer pass', DEALER: 'Dealer', RETAILER: 'Retailer' } as const;
export type Trade = keyof typeof FAMILY;

export type Step =
  | { readonly does: 'buy'; readonly tier: PlanTier; readonly pays: boolean }
  | { readonly does: 'wait'; readonly days: number }
  | { readonly does: 'payOpen'; readonly which: number; readonly late: boolean }
  | { readonly does: 'refund'; readonly which: number; readonly share: number; readonly waits: boolean }
  | { readonly does: 'settleRefunds' }
  | { readonly does: 'becomes'; readonly role: Trade }
  | { readonly does: 'publish'; readonly kind: AllowanceKind; readonly count: number };

const which = fc.nat({ max: 9 });
const buy = fc.record({
  does: fc.constant('buy' as const),
  tier: fc.constantFrom<PlanTier>('start', 'standard', 'growth'),
  pays: fc.boolean(),
});
const wait = fc.record({ does: fc.constant('wait' as const), days: fc.double({ min: 0.1, max: 150, noNaN: true }) });
const payOpen = fc.record({ does: fc.constant('payOpen' as const), which, late: fc.boolean() });
const share = fc.constantFrom(0.1, 0.37, 0.8, 1, 1);
const refund = fc.record({ does: fc.constant('refund' as const), which, share, waits: fc.boolean() });
const becomes = fc.record({
  does: fc.constant('becomes' as const),
  role: fc.constantFrom<Trade>('USER', 'DEALER', 'RETAILER'),
});
const publish = fc.record({
  does: fc.constant('publish' as const),
  kind: fc.constantFrom<AllowanceKind>('sale', 'sale', 'advertisement', 'banner'),
  count: fc.integer({ min: 1, max: 8 }),
});
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: buy },
  { weight: 3, arbitrary: wait },
  { weight: 3, arbitrary: payOpen },
  { weight: 3, arbitrary: refund },
  { weight: 1, arbitrary: fc.constant({ does: 'settleRefunds' as const }) },
  { weight: 2, arbitrary: becomes },
  { weight: 4, arbitrary: publish },
);
