import type { Db } from '#platform/db/db.ts';
import { idOf } from '#platform/db/id.ts';
import { plans, topupPrices, topups } from './billing.tables.ts';
import { PLANS, TOPUPS } from './plans.reference.ts';

export const planId = (name: string): string => idOf('plan', name);

/** Lays the plans and top-ups every installation begins with. What staff changed since stays as they left it. */
export async function loadPlans(db: Db): Promise<void> {
  await db
    .insert(plans)
    .values(
      PLANS.map(({ name, roles, price, description, messages, ...shares }) => ({
        id: planId(name),
        name,
        roles: [...roles],
        price,
        description,
        messages: [...messages],
        sales: shares.sales[0],
        saleDays: shares.sales[1],
        advertisements: shares.advertisements[0],
        advertisementDays: shares.advertisements[1],
        banners: shares.banners[0],
        bannerDays: shares.banners[1],
        opportunities: shares.opportunities[0],
        opportunityDays: shares.opportunities[1],
      })),
    )
    .onConflictDoNothing();
  const rows = TOPUPS.map(({ prices: _, roles, messages, ...topup }, position) => ({
    ...topup,
    id: idOf('topup', topup.kind),
    roles: [...roles],
    messages: [...messages],
    position,
  }));
  const isNew = new Set(
    (await db.insert(topups).values(rows).onConflictDoNothing().returning({ kind: topups.kind })).map(
      ({ kind }) => kind,
    ),
  );
  const prices = TOPUPS.filter(({ kind }) => isNew.has(kind)).flatMap(({ kind, prices }) =>
    prices.map(([days, price]) => ({
      id: idOf('topup price', `${kind} ${days}`),
      topupId: idOf('topup', kind),
      days,
      price,
    })),
  );
  if (prices.length > 0) await db.insert(topupPrices).values(prices).onConflictDoNothing();
}
