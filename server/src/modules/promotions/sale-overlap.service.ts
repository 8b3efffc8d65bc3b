import { overlapsSale, saleOverlaps } from '@plyhaat/contract/promotions/sale-overlap';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import type { PlacementContent } from './placements.sql.ts';
import { findOverlap, lockSalesOf } from './sale-overlap.sql.ts';

/**
 * A product has one price at a time: of two sales that overlap the second is refused, with the times of the first
 * (PROMO-11). One that is submitted or changed gives way to whatever is planned; an approval only to what the public
 * sees.
 */
export async function refuseOverlap(
  db: Db,
  id: string,
  { product_id, starts_at, ends_at }: PlacementContent,
  among: 'public' | 'planned' = 'planned',
): Promise<void> {
  const productId = String(product_id);
  await lockSalesOf(db, productId);
  const sale = { id, productId, startsAt: String(starts_at), endsAt: String(ends_at) };
  const first = await findOverlap(db, sale, among);
  if (first) throw new AppError(saleOverlaps, { fields: { startDate: overlapsSale(first) }, extra: { ...first } });
}
