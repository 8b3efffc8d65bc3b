import type { PaymentMethod } from '@plyhaat/contract/billing/payments';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { notifications } from '#modules/notifications/notifications.tables.ts';
import { newId } from '#platform/db/id.ts';
import { twoShops } from '#test/attempts.ts';
import { someMember } from '#test/builders.ts';
import { dealerPlan } from '#test/buying.ts';

const { app, beside, elsewhere, provider, ...member } = await twoShops();
const { dealer, stored, othersOf, attemptOf, returnsOf, continued, cancel, stateOf, has, hurry, failedJobs } = member;
afterAll(member.close);
beforeEach(member.resetProvider);
const { db } = app;
const START = dealerPlan('start');

describe('cancelling (BILL-25)', () => {
  test('is a state of its own, twice as good as once, and closes the page where it can', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START, { paymentType: 'justpay' });
    const replies = await Promise.all([cancel(who, id), cancel(who, id, beside)]);
    for (const reply of replies)
      expect([reply.statusCode, reply.json().data]).toMatchObject([200, { orderId: id, state: 'CANCELLED' }]);
    await app.settle();
    expect(provider.knobs.closed).toContain(id);
    expect((await continued(who, id, 'phonepay')).json().error).toBe('order_over');
    expect(await member.subscriptionsOf(who)).toEqual([]);
  });

  test('is too late for a payment that is there already', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    provider.say(id, 'paid');
    const reply = await cancel(who, id);
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'This order is already paid. It cannot be cancelled.',
    ]);
    expect([await stateOf(who, id), await has(who)]).toEqual(['PAID', [1, 1, 1]]);
  });

  test('honours and flags a payment that still arrives, by a callback or without one', async () => {
    for (const how of ['callback', 'check']) {
      const who = await dealer();
      const id = await member.openPlan(who, START);
      await cancel(who, id);
      provider.say(id, 'paid');
      if (how === 'callback') await member.notice(id, newId());
      else await hurry();
      await app.settle();
      expect(await stored(id), how).toMatchObject({ state: 'PAID', flag: 'late_paid' });
      expect(await has(who), how).toEqual([1, 1, 1]);
    }
  });

  test('that races with callbacks in two processes loses and doubles nothing', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const who = await dealer();
      const id = await member.openPlan(who, START);
      provider.say(id, turn % 2 ? 'paid' : 'pending');
      await Promise.all([
        cancel(who, id),
        cancel(who, id, beside),
        ...Array.from({ length: 4 }, () => member.notice(id, newId())),
        ...Array.from({ length: 4 }, () => elsewhere.notice(id, newId())),
      ]);
      provider.say(id, 'paid');
      await member.notice(id, newId());
      await Promise.all([app.settle(), beside.settle()]);
      expect([(await stored(id))?.state, await has(who)]).toEqual(['PAID', [1, 1, 1]]);
    }
    expect(await failedJobs()).toEqual([]);
  });
});

