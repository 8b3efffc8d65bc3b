import { allowanceUsedUp } from '@plyhaat/contract/billing/billing';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { newId } from '#platform/db/id.ts';
import type { Caller } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { daysPass, shop } from '#test/buying.ts';
import { FAMILY, type Step, step, type Trade } from '#test/purchase-steps.ts';
import { allowances, memberSubscriptions } from '../billing.tables.ts';
import { isSubscribedSeller, takeAllowance } from '../billing.ts';
import { invoices } from '../invoices.tables.ts';
import { type Credit, orders, refunds } from '../orders.tables.ts';
import { PLANS } from '../plans.reference.ts';
import { planId } from '../reference.sql.ts';

const { app, provider, ...member } = await shop();
afterAll(app.close);
const { db } = app;
const staff = await someMember(db, { role: 'ADMIN' });

const ordersOf = (who: Caller) =>
  db.select().from(orders).where(eq(orders.memberId, who.id)).orderBy(orders.createdAt, orders.id);

async function payLate(orderId: string): Promise<void> {
  provider.say(orderId, 'failed');
  await member.notice(orderId, newId());
  await app.settle();
  provider.say(orderId, 'paid');
  await member.notice(orderId, newId());
  await app.settle();
}

async function settleRefunds(who: Caller): Promise<void> {
  const waiting = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(sql`${orders.memberId} = ${who.id} and ${refunds.state} = 'pending'`);
  if (waiting.length === 0) return;
  for (const { id } of waiting) provider.sayRefund(id, 'done');
  await db.execute(sql`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where task_identifier = 'billing.checkRefund'), run_at => now())`);
  await app.settle();
}

async function giveBack(who: Caller, { which, share, waits }: Step & { does: 'refund' }): Promise<void> {
  const paid = (await ordersOf(who)).filter(({ state }) => state === 'PAID');
  const order = paid[which % Math.max(1, paid.length)];
  if (!order) return;
  const left = order.total - order.refunded;
  const amount = share === 1 ? left / 100 : Math.max(1, Math.floor((left * share) / 100));
  provider.knobs.refundsWait = waits;
  const reply = await app.post(`/admin/orders/${order.id}/refund`, { amount, reason: 'a random step' }, staff);
  // Refused where a later order was credited with it or a refund of it is under way.
  if (reply.statusCode !== 200) expect(['credited_elsewhere', 'refund_too_large']).toContain(reply.json().error);
}

/** Publishes until the allowance is used up. */
async function publishSome({ id }: Caller, { kind, count }: Step & { does: 'publish' }): Promise<void> {
  for (let n = 0; n < count; n++)
    await takeAllowance(db, id, kind).catch((error) => expect(error.failure).toBe(allowanceUsedUp));
}

/** Expected rights by plan: any plan allows calls to sellers, and a buyer's pass nothing else. */
async function checkRights(who: Caller): Promise<void> {
  const owned: { status: string; family: string }[] = await member.subscriptionsOf(who);
  const running = owned.filter(({ status }) => status === 'active').map(({ family }) => family);
  const sells = running.some((family) => family !== FAMILY.USER);
  expect(await isSubscribedSeller(db, who.id), `sells by ${running}`).toBe(sells);
  const check = await app.get(`/users/checkForValidSubscriptionAndReturnBoolean/${who.id}`, who);
  expect(check.json().data, `calls by ${running}`).toBe(running.length > 0);
}

async function walk(who: Caller, steps: readonly Step[]): Promise<void> {
  const open: string[] = [];
  let role: Trade = 'DEALER';
  for (const one of steps) {
    if (one.does === 'becomes') {
      role = one.role;
      await db.update(members).set({ role }).where(eq(members.id, who.id));
      await checkRights(who);
    }
    if (one.does === 'publish') await publishSome(who, one);
    if (one.does === 'wait') await daysPass(db, who.id, one.days);
    if (one.does === 'refund') await giveBack(who, one);
    if (one.does === 'settleRefunds') await settleRefunds(who);
    if (one.does === 'payOpen') {
      const [orderId] = open.splice(one.which % Math.max(1, open.length), 1);
      if (orderId) await (one.late ? payLate(orderId) : member.pay(who, orderId));
    }
    if (one.does !== 'buy') continue;
    const plan = planId({ family: FAMILY[role], tier: one.tier });
    const quote = (await app.get(`/orders/quote?planId=${plan}`, who)).json().data;
    expect(quote.credit).toBeGreaterThanOrEqual(0);
    expect(quote.credit).toBeLessThan(quote.price);
    if (one.pays) await member.paidPlan(who, plan);
    else open.push(await member.openPlan(who, plan));
  }
  await settleRefunds(who);
  await checkRights(who);
}

/** Paise for a millisecond of each plan. */
const RATE = new Map(PLANS.map((plan) => [planId(plan), (plan.price * 100) / (plan.months * 30 * DAY_MS)]));
const PAISA = 1;

/** A line before it is rounded: by the days, or by what is unused where that is less. */
const exactOf = ({ value, whole = value, days, ofDays, limit }: Credit): number => {
  const byDays = ofDays === 0 ? value : (value * days) / ofDays;
  return limit ? Math.min(byDays, (whole * limit.left) / limit.granted) : byDays;
};

