import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { repriceDue } from './sale-prices.sql.ts';

/** Lets cards, filters and sorting follow the flash sales that run at this moment. */
export async function priceSales(db: Db): Promise<void> {
  if ((await repriceDue(db)) > 0) await dropCached(db, ['products']);
}
