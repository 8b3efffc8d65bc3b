import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
import type { Role } from '@plyhaat/contract/core/roles';
import type pg from 'pg';
import { allowances, consumption, memberSubscriptions } from '#modules/billing/billing.tables.ts';
import { PLANS } from '#modules/billing/plans.reference.ts';
import { planId } from '#modules/billing/reference.sql.ts';
import { idOf } from '#platform/db/id.ts';
import { copyInto } from './copy.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import type { Random } from './random.ts';

const DAY = 86_400_000;
/** A month counts as 30 days (spec 2 §9). */
const YEAR = 12 * 30;
/** Of the buyers, so many in a hundred hold a pass. */
const PASSES = 0.3;

type Subscription = {
  id: string;
  memberId: string;
  role: Role;
  planId: string;
  value: number;
  startsAt: Date;
  endsAt: Date;
};

const daysFrom = (at: Date, days: number) => new Date(at.getTime() + days * DAY);

function planOf(role: Role) {
  const plan = PLANS.find(({ roles, tier }) => tier === 'standard' && roles.includes(role));
  if (!plan) throw new Error(`no plan for ${role}`);
  return plan;
}

function subscription(slug: string, role: Role, startsAt: Date): Subscription {
  return {
    id: idOf('subscription', `${slug} ${startsAt.toISOString()}`),
    memberId: memberId(slug),
    role,
    planId: planId(planOf(role)),
    value: planOf(role).price * 100,
    startsAt,
    endsAt: daysFrom(startsAt, YEAR),
  };
}

/** Running ones began within the last eleven months; of those without one, some had one that ran out. */
function subscriptionsOf({ sellers, people }: People, random: Random, at: Date): Subscription[] {
  const began = (own: Random, earliest: number, latest: number) => daysFrom(at, -own.int(latest, earliest));
  const trade = sellers.flatMap(({ slug, role, subscribed, joinedDaysAgo }) => {
    const own = random.fork(slug);
    if (subscribed) return [subscription(slug, role, began(own, Math.min(joinedDaysAgo, 330), 5))];
    return joinedDaysAgo > 400 && own.chance(0.5) ? [subscription(slug, role, began(own, joinedDaysAgo, 370))] : [];
  });
  const generated = people.filter(({ role, phone }) => role === 'USER' && !phone.startsWith('90000'));
  const passes = generated.flatMap(({ slug, role, joinedDaysAgo }) => {
    const own = random.fork(slug);
    return own.chance(PASSES) ? [subscription(slug, role, began(own, Math.min(joinedDaysAgo, 330), 5))] : [];
  });
  return [...trade, ...passes];
}

/** What a plan grants; the more of its year has gone by, the more of it is used, and never more than half. */
function allowancesOf({ id, role, planId, memberId, startsAt, endsAt }: Subscription, random: Random, at: Date) {
  const plan = planOf(role);
  const shares: Record<AllowanceKind, readonly [count: number, days: number]> = {
    sale: plan.sales,
    advertisement: plan.advertisements,
    banner: plan.banners,
    opportunity: plan.opportunities,
  };
  const gone = Math.min(1, (at.getTime() - startsAt.getTime()) / (YEAR * DAY));
  return (Object.keys(shares) as AllowanceKind[]).flatMap((kind) => {
    const [granted, days] = shares[kind];
    if (granted === 0) return [];
    const used = Math.min(Math.floor(granted / 2), Math.round(granted * gone * random.next() * 1.2));
    return [
      {
        id: idOf('allowance', `${id} ${kind}`),
        memberId,
        subscriptionId: id,
        planId,
        kind,
        granted,
        used,
        days,
        endsAt,
        startsAt,
      },
    ];
  });
}

export async function seedBilling(client: pg.ClientBase, random: Random, everybody: People, at: Date): Promise<void> {
  const bought = subscriptionsOf(everybody, random.fork('subscriptions'), at);
  await copyInto(
    client,
    memberSubscriptions,
    ['id', 'memberId', 'planId', 'value', 'startsAt', 'endsAt', 'createdAt'],
    bought.map(({ role: _, ...row }) => ({ ...row, createdAt: row.startsAt })),
  );
  const granted = bought.flatMap((row) => allowancesOf(row, random.fork(row.id), at));
  await copyInto(
    client,
    allowances,
    [
      'id',
      'memberId',
      'subscriptionId',
      'planId',
      'kind',
      'granted',
      'used',
      'days',
      'startsAt',
      'endsAt',
      'createdAt',
    ],
    granted.map((row) => ({ ...row, createdAt: row.startsAt })),
  );
  const taken = random.fork('taken');
  await copyInto(
    client,
    consumption,
    ['id', 'allowanceId', 'memberId', 'kind', 'takenAt'],
    granted.flatMap(({ id, memberId, kind, used, startsAt, endsAt }) => {
      const span = Math.min(at.getTime(), endsAt.getTime()) - startsAt.getTime();
      return Array.from({ length: used }, (_, turn) => ({
        id: idOf('consumption', `${id} ${turn}`),
        allowanceId: id,
        memberId,
        kind,
        takenAt: new Date(startsAt.getTime() + taken.next() * span),
      }));
    }),
  );
}
