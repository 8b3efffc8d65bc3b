import * as z from 'zod/mini';
import type { Db } from '#platform/db/db.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { selectAudience } from './audience.sql.ts';
import { selectNamedProduct } from './subjects.sql.ts';
import { type Telling, tell } from './tell.service.ts';

export const TELL_BATCH_TASK = 'notifications.tellBatch';
const BATCH = 500;
/** NOTE-14. */
const MOST_OF_ARRIVAL = 500;

export const Batch = z.object({
  kind: z.enum(['flashSale', 'advertisement']),
  productId: z.string(),
  ownerId: z.string(),
  eventId: z.string(),
  endsAt: z.string(),
  discountValue: z.nullable(z.number()),
  /** The last member of the batch before. */
  after: z.optional(z.string()),
});
type Batch = z.infer<typeof Batch>;

async function tellingOf(db: Db, batch: Batch): Promise<Omit<Telling, 'to'> | undefined> {
  const productObj = await selectNamedProduct(db, batch.productId);
  if (!productObj) return undefined;
  if (batch.kind === 'advertisement') return { type: 'new_arrival', payload: { productObj } };
  const discount = batch.discountValue ? { discountValue: batch.discountValue } : {};
  const flashSaleDetails = { endDate: batch.endsAt, ...discount };
  return { type: 'flash_sale', payload: { productName: productObj.name, productObj, flashSaleDetails } };
}

/** Tells the next part of an audience and asks for the rest: no transaction is long, and other jobs come between. */
export const tellBatch = (db: Db, batch: Batch) =>
  db.transaction(async (db) => {
    const telling = await tellingOf(db, batch);
    if (!telling) return;
    const most = batch.kind === 'advertisement' ? MOST_OF_ARRIVAL : BATCH;
    const to = await selectAudience(db, batch, batch.after, most);
    await tell(db, batch.eventId, { ...telling, to } as Telling);
    const after = to.at(-1);
    if (batch.kind === 'flashSale' && after && to.length === BATCH)
      await ask(db, TELL_BATCH_TASK, { ...batch, after }, { key: `${TELL_BATCH_TASK} ${batch.eventId}` });
  });
