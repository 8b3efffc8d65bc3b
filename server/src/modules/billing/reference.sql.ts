import type { Db } from '#platform/db/db.ts';
import { idOf } from '#platform/db/id.ts';
import { plans, topupPrices, topups } from './billing.tables.ts';
import { PLANS, type PlanRow } from './plans.reference.ts';
import { TOPUPS } from './topups.reference.ts';

/** Standard keeps the id from when it was the only plan of its family. */
export const planId = ({ family, tier }: Pick<PlanRow, 'family' | 'tier'>): string =>
  idOf('plan', tier === 'standard' ? family : `${family} ${tier}`);

export const topupPriceId = (kind: string, days: number): string => idOf('topup price', `${kind} ${days}`);

/** Adds the plans and top-ups every installation begins with. What staff changed since stays as they left it. */
export async function loadPlans(db: Db): Promise<void> {
  await db
    .insert(plans)
    .values(
      PLANS.map(({ roles, messages, sales, advertisements, banners, opportunities, ...plan }) => ({
        ...plan,
        id: planId(plan),
        roles: [...roles],
        messages: [...messages],
        sales: sales[0],
        saleDays: sales[1],
        advertisements: advertisements[0],
        advertisementDays: advertisements[1],
        banners: banners[0],
        bannerDays: banners[1],
        opportunities: opportunities[0],
        opportunityDays: opportunities[1],
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
      id: topupPriceId(kind, days),
      topupId: idOf('topup', kind),
      days,
      price,
    })),
  );
  if (prices.length > 0) await db.insert(topupPrices).values(prices).onConflictDoNothing();
}
