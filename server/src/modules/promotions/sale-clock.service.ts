import { saleNotBelow } from '@plyhaat/contract/admin/admin';
import { priceSales } from '#modules/catalog/catalog.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { SALE } from './kinds.sql.ts';
import type { Placement } from './placements.sql.ts';
import { selectOwnPrice } from './products.sql.ts';
import { refuseOverlap } from './sale-overlap.service.ts';

export const PRICE_TASK = 'promotions.priceSales';

/** The seller's own price may have fallen since the sale was submitted. */
async function refuseDearer(db: Db, { latest }: Placement): Promise<void> {
  const ownPrice = await selectOwnPrice(db, String(latest.product_id));
  if (ownPrice === undefined || Number(latest.sale_price) >= ownPrice) throw new AppError(saleNotBelow);
}

/** The product costs what the sale says from its start to its end: now, if it runs, and again at either moment. */
export async function followSale(db: Db, placement: Placement): Promise<void> {
  await refuseDearer(db, placement);
  const { id, latest } = placement;
  await refuseOverlap(db, id, latest, 'public');
  await priceSales(db);
  for (const edge of ['starts_at', 'ends_at'] as const) {
    const runAt = new Date(String(latest[edge]));
    if (runAt.getTime() > Date.now()) await ask(db, PRICE_TASK, {}, { key: `${SALE.name}:${id}:${edge}`, runAt });
  }
}
