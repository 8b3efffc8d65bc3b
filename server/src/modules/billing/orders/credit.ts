import { planDays } from '@plyhaat/contract/billing/plan-length';
import type { StartOf } from '@plyhaat/contract/billing/purchase';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type { Credit, Limit } from '../orders.tables.ts';

const RUPEE = 100;

/** A subscription that runs or waits, with what its whole time is worth. Paise. */
export type Held = {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  /** What its plan cost, before any credit. */
  readonly price: number;
  readonly value: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** How long it was when it was bought: a plan given back by a refund is only the rest of it. */
  readonly firstMs: number;
  /** The allowance with the smallest unused share. */
  readonly tightest: Limit | null;
  /** Whether it is one for businesses; the other is a buyer's pass. */
  readonly forSellers: boolean;
};
export type Wanted = Pick<Held, 'key' | 'price' | 'forSellers'>;
export type Terms = { readonly starts: StartOf; readonly credits: readonly Credit[]; readonly startsAt: Date };

// Tolerates float errors: a sum just below a whole rupee counts as that rupee.
const floorToRupee = (paise: number) => Math.floor((paise + 1e-6) / RUPEE) * RUPEE;

/** Days as a member reads them: a plan that a part of its price was paid for has no whole number of them. */
export const shownDays = (days: number): number => Math.round(days * 100) / 100;

/** Unused whole days of a running subscription; all days of one that has not begun. */
function unusedOf({ startsAt, endsAt }: Held, now: Date) {
  const ofDays = (endsAt.getTime() - startsAt.getTime()) / DAY_MS;
  const waits = startsAt > now;
  return { ofDays, days: waits ? ofDays : Math.min(ofDays, Math.floor((endsAt.getTime() - now.getTime()) / DAY_MS)) };
}

/**
 * What one is worth still: its value by the smaller of the share of days left and the smallest unused share of what it
 * allows. Both are shares of the whole that was bought.
 */
function restOf(one: Held, now: Date) {
  const { value, firstMs, tightest } = one;
  const { days, ofDays } = unusedOf(one, now);
  const whole = ofDays === 0 ? value : (value * firstMs) / (ofDays * DAY_MS);
  const byDays = ofDays === 0 ? value : (value * days) / ofDays;
  const byUse = tightest ? (whole * tightest.left) / tightest.granted : byDays;
  const exact = Math.min(byDays, byUse);
  return {
    exact,
    line: { days, ofDays, whole, share: whole === 0 ? 0 : exact / whole, limit: byUse < byDays ? tightest : null },
  };
}

/**
 * What each is credited with. The sum is rounded down to the rupee, once, and is never more than the new price less one
 * rupee, which stays to be paid.
 */
export function creditsOf(held: readonly Held[], price: number, now: Date): Credit[] {
  let exact = 0;
  let credited = 0;
  return held.map((one) => {
    const rest = restOf(one, now);
    exact += rest.exact;
    const amount = Math.min(floorToRupee(exact), price - RUPEE) - credited;
    credited += amount;
    return { subscriptionId: one.id, name: one.name, value: one.value, amount, ...rest.line };
  });
}

/** How many granted items are given back with a credit: they cannot be both credited and published. */
export const givenBack = (granted: number, share: number): number => Math.ceil(granted * share - 1e-9);

export const chainEnd = (held: readonly Pick<Held, 'endsAt'>[], now: Date): Date =>
  held.reduce((latest, { endsAt }) => (endsAt > latest ? endsAt : latest), now);

/** Subscriptions that a plan begins after: a business plan does not wait for a buyer's pass, which is not one. */
export const waitsFor = <One extends Pick<Held, 'forSellers'>>(
  { forSellers }: Pick<Wanted, 'forSellers'>,
  held: readonly One[],
): One[] => held.filter((one) => one.forSellers || !forSellers);

/**
 * How a plan begins beside those that run or wait, the first of which is the plan one has: the same again and a cheaper
 * one wait for the end of all; any other takes their place at once and credits them (BILL-9).
 */
export function termsOf(wanted: Wanted, held: readonly Held[], now: Date): Terms {
  const ahead = waitsFor(wanted, held);
  const current = ahead[0] ?? held[0];
  if (!current) return { starts: 'now', credits: [], startsAt: now };
  const later = { credits: [], startsAt: chainEnd(ahead, now) };
  if (current.key === wanted.key) return { starts: 'renewal', ...later };
  if (wanted.price < current.price) return { starts: ahead.length > 0 ? 'later' : 'now', ...later };
  return { starts: 'upgrade', credits: creditsOf(held, wanted.price, now), startsAt: now };
}

export const creditSum = (credits: readonly Pick<Credit, 'amount'>[]): number =>
  credits.reduce((sum, { amount }) => sum + amount, 0);

/** A month counts as 30 days (BILL-1). */
export const planDuration = (months: number): number => planDays(months) * DAY_MS;
