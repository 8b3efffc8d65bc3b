import { DAY_MS, HOUR_MS } from '@plyhaat/contract/core/time-units';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { findInvoice, insertDocument, nextSerial } from '#modules/billing/invoices/issue.sql.ts';
import { documentNumber, issueDay } from '#modules/billing/invoices/number.ts';
import { findOrder } from '#modules/billing/orders/orders.sql.ts';
import { splitRefund } from '#modules/billing/orders/refunds.service.ts';
import { insertRefund } from '#modules/billing/orders/refunds.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { idOf } from '#platform/db/id.ts';
import { memberId } from './member-id.ts';
import { seedUnfinished } from './unfinished.seed.ts';

const STAFF = memberId('govind-kelkar');
const before = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS);

/** Attempts that came to nothing: some minutes before a payment that did, and two of these days for the unmatched payments. */
const ATTEMPTS = `
  insert into orders (id, member_id, kind, state, method, provider, items, items_key, starts, credits, price, credit,
    taxable, cgst, sgst, igst, round_off, total, billing, flag, checks, created_at, updated_at)
  select 'PM' || upper(substr(md5(use.name || bought.id), 1, 15)), bought.member_id, bought.kind, use.state, 'phonepay',
    'phonepe', bought.items, bought.items_key, 'now', '[]', bought.price, 0, bought.taxable, bought.cgst, bought.sgst,
    bought.igst, bought.round_off, bought.total, bought.billing, use.flag, 30, use.at, use.at + interval '15 minutes'
    from (select orders.*, row_number() over (order by orders.paid_at desc, orders.id) as turn from orders
            join members on members.id = orders.member_id and members.phone not like '900000000_'
           where orders.kind = 'topup' and orders.credit = 0) as bought
   cross join lateral (select case when turn = 1 then 'paid elsewhere' when turn = 2 then 'another sum' else 'attempt' end as name,
      case when turn % 2 = 0 then 'EXPIRED' else 'FAILED' end as state, case when turn = 2 then 'amount_mismatch' end as flag,
      case when turn = 1 then $1::timestamptz - interval '20 hours' when turn = 2 then $1::timestamptz - interval '3 days'
           else bought.created_at - interval '10 minutes' end as at) as use
   where bought.turn <= 10
  returning id, total, state, flag, created_at`;

type Attempt = { id: string; total: string; flag: string | null; created_at: Date };

