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

const floorToRupee = (paise: number) => Math.floor(paise / RUPEE) * RUPEE;

/** The unused whole days of what runs; what waits is credited whole. */
function creditOf({ id, name, value, startsAt, endsAt }: Held, now: Date): Credit {
  // A part of a day counts as a whole one, so that no more is credited than is left.
  const ofDays = Math.ceil((endsAt.getTime() - startsAt.getTime()) / DAY);
  const waits = startsAt > now;
  const days = waits ? ofDays : Math.min(ofDays, Math.floor((endsAt.getTime() - now.getTime()) / DAY));
  const amount = waits || ofDays === 0 ? value : (value * days) / ofDays;
  return { subscriptionId: id, name, value, days, ofDays, amount: floorToRupee(amount) };
}

/** Never more than the new price less one rupee, which stays to be paid. */
function capped(credits: readonly Credit[], price: number): Credit[] {
  let room = price - RUPEE;
  return credits.map((credit) => {
    const amount = Math.min(credit.amount, room);
    room -= amount;
    return { ...credit, amount };
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
  const credits = held.map((one) => creditOf(one, now));
  return { starts: 'upgrade', credits: capped(credits, wanted.price), startsAt: now };
}

export const creditSum = (credits: readonly Pick<Credit, 'amount'>[]): number =>
  credits.reduce((sum, { amount }) => sum + amount, 0);

/** A month counts as 30 days (spec 2 §9). */
export const planDuration = (months: number): number => months * 30 * DAY;
