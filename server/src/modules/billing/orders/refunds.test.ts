import { formatDay } from '@plyhaat/contract/core/dates';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#platform/db/platform.tables.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { daysPass, dealerPlan, shop } from '#test/buying.ts';
import { memberSubscriptions } from '../billing.tables.ts';
import { invoices } from '../invoices.tables.ts';
import { orders, refunds } from '../orders.tables.ts';
import { topupPriceId } from '../reference.sql.ts';

const { app, provider, ...member } = await shop();
afterAll(app.close);
const { db } = app;
beforeEach(() => Object.assign(provider.knobs, { down: false, refundsWait: false }));
const stored = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
const dealer = () => someSeller(db, { role: 'DEALER' });
const admin = await someMember(db, { role: 'SUBADMIN' });
const giveBack = (orderId: string, amount: number, who = admin) =>
  app.post(`/admin/orders/${orderId}/refund`, { amount, reason: 'bought by mistake' }, who);

describe('a refund', () => {
  test('is for staff, needs a reason, and a paid order', async () => {
    const who = await dealer();
    const { _id } = await member.paidPlan(who, dealerPlan('start'));
    expect((await giveBack(_id, 10, who)).statusCode).toBe(403);
    expect((await giveBack(_id, 10, await someMember(db, { role: 'APPROVERS' }))).statusCode).toBe(403);
    expect((await app.post(`/admin/orders/${_id}/refund`, { amount: 10, reason: ' ' }, admin)).statusCode).toBe(422);
    expect((await giveBack('PM000000000000000', 10)).statusCode).toBe(404);
    expect((await giveBack(await member.openPlan(who, dealerPlan('start')), 10)).json().error).toBe('order_not_paid');
    expect((await giveBack(_id, 2360)).json().error).toBe('refund_too_large');
  });

  test('in parts has a credit note for each, and their taxes add up to those of the invoice', async () => {
    const who = await dealer();
    const order = await member.paidPlan(who, dealerPlan('standard'));
    for (const amount of [1000, 333.33, 1]) expect((await giveBack(order._id, amount)).json().data.state).toBe('done');
    const partly = await member.orderOf(who, order._id);
    expect([partly.state, partly.refunded, partly.creditNotes.length]).toEqual(['PAID', 1334.33, 3]);
    expect((await member.subscriptionsOf(who))[0].status).toBe('active');
    const last = await giveBack(order._id, order.total - 1334.33);
    expect(last.json().data.order).toMatchObject({ state: 'REFUNDED', refunded: 7079 });
    expect((await member.subscriptionsOf(who))[0].status).toBe('cancelled');
    expect((await app.get(`/users/checkForValidSubscriptionAndReturnBoolean/${who.id}`, who)).json().data).toBe(false);
    const documents = await db.select().from(invoices).where(eq(invoices.orderId, order._id));
    for (const head of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const) {
      const sum = (series: string) =>
        documents.filter((one) => one.series === series).reduce((total, one) => total + one[head], 0);
      expect(sum('PHC'), head).toBe(sum('PH'));
    }
    for (const { taxable, cgst, sgst, igst, roundOff, total } of documents)
      expect(taxable + cgst + sgst + igst + roundOff).toBe(total);
    expect(documents.find(({ series }) => series === 'PHC')).toMatchObject({
      corrects: order.invoiceNumber,
      lines: [
        {
          description: `Refund of Dealer Standard, invoice ${order.invoiceNumber} of ${formatDay(new Date(order.paidAt ?? ''))}`,
        },
      ],
    });
    expect(await db.$count(auditLog, eq(auditLog.subjectId, order._id))).toBe(4);
    expect((await giveBack(order._id, 1)).json().error).toBe('order_not_paid');
  });

  test('of a top-up takes back what was not used', async () => {
    const who = await dealer();
    const { orderId, total } = (await member.buyTopups(who, [topupPriceId('sale', 7)])).json().data;
    await giveBack(orderId, total);
    expect((await member.topupsOf(who))[0].status).toBe('cancelled');
    expect((await app.get(`/users/getUserById/${who.id}`, who)).json().data.numberOfSales).toBe(0);
  });

  test('is asked of the provider by one id, however often the answer is lost, and waits for its word', async () => {
    const who = await dealer();
    const { _id } = await member.paidPlan(who, dealerPlan('start'));
    provider.knobs.down = true;
    const reply = await giveBack(_id, 100);
    expect(reply.json().data.state).toBe('pending');
    expect((await member.orderOf(who, _id)).creditNotes).toEqual([]);
    provider.knobs.down = false;
    await app.deps.pool.query(`select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where task_identifier = 'billing.checkRefund'), run_at => now())`);
    await app.settle();
    expect((await member.orderOf(who, _id)).creditNotes).toHaveLength(1);
    expect(await db.$count(refunds, eq(refunds.orderId, _id))).toBe(1);
  });

  test('clicked twice is one', async () => {
    const { _id } = await member.paidPlan(await dealer(), dealerPlan('start'));
    const send = () =>
      app.send(
        'POST',
        `/admin/orders/${_id}/refund`,
        { payload: { amount: 5, reason: 'twice' }, headers: { 'idempotency-key': `refund-${_id}` } },
        admin,
      );
    await Promise.all([send(), send()]);
    await send();
    expect(await db.$count(refunds, eq(refunds.orderId, _id))).toBe(1);
  });

  test('that is refused by the provider leaves the order as it was', async () => {
    const who = await dealer();
    const { _id, total } = await member.paidPlan(who, dealerPlan('start'));
    provider.knobs.refundsWait = true;
    const { refundId } = (await giveBack(_id, total)).json().data;
    expect((await giveBack(_id, 1)).json().error).toBe('refund_too_large');
    provider.sayRefund(refundId, 'failed');
    await app.deps.pool.query(`select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where task_identifier = 'billing.checkRefund'), run_at => now())`);
    await app.settle();
    expect((await member.orderOf(who, _id)).state).toBe('PAID');
    provider.knobs.refundsWait = false;
    expect((await giveBack(_id, total)).json().data.order.state).toBe('REFUNDED');
  });

  test('of what an upgrade was credited with needs the later order refunded first; a part lowers the credit', async () => {
    const who = await dealer();
    const first = await member.paidPlan(who, dealerPlan('start'));
    await giveBack(first._id, 1180);
    const later = await member.paidPlan(who, dealerPlan('standard'));
    expect(later.creditLines[0]?.price).toBeCloseTo(999, 0);
    expect((await giveBack(first._id, 1179)).json().error).toBe('credited_elsewhere');
    await giveBack(later._id, later.total);
    expect((await giveBack(first._id, 1179)).statusCode).toBe(200);
  });

  test('of a whole upgrade gives back the days that it credited, from now, and moves up what waits behind it', async () => {
    const who = await dealer();
    await member.paidPlan(who, dealerPlan('start'));
    await daysPass(db, who.id, 30.5);
    const upgrade = await member.paidPlan(who, dealerPlan('standard'));
    await member.paidPlan(who, dealerPlan('standard'));
    await daysPass(db, who.id, 10);
    await giveBack(upgrade._id, upgrade.total);
    const rows = await db.select().from(memberSubscriptions).where(eq(memberSubscriptions.memberId, who.id));
    const [first, , renewal] = rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    expect(first).toMatchObject({ endReason: null, creditedTo: null, value: Math.floor((199_900 * 59) / 90) });
    expect((first?.endsAt.getTime() ?? 0) - (first?.startsAt.getTime() ?? 0)).toBe(59 * DAY_MS);
    expect(Date.now() - (first?.startsAt.getTime() ?? 0)).toBeLessThan(DAY_MS);
    expect(renewal?.startsAt).toEqual(first?.endsAt);
    const own = await member.subscriptionsOf(who);
    expect(own.map(({ status }: { status: string }) => status).sort()).toEqual(['active', 'cancelled', 'upcoming']);
  });

  test('between the order of an upgrade and its payment takes the credit along: what was paid is a renewal, flagged', async () => {
    const who = await dealer();
    const first = await member.paidPlan(who, dealerPlan('start'));
    const [part, pending] = [await member.openPlan(who, dealerPlan('standard')), await dealer()];
    await giveBack(first._id, 1180);
    await member.pay(who, part);
    expect((await stored(part))?.flag).toBe('credit_gone');

    const { _id } = await member.paidPlan(pending, dealerPlan('start'));
    const open = await member.openPlan(pending, dealerPlan('standard'));
    provider.knobs.refundsWait = true;
    expect((await giveBack(_id, 1180)).json().data.state).toBe('pending');
    await member.pay(pending, open);
    expect((await stored(open))?.flag).toBe('credit_gone');
  });
});
