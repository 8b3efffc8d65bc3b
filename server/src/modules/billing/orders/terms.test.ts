import { gstOn } from '@plyhaat/contract/core/money';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { Caller } from '#test/app.ts';
import { someSeller } from '#test/builders.ts';
import { daysPass, dealerPlan, shop } from '#test/buying.ts';
import { allowances, memberSubscriptions } from '../billing.tables.ts';
import { orders } from '../orders.tables.ts';

const { app, provider, ...member } = await shop();
afterAll(app.close);
const { db } = app;
const dealer = () => someSeller(db, { role: 'DEALER' });
const DAY = 86_400_000;

const letPass = ({ id }: Caller, days: number) => daysPass(db, id, days);
const own = (who: Caller) =>
  db
    .select()
    .from(memberSubscriptions)
    .where(eq(memberSubscriptions.memberId, who.id))
    .orderBy(memberSubscriptions.startsAt);
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
    expect((second?.endsAt.getTime() ?? 0) - (second?.startsAt.getTime() ?? 0)).toBe(90 * DAY);
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
    const kept = await db.select().from(allowances).where(eq(allowances.subscriptionId, old._id));
    expect(kept.every(({ endsAt }) => endsAt.getTime() > Date.now())).toBe(true);
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
    const days = ((third?.endsAt.getTime() ?? 0) - (third?.startsAt.getTime() ?? 0)) / DAY;
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
