import { afterAll, expect, test } from 'vitest';
import { someMember, someSeller } from '#test/builders.ts';
import { dealerPlan, shop } from '#test/buying.ts';

const { app, ...buyer } = await shop();
afterAll(app.close);
const { db } = app;
const manager = await someMember(db, { role: 'SUBADMIN' });
const tapi = await someSeller(db, { role: 'DEALER' }, { name: 'Tapi Plywood House' });
const marwar = await someSeller(db, { role: 'DEALER' }, { name: 'Marwar Ply Point' });
const large = await buyer.paidPlan(tapi, dealerPlan('standard'));
const open = await buyer.openPlan(marwar, dealerPlan('start'));

type Listed = { _id: string };
const list = async (query: string) => (await app.get(`/admin/orders?${query}`, manager)).json();
const ids = async (query: string) => (await list(query)).data.map(({ _id }: Listed) => _id);

test('staff list the orders of all members, with their invoice and sums in rupees', async () => {
  const { data, total, hasMore } = await list('');
  expect([total, hasMore]).toEqual([2, false]);
  expect(data[0]).toMatchObject({ _id: open, state: 'PENDING', paid: null });
  expect(data[1]).toMatchObject({
    _id: large._id,
    member: { _id: tapi.id, name: 'Tapi Plywood House' },
    kind: 'subscription',
    items: 'Dealer Standard',
    state: 'PAID',
    total: 7079,
    paid: 7079,
    refunded: 0,
    invoiceNumber: large.invoiceNumber,
  });
});

test('orders are found by id, invoice number and member, filtered and sorted', async () => {
  expect(await ids(`q=${large._id.toLowerCase()}`)).toEqual([large._id]);
  expect(await ids(`q=${encodeURIComponent(large.invoiceNumber ?? '')}`)).toEqual([large._id]);
  expect(await ids('q=marwar')).toEqual([open]);
  expect(await ids('state=PENDING')).toEqual([open]);
  expect(await ids(`member=${tapi.id}`)).toEqual([large._id]);
  expect(await ids('kind=topup')).toEqual([]);
  expect(await ids('flagged=true')).toEqual([]);
  expect(await ids('to=2020-01-01')).toEqual([]);
  expect(await ids('sort=-total')).toEqual([large._id, open]);
  expect(await ids('sort=total')).toEqual([open, large._id]);
  expect(await ids('sort=created')).toEqual([large._id, open]);
});

test('the command box finds members, products and orders', async () => {
  const { data } = (await app.get('/admin/find?q=tapi', manager)).json();
  expect(data).toMatchObject([
    { kind: 'member', title: 'Tapi Plywood House', link: `/admin/members/${tapi.id}` },
    { kind: 'order', title: large._id },
  ]);
  expect((await app.get('/admin/find?q=ta', manager)).statusCode).toBe(422);
});

test('an order whose payment is not finished is listed so and counts as no purchase, in the file too', async () => {
  expect([(await list('')).counts, (await list('state=PENDING')).counts]).toEqual([{ purchases: 1 }, { purchases: 0 }]);
  const headers = { ...(await app.as(manager)), accept: 'text/csv' };
  const { body } = await app.send('GET', '/admin/orders', { headers });
  const [head = '', ...lines] = body.trim().split('\r\n');
  const at = (name: string) => head.split(',').indexOf(name);
  const cellsOf = (id: string) => lines.find((line) => line.includes(id))?.split(',') ?? [];
  expect([cellsOf(open)[at('status')], cellsOf(open)[at('paid')]]).toEqual(['Payment not finished', '']);
  expect([cellsOf(large._id)[at('status')], cellsOf(large._id)[at('paid')]]).toEqual(['Paid', '7079']);
});
