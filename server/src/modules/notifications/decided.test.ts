import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { memberSubscriptions } from '#modules/billing/billing.tables.ts';
import { topupPriceId } from '#modules/billing/reference.sql.ts';
import { memberFiles } from '#modules/identity/identity.tables.ts';
import { newId } from '#platform/db/id.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { someLead, someMember, somePicture, someProduct, someRequirement, someSeller } from '#test/builders.ts';
import { actionsIn, dealerPlan } from '#test/buying.ts';
import { memoryProviders } from '#test/paying.ts';
import { someApprover } from '#test/selling.ts';
import { subscribe } from '#test/subscribed.ts';
import { telling } from '#test/telling.ts';
import { producers } from './notifications.subscribers.ts';
import { notifications } from './notifications.tables.ts';

const provider = memoryProviders();
const { app, notificationsOf, close } = await telling({ payments: provider.payments });
afterAll(close);
const { db } = app;
const buying = actionsIn(app, provider);
const approver = someApprover(app);
const dealer = () => someSeller(db, { role: 'DEALER', email: `dealer-${newId()}@ply.example` });
const lettersTo = async (email: string | null): Promise<{ subject: string }[]> =>
  (await app.get(`/dev/outbox?to=${email}`)).json().data;

async function withCertificate() {
  const member = await someSeller(db, {}, { gstNumber: '08AAGCM0000G1Z4' });
  const paper = await somePicture(db, { use: 'certificate', open: false, ownerId: member.id });
  await db.insert(memberFiles).values({ memberId: member.id, kind: 'document', position: 0, path: paper.path });
  return member;
}

test('the owner of a GST certificate hears that it was accepted, or why not', async () => {
  const [good, bad] = [await withCertificate(), await withCertificate()];
  await approver.decideNow('gst', good.id, 'approve');
  await approver.decideNow('gst', bad.id, 'reject', 'The paper is not readable.');
  expect(await notificationsOf(good)).toMatchObject([
    { type: 'gst_decided', content: 'Your GST number is verified. Your store now shows the verified badge.' },
  ]);
  expect(await notificationsOf(bad)).toMatchObject([
    { type: 'gst_decided', content: 'Your GST certificate was not accepted: The paper is not readable.' },
  ]);
});

test('who reported something hears what became of it', async () => {
  const reporter = await someMember(db);
  for (const decision of ['approve', 'reject'] as const) {
    const product = await someProduct(db);
    await app.post('/reports', { kind: 'product', id: product.id, reason: 'Wrong price' }, reporter);
    const { data } = (await app.get('/admin/review?kind=report', await approver.who)).json();
    await approver.decideNow('report', data[0]._id, decision, 'The price is right.');
  }
  const received = await notificationsOf(reporter);
  expect(received.map(({ type, content }) => [type, content])).toEqual([
    ['report_decided', 'We looked at your report and found nothing to act on: The price is right.'],
    ['report_decided', 'Thank you for your report. We agreed and acted on it.'],
  ]);
});

test('BILL-14: a bought plan, bought topups and a refund are told once, and mailed by billing alone', async () => {
  const who = await dealer();
  const order = await buying.paidPlan(who, dealerPlan('start'));
  await buying.buyTopups(who, [topupPriceId('banner', 7)]);
  await app.post(
    `/admin/orders/${order._id}/refund`,
    { amount: 100, reason: 'A gift' },
    { id: newId(), role: 'ADMIN' },
  );
  const received = await notificationsOf(who);
  expect(received.map(({ type }) => type)).toEqual(['refund', 'buy_top', 'buy_subscription']);
  expect(received[0]).toMatchObject({ relatedType: 'order', payload: { orderId: order._id } });
  expect(received[2]).toMatchObject({ relatedType: null, payload: { orderId: order._id } });
  const subjects = (await lettersTo(who.email)).map(({ subject }) => subject.split(' ')[0]).sort();
  expect(subjects).toEqual(['Credit', 'Invoice', 'Invoice']);
});

test('a plan that ends is told of once a reminder, and mailed by billing alone', async () => {
  const who = await dealer();
  await buying.paidPlan(who, dealerPlan('start'));
  await db
    .update(memberSubscriptions)
    .set({ endsAt: sql`now() + interval '60 hours'` })
    .where(eq(memberSubscriptions.memberId, who.id));
  for (const _twice of [1, 2]) {
    await ask(db, 'billing.remindOfEndings', {});
    await app.settle();
  }
  const received = (await notificationsOf(who)).filter(({ type }) => type === 'plan_ending');
  expect(received).toMatchObject([{ content: expect.stringMatching(/^Your Dealer Start plan ends in 3 days/) }]);
  const letters = (await lettersTo(who.email)).filter(({ subject }) => /ends/.test(subject));
  expect(letters).toHaveLength(1);
});

test('a buyer hears of the seller who answered its requirement, once however often the seller calls', async () => {
  const buyer = await someMember(db);
  const requirement = await someRequirement(db, { buyerId: buyer.id });
  const seller = await someSeller(db, {}, { name: 'Tapi Traders' });
  await subscribe(db, seller.id);
  for (const _twice of [1, 2]) await app.post('/leads', { requirementId: requirement.id, SourceName: 'WEB' }, seller);
  expect(await notificationsOf(buyer)).toMatchObject([
    {
      type: 'contact',
      content: 'Tapi Traders contacted you.',
      relatedType: 'seller',
      payload: { accessedBy: seller.id },
    },
  ]);
  expect(await notificationsOf(seller)).toEqual([]);
});

test('a listener that fails after telling runs again and tells nobody twice', async () => {
  const [author, product] = [await someMember(db), await someProduct(db)];
  const owner = { id: product.sellerId, role: 'DISTRIBUTOR' as const };
  const listener = producers.find(({ types }) => types.includes('product_review'))?.subscription;
  const run = listener?.run;
  let failures = 2;
  Object.assign(listener ?? {}, {
    run: async (...given: Parameters<NonNullable<typeof run>>) => {
      const done = await run?.(...given);
      if (failures-- > 0) throw new Error('out of order');
      return done;
    },
  });
  await someLead(db, { sellerId: owner.id, buyerId: author.id });
  await app.post('/productReview', { productId: product.id, rating: 5, message: 'Good.', name: 'Asha' }, author);
  for (let turn = 0; turn < 3; turn++) {
    await app.settle();
    await db.execute(sql`select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where attempts > 0), run_at => now())`);
  }
  Object.assign(listener ?? {}, { run });
  expect(failures).toBe(-1);
  expect((await notificationsOf(owner)).filter(({ type }) => type === 'product_review')).toHaveLength(1);
});

test('who is blocked or erased between the deed and its telling gets nothing', async () => {
  const buyer = await someMember(db);
  const [blocked, erased] = [await someSeller(db), await someSeller(db)];
  for (const { id } of [blocked, erased])
    expect((await app.post('/leads', { userId: id, channel: 'contact' }, buyer)).statusCode).toBe(200);
  await db.execute(sql`update members set is_blocked = true where id = ${blocked.id}`);
  await db.execute(sql`delete from members where id = ${erased.id}`);
  expect(await notificationsOf(blocked)).toEqual([]);
  expect(await db.$count(notifications, eq(notifications.memberId, erased.id))).toBe(0);
});
