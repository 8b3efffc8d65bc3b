import { DAY_MS, HOUR_MS } from '@plyhaat/contract/core/time-units';
import type { Performance } from '@plyhaat/contract/sellers/storefront';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { leads } from '#modules/leads/leads.tables.ts';
import { reviews } from '#modules/reviews/reviews.tables.ts';
import { newId } from '#platform/db/id.ts';
import { testApp } from '#test/app.ts';
import { someSeller } from '#test/builders.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

/** A lead so many hours ago, answered after so many minutes or never. */
const someLead = (sellerId: string, hoursAgo: number, answeredAfter?: number) => {
  const createdAt = new Date(Date.now() - hoursAgo * HOUR_MS);
  return {
    sellerId,
    channel: 'call' as const,
    name: 'Meera',
    source: 'seller' as const,
    createdAt,
    lastContactAt: createdAt,
    respondedAt: answeredAfter === undefined ? null : new Date(createdAt.getTime() + answeredAfter * 60_000),
  };
};
const someReview = (sellerId: string, rating: number) => ({
  sellerId,
  rating,
  authorId: newId(),
  name: 'M',
  message: 'm',
});

const performanceOf = async (sellerId: string): Promise<Performance> => {
  app.deps.cache.forget(['sellers']);
  return (await app.get(`/users/getUserById/${sellerId}`)).json().data.performance;
};
const NO_FIGURES = { responseMinutes: null, responseRate: null, sameDayRate: null, positiveRate: null };

test('nothing is said of a seller before five of its leads or reviews bear it out (SELL-14)', async () => {
  const { id } = await someSeller(db);
  expect(await performanceOf(id)).toEqual(NO_FIGURES);
  await db.insert(leads).values([30, 90, 200, 2000].map((minutes) => someLead(id, 100, minutes)));
  await db.insert(reviews).values([5, 4, 3, 5].map((rating) => someReview(id, rating)));
  expect(await performanceOf(id)).toEqual(NO_FIGURES);
  await db.insert(leads).values(someLead(id, 50));
  await db.insert(reviews).values(someReview(id, 4));
  expect(await performanceOf(id)).toEqual({
    responseMinutes: null,
    responseRate: 80,
    sameDayRate: 60,
    positiveRate: 80,
  });
  await db.insert(leads).values(someLead(id, 60, 150));
  expect(await performanceOf(id)).toEqual({
    responseMinutes: 150,
    responseRate: 83,
    sameDayRate: 67,
    positiveRate: 80,
  });
});

test('a lead of today that waits for its answer does not count against the seller', async () => {
  const { id } = await someSeller(db);
  await db
    .insert(leads)
    .values([...Array.from({ length: 5 }, () => someLead(id, 40, 60)), someLead(id, 23), someLead(id, 1)]);
  expect(await performanceOf(id)).toMatchObject({ responseRate: 100, sameDayRate: 100 });
});

test('the latest hundred leads speak for a seller, and no lead or product review of another', async () => {
  const [seller, other] = [await someSeller(db), await someSeller(db)];
  await db.insert(leads).values(Array.from({ length: 100 }, () => someLead(seller.id, 24 * 20, 45)));
  await db.insert(leads).values(Array.from({ length: 60 }, () => someLead(seller.id, 24 * 90)));
  await db.insert(leads).values(Array.from({ length: 9 }, () => someLead(other.id, 30)));
  expect(await performanceOf(seller.id)).toEqual({
    ...NO_FIGURES,
    responseMinutes: 45,
    responseRate: 100,
    sameDayRate: 100,
  });
  expect(await performanceOf(other.id)).toEqual({ ...NO_FIGURES, responseRate: 0, sameDayRate: 0 });
});

test('the figures are those of the rows, whatever they are', async () => {
  const answered = fc.option(fc.integer({ min: 0, max: 4000 }), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(fc.array(answered, { minLength: 5, maxLength: 40 }), async (answers) => {
      const { id } = await someSeller(db);
      await db.insert(leads).values(answers.map((minutes) => someLead(id, (3 * DAY_MS) / HOUR_MS, minutes)));
      const taken = answers.filter((minutes) => minutes !== undefined).toSorted((a, b) => a - b);
      const middle =
        ((taken[Math.floor((taken.length - 1) / 2)] ?? 0) + (taken[Math.floor(taken.length / 2)] ?? 0)) / 2;
      expect(await performanceOf(id)).toEqual({
        responseMinutes: taken.length < 5 ? null : Math.round(middle),
        responseRate: Math.round((taken.length * 100) / answers.length),
        sameDayRate: Math.round((taken.filter((minutes) => minutes <= 1440).length * 100) / answers.length),
        positiveRate: null,
      });
    }),
    { numRuns: 15 },
  );
});
