import { MOST_WISHES } from '@plyhaat/contract/catalog/wishlist';
import type { LimitName } from '@plyhaat/contract/core/site-settings';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { threads } from '#modules/leads/threads.tables.ts';
import { counters, siteSettings } from '#platform/db/platform.tables.ts';
import { type Caller, testApp } from './app.ts';
import { someCategory, someLead, someMember, someProduct, someSeller } from './builders.ts';
import { applied, openOpportunity, someOfferer } from './dealing.ts';

// What one member may do to others, and to staff, with a program of its own. Reports, saved searches, calls, quotes,
// requirements and comments have their tests beside their limits.
const app = await testApp();
afterAll(app.close);
const { db } = app;

type Reply = Awaited<ReturnType<typeof app.get>>;
const done = (replies: readonly Reply[]) => replies.filter(({ statusCode }) => statusCode === 200).length;
const refusals = (replies: readonly Reply[]) =>
  new Set(replies.filter(({ statusCode }) => statusCode !== 200).map((reply) => JSON.stringify(reply.json())));
const TOO_MANY = JSON.stringify({
  success: false,
  message: 'Too many requests. Please try again later.',
  error: 'too_many_requests',
});
const notificationCounts = async (who: Caller): Promise<Record<string, number>> => {
  await app.settle();
  const { rows } = await app.deps.pool.query(
    'select type, count(*)::int as times from notifications where member_id = $1 group by type',
    [who.id],
  );
  return Object.fromEntries(rows.map(({ type, times }) => [type, times]));
};

/** As staff would set it, so that a flood is short. */
async function limitTo(name: LimitName, most: number): Promise<number> {
  await db.insert(siteSettings).values({ name, value: String(most), version: 1 });
  return most;
}

/** So many more of what is counted have happened a moment ago. */
async function use(key: string, times: number): Promise<void> {
  const before = await db
    .update(counters)
    .set({ times: sql`${counters.times} || array_fill(now(), array[${times}::int])` })
    .where(eq(counters.key, key))
    .returning();
  expect(before).toHaveLength(1);
}

async function shopOf(sellerId: string, count: number) {
  const category = await someCategory(db);
  return Promise.all(
    Array.from({ length: count }, () => someProduct(db, { sellerId, categoryId: category.id, approvedAt: new Date() })),
  );
}

test('one member opens so many threads a day, however many are opened at once', async () => {
  const most = await limitTo('sellersWrittenADay', 5);
  const buyer = await someMember(db);
  const sellers = await Promise.all(Array.from({ length: most + 3 }, () => someSeller(db)));
  const replies = await Promise.all(
    sellers.map(({ id }) => app.post('/leads', { userId: id, channel: 'contact', message: 'Price?' }, buyer)),
  );
  expect(done(replies)).toBe(most);
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
  expect(await db.$count(threads, eq(threads.buyerId, buyer.id))).toBe(most);
});

test('one member writes so many messages an hour over all its threads, and each side is told of one', async () => {
  const most = await limitTo('messagesAnHour', 10);
  const buyer = await someMember(db);
  const sellers = [await someSeller(db), await someSeller(db)];
  const talks: string[] = [];
  for (const { id } of sellers)
    talks.push((await app.post('/leads', { userId: id, channel: 'contact', message: 'Hello' }, buyer)).json().threadId);
  const replies = [];
  for (let n = 0; n < most + 2; n++)
    replies.push(await app.post(`/threads/${talks[n % 2]}/messages`, { text: `Are you there? ${n}` }, buyer));
  expect(done(replies)).toBe(most);
  expect(refusals(replies)).toEqual(new Set([TOO_MANY]));
  for (const seller of sellers) expect((await notificationCounts(seller)).message ?? 0).toBeLessThanOrEqual(1);
});

test('a seller who is written to again and again by the same member is told of one contact', async () => {
  const [buyer, seller] = [await someMember(db), await someSeller(db)];
  const contact = (n: number) =>
    app.post('/leads', { userId: seller.id, channel: 'contact', message: `Hello ${n}` }, buyer);
  const replies = [await contact(0), await contact(1)];
  await use(`leads member ${buyer.id}`, 115);
  for (let n = 2; n < 8; n++) replies.push(await contact(n));
  expect(done(replies)).toBe(5);
  expect(refusals(replies)).toEqual(new Set([TOO_MANY]));
  const { contact: contacts, message = 0 } = await notificationCounts(seller);
  expect([contacts, message <= 1]).toEqual([1, true]);
});

