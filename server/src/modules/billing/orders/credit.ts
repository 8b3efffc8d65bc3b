import type { StartOf } from '@plyhaat/contract/billing/purchase';
import type { Credit } from '../orders.tables.ts';

const DAY = 86_400_000;
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
};
export type Wanted = { readonly key: string; readonly price: number };
export type Terms = { readonly starts: StartOf; readonly credits: readonly Credit[]; readonly startsAt: Date };

// Sums of shares are floats: a rupee that is whole but for the last bit is whole.
const floorToRupee = (paise: number) => Math.floor((paise + 1e-6) / RUPEE) * RUPEE;

/** Days as a member reads them: a plan that a part of its price was paid for has no whole number of them. */
export const shownDays = (days: number): number => Math.round(days * 100) / 100;

/** The unused whole days of what runs; what waits is unused whole. */
function unusedOf({ startsAt, endsAt }: Held, now: Date) {
  const ofDays = (endsAt.getTime() - startsAt.getTime()) / DAY;
  const waits = startsAt > now;
  return { ofDays, days: waits ? ofDays : Math.min(ofDays, Math.floor((endsAt.getTime() - now.getTime()) / DAY)) };
}

/**
 * What each is credited with. The sum is rounded down to the rupee, once, and is never more than the new price less one
 * rupee, which stays to be paid.
 */
function creditsOf(held: readonly Held[], price: number, now: Date): Credit[] {
  let exact = 0;
  let credited = 0;
  return held.map((one) => {
    const { days, ofDays } = unusedOf(one, now);
    exact += ofDays === 0 ? one.value : (one.value * days) / ofDays;
    const amount = Math.min(floorToRupee(exact), price - RUPEE) - credited;
    credited += amount;
    return { subscriptionId: one.id, name: one.name, value: one.value, days, ofDays, amount };
  });
}

export const chainEnd = (held: readonly Pick<Held, 'endsAt'>[], now: Date): Date =>
  held.reduce((latest, { endsAt }) => (endsAt > latest ? endsAt : latest), now);

/**
 * How a plan begins beside those that run or wait, the first of which is the plan one has: the same again and a cheaper
 * one wait for the end of all; any other takes their place at once and credits them.
 */
export function termsOf(wanted: Wanted, held: readonly Held[], now: Date): Terms {
  const [current] = held;
  if (!current) return { starts: 'now', credits: [], startsAt: now };
  const later = { credits: [], startsAt: chainEnd(held, now) };
  if (current.key === wanted.key) return { starts: 'renewal', ...later };
  if (wanted.price < current.price) return { starts: 'later', ...later };
  return { starts: 'upgrade', credits: creditsOf(held, wanted.price, now), startsAt: now };
}

export const creditSum = (credits: readonly Pick<Credit, 'amount'>[]): number =>
  credits.reduce((sum, { amount }) => sum + amount, 0);

/** A month counts as 30 days (spec 2 §9). */
export const planDuration = (months: number): number => months * 30 * DAY;
