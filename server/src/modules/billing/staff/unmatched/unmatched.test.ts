import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#platform/db/platform.tables.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { dealerPlan, shop } from '#test/buying.ts';

const { app, provider, ...member } = await shop();
afterAll(app.close);
const { db } = app;
beforeEach(() => Object.assign(provider.knobs, { down: false, refundsWait: false }));
const manager = await someMember(db, { role: 'SUBADMIN', name: 'Ravi Nambiar' });
const dealer = () => someSeller(db, { role: 'DEALER' });

type Payment = { _id: string; providerOrderId: string; state: string };
const list = async (query = ''): Promise<Payment[]> => (await app.get(`/admin/payments${query}`, manager)).json().data;
const named = async (providerOrderId: string, query = '') =>
  (await list(query)).find((payment) => payment.providerOrderId === providerOrderId);

/** The provider says that it was paid for an order that we never made. */
async function stray(providerOrderId: string, rupees: number): Promise<string> {
  provider.say(providerOrderId, 'paid', rupees * 100);
  await member.notice(providerOrderId, `stray ${providerOrderId}`);
  await app.settle();
  const found = await named(providerOrderId);
  if (!found) throw new Error('it was not kept');
  return found._id;
}
const decide = (id: string, act: string, body: object, who = manager) =>
  app.post(`/admin/payments/${id}/${act}`, { note: 'Checked at the provider', ...body }, who);

test('a notice of a paid order that is not ours is kept once, with its sum; one that was not paid is not', async () => {
  await stray('PX0000000000000A1', 590);
  await member.notice('PX0000000000000A1', 'again');
  await member.notice('PX0000000000000A2', 'unknown');
  await app.settle();
  const all = await list();
  expect(all.filter(({ providerOrderId }) => providerOrderId === 'PX0000000000000A1')).toMatchObject([
    {
      provider: 'phonepe',
      reason: 'no_order',
      amount: 590,
      order: null,
      state: 'open',
      reference: 'ref-PX0000000000000A1',
    },
  ]);
  expect(await named('PX0000000000000A2')).toBeUndefined();
});

test('a payment of another sum pays nothing and waits with its order', async () => {
  const who = await dealer();
  const id = await member.openPlan(who, dealerPlan('start'));
  provider.say(id, 'paid', 100);
  await app.get(`/payments/${id}/status`, who);
  await app.get(`/payments/${id}/status`, who);
  expect(await named(id)).toMatchObject({ reason: 'other_amount', amount: 1, order: { _id: id, total: 2359 } });
  expect((await member.orderOf(who, id)).state).toBe('PENDING');
  const { timeline, flag } = (await app.get(`/admin/orders/${id}`, manager)).json().data;
  expect(flag).toBe('amount_mismatch');
  expect(timeline.at(-1)).toMatchObject({ kind: 'status', said: 'paid', amount: 1 });
});

test('it is matched with an unpaid order of the same sum: what was bought starts, and its refund reaches the payment', async () => {
  const who = await dealer();
  const order = await member.openPlan(who, dealerPlan('start'));
  const id = await stray('PX0000000000000B1', 2359);
  const { data } = (await app.get(`/admin/payments/${id}/orders`, manager)).json();
  expect(data.map(({ _id }: { _id: string }) => _id)).toContain(order);
  const other = await member.openPlan(who, dealerPlan('standard'));
  expect((await decide(id, 'match', { orderId: other })).json().error).toBe('order_does_not_fit');
  expect((await decide(id, 'match', { orderId: 'PM000000000000000' })).json().error).toBe('order_does_not_fit');
  const [first, second] = await Promise.all([
    decide(id, 'match', { orderId: order }),
    decide(id, 'match', { orderId: order }),
  ]);
  expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409]);
  const paid = await member.orderOf(who, order);
  expect(paid).toMatchObject({ state: 'PAID' });
  expect(paid.invoiceNumber).toMatch(/^PH\//);
  expect(await named('PX0000000000000B1', '?done=true')).toMatchObject({
    state: 'matched',
    matchedTo: order,
    by: 'Ravi Nambiar',
  });
  await app.post(`/admin/orders/${order}/refund`, { amount: 59, reason: 'a part' }, manager);
  expect(provider.refundedAt('PX0000000000000B1')).toBe(5900);
  const late = await stray('PX0000000000000B2', 2359);
  expect((await decide(late, 'match', { orderId: order })).json().error).toBe('order_already_paid');
});

test('it is refunded once, however often it is asked for, and waits for the provider', async () => {
  const id = await stray('PX0000000000000C1', 100);
  provider.knobs.refundsWait = true;
  const calls = provider.knobs.refundCalls;
  const replies = await Promise.all([decide(id, 'refund', {}), decide(id, 'refund', {}), decide(id, 'refund', {})]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await named('PX0000000000000C1')).toMatchObject({ state: 'refunding' });
  expect(provider.knobs.refundCalls - calls).toBe(1);
  provider.finishRefunds();
  await app.deps.pool.query(`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where task_identifier = 'billing.checkUnmatched'), run_at => now())`);
  await app.settle();
  expect(await named('PX0000000000000C1', '?done=true')).toMatchObject({ state: 'refunded' });
  expect(provider.refundedAt('PX0000000000000C1')).toBe(10_000);
  expect(await db.$count(auditLog, eq(auditLog.subjectId, id))).toBe(1);
});

test('a note is kept, and a payment that was dealt with elsewhere is closed', async () => {
  const id = await stray('PX0000000000000D1', 100);
  const write = (body: object) => app.patch(`/admin/payments/${id}`, body, manager);
  expect((await write({ note: ' ' })).statusCode).toBe(422);
  expect((await write({ note: 'Asked the bank' })).statusCode).toBe(200);
  expect(await named('PX0000000000000D1')).toMatchObject({ state: 'open', note: 'Asked the bank' });
  await write({ note: 'The bank took it back', close: true });
  expect(await named('PX0000000000000D1', '?done=true')).toMatchObject({ state: 'closed' });
  expect((await decide(id, 'refund', {})).json().error).toBe('payment_decided');
});

test('nobody decides on their own payment, and approvers see none', async () => {
  const staff = await dealer();
  const order = await member.openPlan(staff, dealerPlan('start'));
  provider.say(order, 'paid', 100);
  await app.get(`/payments/${order}/status`, staff);
  await app.deps.pool.query(`update members set role = 'SUBADMIN' where id = $1`, [staff.id]);
  const own = { ...staff, role: 'SUBADMIN' as const };
  const mine = (await named(order))?._id ?? '';
  const read = async (who: Parameters<typeof app.get>[1]) =>
    (await app.get('/admin/payments', who)).json().data.find(({ _id }: { _id: string }) => _id === mine).isOwn;
  expect([await read(own), await read(manager)]).toEqual([true, false]);
  expect((await decide(mine, 'refund', {}, own)).statusCode).toBe(403);
  expect((await app.patch(`/admin/payments/${mine}`, { note: 'mine', close: true }, own)).statusCode).toBe(403);
  const free = await stray('PX0000000000000E1', 2359);
  expect((await decide(free, 'match', { orderId: order }, own)).statusCode).toBe(403);
  const offered = async (who: Parameters<typeof app.get>[1]) =>
    (await app.get(`/admin/payments/${free}/orders`, who)).json().data.map(({ _id }: { _id: string }) => _id);
  expect(await offered(own)).not.toContain(order);
  expect(await offered(manager)).toContain(order);
  const approver = await someMember(db, { role: 'APPROVERS' });
  expect((await app.get('/admin/payments', approver)).statusCode).toBe(403);
});
