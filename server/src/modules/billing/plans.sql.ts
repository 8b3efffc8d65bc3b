import type { Plan } from '@plyhaat/contract/billing/billing';
import type { Role } from '@plyhaat/contract/core/roles';
import { and, arrayContains, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { isoTime } from '#platform/db/sql.ts';
import { plans, topupPrices, topups } from './billing.tables.ts';

/** -1 on the wire: as many as one likes. */
const UNLIMITED = -1;
export const asMessages = (messages: readonly string[]) => messages.map((message) => ({ message }));

export const planColumns = {
  _id: plans.id,
  name: plans.name,
  tier: plans.tier,
  family: plans.family,
  description: plans.description,
  price: plans.price,
  noOfMonth: plans.months,
  messages: plans.messages,
  numberOfSales: plans.sales,
  saleDays: plans.saleDays,
  numberOfAdvertisement: plans.advertisements,
  advertisementDays: plans.advertisementDays,
  numberOfBannerImages: plans.banners,
  bannerimagesDays: plans.bannerDays,
  numberOfOpportunities: plans.opportunities,
  OpportunitiesDays: plans.opportunityDays,
  createdAt: isoTime(plans.createdAt),
};
type PlanRow = Omit<Plan, 'messageArr' | 'limits'> & { readonly messages: string[] };

/** A plan as the wire has it. */
export const asPlan = ({ messages, ...plan }: PlanRow): Plan => ({
  ...plan,
  messageArr: asMessages(messages),
  limits: {
    maxProducts: UNLIMITED,
    maxLeads: UNLIMITED,
    maxAdvertisements: plan.numberOfAdvertisement,
    maxFlashSales: plan.numberOfSales,
  },
});

export async function selectPlans(db: Db, role: Role | undefined) {
  const rows = await db
    .select(planColumns)
    .from(plans)
    .where(and(eq(plans.isOffered, true), role && arrayContains(plans.roles, [role])))
    .orderBy(asc(plans.price), asc(plans.family));
  const data = rows.map(asPlan);
  return { data, total: data.length };
}

export async function selectTopups(db: Db, role: Role | undefined) {
  const rows = await db
    .select({
      _id: topups.id,
      name: topups.name,
      description: topups.description,
      kind: topups.kind,
      quantity: topups.quantity,
      messages: topups.messages,
    })
    .from(topups)
    .where(and(eq(topups.isOffered, true), role && arrayContains(topups.roles, [role])))
    .orderBy(asc(topups.position), asc(topups.kind), asc(topups.quantity));
  const ids = rows.map(({ _id }) => _id);
  const prices = await db
    .select({
      topupId: topupPrices.topupId,
      _id: topupPrices.id,
      price: topupPrices.price,
      numberOfDays: topupPrices.days,
    })
    .from(topupPrices)
    .where(inArray(topupPrices.topupId, ids))
    .orderBy(asc(topupPrices.days));
  const pricesOf = Map.groupBy(prices, ({ topupId }) => topupId);
  const data = rows.map(({ messages, ...topup }) => ({
    ...topup,
    messageArr: asMessages(messages),
    priceArr: (pricesOf.get(topup._id) ?? []).map(({ topupId: _, ...price }) => price),
  }));
  return { data, total: data.length };
}
