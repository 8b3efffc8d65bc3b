import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { rowsOf } from '#platform/db/sql.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { dealerPlan, shop } from '#test/buying.ts';
import { allowances, memberSubscriptions } from '../billing.tables.ts';
import { invoices } from '../invoices.tables.ts';
import { orders, paymentNotices, paymentSteps } from '../orders.tables.ts';

const { app, provider, ...member } = await shop();
afterAll(app.close);
const { db } = app;
const dealer = () => someSeller(db, { role: 'DEALER', email: `dealer-${newId()}@ply.example` });
const staff = await someMember(db, { role: 'SUBADMIN' });
const START = dealerPlan('start');

const stored = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
const paidSteps = sql`${paymentSteps.kind} = 'state' and ${paymentSteps.said} = 'PAID'`;

/** Counts what an order granted, to see that each exists once: plan, flash sales, invoices, steps to PAID. */
async function given(orderId: string) {
  const shares = await db.select().from(allowances).where(eq(allowances.orderId, orderId));
  return {
    plans: await db.$count(memberSubscriptions, eq(memberSubscriptions.orderId, orderId)),
    sales: shares.filter(({ kind }) => kind === 'sale').reduce((sum, { granted }) => sum + granted, 0),
    invoices: await db.$count(invoices, sql`${invoices.orderId} = ${orderId} and ${invoices.series} = 'PH'`),
    paid: await db.$count(paymentSteps, sql`${paymentSteps.orderId} = ${orderId} and ${paidSteps}`),
  };
}
const ONCE = { plans: 1, sales: 6, invoices: 1, paid: 1 };
const NOTHING = { plans: 0, sales: 0, invoices: 0, paid: 0 };

/** Callbacks that are all genuine, each an event of its own. */
const callbacks = (orderId: string, count: number, name = newId()) =>
  Array.from({ length: count }, (_, n) => member.notice(orderId, `${name}-${n}`));
const failedJobs = () =>
  rowsOf(db, sql`select task_identifier, last_error from graphile_worker.jobs where last_error is not null`);

describe('genuine callbacks of one payment', () => {
  test('that race with each other and with the member’s return credit it once', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    provider.say(id, 'paid');
    const returns = Array.from({ length: 8 }, () => app.get(`/payments/${id}/status`, who));
    const replies = await Promise.all([...returns, ...callbacks(id, 12)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
    await Promise.all([app.settle(), app.settle()]);
    expect([(await stored(id))?.state, await given(id)]).toEqual(['PAID', ONCE]);
    expect(await failedJobs()).toEqual([]);
  });

  test('that are replayed are no news: nobody is asked again, nothing is kept twice', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    const asked = vi.spyOn(app.deps.payments.providerOf('phonepay'), 'status');
    const name = newId();
    await Promise.all(callbacks(id, 5, name));
    await app.settle();
    const calls = asked.mock.calls.length;
    for (let day = 0; day < 3; day++)
      for (const { statusCode } of await Promise.all(callbacks(id, 5, name))) expect(statusCode).toBe(200);
    await app.settle();
    expect([asked.mock.calls.length, calls]).toEqual([calls, 5]);
    expect(await db.$count(paymentNotices, eq(paymentNotices.orderId, id))).toBe(5);
    expect([(await stored(id))?.state, await given(id)]).toEqual(['PENDING', NOTHING]);
    asked.mockRestore();
  });

  test('of several orders of one member, cancelled for the next one and paid at once, give one plan after another', async () => {
    const who = await dealer();
    const ids: string[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const id = await member.openPlan(who, START);
      if (turn < 2) await app.post(`/orders/${id}/cancel`, {}, who);
      ids.push(id);
    }
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) provider.say(id, 'paid');
    await Promise.all(ids.flatMap((id) => [app.get(`/payments/${id}/status`, who), ...callbacks(id, 3)]));
    await app.settle();
    for (const id of ids) expect(await given(id)).toEqual(ONCE);
    const terms = await db
      .select()
      .from(memberSubscriptions)
      .where(eq(memberSubscriptions.memberId, who.id))
      .orderBy(memberSubscriptions.startsAt);
    expect(terms.slice(1).map(({ startsAt }) => startsAt)).toEqual(terms.slice(0, -1).map(({ endsAt }) => endsAt));
  });
});

describe('a payment that was refunded', () => {
  const refunded = async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    await member.pay(who, id);
    const { total } = await member.orderOf(who, id);
    const reply = await app.post(`/admin/orders/${id}/refund`, { amount: total, reason: 'by mistake' }, staff);
    expect(reply.json().data).toMatchObject({ order: { state: 'REFUNDED' } });
    return { who, id };
  };

  test('stays refunded when callbacks of its success come late: a provider goes on saying paid', async () => {
    const { who, id } = await refunded();
    await Promise.all([...callbacks(id, 6), app.get(`/payments/${id}/status`, who)]);
    await app.settle();
    expect([(await stored(id))?.state, await given(id)]).toEqual(['REFUNDED', ONCE]);
    const [owned] = await member.subscriptionsOf(who);
    expect(owned.status).toBe('cancelled');
    expect((await app.get(`/users/checkForValidSubscriptionAndReturnBoolean/${who.id}`, who)).json().data).toBe(false);
    expect(await failedJobs()).toEqual([]);
  });

  test('is given back once, however many ask for the whole at once', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    await member.pay(who, id);
    const { total } = await member.orderOf(who, id);
    const ask = () => app.post(`/admin/orders/${id}/refund`, { amount: total, reason: 'by mistake' }, staff);
    const replies = await Promise.all([...Array.from({ length: 5 }, ask), ...callbacks(id, 5)]);
    await app.settle();
    expect(replies.slice(0, 5).filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(provider.refundedAt(id)).toBe(total * 100);
    expect((await stored(id))?.state).toBe('REFUNDED');
  });
});

describe('a payment that was cancelled', () => {
  test('and paid after all, as the same page allows, is honoured once and flagged; a late failure changes nothing', async () => {
    const who = await dealer();
    const id = await member.openPlan(who, START);
    provider.say(id, 'failed');
    expect((await app.get(`/payments/${id}/status`, who)).json().data.state).toBe('FAILED');
    provider.say(id, 'paid');
    await Promise.all(callbacks(id, 8));
    await app.settle();
    expect(await stored(id)).toMatchObject({ state: 'PAID', flag: 'late_paid' });
    expect(await given(id)).toEqual(ONCE);
    provider.say(id, 'failed');
    await Promise.all(callbacks(id, 3));
    await app.settle();
    expect([(await stored(id))?.state, await given(id)]).toEqual(['PAID', ONCE]);
  });

  test('and bought again by the same visit gives both what was paid for, one after the other', async () => {
    const who = await dealer();
    const key = newId();
    const buy = async () =>
      (await member.buyPlan(who, START, { paymentType: 'phonepay' }, key)).json().data.orderId as string;
    const first = await buy();
    provider.say(first, 'failed');
    await app.get(`/payments/${first}/status`, who);
    const second = await buy();
    expect(second).not.toBe(first);
    for (const id of [first, second]) provider.say(id, 'paid');
    await Promise.all([...callbacks(first, 3), ...callbacks(second, 3)]);
    await app.settle();
    for (const id of [first, second]) expect([(await stored(id))?.state, await given(id)]).toEqual(['PAID', ONCE]);
  });
});
