import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPayments } from '#modules/billing/billing.ts';
import { testApp } from '#test/app.ts';
import { openSandbox } from '../src/sandbox/open.ts';
import { earlierPayments } from './payments.seed.ts';

const app = await testApp({ demo: true });
afterAll(app.close);
const rows = async (text: string) => (await app.deps.pool.query(text)).rows;

test('every plan and topup of the demo was paid for by an order with an invoice, and the sums are the same', async () => {
  expect(
    await rows(`select s.id from member_subscriptions s
    left join orders o on o.id = s.order_id where o.id is null`),
  ).toEqual([]);
  expect(
    await rows(`select o.id from orders o left join invoices i on i.order_id = o.id and i.series = 'PH'
    where o.paid_at is not null and (o.total is distinct from i.total or o.taxable is distinct from i.taxable)`),
  ).toEqual([]);
  expect(await rows('select id from invoices where taxable + cgst + sgst + igst + round_off <> total')).toEqual([]);
  expect(
    await rows(`select i.id from invoices i where series = 'PH'
    and taxable <> (select sum((line->>'amount')::bigint) from jsonb_array_elements(i.lines) as entry(line))`),
  ).toEqual([]);
});

test('the numbers of its invoices are consecutive in every financial year and follow the days', async () => {
  expect(
    await rows(`select i.series, i.year from invoices i join invoice_counters c using (series, year)
    group by i.series, i.year having count(*) <> max(serial) or max(serial) <> max(c.last)`),
  ).toEqual([]);
  expect(
    await rows(`select id from (select id, day, lag(day) over (partition by series order by year, serial) as before
    from invoices) as issued where day < before`),
  ).toEqual([]);
});

test('orders, posts and reels reach back two years, as sellers and leads do, and nobody acted before joining', async () => {
  const ages = await rows(`select name, extract(day from now() - min(at))::int as days from (
      select 'orders' as name, paid_at as at from orders union all select 'posts', created_at from blog_posts
      union all select 'reels', created_at from reels union all select 'leads', created_at from leads
      union all select 'sellers', created_at from members) as history group by name`);
  expect(ages).toHaveLength(5);
  for (const { name, days } of ages) expect([name, days >= 640 && days <= 735]).toEqual([name, true]);
  const [{ months }] = await rows(`select count(distinct to_char(paid_at, 'YYYY-MM'))::int as months from orders`);
  expect(months).toBeGreaterThanOrEqual(20);
  const early = `select member.slug from members as member where exists
    (select from orders where member_id = member.id and paid_at < member.created_at) or exists
    (select from reels where owner_id = member.id and created_at < member.created_at)`;
  expect(await rows(early)).toEqual([]);
});

test('it shows running, ended, upgraded and refunded plans, and topups used and unused', async () => {
  const [plans] = await rows(`select count(*) filter (where end_reason is null and ends_at > now())::int as running,
    count(*) filter (where end_reason is null and ends_at <= now())::int as ended,
    count(*) filter (where end_reason = 'upgraded')::int as upgraded,
    count(*) filter (where end_reason = 'refunded')::int as refunded from member_subscriptions`);
  for (const [fate, count] of Object.entries(plans)) expect(count, fate).toBeGreaterThan(0);
  const [topups] = await rows(`select count(*) filter (where used > 0)::int as used,
    count(*) filter (where used = 0)::int as unused from allowances where topup_price_id is not null`);
  for (const [fate, count] of Object.entries(topups)) expect(count, fate).toBeGreaterThan(0);
  expect(
    await rows(`select id from orders where state = 'REFUNDED' and (refunded <> total or not exists
    (select from invoices i where i.order_id = orders.id and series = 'PHC' and i.total = orders.total))`),
  ).toEqual([]);
});

test('the sandbox refunds what was paid in the demo: in parts, never more than is left, and at the next start too', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plyhaat-demo-'));
  const payments = await earlierPayments(app.db);
  expect(new Set(payments.map(({ provider }) => provider))).toEqual(new Set(['phonepe', 'juspay']));
  expect(payments.map(({ id }) => id)).toContain('PXDEMO00000000001');
  for (const start of ['first', 'second']) {
    const sandbox = await openSandbox(folder, 'http://localhost:3000', 'v1');
    sandbox.learn(payments);
    const providers = openPayments(sandbox.settings);
    const whole = payments.filter(({ refunds }) => refunds.length === 0);
    const partly = payments.find(({ refunds, amountPaise }) => refunds.some((one) => one.amountPaise < amountPaise));
    for (const { provider, id, amountPaise } of whole)
      expect(await providers.named(provider)?.status(id), id).toMatchObject({ state: 'paid', amountPaise });
    const rest = (partly?.amountPaise ?? 0) - (partly?.refunds[0]?.amountPaise ?? 0);
    const refund = (id: string, amount: number) =>
      providers.named(partly?.provider ?? '')?.refund(partly?.id ?? '', `RF${id}`, amount);
    expect(await refund('half', 100), start).toMatchObject({ state: 'done' });
    await expect(refund('tooMuch', rest)).rejects.toThrow();
    await sandbox.close();
  }
  rmSync(folder, { recursive: true });
});

test('staff find attempts that failed, a part refund, unmatched payments, two versions of a plan and three months of GST', async () => {
  const counts = {
    failed: `orders where state = 'FAILED'`,
    expired: `orders where state = 'EXPIRED'`,
    'not finished': `orders where state = 'PENDING'`,
    'partly refunded': `orders where state = 'PAID' and refunded between 1 and total - 1`,
    open: `unmatched_payments where state = 'open'`,
    closed: `unmatched_payments where state = 'closed'`,
    callbacks: 'payment_notices',
    'second versions': 'plans where version = 2 and is_offered',
  };
  for (const [what, of] of Object.entries(counts))
    expect((await rows(`select from ${of}`)).length, what).toBeGreaterThan(0);
  const [{ months }] = await rows(`select count(distinct month)::int as months from gst_months
    where month >= to_char(now() - interval '95 days', 'YYYY-MM')`);
  expect(months).toBeGreaterThanOrEqual(3);
  expect(
    await rows(`select o.id from orders o where not exists (select from payment_steps s where s.order_id = o.id)`),
  ).toEqual([]);
  const candidates = await rows(`select o.id from unmatched_payments u join orders o on o.total = u.amount
    and o.provider = u.provider and o.paid_at is null and o.created_at between u.created_at - interval '7 days' and u.created_at
    where u.state = 'open' and u.reason = 'no_order'`);
  expect(candidates.length).toBeGreaterThan(0);
});

test('the summary of GST is the sum of all its documents', async () => {
  const sums = (from: string) =>
    `select sum(taxable)::text as taxable, sum(igst)::text as igst, sum(total)::text as total from ${from}`;
  for (const series of ['PH', 'PHC'])
    expect(await rows(sums(`gst_months where series = '${series}'`))).toEqual(
      await rows(sums(`invoices where series = '${series}'`)),
    );
});
