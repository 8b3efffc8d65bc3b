import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { stateId } from '#modules/places/reference.sql.ts';
import { newId } from '#platform/db/id.ts';
import { pageIn, twoShops } from '#test/attempts.ts';
import { someMember } from '#test/builders.ts';
import { dealerPlan } from '#test/buying.ts';
import { orders } from '../orders.tables.ts';

const { app, provider, dealer, stored, othersOf, attemptOf, continued, cancel, stateOf, has, ...member } =
  await twoShops();
afterAll(member.close);
beforeEach(member.resetProvider);
const { db } = app;
const START = dealerPlan('start');

describe('continuing an open order (BILL-24)', () => {
  test('by the same method leads to the same page, without another attempt', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    const again = await continued(who, id, 'phonepay');
    expect([again.statusCode, again.json().data.orderId]).toEqual([200, id]);
    expect(pageIn(again)).toBe(`https://pay.example/phonepe/${id}`);
    expect(await othersOf(id)).toEqual([]);
  });

  test('by another method is the same order under another name at the provider, and is paid by it', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    const page = pageIn(await continued(who, id, 'justpay'));
    const attempt = await attemptOf(id);
    expect([attempt === id, page]).toEqual([false, `https://pay.example/juspay/${attempt}`]);
    expect((await member.orderOf(who, id)).paymentType).toBe('justpay');
    provider.say(attempt, 'paid');
    expect(await stateOf(who, id)).toBe('PAID');
    expect(await has(who)).toEqual([1, 1, 1]);
    const staff = await someMember(db, { role: 'SUBADMIN' });
    const { total } = await member.orderOf(who, id);
    await app.post(`/admin/orders/${id}/refund`, { amount: total, reason: 'by mistake' }, staff);
    expect([provider.refundedAt(attempt), provider.refundedAt(id)]).toEqual([total * 100, 0]);
  });

  test('by card is charged at once; back to a page that cannot be closed is that page again', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    await continued(who, id, 'justpay');
    expect(pageIn(await continued(who, id, 'phonepay'))).toBe(`https://pay.example/phonepe/${id}`);
    expect((await othersOf(id)).map(({ method }) => method)).toEqual(['justpay']);
    const { data } = (await app.get(`/users/export/${who.id}`, who)).json();
    expect(data.paymentAttempts).toMatchObject([{ orderId: id, method: 'justpay' }]);
    const paid = await continued(who, id, 'card');
    expect(paid.json().data).toMatchObject({ orderId: id, state: 'PAID', clientAction: { type: 'captured' } });
    expect(await has(who)).toEqual([1, 1, 1]);
  });

  test('closes the page before where the provider can, and goes on asking about it where it cannot', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START, { paymentType: 'justpay' });
    await continued(who, id, 'phonepay');
    await app.settle();
    expect(provider.knobs.closed).toContain(id);
    expect((await othersOf(id)).map(({ state }) => state)).toEqual(['over']);
    const other = await dealer();
    const open = await member.openPlan(other, START);
    await continued(other, open, 'justpay');
    await app.settle();
    expect((await othersOf(open)).map(({ state }) => state)).toEqual(['open']);
  });

  test('is for its owner, and for an order that is open: what is over says so, what is paid is answered as paid', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    expect((await continued(await dealer(), id, 'justpay')).statusCode).toBe(403);
    expect((await cancel(await dealer(), id)).statusCode).toBe(403);
    provider.say(id, 'paid');
    expect((await continued(who, id, 'justpay')).json().data).toMatchObject({ orderId: id, state: 'PAID' });
    expect([(await cancel(who, id)).json().error, await has(who)]).toEqual(['order_paid', [1, 1, 1]]);
    const failed = await member.openPlan(who, dealerPlan('growth'));
    provider.say(failed, 'failed');
    expect((await continued(who, failed, 'justpay')).json().error).toBe('order_over');
  });

  test('of which the provider is out of order leaves the order open for the next try', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    provider.knobs.down = true;
    expect((await continued(who, id, 'justpay')).statusCode).toBe(503);
    provider.knobs.down = false;
    const page = pageIn(await continued(who, id, 'justpay'));
    expect(page).toBe(`https://pay.example/juspay/${await attemptOf(id)}`);
    expect(await othersOf(id)).toHaveLength(1);
  });
});

describe('buying the same again (BILL-24)', () => {
  test('continues the open order, however old within a day, by another method too', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    const hoursAgo = new Date(Date.now() - 7_200_000);
    await db.update(orders).set({ createdAt: hoursAgo }).where(eq(orders.id, id));
    expect(await member.openPlan(who, START)).toBe(id);
    expect(await member.openPlan(who, START, { paymentType: 'justpay' })).toBe(id);
    expect(await has(who)).toEqual([0, 0, 1]);
  });

  test('takes the billing address of today, which the invoice then names', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    const address = { name: 'Nashik Ply House', address: '12 Timber Road', stateId: stateId('MH'), pincode: '422001' };
    expect((await app.patch('/users/billing-address', address, who)).statusCode).toBe(200);
    expect(await member.openPlan(who, START)).toBe(id);
    expect((await member.orderOf(who, id)).billing).toMatchObject({ name: 'Nashik Ply House', pincode: '422001' });
  });

  test('at another sum cancels the order of the old sum, and a payment of either is honoured', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    await db.update(orders).set({ total: sql`total + 100` }).where(eq(orders.id, id));
    const next = await member.openPlan(who, START);
    expect([next === id, (await stored(id))?.state]).toEqual([false, 'CANCELLED']);
  });

  test('when the page before was paid meanwhile is answered as paid, not bought twice', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    provider.say(id, 'paid');
    const again = await member.buyPlan(who, START, { paymentType: 'justpay' }, newId());
    expect(again.json().data).toMatchObject({ orderId: id, state: 'PAID' });
    expect(await has(who)).toEqual([1, 1, 1]);
  });
});
