import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { seedDemo } from './seed.ts';
import { VOLUMES } from './volumes.ts';

const app = await testApp();
await seedDemo(app.db, { volumes: { ...VOLUMES, products: 400 } });
afterAll(app.close);
const rows = async (text: string) => (await app.deps.pool.query(text)).rows;

test('every plan and topup of the demo was paid for by an order with an invoice, and the sums are the same', async () => {
  expect(
    await rows(`select s.id from member_subscriptions s
    left join orders o on o.id = s.order_id where o.id is null`),
  ).toEqual([]);
  expect(
    await rows(`select o.id from orders o left join invoices i on i.order_id = o.id and i.series = 'PH'
    where o.total is distinct from i.total or o.taxable is distinct from i.taxable`),
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
