import { gstOn } from '@plyhaat/contract/core/money';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { Caller } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { daysPass, dealerPlan, shop } from '#test/buying.ts';
import { allowances, memberSubscriptions } from '../billing.tables.ts';
import { takeAllowance } from '../billing.ts';
import { orders } from '../orders.tables.ts';

const { app, provider, ...member } = await shop();
afterAll(app.close);
const { db } = app;
const dealer = () => someSeller(db, { role: 'DEALER' });

const letPass = ({ id }: Caller, days: number) => daysPass(db, id, days);
const own = (who: Caller) =>
  db
    .select()
    .from(memberSubscriptions)
    .where(eq(memberSubscriptions.memberId, who.id))
    .orderBy(memberSubscriptions.startsAt);
const publish = async ({ id }: Caller, count: number) => {
  for (let n = 0; n < count; n++) await takeAllowance(db, id, 'sale');
};
const quoteOf = async (who: Caller, planId: string) =>
  (await app.get(`/orders/quote?planId=${planId}`, who)).json().data;

describe('with a plan that runs', () => {
  test('the same one again begins when it ends: no day is lost', async () => {
    const who = await dealer();
    await member.paidPlan(who, dealerPlan('start'));
    await letPass(who, 10);
    expect(await quoteOf(who, dealerPlan('start'))).toMatchObject({ starts: 'renewal', credit: 0, total: 2359 });
    await member.paidPlan(who, dealerPlan('start'));
    const [first, second] = await own(who);
    expect(second?.startsAt).toEqual(first?.endsAt);
    expect((second?.endsAt.getTime() ?? 0) - (second?.startsAt.getTime() ?? 0)).toBe(90 * DAY_MS);
    const waiting = await db
      .select()
      .from(allowances)
      .where(eq(allowances.subscriptionId, second?.id ?? ''));
    expect(new Set(waiting.map(({ startsAt }) => startsAt.getTime()))).toEqual(new Set([second?.startsAt.getTime()]));
  });

  test('a larger one begins now, and the unused whole days of the old one are credited before GST', async () => {
    const who = await dealer();
    await member.paidPlan(who, dealerPlan('start'));
    await letPass(who, 28.5);
    const quote = await quoteOf(who, dealerPlan('standard'));
    expect(quote).toMatchObject({
      starts: 'upgrade',
      price: 5999,
      credit: 1354,
      creditLines: [{ name: 'Dealer Start', days: 61, ofDays: 90, price: 1999, amount: 1354 }],
      taxable: 4645,
      total: 5481,
    });
    const order = await member.paidPlan(who, dealerPlan('standard'));
    expect(order).toMatchObject({ total: 5481, credit: 1354, starts: 'upgrade' });
    const [next, old] = await member.subscriptionsOf(who);
    expect([old.status, next.status]).toEqual(['cancelled', 'active']);
    expect(old.endDate).toBe(next.startDate);
    const remaining = await db.select().from(allowances).where(eq(allowances.subscriptionId, old._id));
    expect(remaining.every(({ endsAt }) => endsAt.getTime() > Date.now())).toBe(true);
    // 61 of 90 days were credited: of 6 sales 5 are given back with them, of 3 new arrivals all.
    expect(remaining.map(({ kind, granted }) => [kind, granted])).toEqual([
      ['sale', 1],
      ['advertisement', 0],
    ]);
  });

  test('one whose flash sales are used up is credited with nothing, and a half used one with half', async () => {
    const who = await dealer();
    await member.paidPlan(who, dealerPlan('start'));
    await publish(who, 3);
    expect(await quoteOf(who, dealerPlan('standard'))).toMatchObject({
      credit: 999,
      creditLines: [
        {
          name: 'Dealer Start',
          price: 1999,
          days: 89,
          ofDays: 90,
          limit: { kind: 'sale', left: 3, granted: 6 },
          amount: 999,
        },
      ],
    });
    await publish(who, 3);
    expect(await quoteOf(who, dealerPlan('standard'))).toMatchObject({ starts: 'upgrade', credit: 0, taxable: 5999 });
    await member.paidPlan(who, dealerPlan('standard'));
    const { data } = (await app.get(`/users/getUserById/${who.id}`, who)).json();
    // What was not credited stays: three new arrivals of Start beside twelve of Standard.
    expect([data.numberOfSales, data.numberOfAdvertisement]).toEqual([24, 15]);
  });

  test('no more can be published than was paid for, whether it is used before or after the upgrade', async () => {
    for (const used of [0, 1, 4, 6]) {
      const who = await dealer();
      await member.paidPlan(who, dealerPlan('start'));
      await publish(who, used);
      const { taxable } = await member.paidPlan(who, dealerPlan('standard'));
      const left = (await app.get(`/users/getUserById/${who.id}`, who)).json().data.numberOfSales;
      // Six cost 1,999 and twenty-four 5,999; the day that has begun and the rupee's floor are the house's.
      const paidFor = 24 + (1999 + taxable - 5999) / (1999 / 6);
      expect(used + left).toBeLessThanOrEqual(Math.ceil(paidFor));
      expect(used + left).toBeGreaterThanOrEqual(24);
    }
  });

  test('what is published between the order and its payment is not credited as well: a part was paid, of time and sales', async () => {
    const who = await dealer();
    await member.paidPlan(who, dealerPlan('start'));
    const open = await member.openPlan(who, dealerPlan('standard'));
    await publish(who, 6);
    await member.pay(who, open);
    const [order] = await db.select().from(orders).where(eq(orders.id, open));
    expect(order?.flag).toBe('credit_gone');
    const granted = await db.select().from(allowances).where(eq(allowances.orderId, open));
    const part = (order?.taxable ?? 0) / 599_900;
    expect(granted.find(({ kind }) => kind === 'sale')?.granted).toBe(Math.floor(24 * part));
    const [, next] = await own(who);
    expect(((next?.endsAt.getTime() ?? 0) - (next?.startsAt.getTime() ?? 0)) / DAY_MS).toBeCloseTo(360 * part, 3);
  });

  test('an upgrade that is refunded whole gives the days again, and what was given back with them', async () => {
    const who = await dealer();
    await member.paidPlan(who, dealerPlan('start'));
    await publish(who, 2);
    await letPass(who, 30.5);
    const before = await quoteOf(who, dealerPlan('standard'));
    const upgrade = await member.paidPlan(who, dealerPlan('standard'));
    const staff = await someMember(db, { role: 'SUBADMIN' });
    await app.post(`/admin/orders/${upgrade._id}/refund`, { amount: upgrade.total, reason: 'by mistake' }, staff);
    const again = await db.select().from(allowances).where(eq(allowances.memberId, who.id));
    expect(again.find(({ kind, isCancelled }) => kind === 'sale' && !isCancelled)).toMatchObject({
      granted: 6,
      used: 2,
    });
    const after = await quoteOf(who, dealerPlan('standard'));
    // The day that has begun since is used.
    expect(before.credit - after.credit).toBeLessThanOrEqual(Math.ceil(1999 / 90) + 1);
    expect(after.credit).toBeLessThanOrEqual(before.credit);
  });

  test('a cheaper one begins when it ends, without credit', async () => {
    const who = await dealer();
    await member.paidPlan(who, dealerPlan('growth'));
    expect(await quoteOf(who, dealerPlan('start'))).toMatchObject({ starts: 'later', credit: 0 });
    await member.paidPlan(who, dealerPlan('start'));
    const [first, second] = await own(who);
    expect(second?.startsAt).toEqual(first?.endsAt);
  });

  test('a renewal that waits is credited whole with an upgrade, never beyond the new price less one rupee', async () => {
    const who = await dealer();
    await member.paidPlan(who, dealerPlan('standard'));
    await member.paidPlan(who, dealerPlan('standard'));
    const quote = await quoteOf(who, dealerPlan('growth'));
    expect(quote.creditLines.map(({ days }: { days: number }) => days)).toEqual([359, 360]);
    expect([quote.credit, quote.taxable, quote.total]).toEqual([11_981, 18, 21]);
    await member.paidPlan(who, dealerPlan('standard'));
    expect(await quoteOf(who, dealerPlan('growth'))).toMatchObject({ credit: 11_998, taxable: 1, total: 1 });
    await member.paidPlan(who, dealerPlan('growth'));
    expect(
      (await member.subscriptionsOf(who)).filter(({ status }: { status: string }) => status === 'active'),
    ).toHaveLength(1);
  });

  test('a credit belongs to one paid order: a second one paid with it is a renewal, flagged, for what was paid', async () => {
    const who = await dealer();
    await member.paidPlan(who, dealerPlan('start'));
    const one = await member.openPlan(who, dealerPlan('standard'));
    const two = await member.openPlan(who, dealerPlan('growth'));
    await member.pay(who, one);
    await member.pay(who, two);
    const [, second, third] = await own(who);
    expect(third?.startsAt).toEqual(second?.endsAt);
    const [flagged] = await db.select().from(orders).where(eq(orders.id, two));
    expect(flagged?.flag).toBe('credit_gone');
    const days = ((third?.endsAt.getTime() ?? 0) - (third?.startsAt.getTime() ?? 0)) / DAY_MS;
    expect(days).toBeCloseTo((360 * (flagged?.taxable ?? 0)) / 1_199_900, 3);
  });
});

test('for 200,000 prices the total is the price with 18% rounded once, and taxable, heads and round-off add up to it', () => {
  for (let price = 1; price <= 200_000; price++)
    for (const intra of [true, false]) {
      const { taxable, cgst, sgst, igst, roundOff, total } = gstOn(price * 100, intra);
      const sums = taxable + cgst + sgst + igst + roundOff === total && total === Math.round(price * 1.18) * 100;
      if (!sums || Math.abs(roundOff) > 50) expect.unreachable(`₹${price}`);
    }
});
