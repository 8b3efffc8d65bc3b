import type { AllowanceKind, PlanTier } from '@plyhaat/contract/billing/billing';
import type { Role } from '@plyhaat/contract/core/roles';
import { isBuyer } from '@plyhaat/contract/core/roles';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { PLANS, type PlanRow } from '#modules/billing/plans.reference.ts';
import { TOPUPS } from '#modules/billing/topups.reference.ts';
import { idOf } from '#platform/db/id.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import type { Random } from './random.ts';
import type { Seller } from './sellers.ts';

/** Of the buyers, so many in a hundred hold a pass. */
const PASSES = 0.3;
const UPGRADES = 0.12;
const RENEWALS = 0.8;
const REFUNDS = 0.12;
const TOPUP_BUYERS = 0.2;
const SUBSCRIBED_SAMPLE = '9000000002';
const OTHER_SAMPLE = '9000000003';

export const daysFrom = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

/** A plan that was bought and paid for. Times in days before or after others, money in paise. */
export type BoughtPlan = {
  readonly id: string;
  readonly orderId: string;
  readonly memberId: string;
  readonly slug: string;
  readonly plan: PlanRow;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Its whole time, which an upgrade or a refund cut short. */
  readonly fullEnd: Date;
  readonly ended: 'upgraded' | 'refunded' | null;
  readonly creditedTo: string | null;
  readonly replaces: BoughtPlan | null;
};

export type BoughtTopup = {
  readonly id: string;
  readonly orderId: string;
  readonly memberId: string;
  readonly slug: string;
  readonly kind: AllowanceKind;
  readonly name: string;
  readonly days: number;
  readonly price: number;
  readonly at: Date;
  readonly used: boolean;
};

/** 17 characters like every order's, the same on every machine. */
const orderId = (name: string) => `PM${idOf('order', name).replaceAll('-', '').slice(0, 15).toUpperCase()}`;

function planOf(role: Role, tier: PlanTier): PlanRow {
  const plan = PLANS.find((one) => one.tier === tier && one.roles.includes(role));
  if (!plan) throw new Error(`no plan for ${role}`);
  return plan;
}

type Whose = { readonly slug: string; readonly role: Role };

function bought({ slug, role }: Whose, tier: PlanTier, startsAt: Date, over: Partial<BoughtPlan> = {}): BoughtPlan {
  const plan = planOf(role, tier);
  const id = idOf('subscription', `${slug} ${startsAt.toISOString()}`);
  const fullEnd = daysFrom(startsAt, plan.months * 30);
  const whole = { endsAt: fullEnd, fullEnd, ended: null, creditedTo: null, replaces: null };
  return { id, orderId: orderId(id), memberId: memberId(slug), slug, plan, startsAt, ...whole, ...over };
}

/** Some began with Start and moved on after a few weeks. */
function withBeginning(whose: Whose, main: BoughtPlan, daysBefore: number): BoughtPlan[] {
  const first = bought(whose, 'start', daysFrom(main.startsAt, -daysBefore), {
    endsAt: main.startsAt,
    ended: 'upgraded',
    creditedTo: main.orderId,
  });
  return [first, { ...main, replaces: first }];
}

/** Whoever was there long enough mostly had a plan the year before, which ran out. */
function withYearBefore(seller: Seller, plans: BoughtPlan[], own: Random, at: Date): BoughtPlan[] {
  const [first] = plans;
  if (!first || !own.chance(RENEWALS)) return plans;
  const { months } = planOf(seller.role, 'standard');
  const startsAt = daysFrom(first.startsAt, -(months * 30 + own.int(0, 20)));
  const hadJoined = startsAt > daysFrom(at, -seller.joinedDaysAgo);
  return hadJoined ? [bought(seller, 'standard', startsAt), ...plans] : plans;
}

/** Running ones began within the last eleven months; of those without one, some had one that ran out or was refunded. */
function plansOf(seller: Seller, own: Random, at: Date): BoughtPlan[] {
  const { phone, subscribed, joinedDaysAgo } = seller;
  const ago = (latest: number, earliest: number) => daysFrom(at, -own.int(latest, earliest));
  if (subscribed) {
    const main = bought(seller, 'standard', ago(5, Math.min(joinedDaysAgo, 330)));
    const upgraded = phone === SUBSCRIBED_SAMPLE || own.chance(UPGRADES);
    const sinceJoining = Math.floor((main.startsAt.getTime() - daysFrom(at, -joinedDaysAgo).getTime()) / DAY_MS);
    const before = upgraded ? Math.min(own.int(20, 70), sinceJoining) : 0;
    const plans = before > 0 ? withBeginning(seller, main, before) : [main];
    return phone === SUBSCRIBED_SAMPLE ? plans : withYearBefore(seller, plans, own, at);
  }
  const sample = phone === OTHER_SAMPLE;
  const over = sample || (joinedDaysAgo > 400 && own.chance(0.5));
  const ended = over
    ? [bought(seller, 'standard', ago(Math.min(370, joinedDaysAgo), Math.max(371, joinedDaysAgo)))]
    : [];
  if (!sample && !own.chance(REFUNDS)) return ended;
  const startsAt = ago(10, 80);
  const refund = { endsAt: daysFrom(startsAt, own.int(2, 6)), ended: 'refunded' as const };
  return [...ended, bought(seller, 'start', startsAt, refund)];
}

export function planHistory({ sellers, people }: People, random: Random, at: Date): BoughtPlan[] {
  const trade = sellers.flatMap((seller) => plansOf(seller, random.fork(seller.slug), at));
  const buyers = people.filter(({ role, phone }) => isBuyer(role) && !phone.startsWith('90000'));
  const passes = buyers.flatMap((person) => {
    const own = random.fork(person.slug);
    const began = daysFrom(at, -own.int(5, Math.min(person.joinedDaysAgo, 330)));
    return own.chance(PASSES) ? [bought(person, 'standard', began)] : [];
  });
  return [...trade, ...passes];
}

/** Some bought more than their plan allows, and not all of it was used. */
export function topupHistory({ sellers }: People, random: Random, at: Date): BoughtTopup[] {
  return sellers.flatMap((seller) => {
    const own = random.fork(seller.slug);
    const sample = seller.phone === SUBSCRIBED_SAMPLE;
    if (!sample && !(seller.subscribed && own.chance(TOPUP_BUYERS))) return [];
    const usable = TOPUPS.filter(({ roles }) => roles.includes(seller.role));
    const daysAgo = sample ? [2, 40, 200] : [own.int(0, 340)];
    return daysAgo.map((ago, turn): BoughtTopup => {
      const topup = own.pick(usable);
      const [days, price] = own.pick(topup.prices);
      const id = idOf('topup bought', `${seller.slug} ${turn}`);
      const whose = { memberId: memberId(seller.slug), slug: seller.slug };
      const used = sample ? turn === 1 : ago > 2 && own.chance(0.6);
      const what = { kind: topup.kind, name: topup.name, days, price: price * 100 };
      return { id, orderId: orderId(id), ...whose, ...what, at: daysFrom(at, -ago), used };
    });
  });
}