describe('two attempts of one order (BILL-26)', () => {
  const twoPages = async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    await continued(who, id, 'justpay');
    return { who, id, second: await attemptOf(id) };
  };

  test('that are both paid buy once: the other one goes back by itself, once, and its member is told', async () => {
    const { who, id, second } = await twoPages();
    for (const name of [id, second]) provider.say(name, 'paid');
    await Promise.all([
      ...Array.from({ length: 5 }, () => member.notice(id, newId())),
      ...Array.from({ length: 5 }, () => elsewhere.notice(second, newId(), 'good', '/payments/justpay/webhook')),
      app.get(`/payments/${id}/status`, who),
    ]);
    await Promise.all([app.settle(), beside.settle()]);
    await hurry();
    expect([(await stored(id))?.state, await has(who)]).toEqual(['PAID', [1, 1, 1]]);
    const { total } = await member.orderOf(who, id);
    const kept = await attemptOf(id);
    const other = kept === id ? second : id;
    expect([provider.refundedAt(kept), provider.refundedAt(other)]).toEqual([0, total * 100]);
    expect(await returnsOf(id)).toMatchObject([{ reason: 'paid_twice', state: 'refunded', providerOrderId: other }]);
    const told = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.memberId, who.id), eq(notifications.type, 'refund')));
    expect(told).toHaveLength(1);
    expect(told[0]?.content).toContain('was paid twice');
    expect(await failedJobs()).toEqual([]);
  });

  test('of which the one before is paid last is bought by it, and the page that is left is not forgotten', async () => {
    const { who, id, second } = await twoPages();
    provider.knobs.closes = false;
    provider.say(id, 'paid');
    await member.notice(id, newId());
    await app.settle();
    expect(await stored(id)).toMatchObject({ state: 'PAID', method: 'phonepay', attempt: null, flag: null });
    provider.say(second, 'paid');
    await hurry();
    await hurry();
    const { total } = await member.orderOf(who, id);
    expect([provider.refundedAt(second), await has(who)]).toEqual([total * 100, [1, 1, 1]]);
  });

  test('of which the second is refused by the provider stays with staff until it is given back', async () => {
    const { who, id, second } = await twoPages();
    for (const name of [id, second]) provider.say(name, 'paid');
    provider.knobs.refundsWait = true;
    expect(await stateOf(who, id)).toBe('PAID');
    await hurry();
    const [waiting] = await returnsOf(id);
    expect(waiting?.state).toBe('refunding');
    provider.sayRefund(String(waiting?.refundId), 'failed');
    await hurry();
    expect((await returnsOf(id)).map(({ state }) => state)).toEqual(['open']);
    const staff = await someMember(db, { role: 'SUBADMIN' });
    const { data } = (await app.get('/admin/payments', staff)).json();
    expect(data).toContainEqual(expect.objectContaining({ reason: 'paid_twice', order: expect.anything() }));
    const order = (await app.get(`/admin/orders/${id}`, staff)).json().data;
    expect(order.timeline).toContainEqual(expect.objectContaining({ kind: 'refund', said: 'second' }));
  });

  test('of which the first fails leaves the second open; a cancelled order honours either', async () => {
    const { who, id, second } = await twoPages();
    provider.say(id, 'failed');
    await member.notice(id, newId());
    await app.settle();
    expect([await stateOf(who, id), (await othersOf(id))[0]?.state]).toEqual(['PENDING', 'over']);
    await cancel(who, id);
    provider.say(second, 'paid');
    await member.notice(second, newId(), 'good', '/payments/justpay/webhook');
    await app.settle();
    expect(await stored(id)).toMatchObject({ state: 'PAID', flag: 'late_paid', attempt: second });
  });

  test('asked for by clicks in two processes at once are one order, and every page that was opened is known', async () => {
    const who = await dealer();
    const methods: PaymentMethod[] = ['phonepay', 'justpay', 'phonepay', 'justpay'];
    const buy = (paymentType: PaymentMethod, at: number) =>
      (at % 2 ? elsewhere : member).buyPlan(who, START, { paymentType }, newId());
    const replies = await Promise.all(methods.map(buy));
    const ids = replies.filter(({ statusCode }) => statusCode === 200).map((reply) => reply.json().data.orderId);
    expect(new Set(ids).size).toBe(1);
    const [id = ''] = ids;
    const names = [await attemptOf(id), ...(await othersOf(id)).map((one) => one.id)];
    for (const name of names) provider.say(name, 'paid');
    await hurry();
    await hurry();
    await Promise.all([app.settle(), beside.settle()]);
    const { total } = await member.orderOf(who, id);
    const back = names.reduce((sum, name) => sum + provider.refundedAt(name), 0);
    expect([back, await has(who)]).toEqual([(names.length - 1) * total * 100, [1, 1, 1]]);
  });
});
