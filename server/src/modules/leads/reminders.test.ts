import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Caller } from '#test/app.ts';
import { someProduct } from '#test/builders.ts';
import { someSubscriber } from '#test/subscribed.ts';
import { telling } from '#test/telling.ts';

const { app, notificationsOf, close } = await telling();
afterAll(close);
const { db } = app;

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

async function someLead() {
  const product = await someProduct(db, { name: 'Marine ply' });
  const seller: Caller = { id: product.sellerId, role: 'DISTRIBUTOR' };
  const buyer = await someSubscriber(db, { name: 'Asha Rao' });
  await app.post('/leads', { userId: seller.id, productId: product.id }, buyer);
  const { data } = (await app.get(`/leads?userId=${seller.id}`, seller)).json();
  const remindAt = (reminderAt: string) => app.patch(`/leads/updateById/${data[0]._id}`, { reminderAt }, seller);
  return { seller, remindAt };
}

const thatDay = async () => {
  await db.execute(sql`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where key like 'leads.remind %'), run_at => now())`);
  await app.settle();
};
const remindersOf = async (seller: Caller) =>
  (await notificationsOf(seller)).flatMap(({ type, content }) => (type === 'lead_reminder' ? [content] : []));

test('a seller is reminded of a lead on the day it chose, once', async () => {
  const { seller, remindAt } = await someLead();
  await remindAt(inDays(1));
  await app.settle();
  expect(await remindersOf(seller)).toEqual([]);
  await thatDay();
  await thatDay();
  expect(await remindersOf(seller)).toEqual(["Your reminder: get back to Asha Rao about 'Marine ply'."]);
});

test('a reminder that was taken back, moved or is long past reminds nobody', async () => {
  const [back, past] = [await someLead(), await someLead()];
  await back.remindAt(inDays(1));
  await back.remindAt('');
  await past.remindAt(inDays(-1));
  await thatDay();
  expect(await remindersOf(back.seller)).toEqual([]);
  expect(await remindersOf(past.seller)).toEqual([]);

  const moved = await someLead();
  await moved.remindAt(inDays(1));
  await moved.remindAt(inDays(2));
  await thatDay();
  expect(await remindersOf(moved.seller)).toHaveLength(1);
});
