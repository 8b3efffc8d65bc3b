import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type { Db } from '#platform/db/db.ts';
import { chainEnd } from './credit.ts';
import { findBuyer, selectHeld } from './held.sql.ts';
import type { OrderRow } from './orders.sql.ts';
import { moveSubscription, restoreSubscription, selectReplaced } from './restore.sql.ts';

/**
 * After an order is refunded whole: the days that it credited run on from now, and what waits behind it moves up, so
 * that nothing paid for is lost and no gap is left.
 */
export async function restoreReplaced(db: Db, order: OrderRow): Promise<void> {
  const buyer = await findBuyer(db, order.memberId);
  if (!buyer || order.kind !== 'subscription') return;
  const { now } = buyer;
  const held = await selectHeld(db, order.memberId);
  const runs = held.filter(({ startsAt }) => startsAt <= now);
  let startsAt = chainEnd(runs, now);
  for (const { id, value } of await selectReplaced(db, order.id)) {
    const line = order.credits.find(({ subscriptionId }) => subscriptionId === id);
    if (!line || line.days === 0) continue;
    const endsAt = new Date(startsAt.getTime() + Math.floor(line.days * DAY_MS));
    await restoreSubscription(db, id, { startsAt, endsAt, value: Math.floor((value * line.days) / line.ofDays) });
    startsAt = endsAt;
  }
  for (const one of held) {
    if (runs.includes(one)) continue;
    const endsAt = new Date(startsAt.getTime() + one.endsAt.getTime() - one.startsAt.getTime());
    await moveSubscription(db, one.id, { startsAt, endsAt });
    startsAt = endsAt;
  }
}