const UNMATCHED = `insert into unmatched_payments
    (id, provider, provider_order_id, reference, reason, amount, order_id, state, note, decided_by, decided_at, created_at)
  values ($1, 'phonepe', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

/** One without an order, one of another sum, and one that was dealt with. */
async function seedUnmatched(client: pg.ClientBase, attempts: readonly Attempt[], at: Date): Promise<void> {
  const free = attempts.find(({ created_at }) => created_at.getTime() === at.getTime() - 20 * HOUR_MS);
  const other = attempts.find(({ flag }) => flag);
  if (!free || !other) throw new Error('no attempts');
  const add = (name: string, reason: string, row: readonly unknown[]) =>
    client.query(UNMATCHED, [idOf('unmatched', name), name, `T${name.slice(2)}`, reason, ...row]);
  const open = [null, 'open', null, null, null];
  await add(UNMATCHED_IDS[0], 'no_order', [free.total, ...open, before(at, 0.8)]);
  await add(other.id, 'other_amount', [Number(other.total) - 10_000, other.id, ...open.slice(1), before(at, 2.999)]);
  const note = 'Paid for another shop by mistake, returned by the bank';
  await add(UNMATCHED_IDS[1], 'no_order', [59_000, null, 'closed', note, STAFF, before(at, 18), before(at, 20)]);
}
const UNMATCHED_IDS = ['PXDEMO00000000001', 'PXDEMO00000000002'] as const;

/** Parts of three running plans were given back in the last days, each with its credit note. */
async function seedPartRefunds(client: pg.ClientBase, at: Date): Promise<void> {
  const db = drizzle(client as pg.Client);
  const { rows } = await client.query(
    `select orders.id from orders
    join member_subscriptions held on held.order_id = orders.id and held.end_reason is null
    join members on members.id = orders.member_id and members.phone not like '900000000_'
    where orders.state = 'PAID' and orders.paid_at < $1::timestamptz - interval '4 days'
    order by orders.paid_at desc, orders.id limit 3`,
    [at],
  );
  for (const [turn, { id }] of (rows as { id: string }[]).entries()) {
    const [order, invoice] = [await findOrder(db, id), await findInvoice(db, id)];
    if (!order || !invoice) throw new Error(`no invoice of ${id}`);
    const [amount, on, reason] = [50_000, before(at, 2 - turn / 2), 'The store was hidden for two weeks'];
    const refundId = `RF${id.slice(2)}`;
    const asked = { id: refundId, orderId: id, amount, reason, state: 'done', askedBy: STAFF } as const;
    await insertRefund(db, { ...asked, doneAt: on, createdAt: on });
    const split = splitRefund(invoice, [], amount);
    const { day, year } = issueDay(on);
    const serial = await nextSerial(db, 'PHC', year);
    const { id: _id, lines, serial: _serial, ...copied } = invoice;
    await insertDocument(db, {
      ...copied,
      id: idOf('credit note', refundId),
      ...split,
      ...{ series: 'PHC', day, year, serial, number: documentNumber('PHC', year, serial), issuedAt: on },
      ...{ refundId, reason, corrects: invoice.number },
      lines: lines.slice(0, 1).map((line) => ({
        ...line,
        description: `Refund of a part of ${order.items[0]?.name}, invoice ${invoice.number}`,
        amount: split.taxable,
      })),
    });
    await client.query('update orders set refunded = $2, updated_at = $3 where id = $1', [id, amount, on]);
    await client.query('update member_subscriptions set value = value - $2 where order_id = $1', [id, split.taxable]);
  }
}

/** What happened to each order, as the product would have written it down. */
const STEPS = `
  insert into payment_steps (order_id, kind, said, amount, about, at)
  select step.order_id, step.kind, step.said, step.amount, step.about, step.at from (
    select id as order_id, 'state' as kind, 'CREATED' as said, null::bigint as amount, null as about, created_at as at, 1 as turn from orders
    union all select id, 'start', case when state = 'PENDING' then 'unavailable' when method = 'card' then 'captured' else 'redirect' end, null, null,
      created_at + interval '2 seconds', 2 from orders
    union all select id, 'status', 'pending', null, null, created_at + interval '22 seconds', 3 from orders where paid_at is null and state <> 'PENDING'
    union all select id, 'status', 'paid', total, null, paid_at, 4 from orders where paid_at is not null
    union all select id, 'state', 'PAID', null, null, paid_at, 5 from orders where paid_at is not null
    union all select order_id, 'status', 'paid', amount, null, created_at, 6 from unmatched_payments where order_id is not null
    union all select id, 'status', 'failed', null, null, updated_at, 6 from orders where state = 'FAILED'
    union all select id, 'state', state, null, null, updated_at, 7 from orders where state in ('FAILED', 'EXPIRED')
    union all select order_id, 'refund', 'asked', amount, id, created_at, 8 from refunds
    union all select order_id, 'refund', 'done', amount, id, done_at, 9 from refunds where state = 'done'
    union all select id, 'state', 'REFUNDED', null, null, updated_at, 10 from orders where state = 'REFUNDED'
  ) as step order by step.at, step.turn`;

const NOTICES = `insert into payment_notices (id, provider, event_key, order_id, body, created_at, handled_at)
  select gen_random_uuid(), 'phonepe', id || '|checkout.order.completed|COMPLETED', id, '{}', paid_at - interval '1 second', paid_at
    from orders where provider = 'phonepe' and paid_at > $1::timestamptz - interval '60 days'`;

/** A plan whose text changed three weeks ago: who bought it before holds the first version. */
const VERSION = `with first as (update plans set is_offered = false where key = 'contractor-standard' and is_offered returning *)
  insert into plans (id, key, version, family, tier, name, description, roles, price, months, messages, sales, sale_days,
    advertisements, advertisement_days, banners, banner_days, opportunities, opportunity_days, is_offered, created_at)
  select $1, key, 2, family, tier, name, description, roles, price, months, messages || array['Invoice with GST'], sales, sale_days,
    advertisements, advertisement_days, banners, banner_days, opportunities, opportunity_days, true, $2 from first`;

/** What staff see about money beside the sales: attempts, callbacks, part refunds, stray payments, an open order, a new version. */
export async function seedMoney(client: pg.ClientBase, at: Date): Promise<void> {
  const { rows } = await client.query(ATTEMPTS, [at]);
  await seedUnmatched(client, rows as Attempt[], at);
  await seedPartRefunds(client, at);
  await seedUnfinished(client, at);
  await client.query(STEPS);
  await client.query(NOTICES, [at]);
  await client.query(VERSION, [idOf('plan version', 'contractor-standard 2'), before(at, 21)]);
}

/** Stray payments that wait, and the attempts they may belong to: the newest is of yesterday. */
export async function moveStrays(db: Db): Promise<void> {
  const strays = sql`select id from orders where state in ('FAILED', 'EXPIRED') and created_at > (select created_at - interval '4 days'
    from unmatched_payments where provider_order_id = ${UNMATCHED_IDS[0]} and state = 'open')`;
  const { rows } = await db.execute<{
    days: number;
  }>(sql`select greatest(0, extract(day from now() - created_at)::integer) as days
    from unmatched_payments where provider_order_id = ${UNMATCHED_IDS[0]} and state = 'open'`);
  const days = rows[0]?.days ?? 0;
  if (days === 0) return;
  const later = sql`+ make_interval(days => ${days})`;
  const { rows: moved } = await db.execute<{ id: string }>(strays);
  const ids = sql.param(moved.map(({ id }) => id));
  await db.execute(sql`update payment_steps set at = at ${later} where order_id = any(${ids}::text[])`);
  await db.execute(sql`update orders set created_at = created_at ${later}, updated_at = updated_at ${later}
    where id = any(${ids}::text[])`);
  await db.execute(sql`update unmatched_payments set created_at = created_at ${later} where state = 'open'
    and (provider_order_id = ${UNMATCHED_IDS[0]} or order_id = any(${ids}::text[]))`);
}
