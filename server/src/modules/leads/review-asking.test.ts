import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { only } from '#platform/db/sql.ts';
import { on } from '#platform/jobs/events.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someProduct, someSeller } from '#test/builders.ts';
import { someSubscriber } from '#test/subscribed.ts';
import { reviewDue } from './leads.events.ts';
import { leadsJobs } from './leads.subscribers.ts';
import { leads } from './leads.tables.ts';

const heard: object[] = [];
const work = {
  jobs: leadsJobs,
  subscriptions: [on(reviewDue, 'test', async (_deps, payload) => heard.push(payload))],
};
const app = await testApp({ work });
const other = await testApp({ work, beside: app });
afterAll(async () => {
  await other.close();
  await app.close();
});
const { db } = app;

async function contacted(over: object = {}) {
  const product = await someProduct(db, { sellerId: (await someSeller(db)).id });
  const buyer = await someSubscriber(db);
  await app.post('/leads', { userId: product.sellerId, productId: product.id, ...over }, buyer);
  const lead = only(await db.select().from(leads).where(eq(leads.buyerId, buyer.id)));
  return { buyer, product, sellerId: product.sellerId, leadId: lead.id };
}

const aDayLater = () =>
  db.execute(sql`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where key like 'leads.askForReview %'), run_at => now())`);
const review = (path: string, who: Caller, about: object) =>
  app.post(path, { rating: 5, message: 'On time.', name: 'Asha', ...about }, who);

test('a buyer is asked once for each lead, however many processes run and whatever is run again (LEAD-9)', async () => {
  const { leadId, sellerId, buyer, product } = await contacted();
  await app.settle();
  expect(heard).toEqual([]);
  await aDayLater();
  for (let turn = 0; turn < 3; turn++) await ask(db, 'leads.askForReview', { leadId });
  await Promise.all([app.settle(), other.settle()]);
  await ask(db, 'leads.askForReview', { leadId });
  await app.settle();
  expect(heard.splice(0)).toEqual([{ leadId, sellerId, buyerId: buyer.id, productId: product.id }]);
});

test('who has reviewed the seller meanwhile is not asked; who reviewed a product is', async () => {
  const [done, half] = [await contacted(), await contacted()];
  await review('/vendorReview', done.buyer, { userId: done.sellerId });
  await review('/productReview', half.buyer, { productId: half.product.id });
  await aDayLater();
  await app.settle();
  expect(heard.splice(0)).toEqual([expect.objectContaining({ leadId: half.leadId })]);
});
