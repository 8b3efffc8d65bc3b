import type { DailyFigures } from '@plyhaat/contract/leads/insights';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { reelVisits } from '#modules/reels/reels.tables.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someProduct, someSeller } from '#test/builders.ts';
import { someReel } from '#test/published.ts';
import { someSubscriber } from '#test/subscribed.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const visit = (path: '/reelViews' | '/reelShares', reelId: string, who?: Caller) =>
  app.post(path, { reelId }, who).then(({ statusCode }) => expect(statusCode).toBe(200));

/** The days with plays and how many each had. */
async function playsOf(seller: Caller): Promise<[day: string, plays: number][]> {
  const { daily } = (await app.get('/insights?days=7', seller)).json().data as { daily: DailyFigures[] };
  return daily.filter(({ reelPlays }) => reelPlays > 0).map(({ day, reelPlays }) => [day, reelPlays]);
}

test('a play moves the seller’s figures by one; a share and a look at one’s own do not', async () => {
  const [seller, buyer] = [await someSeller(db), await someMember(db)];
  const [first, second] = [await someReel(db, { ownerId: seller.id }), await someReel(db, { ownerId: seller.id })];
  await visit('/reelViews', first.id);
  await visit('/reelViews', first.id);
  await visit('/reelViews', second.id, buyer);
  await visit('/reelViews', second.id, seller);
  await visit('/reelShares', second.id, buyer);
  await app.settle();
  expect(await playsOf(seller)).toEqual([[indianDay(), 2]]);
  expect(await playsOf(await someSeller(db))).toEqual([]);
});

test('the funnel of reels goes from plays over three seconds and taps to leads, in all and for each reel', async () => {
  const [seller, buyer] = [await someSeller(db), await someSubscriber(db)];
  const product = await someProduct(db, { sellerId: seller.id });
  const reel = await someReel(db, { ownerId: seller.id, title: 'Edge first', productIds: [product.id] });
  const stage = (stage: string, who?: Caller) => app.post('/reelViews', { reelId: reel.id, stage }, who);
  for (const who of [undefined, buyer]) await stage('view', who);
  await stage('watched', buyer);
  await stage('tap', buyer);
  const lead = { userId: seller.id, channel: 'call', productId: product.id, reelId: reel.id };
  expect((await app.post('/leads', lead, buyer)).statusCode).toBe(200);
  await app.settle();
  const { data } = (await app.get('/insights?days=7', seller)).json();
  const went = { views: 2, watched: 1, taps: 1, leads: 1 };
  expect(data).toMatchObject({ funnel: went, reels: [{ _id: reel.id, title: 'Edge first', ...went }] });
  expect(data.sources).toEqual([{ source: 'reel', leads: 1 }]);
  const strange = await someReel(db);
  expect((await app.post('/leads', { ...lead, reelId: strange.id }, buyer)).json().error).toBe('reel_not_found');
});

test('a play belongs to its day in India: the hour before midnight to one, the hour after it to the next', async () => {
  const seller = await someSeller(db);
  const [before, after] = [await someReel(db, { ownerId: seller.id }), await someReel(db, { ownerId: seller.id })];
  for (const { id } of [before, after]) await visit('/reelViews', id);
  const [yesterday, today] = [daysAfter(indianDay(), -1), indianDay()];
  // A kept hour begins with an hour of the Indian clock, so that none lies in two days.
  const whole = sql`reel_id in (${before.id}, ${after.id}) and hour = date_trunc('hour', hour, 'Asia/Kolkata')`;
  expect(await db.$count(reelVisits, whole)).toBe(2);
  const moveTo = (reelId: string, hour: string) =>
    db
      .update(reelVisits)
      .set({ hour: new Date(hour) })
      .where(eq(reelVisits.reelId, reelId));
  await moveTo(before.id, `${yesterday}T23:00:00+05:30`);
  await moveTo(after.id, `${today}T00:00:00+05:30`);
  for (const day of [yesterday, today]) {
    await ask(db, 'reels.playCounted>leads.countPlays', {
      id: `again on ${day}`,
      payload: { sellerId: seller.id, day },
    });
  }
  await app.settle();
  expect(await playsOf(seller)).toEqual([
    [yesterday, 1],
    [today, 1],
  ]);
});
