import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { dealerPlan, shop } from '#test/buying.ts';
import { memberSubscriptions, plans } from '../billing.tables.ts';
import { invoices } from '../invoices.tables.ts';
import { orders } from '../orders.tables.ts';
import { topupPriceId } from '../reference.sql.ts';

const { app, provider, ...member } = await shop();
afterAll(app.close);
const { db } = app;
const dealer = () => someSeller(db, { role: 'DEALER', email: `dealer-${newId()}@ply.example` });
beforeEach(() => Object.assign(provider.knobs, { down: false, loseStart: false, card: 'paid' }));

const granted = (memberId: string) => db.$count(memberSubscriptions, eq(memberSubscriptions.memberId, memberId));
const ordersOf = (memberId: string) => db.$count(orders, eq(orders.memberId, memberId));

describe('buying a plan', () => {
  test('by card is captured at once, and the member may call (BILL-10, BILL-2)', async () => {
    const who = await dealer();
    const reply = await member.buyPlan(who, dealerPlan('standard'), { total: 7079 });
    expect(reply.json()).toMatchObject({
      success: true,
      data: { state: 'PAID', total: 7079, clientAction: { type: 'captured' } },
    });
    expect((await app.get(`/users/checkForValidSubscriptionAndReturnBoolean/${who.id}`, who)).json().data).toBe(true);
    const [own] = await member.subscriptionsOf(who);
    expect(own).toMatchObject({ name: 'Standard', status: 'active', price: 5999, usage: { flashSales: 0 } });
    expect(own.invoiceNumber).toMatch(/^PH\/\d\d-\d\d\/\d{6}$/);
  });

  test('by phonepay and justpay answers where to pay, each in its own shape (BILL-10)', async () => {
    const who = await dealer();
    const phonepe = (await member.buyPlan(who, dealerPlan('start'), { paymentType: 'phonepay' })).json();
    expect(phonepe.data.instrumentResponse.redirectInfo.url).toContain(phonepe.data.orderId);
    const juspay = (await member.buyPlan(who, dealerPlan('growth'), { paymentType: 'justpay' })).json();
    expect(juspay.payment_links.web).toContain(juspay.data.orderId);
    expect(juspay.data.payment_links.web).toBe(juspay.payment_links.web);
    expect(juspay.data.orderId).toMatch(/^[A-Z0-9]{17}$/);
    expect(await granted(who.id)).toBe(0);
    expect((await member.subscriptionsOf(who)).map(({ status }: { status: string }) => status)).toEqual([
      'pending',
      'pending',
    ]);
  });

  test('takes price, days and names from the plan, never from the body (BILL-6)', async () => {
    const who = await dealer();
    const junk = { price: 1, noOfMonth: 99, name: 'Gold', numberOfSales: 1000 };
    const { orderId } = (await member.buyPlan(who, dealerPlan('standard'), junk)).json().data;
    const order = await member.orderOf(who, orderId);
    expect(order).toMatchObject({ price: 5999, total: 7079, items: [{ name: 'Dealer Standard', noOfMonth: 12 }] });
  });

  test('with another total than ours is refused with the new one, and stores nothing', async () => {
    const who = await dealer();
    const reply = await member.buyPlan(who, dealerPlan('standard'), { total: 7078 });
    expect([reply.statusCode, reply.json()]).toMatchObject([409, { error: 'price_changed', total: 7079 }]);
    expect(await ordersOf(who.id)).toBe(0);
  });

  test('is for oneself: a foreign userId is refused, staff included', async () => {
    const who = await dealer();
    for (const other of [await dealer(), await someMember(db, { role: 'ADMIN' })]) {
      expect((await member.buyPlan(other, dealerPlan('start'), { userId: who.id })).statusCode).toBe(403);
      expect((await member.buyTopups(other, [topupPriceId('sale', 7)], { userId: who.id })).statusCode).toBe(403);
      for (const url of ['/orders', '/usersubscription/getAllSubscriptionbyUserId', '/userTopup/getAllTopupbyUserId'])
        expect((await app.get(`${url}?userId=${who.id}`, other)).statusCode).toBe(403);
    }
  });

  test('of another role, or of a version no longer offered, is refused', async () => {
    const buyer = await someMember(db);
    expect((await member.buyPlan(buyer, dealerPlan('start'))).json().error).toBe('plan_not_offered');
    expect((await member.buyPlan(await dealer(), newId())).json().error).toBe('plan_not_offered');
    const retired = dealerPlan('growth');
    await db.update(plans).set({ isOffered: false }).where(eq(plans.id, retired));
    expect((await member.buyPlan(await dealer(), retired)).json().error).toBe('plan_not_offered');
    await db.update(plans).set({ isOffered: true }).where(eq(plans.id, retired));
  });

  test('without a plan says so', async () => {
    const reply = await member.buyPlan(await dealer(), '');
    expect([reply.statusCode, reply.json().fields]).toEqual([422, { _id: 'Please select a subscription plan' }]);
  });
});

