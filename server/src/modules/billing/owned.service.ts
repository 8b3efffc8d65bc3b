import type { AllowanceKind, Plan } from '@plyhaat/contract/billing/billing';
import type { OwnSubscription, OwnTopup } from '@plyhaat/contract/billing/owned';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type { Db } from '#platform/db/db.ts';
import { planDuration } from './orders/credit.ts';
import { selectOpenOrders } from './orders/order-list.sql.ts';
import type { OrderRow } from './orders/orders.sql.ts';
import { countUse, selectOwnSubscriptions, selectOwnTopups, selectPlansById, selectTopupsById } from './owned.sql.ts';
import { asMessages, asPlan } from './plans.sql.ts';
import { selectUsable, type Usable } from './running.reads.sql.ts';

const NOTHING = { advertisements: 0, flashSales: 0, banners: 0, opportunities: 0 };

const limitsOf = (plan: Pick<Plan, 'limits' | 'numberOfBannerImages' | 'numberOfOpportunities'>) => ({
  ...plan.limits,
  maxBanners: plan.numberOfBannerImages,
  maxOpportunities: plan.numberOfOpportunities,
});

/**
 * The plan that runs is read for what can be published now: with top-ups, and with what an upgraded plan left. So its
 * bars say what the profile, the forms and the console say.
 */
function nowIn(usable: readonly Usable[]) {
  const of = (kind: AllowanceKind) => usable.find((one) => one.kind === kind) ?? { used: 0, granted: 0 };
  const [advertisement, sale, banner, opportunity] = [of('advertisement'), of('sale'), of('banner'), of('opportunity')];
  return {
    usage: {
      advertisements: advertisement.used,
      flashSales: sale.used,
      banners: banner.used,
      opportunities: opportunity.used,
    },
    limits: {
      maxAdvertisements: advertisement.granted,
      maxFlashSales: sale.granted,
      maxBanners: banner.granted,
      maxOpportunities: opportunity.granted,
    },
  };
}

const itemsOf = (orders: readonly OrderRow[]) =>
  orders.flatMap((order) => order.items.map((item) => ({ order, item })));
/** How an unpaid order appears in the list of subscriptions. */
const unpaid = ({ id, createdAt }: OrderRow, days: number) => ({
  orderId: id,
  status: 'pending' as const,
  invoiceNumber: null,
  createdAt: createdAt.toISOString(),
  from: createdAt.toISOString(),
  until: new Date(createdAt.getTime() + days * DAY_MS).toISOString(),
});

/** Newest first; what is ordered and not paid yet comes before. */
export async function listSubscriptions(db: Db, memberId: string) {
  const owned = await selectOwnSubscriptions(db, memberId);
  const open = itemsOf(await selectOpenOrders(db, memberId, 'subscription'));
  const plans = new Map(
    (
      await selectPlansById(
        db,
        open.map(({ item }) => item._id),
      )
    ).map((plan) => [plan._id, plan]),
  );
  const waiting = open.flatMap(({ order, item }) => {
    const found = plans.get(item._id);
    if (!found) return [];
    const { isOffered, ...plan } = found;
    const { from, until, ...order_ } = unpaid(order, planDuration(plan.noOfMonth) / DAY_MS);
    const own = { _id: order.id, planId: plan._id, isOffered, startDate: from, endDate: until, used: NOTHING };
    return [{ ...asPlan(plan), ...order_, ...own }];
  });
  const { products, leads } = await countUse(db, memberId, owned);
  const now = nowIn(await selectUsable(db, memberId));
  const data: OwnSubscription[] = [...waiting, ...owned].map(({ used, ...one }) => {
    const { usage, limits } = one.status === 'active' ? now : { usage: used, limits: {} };
    return {
      ...one,
      limits: { ...limitsOf(one), ...limits },
      usage: { ...usage, products, leads: leads.get(one._id) ?? 0 },
    };
  });
  return { data, total: data.length };
}

export async function listTopups(db: Db, memberId: string) {
  const owned = await selectOwnTopups(db, memberId);
  const open = itemsOf(await selectOpenOrders(db, memberId, 'topup'));
  const topupsById = new Map(
    (
      await selectTopupsById(
        db,
        open.map(({ item }) => item._id),
      )
    ).map((row) => [row.priceId, row]),
  );
  const waiting = open.flatMap(({ order, item }, at) => {
    const topup = topupsById.get(item._id);
    if (!topup) return [];
    const { from, until, ...order_ } = unpaid(order, topup.numberOfDays);
    return [{ ...topup, ...order_, _id: `${order.id}-${at}`, purchaseDate: from, expiryDate: until }];
  });
  const data: OwnTopup[] = [...waiting, ...owned].map(({ messages, ...one }) => ({
    ...one,
    messageArr: asMessages(messages),
  }));
  return { data, total: data.length };
}
