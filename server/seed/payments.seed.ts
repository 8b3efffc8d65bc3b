import { sql } from 'drizzle-orm';
import { orders, refunds, unmatchedPayments } from '#modules/billing/orders.tables.ts';
import type { Db } from '#platform/db/db.ts';
import type { EarlierPayment } from '../src/sandbox/open.ts';

/** What was paid in the demo, for the sandbox: staff refund these orders and payments like any other. */
export async function earlierPayments(db: Db): Promise<EarlierPayment[]> {
  const { rows } = await db.execute<EarlierPayment>(sql`
    select provider, coalesce(paid_as, attempt, id) as id, total::float8 as "amountPaise", paid_at::text as at, coalesce((
        select json_agg(json_build_object('id', given.id, 'amountPaise', given.amount)) from ${refunds} as given
         where given.order_id = paid.id and given.state = 'done'), '[]') as refunds
      from ${orders} as paid where state in ('PAID', 'REFUNDED') and paid_at is not null
    union all
    select provider, provider_order_id, amount::float8, created_at::text, '[]' from ${unmatchedPayments}
     where state = 'open'`);
  return rows;
}