describe('a provider that is out of order', () => {
  test.each([
    ['phonepay', 'Phonepe is not working. Please try another payment method'],
    ['justpay', 'Payment gateway is not working. Please try another payment method.'],
    ['card', 'Payment gateway is not working. Please try another payment method.'],
  ])('answers 503 for %s; the order stays and nothing is granted (BILL-13)', async (method, text) => {
    const who = await dealer();
    provider.knobs.down = true;
    const reply = await member.buyPlan(who, dealerPlan('start'), { paymentType: method });
    expect([reply.statusCode, reply.json().message, reply.headers['retry-after']]).toEqual([503, text, '5']);
    expect([await ordersOf(who.id), await granted(who.id)]).toEqual([1, 0]);
    provider.knobs.down = false;
    const again = await member.buyPlan(who, dealerPlan('start'), { paymentType: method });
    expect(again.statusCode).toBe(200);
    expect(await ordersOf(who.id)).toBe(1);
  });

  test('after it captured a card and lost its answer is asked again: the member has what it paid for', async () => {
    const who = await dealer();
    provider.knobs.loseStart = true;
    const reply = await member.buyPlan(who, dealerPlan('start'));
    expect(reply.json().data).toMatchObject({ state: 'PAID' });
    expect(await granted(who.id)).toBe(1);
  });

  test("that refuses a card answers in the words of justpay's failure", async () => {
    const who = await dealer();
    provider.knobs.card = 'failed';
    const reply = await member.buyPlan(who, dealerPlan('start'));
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      { error: 'payment_failed', message: 'Payment gateway is not working. Please try another payment method.' },
    ]);
    expect(await granted(who.id)).toBe(0);
  });
});

describe('a purchase that is sent again', () => {
  test('with its key finds its order, and calls the provider once', async () => {
    const who = await dealer();
    const before = provider.knobs.starts;
    const send = () => member.buyPlan(who, dealerPlan('start'), { paymentType: 'justpay' }, 'visit-1');
    const replies = await Promise.all([send(), send(), send()]);
    expect(new Set(replies.map((reply) => reply.json().payment_links?.web)).size).toBe(1);
    expect([await ordersOf(who.id), provider.knobs.starts - before]).toEqual([1, 1]);
    const other = await member.buyPlan(who, dealerPlan('growth'), { paymentType: 'justpay' }, 'visit-1');
    expect(other.json().error).toBe('idempotency_key_reused');
  });

  test('without a key continues what is open, and answers as paid for a minute', async () => {
    const who = await dealer();
    const send = async () => (await member.buyPlan(who, dealerPlan('start'), { paymentType: 'phonepay' })).json().data;
    const first = await send();
    expect((await send()).orderId).toBe(first.orderId);
    await member.pay(who, first.orderId);
    expect(await send()).toMatchObject({ orderId: first.orderId, state: 'PAID' });
    const minuteAgo = new Date(Date.now() - 61_000);
    await db.update(orders).set({ paidAt: minuteAgo }).where(eq(orders.id, first.orderId));
    expect((await send()).orderId).not.toBe(first.orderId);
  });

  test('never finds an order that failed, expired, was cancelled or is a day old (BILL-24)', async () => {
    const who = await dealer();
    const send = async (key?: string) =>
      (await member.buyPlan(who, dealerPlan('start'), { paymentType: 'phonepay' }, key)).json().data.orderId;
    const seen = new Set<string>();
    for (const change of [
      { state: 'FAILED' as const },
      { state: 'EXPIRED' as const },
      { state: 'CANCELLED' as const },
      { createdAt: new Date(Date.now() - 86_401_000) },
    ]) {
      const id = await send();
      seen.add(id);
      await db.update(orders).set(change).where(eq(orders.id, id));
    }
    const keyed = await send('visit-2');
    await db.update(orders).set({ state: 'FAILED' }).where(eq(orders.id, keyed));
    seen.add(keyed).add(await send('visit-2'));
    expect(seen.size).toBe(6);
  });

  test('with a key of its own is bought a second time: the same plan twice, on purpose', async () => {
    const who = await dealer();
    await member.paidPlan(who, dealerPlan('standard'));
    await member.paidPlan(who, dealerPlan('standard'));
    const [second, first] = await member.subscriptionsOf(who);
    expect([first.status, second.status]).toEqual(['active', 'upcoming']);
    expect(second.startDate).toBe(first.endDate);
    expect(await db.$count(invoices, eq(invoices.memberId, who.id))).toBe(2);
  });
});

describe('top-ups', () => {
  const banner = topupPriceId('banner', 7);
  const sale = topupPriceId('sale', 7);

  test('are bought together, rounded once on the sum, and used before they expire', async () => {
    const who = await dealer();
    const reply = await member.buyTopups(who, [banner, sale], { total: 1768 });
    expect(reply.json().data, reply.body).toMatchObject({ state: 'PAID', total: 1768 });
    const own = await member.topupsOf(who);
    expect(own.map(({ name, status, numberOfDays }: Record<string, unknown>) => [name, status, numberOfDays])).toEqual([
      ['Banner', 'active', 7],
      ['Flash sale', 'active', 7],
    ]);
    expect(new Date(own[0].expiryDate).getTime() - new Date(own[0].purchaseDate).getTime()).toBe(7 * 86_400_000);
    const { data } = (await app.get(`/users/getUserById/${who.id}`, who)).json();
    expect(data).toMatchObject({ numberOfSales: 1, saleDays: 7 });
  });

  test('need at least one choice, of those a role can use (BILL-18)', async () => {
    const none = await member.buyTopups(await dealer(), []);
    expect([none.statusCode, none.json().fields]).toEqual([422, { priceArr: 'Please Select One of the Topup' }]);
    const buyer = await someMember(db);
    expect((await member.buyTopups(buyer, [banner])).json().error).toBe('topup_not_offered');
    const wrong = await member.buyTopups(await dealer(), [banner], { total: 1 });
    expect([wrong.statusCode, wrong.json().total]).toEqual([409, 1179]);
  });
});
