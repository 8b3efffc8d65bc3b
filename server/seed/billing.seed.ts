import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { allowances, consumption, memberSubscriptions } from '#modules/billing/billing.tables.ts';
import { givenBack } from '#modules/billing/orders/credit.ts';
import { planId, topupPriceId } from '#modules/billing/reference.sql.ts';
import { idOf } from '#platform/db/id.ts';
import { type BoughtPlan, type BoughtTopup, daysFrom, planHistory, topupHistory } from './billing.history.ts';
import { copyInto } from './copy.ts';
import type { People } from './members.seed.ts';
import { daysSinceOffered, OPPORTUNITIES } from './opportunities.data.ts';
import { seedOrders } from './orders.seed.ts';
import type { Random } from './random.ts';

type Granted = {
  readonly id: string;
  readonly memberId: string;
  readonly subscriptionId: string | null;
  readonly planId: string | null;
  readonly topupPriceId: string | null;
  readonly orderId: string;
  readonly position: number;
  readonly kind: AllowanceKind;
  readonly granted: number;
  readonly used: number;
  readonly days: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCancelled: boolean;
};

type Offers = ReadonlyMap<string, readonly Date[]>;

/** When each seller offered what stands among the opportunities, by its slug. */
const offersOf = ({ sellers }: People, at: Date): Offers =>
  new Map(
    sellers.map(({ slug, company }) => [
      slug,
      OPPORTUNITIES.filter((row) => row.company === company).map((row) => daysFrom(at, -daysSinceOffered(row))),
    ]),
  );

/** Of an upgraded plan, the share that was credited: its whole days left. */
const unusedShare = ({ endsAt, fullEnd, plan }: BoughtPlan) =>
  Math.floor((fullEnd.getTime() - endsAt.getTime()) / DAY_MS) / (plan.months * 30);

/** What a plan grants; the more of its time has gone by, the more of it is used, and never more than half. */
function allowancesOf(one: BoughtPlan, random: Random, at: Date, offers: Offers): Granted[] {
  const { plan, startsAt, fullEnd, endsAt, ended } = one;
  const shares: Record<AllowanceKind, readonly [count: number, days: number]> = {
    sale: plan.sales,
    advertisement: plan.advertisements,
    banner: plan.banners,
    opportunity: plan.opportunities,
  };
  const gone = Math.min(1, (at.getTime() - startsAt.getTime()) / (fullEnd.getTime() - startsAt.getTime()));
  return (Object.keys(shares) as AllowanceKind[]).flatMap((kind, position) => {
    const [granted, days] = shares[kind];
    if (granted === 0) return [];
    const offered = (offers.get(one.slug) ?? []).filter((day) => day >= startsAt && day < endsAt).length;
    const wanted =
      kind === 'opportunity'
        ? Math.min(granted, offered)
        : Math.min(Math.floor(granted / 2), Math.round(granted * gone * random.next() * 1.2));
    const remaining = ended === 'upgraded' ? granted - givenBack(granted, unusedShare(one)) : granted;
    const used = Math.min(wanted, remaining);
    return [
      {
        id: idOf('allowance', `${one.id} ${kind}`),
        memberId: one.memberId,
        subscriptionId: one.id,
        planId: planId(plan),
        topupPriceId: null,
        orderId: one.orderId,
        position,
        kind,
        granted: remaining,
        used: ended === 'refunded' ? 0 : used,
        days,
        startsAt,
        // What an upgrade did not credit stays usable until its own end.
        endsAt: ended === 'refunded' ? endsAt : fullEnd,
        isCancelled: ended === 'refunded',
      },
    ];
  });
}

const topupAllowance = ({ id, memberId, orderId, kind, days, at, used }: BoughtTopup): Granted => ({
  id,
  memberId,
  subscriptionId: null,
  planId: null,
  topupPriceId: topupPriceId(kind, days),
  orderId,
  position: 0,
  kind,
  granted: 1,
  used: used ? 1 : 0,
  days,
  startsAt: at,
  endsAt: daysFrom(at, days),
  isCancelled: false,
});

const subscriptionRow = (one: BoughtPlan) => ({
  id: one.id,
  memberId: one.memberId,
  planId: planId(one.plan),
  orderId: one.orderId,
  startsAt: one.startsAt,
  endsAt: one.endsAt,
  value: one.ended === 'refunded' ? 0 : one.plan.price * 100,
  endReason: one.ended,
  creditedTo: one.creditedTo,
  createdAt: one.startsAt,
});

async function seedConsumption(client: pg.ClientBase, granted: readonly Granted[], random: Random, at: Date) {
  const rows = granted.flatMap(({ id, memberId, kind, used, startsAt, endsAt }) => {
    const span = Math.min(at.getTime(), endsAt.getTime()) - startsAt.getTime();
    return Array.from({ length: used }, (_, turn) => ({
      id: idOf('consumption', `${id} ${turn}`),
      allowanceId: id,
      memberId,
      kind,
      takenAt: new Date(startsAt.getTime() + random.next() * span),
    }));
  });
  await copyInto(client, consumption, ['id', 'allowanceId', 'memberId', 'kind', 'takenAt'], rows);
}

/** Two years of purchases, what they gave, what was used of it, and their documents. */
export async function seedBilling(client: pg.ClientBase, random: Random, everybody: People, at: Date): Promise<void> {
  const plans = planHistory(everybody, random.fork('subscriptions'), at);
  const topups = topupHistory(everybody, random.fork('topups'), at);
  await seedOrders(client, random.fork('orders'), everybody, { plans, topups });
  await copyInto(
    client,
    memberSubscriptions,
    ['id', 'memberId', 'planId', 'orderId', 'startsAt', 'endsAt', 'value', 'endReason', 'creditedTo', 'createdAt'],
    plans.map(subscriptionRow),
  );
  const offers = offersOf(everybody, at);
  const granted = [
    ...plans.flatMap((one) => allowancesOf(one, random.fork(one.id), at, offers)),
    ...topups.map(topupAllowance),
  ];
  await copyInto(
    client,
    allowances,
    [
      'id',
      'memberId',
      'subscriptionId',
      'planId',
      'topupPriceId',
      'orderId',
      'position',
      'kind',
      'granted',
      'used',
      'days',
      'startsAt',
      'endsAt',
      'isCancelled',
      'createdAt',
    ],
    granted.map((row) => ({ ...row, createdAt: row.startsAt })),
  );
  await seedConsumption(client, granted, random.fork('taken'), at);
}