test('a wishlist holds a thousand products, and says so', async () => {
  const [buyer, seller] = [await someMember(db), await someSeller(db)];
  const [one, ...more] = await shopOf(seller.id, 4);
  const wish = (id = '') => app.post('/wishlist', { productId: id }, buyer);
  await wish(one?.id);
  // The rest of the list, without a shop as large as that.
  await app.deps.pool.query(
    `begin; set local session_replication_role = replica;
     insert into wishlist (member_id, product_id) select '${buyer.id}', gen_random_uuid()
       from generate_series(1, ${MOST_WISHES - 2}); commit`,
  );
  const replies = await Promise.all(more.map(({ id }) => wish(id)));
  expect(done(replies)).toBe(1);
  expect(refusals(replies)).toEqual(
    new Set([
      JSON.stringify({
        success: false,
        message: 'Your wishlist holds 1,000 products. Please take some off first.',
        error: 'wishlist_full',
      }),
    ]),
  );
  expect((await wish(one?.id)).statusCode, 'what is on it stays').toBe(200);
  await app.delete(`/wishlist/${one?.id}`, undefined, buyer);
  expect((await wish(one?.id)).statusCode).toBe(200);
});

test('one member writes fifty reviews a day, and no more reach a seller or staff', async () => {
  const [buyer, seller] = [await someMember(db, { name: 'Asha Rao' }), await someSeller(db)];
  await someLead(db, { sellerId: seller.id, buyerId: buyer.id });
  const products = await shopOf(seller.id, 6);
  const review = (productId = '') =>
    app.post('/productReview', { productId, rating: 1, message: 'Straight sheets.' }, buyer);
  const replies = [await review(products.shift()?.id)];
  await use(`reviews by ${buyer.id}`, 46);
  for (const { id } of products) replies.push(await review(id));
  expect(done(replies)).toBe(4);
  expect(refusals(replies)).toEqual(new Set([TOO_MANY]));
  const store = await app.post('/vendorReview', { userId: seller.id, rating: 1, message: 'Bad.' }, buyer);
  expect(store.statusCode).toBe(429);
  expect((await notificationCounts(seller)).product_review).toBe(4);
});

test('a seller who takes a reply back and writes it again reaches the author ten times a day', async () => {
  const [buyer, seller] = [await someMember(db, { name: 'Asha Rao' }), await someSeller(db)];
  await someLead(db, { sellerId: seller.id, buyerId: buyer.id });
  const words = { userId: seller.id, rating: 4, message: 'Straight sheets.' };
  const { _id } = (await app.post('/vendorReview', words, buyer)).json().data;
  const replies = [];
  for (let n = 0; n < 12; n++) {
    replies.push(await app.put(`/vendorReview/${_id}/reply`, { message: 'Thank you.' }, seller));
    await app.delete(`/vendorReview/${_id}/reply`, undefined, seller);
  }
  expect(done(replies)).toBe(10);
  expect(refusals(replies)).toEqual(new Set([TOO_MANY]));
  expect((await notificationCounts(buyer)).review_reply).toBe(10);
});

test('a seller is told of twenty products that one visitor looked at in a day; the others are counted', async () => {
  const [visitor, seller] = [await someMember(db), await someSeller(db)];
  const products = await shopOf(seller.id, 26);
  for (const { id } of products)
    expect((await app.post('/views', { productId: id }, visitor)).json().counted).toBe(true);
  expect((await notificationCounts(seller)).product_view).toBe(20);
  const another = await someMember(db);
  await app.post('/views', { productId: products.at(-1)?.id }, another);
  expect((await notificationCounts(seller)).product_view).toBe(21);
});

test('an owner who accepts and rejects an application in turn reaches its applicant ten times a day', async () => {
  const [owner, who] = [await someOfferer(app), await someMember(db)];
  const { _id: opportunityId } = await openOpportunity(app, owner);
  const { _id } = await applied(app, opportunityId, who);
  const replies = [];
  for (let n = 0; n < 11; n++) {
    const decision = n % 2 === 0 ? { status: 'accepted' } : { status: 'rejected', reason: 'Another dealer was first' };
    replies.push(await app.patch(`/dealershipOwnerRoutes/applications/${_id}`, decision, owner));
  }
  expect(done(replies)).toBe(10);
  expect(refusals(replies)).toEqual(new Set([TOO_MANY]));
  expect((await notificationCounts(who)).application_decided).toBe(10);
  const note = await app.patch(`/dealershipOwnerRoutes/applications/${_id}`, { note: 'Call on Monday' }, owner);
  expect(note.statusCode, 'a note of its own is no decision').toBe(200);
});
