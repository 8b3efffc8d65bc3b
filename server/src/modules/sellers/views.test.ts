import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { type Fact, on } from '#platform/jobs/events.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someProduct, someSeller } from '#test/builders.ts';
import { productViewed, profileViewed } from './sellers.events.ts';
import { views } from './sellers.tables.ts';

const heard: Fact['payload'][] = [];
const app = await testApp({
  work: {
    jobs: [],
    subscriptions: [
      on(profileViewed, 'test', async (_deps, payload) => heard.push(payload)),
      on(productViewed, 'test', async (_deps, payload) => heard.push(payload)),
    ],
  },
});
afterAll(app.close);
const { db } = app;

const look = async (body: object, who?: Caller, from: { address?: string; agent?: string } = {}) =>
  app.send(
    'POST',
    '/views',
    {
      payload: body,
      remoteAddress: from.address ?? '198.51.100.7',
      headers: { 'user-agent': from.agent ?? 'a browser' },
    },
    who,
  );
const counted = async (...args: Parameters<typeof look>) => (await look(...args)).json().counted;
const profileCount = async (seller: Caller) =>
  (await app.get(`/users/getUserById/${seller.id}`, seller)).json().data.profileCount;

test('a stranger counts once a store and day, by address and browser, and is not announced', async () => {
  const seller = await someSeller(db);
  const body = { userId: seller.id };
  expect(await counted(body)).toBe(true);
  expect(await counted(body)).toBe(false);
  expect(await counted(body, undefined, { agent: 'another browser' })).toBe(true);
  expect(await counted(body, undefined, { address: '198.51.100.8' })).toBe(true);
  expect(await profileCount(seller)).toBe(3);
  await app.settle();
  expect(heard).toEqual([]);
});

test('a member counts once wherever it sits, and the seller may hear of it once', async () => {
  const [seller, buyer] = [await someSeller(db), await someMember(db)];
  const together = await Promise.all(
    [1, 2, 3, 4].map((n) => look({ userId: seller.id }, buyer, { agent: `browser ${n}` })),
  );
  expect(together.filter((reply) => reply.json().counted)).toHaveLength(1);
  const product = await someProduct(db, { sellerId: seller.id });
  expect(await counted({ productId: product.id }, buyer)).toBe(true);
  expect(await counted({ productId: product.id }, buyer)).toBe(false);
  await app.settle();
  expect(heard.splice(0)).toEqual([
    { memberId: seller.id, viewerId: buyer.id },
    { productId: product.id, sellerId: seller.id, viewerId: buyer.id },
  ]);
  expect(await profileCount(seller)).toBe(1);
});

test('of one address ten strangers a thing and day are believed, whatever they call their browsers', async () => {
  const [seller, other] = [await someSeller(db), await someSeller(db)];
  const address = '203.0.113.9';
  const from = (n: number) => ({ address, agent: `browser ${n}` });
  const looks = [];
  for (let n = 0; n < 25; n++) looks.push(await counted({ userId: seller.id }, undefined, from(n)));
  expect(looks.filter(Boolean)).toHaveLength(10);
  expect(await profileCount(seller)).toBe(10);
  expect(await counted({ userId: other.id }, undefined, from(1))).toBe(true);
  expect(await counted({ userId: seller.id }, await someMember(db), from(1))).toBe(true);
  expect(await counted({ userId: seller.id }, undefined, { address: '203.0.113.10' })).toBe(true);
});

test('the next day it counts again', async () => {
  const seller = await someSeller(db);
  await look({ userId: seller.id });
  await db
    .update(views)
    .set({ day: sql`${views.day} - 1` })
    .where(eq(views.ownerId, seller.id));
  expect(await counted({ userId: seller.id })).toBe(true);
});

test('what is kept of a stranger is neither its address nor its browser', async () => {
  const seller = await someSeller(db);
  await look({ userId: seller.id }, undefined, { address: '198.51.100.99', agent: 'Very Special Browser' });
  const [row] = await db.select().from(views).where(eq(views.ownerId, seller.id));
  expect(row).toMatchObject({ viewerId: null, visitor: expect.stringMatching(/^[\w-]{22}$/) });
  expect(JSON.stringify(row)).not.toMatch(/198\.51|Special/);
});

test('owners do not count at home', async () => {
  const seller = await someSeller(db);
  const product = await someProduct(db, { sellerId: seller.id });
  expect(await counted({ userId: seller.id }, seller)).toBe(false);
  expect(await counted({ productId: product.id }, seller)).toBe(false);
});

test('what the public cannot see cannot be looked at', async () => {
  const pending = await someProduct(db, { approval: 'PENDING' });
  const hidden = [
    { productId: pending.id },
    { productId: newId() },
    { userId: newId() },
    { userId: (await someMember(db)).id },
    { userId: (await someSeller(db, { isBlocked: true })).id },
    { userId: (await someSeller(db, { provenAt: null })).id },
  ];
  for (const body of hidden) expect((await look(body)).statusCode).toBe(404);
  for (const body of [{ productId: newId(), userId: newId() }, { userId: 'x' }])
    expect((await look(body)).statusCode).toBe(422);
});
