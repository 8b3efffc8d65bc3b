import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { outboxMessages } from '#platform/db/platform.tables.ts';
import { someSeller } from '#test/builders.ts';
import { dealerPlan, shop } from '#test/buying.ts';
import { endingNotices, memberSubscriptions } from './billing.tables.ts';

const { app, ...member } = await shop();
afterAll(app.close);
const { db } = app;
const dealer = () => someSeller(db, { role: 'DEALER', email: `end-${newId()}@ply.example` });
type Dealer = Awaited<ReturnType<typeof dealer>>;

const endIn = (who: Dealer, days: number) =>
  db
    .update(memberSubscriptions)
    .set({ endsAt: new Date(Date.now() + days * DAY_MS) })
    .where(eq(memberSubscriptions.memberId, who.id));
const runClock = async () => {
  await app.deps.pool.query(`select graphile_worker.add_job('billing.remindOfEndings')`);
  await app.settle();
};
const reminders = async (who: Dealer) =>
  (
    await db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, who.email ?? ''))
  )
    .map(({ subject }) => subject ?? '')
    .filter((subject) => subject.includes('ends'));
beforeEach(() => db.delete(endingNotices));

test('a plan that ends is told of at 9, 7, 3 and 1 days before, once each', async () => {
  const who = await dealer();
  await member.paidPlan(who, dealerPlan('start'));
  const heard: number[] = [];
  for (const days of [20, 9.5, 8.5, 8, 6.5, 5, 2.5, 2.2, 0.5, 0.2]) {
    await endIn(who, days);
    await runClock();
    await runClock();
    heard.push((await reminders(who)).length);
  }
  expect(heard).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  expect((await reminders(who)).at(-1)).toMatch(
    /^Your Dealer Start plan ends within a day, on \d{1,2} [A-Z][a-z]{2} \d{4}\.$/,
  );
});

test('what a stopped program missed is not sent late: only the nearest reminder is', async () => {
  const who = await dealer();
  await member.paidPlan(who, dealerPlan('start'));
  await endIn(who, 2.5);
  await runClock();
  expect(await reminders(who)).toHaveLength(1);
});

test('nobody is reminded who has bought a renewal, or whose plan was refunded', async () => {
  const who = await dealer();
  await member.paidPlan(who, dealerPlan('start'));
  await member.paidPlan(who, dealerPlan('start'));
  const [first] = await db
    .select()
    .from(memberSubscriptions)
    .where(eq(memberSubscriptions.memberId, who.id))
    .orderBy(memberSubscriptions.startsAt);
  await db
    .update(memberSubscriptions)
    .set({ endsAt: new Date(Date.now() + 2 * DAY_MS) })
    .where(eq(memberSubscriptions.id, first?.id ?? ''));
  const refunded = await dealer();
  const order = await member.paidPlan(refunded, dealerPlan('start'));
  await app.post(
    `/admin/orders/${order._id}/refund`,
    { amount: order.total, reason: 'x' },
    { id: newId(), role: 'ADMIN' },
  );
  await endIn(refunded, 2);
  await runClock();
  expect([await reminders(who), await reminders(refunded)]).toEqual([[], []]);
});
