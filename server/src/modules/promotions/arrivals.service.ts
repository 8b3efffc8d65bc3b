import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type { ArrivalForm, ArrivalPatch } from '@plyhaat/contract/promotions/arrival-form';
import { START_HAS_PASSED } from '@plyhaat/contract/promotions/placements';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import type { Member } from '#platform/http/access.ts';
import { changedFile, claimFile, isMoved, ownProduct } from './content.service.ts';
import { ARRIVAL } from './kinds.sql.ts';
import { change, checkSelf, lockOpen, refuse, submit, takeDays } from './placements.service.ts';

const endOf = (start: string, days: number) => new Date(Date.parse(start) + days * DAY_MS).toISOString();
const notBeforeNow = (start: string | undefined) => {
  const now = new Date().toISOString();
  return start && start > now ? start : now;
};

/** A new arrival under review. It ends so many days after its start as the allowance says. */
export const submitArrival = (db: Db, who: Member, form: ArrivalForm): Promise<string> =>
  db.transaction(async (db) => {
    checkSelf(who, form);
    const id = newId();
    const product = await ownProduct(db, who, form.productId);
    const days = await takeDays(db, who, ARRIVAL, {});
    const { path } = await claimFile(db, who, ARRIVAL, id, form.image);
    const starts_at = notBeforeNow(form.startDate);
    const content = { product_id: product.id, image: path, starts_at, ends_at: endOf(starts_at, days) };
    await submit(db, who, ARRIVAL, { id, days, content });
    return id;
  });

export const changeArrival = (db: Db, who: Member, id: string, patch: ArrivalPatch): Promise<void> =>
  db.transaction(async (db) => {
    checkSelf(who, patch);
    const placement = await lockOpen(db, who, ARRIVAL, id);
    const { latest, begun, days } = placement;
    const product_id = patch.productId
      ? (await ownProduct(db, who, patch.productId)).id
      : (latest.product_id as string | null);
    const file = await changedFile(db, who, ARRIVAL, placement, patch.image);
    const moves = isMoved(patch.startDate, latest.starts_at);
    if (moves && begun) throw refuse({ startDate: START_HAS_PASSED });
    const starts_at = moves ? notBeforeNow(patch.startDate) : String(latest.starts_at);
    const ends_at = moves ? endOf(starts_at, days) : String(latest.ends_at);
    await change(db, ARRIVAL, placement, { product_id, image: file?.path ?? null, starts_at, ends_at });
  });
