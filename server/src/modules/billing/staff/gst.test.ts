import type { GstSummary } from '@plyhaat/contract/billing/staff/gst-summary';
import { gstOn } from '@plyhaat/contract/core/money';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { indianDay } from '#platform/indian-day.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { dealerPlan, shop } from '#test/buying.ts';
import { plansIn, readWhole } from '#test/plans.ts';
import { documentNumber } from '../invoices/number.ts';
import { invoices } from '../invoices.tables.ts';
import { newOrderId, newRefundId } from '../orders/order-id.ts';
import { splitRefund } from '../orders/refunds.service.ts';
import { orders, refunds } from '../orders.tables.ts';

const { app, ...buyer } = await shop();
afterAll(app.close);
const { db } = app;
const manager = await someMember(db, { role: 'SUBADMIN' });
const summary = async (month: string): Promise<GstSummary> =>
  (await app.get(`/admin/gst?month=${month}`, manager)).json().data;

const STATES = { '27': 'Maharashtra', '24': 'Gujarat', '07': 'Delhi' } as const;
type Code = keyof typeof STATES;
const HEADS = ['taxable', 'cgst', 'sgst', 'igst', 'roundOff', 'total'] as const;
type BillingDocument = typeof invoices.$inferInsert;
let serial = 100;

/** A sale of some day with its invoice, and a refund of a part or of all of it on another. */
async function sold(sale: { code: Code; taxable: number; day: string; back: number; backDay: string }) {
  const split = gstOn(sale.taxable, sale.code === '27');
  const place = { code: sale.code, name: STATES[sale.code] };
  const billing = { name: 'A', address: 'B', stateId: null, stateName: place.name, stateCode: place.code };
  const who = { ...billing, pincode: null, gstNumber: null };
  const [orderId, memberId] = [newOrderId(), newId()];
  const row = { id: orderId, memberId, kind: 'topup', method: 'card', provider: 'juspay', items: [] } as const;
  const figures = { ...split, price: sale.taxable, credit: 0, billing: who, itemsKey: '', starts: 'now' } as const;
  await db.insert(orders).values({ ...row, ...figures, items: [], state: 'PAID' });
  const document = (series: 'PH' | 'PHC', day: string, more: object): BillingDocument =>
    ({
      series,
      year: '26-27',
      serial: ++serial,
      number: documentNumber(series, '26-27', serial),
      orderId,
      memberId,
      day,
      supplier: { name: '', address: '', gstNumber: '', stateName: '', stateCode: '27' },
      recipient: who,
      placeOfSupply: place,
      lines: [],
      paymentMethod: 'card',
      isSpecimen: true,
      ...split,
      ...more,
    }) as BillingDocument;
  const documents = [document('PH', sale.day, {})];
  const amount = Math.floor((split.total * sale.back) / 100);
  if (amount > 0) {
    const refundId = newRefundId();
    await db.insert(refunds).values({ id: refundId, orderId, amount, reason: 'a part', askedBy: memberId });
    documents.push(document('PHC', sale.backDay, { refundId, ...splitRefund(split, [], amount) }));
  }
  await db.insert(invoices).values(documents);
  return documents;
}

const day = fc.constantFrom('2024-01-31', '2024-02-01', '2024-02-29', '2024-03-01');
const someSale = fc.record({
  code: fc.constantFrom<Code>('27', '24', '07'),
  taxable: fc.integer({ min: 100, max: 9_999_999 }),
  day,
  back: fc.constantFrom(0, 1, 33, 50, 100),
  backDay: day,
});

/** What the documents say, added up here: each in the month of its own day. */
function added(documents: readonly BillingDocument[], month: string, code?: string) {
  const own = documents.filter(
    (document) => document.day.startsWith(month) && (code === undefined || document.placeOfSupply.code === code),
  );
  const sum = (head: (typeof HEADS)[number]) =>
    own.reduce((total, document) => total + (document.series === 'PH' ? 1 : -1) * document[head], 0) / 100;
  return Object.fromEntries(HEADS.map((head) => [head, sum(head)]));
}

test('the summary of a month is the sum of its invoices less its credit notes, to the paisa, by state and head', async () => {
  const documents: BillingDocument[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(someSale, { minLength: 1, maxLength: 6 }), async (sales) => {
      for (const sale of sales) documents.push(...(await sold(sale)));
      for (const month of ['2024-01', '2024-02', '2024-03']) {
        const { rows, net, invoiced, credited } = await summary(month);
        expect(net).toEqual(added(documents, month));
        for (const row of rows) expect(row).toMatchObject(added(documents, month, row.stateCode));
        const ofSeries = (series: string) => documents.filter((document) => document.series === series);
        expect(invoiced).toEqual(added(ofSeries('PH'), month));
        expect(credited.total).toBe(-(added(ofSeries('PHC'), month).total ?? 0) + 0);
        const counted = (key: 'invoices' | 'creditNotes') => rows.reduce((sum, row) => sum + row[key], 0);
        expect(counted('invoices')).toBe(ofSeries('PH').filter(({ day }) => day.startsWith(month)).length);
        expect(counted('creditNotes')).toBe(ofSeries('PHC').filter(({ day }) => day.startsWith(month)).length);
      }
    }),
    { numRuns: 8 },
  );
});

test('a purchase and a part refund of today are in this month, and the file holds the same figures', async () => {
  const who = await someSeller(db, { role: 'DEALER' });
  const { _id, placeOfSupply } = await buyer.paidPlan(who, dealerPlan('start'));
  await app.post(`/admin/orders/${_id}/refund`, { amount: 359, reason: 'a part' }, manager);
  const month = indianDay().slice(0, 7);
  const { data } = (await app.get('/admin/gst', manager)).json();
  expect(data).toMatchObject({ month, invoiced: { total: 2359 }, credited: { total: 359 }, net: { total: 2000 } });
  expect(data.months).toContain(month);
  expect(data.rows).toMatchObject([{ stateCode: placeOfSupply.code, invoices: 1, creditNotes: 1, total: 2000 }]);
  const { url } = (await app.post('/admin/exports', { list: 'gst', query: `month=${month}` }, manager)).json();
  const file = await app.get(url.replace('/api', ''));
  const [row] = data.rows;
  expect(file.body).toContain(`${month},${row.stateCode},${row.stateName},1,1,${row.taxable.toFixed(2)},`);
  expect(file.body).toContain(',2000.00');
  expect((await app.get(url.replace('/api', ''))).statusCode).toBe(404);
});

test('the summary reads no invoice', async () => {
  const { statementsOf, plansOf } = plansIn(app);
  const statements = await statementsOf('/admin/gst?month=2024-02', manager);
  for (const statement of statements) expect(readWhole(await plansOf(statement), ['invoices', 'orders'])).toEqual([]);
  expect(statements.map(({ text }) => text).filter((text) => text.includes('"invoices"'))).toEqual([]);
});

test('a month is needed in its form, and approvers see no figures', async () => {
  expect((await app.get('/admin/gst?month=2026-13', manager)).statusCode).toBe(422);
  expect((await app.get('/admin/gst', await someMember(db, { role: 'APPROVERS' }))).statusCode).toBe(403);
});