/** Of a plan that was credited, no more can be published than the part of it that was not. */
async function checkGivenBack(sub: typeof memberSubscriptions.$inferSelect, { share = 0 }: Credit): Promise<void> {
  const plan = PLANS.find((one) => planId(one) === sub.planId);
  const counts = {
    sale: plan?.sales,
    advertisement: plan?.advertisements,
    banner: plan?.banners,
    opportunity: undefined,
  };
  for (const one of await db.select().from(allowances).where(eq(allowances.subscriptionId, sub.id))) {
    expect(one.used).toBeLessThanOrEqual(one.granted);
    const [count] = counts[one.kind] ?? [];
    if (count !== undefined && !one.isCancelled)
      expect(one.granted, `${one.kind} kept`).toBeLessThanOrEqual(count * (1 - share) + 1e-6);
  }
}

/**
 * Paise before GST. Granted: the time of each plan at its price, a day that has begun as a whole one; of a plan that was
 * given back whole, nothing. Paid: the invoices less the credit notes.
 */
async function ledger(who: Caller) {
  const rows = await ordersOf(who);
  const paidOrders = rows.filter(({ state }) => state === 'PAID');
  const documents = await db.select().from(invoices).where(eq(invoices.memberId, who.id));
  const noted = (id: string) => documents.filter(({ orderId, series }) => orderId === id && series === 'PHC');
  const paid = documents.reduce((sum, { series, taxable }) => sum + (series === 'PHC' ? -taxable : taxable), 0);

  /** The lines by which a plan was credited, to orders that stand or to one that was refunded and gave it back. */
  const linesFor = (id: string, orderIds: readonly string[]) =>
    rows
      .filter((order) => orderIds.includes(order.id) && order.flag !== 'credit_gone')
      .flatMap(({ credits }) => credits.filter(({ subscriptionId }) => subscriptionId === id));
  const refundedIds = rows.filter(({ state }) => state === 'REFUNDED').map(({ id }) => id);

  let granted = 0;
  for (const sub of await db.select().from(memberSubscriptions).where(eq(memberSubscriptions.memberId, who.id))) {
    if (refundedIds.includes(sub.orderId ?? '')) {
      expect(sub.value, 'a refunded plan is worth nothing').toBe(0);
      continue;
    }
    const length = sub.endsAt.getTime() - sub.startsAt.getTime();
    const usedBefore = linesFor(sub.id, refundedIds).reduce(
      (sum, { value, days, ofDays }) => sum + value * (1 - days / ofDays),
      0,
    );
    const [line] = sub.creditedTo ? linesFor(sub.id, [sub.creditedTo]) : [];
    if (line) {
      const unused = length === 0 ? line.ofDays : Math.floor(line.ofDays - length / DAY_MS + 1e-9);
      expect(line.days, 'the whole days left of its time are credited').toBeCloseTo(unused, 6);
      granted += usedBefore + sub.value - exactOf(line);
      await checkGivenBack(sub, line);
      continue;
    }
    const worth = (RATE.get(sub.planId) ?? 0) * length;
    expect(sub.value, 'a plan is never worth more than its time').toBeLessThanOrEqual(worth + PAISA);
    if (noted(sub.orderId ?? '').length === 0)
      expect(worth, 'time beyond what was paid').toBeLessThanOrEqual(sub.value + PAISA);
    // A part refund may reach into days that were used: what is left of the order is all that was granted for it.
    const net = rows.find(({ id }) => id === sub.orderId);
    const back = noted(sub.orderId ?? '').reduce((sum, { taxable }) => sum + taxable, 0);
    const gone = net?.flag === 'credit_gone' ? 0 : (net?.credit ?? 0);
    granted += Math.min(usedBefore + sub.value, (net?.taxable ?? 0) + gone - back);
  }

  const lost = { floor: 0, cap: 0 };
  for (const { credits, credit, price, flag } of paidOrders) {
    if (flag === 'credit_gone' || credits.length === 0) continue;
    const short = credits.reduce((sum, line) => sum + exactOf(line), 0) - credit;
    if (credit === price - 100) lost.cap += short;
    else {
      expect(short, 'the floor of one step, in paise').toBeLessThan(100);
      lost.floor += short;
    }
  }
  return { granted, paid, ...lost, steps: paidOrders.length, refunded: refundedIds.length };
}

test('over random purchases, upgrades, uses, changes of role, late payments and refunds the value granted never exceeds the value paid, and falls short only by floor and cap', async () => {
  const all = { sequences: 0, purchases: 0, refunded: 0, floor: 0, cap: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const who = await someSeller(db, { role: 'DEALER' });
      await walk(who, steps);
      const { granted, paid, floor, cap, steps: purchases, refunded } = await ledger(who);
      const rounding = 2 * PAISA * (steps.length + 1);
      expect(granted).toBeLessThanOrEqual(paid + rounding);
      expect(granted).toBeGreaterThanOrEqual(paid - floor - cap - rounding);
      all.sequences++;
      all.purchases += purchases;
      all.refunded += refunded;
      all.floor += floor;
      all.cap += cap;
    }),
    { numRuns: 30 },
  );
  const summary = `${all.sequences} sequences, ${all.purchases} purchases that stand, ${all.refunded} refunded whole`;
  console.info(
    `${summary}: ₹${(all.floor / 100).toFixed(2)} lost by the floor, ₹${(all.cap / 100).toFixed(2)} by the cap`,
  );
}, 240_000);
