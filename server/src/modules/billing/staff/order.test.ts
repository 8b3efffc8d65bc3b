import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { someMember, someSeller } from '#test/builders.ts';
import { dealerPlan, shop } from '#test/buying.ts';
import { refunds } from '../orders.tables.ts';

const { app, provider, ...member } = await shop();
afterAll(app.close);
const { db } = app;
beforeEach(() => Object.assign(provider.knobs, { down: false, refundsWait: false }));
const manager = await someMember(db, { role: 'SUBADMIN', name: 'Ravi Nambiar' });
const admin = await someMember(db, { role: 'ADMIN' });
const dealer = (name = 'Tapi Plywood House') => someSeller(db, { role: 'DEALER' }, { name });
const page = async (id: string) => (await app.get(`/admin/orders/${id}`, manager)).json().data;
type Step = { kind: string; said: string; amount: number | null };
const stepsOf = ({ timeline }: { timeline: Step[] }) => timeline.map(({ kind, said }) => `${kind} ${said}`);

test('the page of an order tells what was bought, by whom, and every step of its payment in order', async () => {
  const who = await dealer();
  const id = await member.openPlan(who, dealerPlan('standard'));
  await member.notice(id, `${id}|checkout.order.completed|COMPLETED`);
  provider.say(id, 'paid');
  await app.settle();
  const order = await page(id);
  expect(order).toMatchObject({
    _id: id,
    state: 'PAID',
    member: { _id: who.id, name: 'Tapi Plywood House' },
    provider: 'phonepe',
    reference: `ref-${id}`,
    total: 7079,
    refundable: 7079,
    refunds: [],
  });
  expect(order.items[0].name).toBe('Dealer Standard');
  expect(stepsOf(order)).toEqual([
    'state CREATED',
    'start redirect',
    'notice received',
    'status paid',
    'state PAID',
    'paper invoice',
  ]);
  const notice = order.timeline.find(({ kind }: Step) => kind === 'notice');
  expect(notice.about).toBe('checkout.order.completed · COMPLETED');
});

test('an attempt that the provider did not answer, and a payment that failed, stand in the timeline', async () => {
  const who = await dealer();
  provider.knobs.down = true;
  expect((await member.buyPlan(who, dealerPlan('start'), { paymentType: 'phonepay' }, 'k')).statusCode).toBe(503);
  provider.knobs.down = false;
  const again = await member.buyPlan(who, dealerPlan('start'), { paymentType: 'phonepay' }, 'k');
  const id = again.json().data.orderId;
  provider.say(id, 'failed');
  await app.get(`/payments/${id}/status`, who);
  await app.get(`/payments/${id}/status`, who);
  const order = await page(id);
  expect(order).toMatchObject({ state: 'FAILED', refundable: 0 });
  expect(stepsOf(order)).toEqual([
    'state CREATED',
    'start unavailable',
    'start redirect',
    'status failed',
    'state FAILED',
  ]);
});

test('a part refund leaves the order paid with the refunded sum; who asked for it and why are shown', async () => {
  const { _id, total } = await member.paidPlan(await dealer(), dealerPlan('start'));
  await app.post(`/admin/orders/${_id}/refund`, { amount: 500, reason: 'charged twice' }, manager);
  const order = await page(_id);
  expect(order).toMatchObject({ state: 'PAID', refunded: 500, refundable: total - 500 });
  expect(order.refunds).toMatchObject([{ amount: 500, reason: 'charged twice', state: 'done', by: 'Ravi Nambiar' }]);
  expect(stepsOf(order).slice(-3)).toEqual(['refund asked', 'refund done', 'paper credit_note']);
});

test('a refund that the provider refuses says so and can be asked for again', async () => {
  const { _id } = await member.paidPlan(await dealer(), dealerPlan('start'));
  provider.knobs.refundsWait = true;
  const { refundId } = (await app.post(`/admin/orders/${_id}/refund`, { amount: 10, reason: 'a part' }, manager)).json()
    .data;
  expect((await page(_id)).refundable).toBe(2349);
  provider.sayRefund(refundId, 'failed');
  await app.deps.pool.query(`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where task_identifier = 'billing.checkRefund'), run_at => now())`);
  await app.settle();
  const order = await page(_id);
  expect(order.refundable).toBe(2359);
  expect(stepsOf(order).at(-1)).toBe('refund failed');
});

test('refunds of two members of staff at once never exceed the total', async () => {
  const { _id, total } = await member.paidPlan(await dealer(), dealerPlan('start'));
  const calls = provider.knobs.refundCalls;
  const replies = await Promise.all(
    [manager, admin, manager, admin, manager, admin].map((who, at) =>
      app.post(`/admin/orders/${_id}/refund`, { amount: 700, reason: `part ${at}` }, who),
    ),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  expect(replies.filter((reply) => reply.json().error === 'refund_too_large')).toHaveLength(3);
  expect(provider.knobs.refundCalls - calls).toBe(3);
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, _id));
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(210_000);
  expect(await page(_id)).toMatchObject({ state: 'PAID', refunded: 2100, refundable: total - 2100 });
});

test('nobody refunds their own order', async () => {
  const staff = await someSeller(db, { role: 'DEALER' });
  const { _id } = await member.paidPlan(staff, dealerPlan('start'));
  await app.deps.pool.query(`update members set role = 'ADMIN' where id = $1`, [staff.id]);
  const own = { ...staff, role: 'ADMIN' as const };
  expect((await app.post(`/admin/orders/${_id}/refund`, { amount: 1, reason: 'mine' }, own)).statusCode).toBe(403);
});

test('managers download the invoice and the credit notes of an order; approvers and members do not', async () => {
  const who = await dealer();
  const { _id } = await member.paidPlan(who, dealerPlan('start'));
  await app.post(`/admin/orders/${_id}/refund`, { amount: 5, reason: 'a part' }, manager);
  const [note] = (await page(_id)).creditNotes;
  const documents = [`/admin/orders/${_id}/invoice.pdf`, `/admin/orders/${_id}/credit-notes/${note._id}.pdf`];
  const approver = await someMember(db, { role: 'APPROVERS' });
  for (const path of documents) {
    const document = await app.get(path, manager);
    expect(document.statusCode).toBe(200);
    expect(document.headers['content-type']).toBe('application/pdf');
    expect((await app.get(path)).statusCode).toBe(401);
    expect((await app.get(path, who)).statusCode).toBe(403);
    expect((await app.get(path, approver)).statusCode).toBe(403);
  }
  const other = (await member.paidPlan(await dealer(), dealerPlan('start')))._id;
  expect((await app.get(`/admin/orders/${other}/credit-notes/${note._id}.pdf`, manager)).statusCode).toBe(404);
  expect((await app.get('/admin/orders/PM000000000000000', manager)).statusCode).toBe(404);
});
