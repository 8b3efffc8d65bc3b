import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { products } from '#modules/catalog/catalog.tables.ts';
import { memberErased } from '#modules/identity/identity.events.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { announce } from '#platform/jobs/events.ts';
import { testApp } from '#test/app.ts';
import { someLead, someMember, someProduct, someSeller } from '#test/builders.ts';
import { whileDeleted } from '#test/deleting.ts';
import { someApprover } from '#test/selling.ts';
import { reviews } from './reviews.tables.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;
const buyer = await someMember(db, { name: 'Asha Rao' });

/** By somebody who contacted the seller before. */
async function review(productId: string, who: typeof buyer, over: object = {}) {
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  if (product) await someLead(db, { sellerId: product.sellerId, buyerId: who.id });
  return shop.post('/productReview', { productId, rating: 5, message: 'Straight sheets.', name: 'Asha', ...over }, who);
}
const list = async (productId: string, who?: typeof buyer, query = '') =>
  (await shop.get(`/productReview/getReviewForProduct?productId=${productId}${query}`, who)).json();
const figures = async (id: string) => {
  const [row] = await db
    .select({ rating: products.rating, reviewCount: products.reviewCount })
    .from(products)
    .where(eq(products.id, id));
  return row;
};

test('a review is shown with its author, and the product with its average', async () => {
  const product = await someProduct(db);
  const reply = await review(product.id, buyer, { rating: 4, userId: product.sellerId, addedby: buyer.id });
  expect(reply.statusCode, reply.body).toBe(200);
  await review(product.id, await someMember(db), { rating: 5 });
  const { data, total, summary } = await list(product.id);
  expect([total, summary]).toEqual([2, { rating: 4.5, reviewCount: 2, stars: [0, 0, 0, 1, 1] }]);
  expect(data[1]).toMatchObject({
    name: 'Asha Rao',
    rating: 4,
    message: 'Straight sheets.',
    addedby: { _id: buyer.id },
    mine: false,
  });
  const shown = (await shop.get(`/product/getProductById/${product.id}`)).json().data;
  expect(shown).toMatchObject({ rating: 4.5, reviewCount: 2 });
});

test('a second review of the same member edits the first', async () => {
  const product = await someProduct(db);
  const first = (await review(product.id, buyer, { rating: 2 })).json().data;
  const second = (await review(product.id, buyer, { rating: 5, message: 'Better now.' })).json();
  expect(second.data).toMatchObject({ _id: first._id, rating: 5, message: 'Better now.', mine: true });
  expect(second.summary).toMatchObject({ rating: 5, reviewCount: 1 });
  expect((await list(product.id, buyer)).mine).toMatchObject({ _id: first._id });
});

test.each([
  ['no rating', { rating: 0 }, { rating: 'Please select a rating' }],
  ['six stars', { rating: 6 }, { rating: 'Please select a rating' }],
  ['no comment', { message: '' }, { message: 'Please enter a comment' }],
])('a review with %s is refused beside its field', async (_what, over, fields) => {
  const product = await someProduct(db);
  const reply = await review(product.id, buyer, over);
  expect([reply.statusCode, reply.json().fields]).toEqual([422, fields]);
  expect((await list(product.id)).total).toBe(0);
});

test('nobody reviews its own product, in another’s name, or what is not there', async () => {
  const seller = await someSeller(db);
  const product = await someProduct(db, { sellerId: seller.id });
  const hidden = await someProduct(db, { approval: 'PENDING' });
  expect((await review(product.id, seller)).json().error).toBe('own_product');
  expect((await review(product.id, buyer, { addedby: seller.id })).statusCode).toBe(403);
  expect((await review(product.id, buyer, { userId: buyer.id })).statusCode).toBe(404);
  expect((await review(hidden.id, buyer)).json().error).toBe('product_not_found');
  expect((await shop.post('/productReview', {})).statusCode).toBe(401);
});

test('fifty who write at once leave an average that agrees with their reviews', async () => {
  const product = await someProduct(db);
  const writers = await Promise.all(Array.from({ length: 25 }, () => someMember(db)));
  const sent = writers.flatMap((who, n) => [
    { who, rating: 1 + (n % 5) },
    { who, rating: 1 + ((n * 3) % 5) },
  ]);
  const replies = await Promise.all(sent.map(({ who, rating }) => review(product.id, who, { rating })));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 200));
  const rows = await db.select({ rating: reviews.rating }).from(reviews).where(eq(reviews.productId, product.id));
  const mean = rows.reduce((sum, { rating }) => sum + rating, 0) / rows.length;
  expect(rows).toHaveLength(25);
  expect(await figures(product.id)).toEqual({ rating: Math.round(mean * 100) / 100, reviewCount: 25 });
});

test('a vote counts once a member, may be changed, and is not for one’s own review', async () => {
  const product = await someProduct(db);
  const { _id } = (await review(product.id, buyer)).json().data;
  const voter = await someMember(db);
  const vote = (helpful: unknown, who: typeof buyer) =>
    shop.post(`/productReview/${_id}/vote`, { helpful } as object, who);
  expect((await vote(true, voter)).json().data).toEqual({ helpful: 1, unhelpful: 0, vote: true });
  expect((await vote(true, voter)).json().data).toEqual({ helpful: 1, unhelpful: 0, vote: true });
  expect((await vote(false, voter)).json().data).toEqual({ helpful: 0, unhelpful: 1, vote: false });
  expect((await list(product.id, voter)).data[0]).toMatchObject({ vote: false, unhelpful: 1 });
  expect((await list(product.id)).data[0]).toMatchObject({ vote: null, unhelpful: 1 });
  expect((await vote(true, buyer)).json().error).toBe('own_review');
  expect((await vote('yes', voter)).statusCode).toBe(422);
  expect((await shop.post(`/productReview/${product.id}/vote`, { helpful: true }, voter)).statusCode).toBe(404);
});

test('whoever votes for a review or wishes for its product while that is deleted is told that it is gone', async () => {
  const product = await someProduct(db);
  const { _id } = (await review(product.id, buyer)).json().data;
  const late = await someMember(db);
  const replies = await whileDeleted(shop, product.id, [
    () => shop.post(`/productReview/${_id}/vote`, { helpful: true }, late),
    () => shop.post('/wishlist', { productId: product.id }, late),
  ]);
  expect(replies.map((reply) => reply.json().error)).toEqual(['review_not_found', 'product_not_found']);
});

test('reviews come newest first, or as asked', async () => {
  const product = await someProduct(db);
  for (const rating of [3, 5, 1]) await review(product.id, await someMember(db), { rating });
  const ratings = async (query: string) =>
    (await list(product.id, undefined, query)).data.map((r: { rating: number }) => r.rating);
  expect(await ratings('')).toEqual([1, 5, 3]);
  expect(await ratings('&sortBy=highest')).toEqual([5, 3, 1]);
  expect(await ratings('&sortBy=lowest')).toEqual([1, 3, 5]);
  const [, best] = (await list(product.id)).data;
  await shop.post(`/productReview/${best._id}/vote`, { helpful: true }, buyer);
  expect((await ratings('&sortBy=helpful'))[0]).toBe(5);
  expect(await ratings('&perPage=2&page=2')).toEqual([3]);
});

test('sellers are reviewed as products are', async () => {
  const seller = await someSeller(db);
  const send = async (who: typeof buyer, rating: number) => {
    await someLead(db, { sellerId: seller.id, buyerId: who.id });
    return shop.post('/vendorReview', { userId: seller.id, rating, message: 'On time.', name: 'Asha' }, who);
  };
  await send(buyer, 3);
  await send(buyer, 4);
  const other = await someMember(db);
  await send(other, 5);
  const reply = (await shop.get(`/vendorReview/getReviewForVendors?userId=${seller.id}`)).json();
  expect(reply).toMatchObject({ total: 2, summary: { rating: 4.5, reviewCount: 2 } });
  expect((await shop.get(`/users/getUserById/${seller.id}`)).json().data).toMatchObject({
    rating: 4.5,
    reviewCount: 2,
  });
  expect((await send(seller, 5)).json().error).toBe('own_store');
  const missing = await shop.post('/vendorReview', { userId: buyer.id, rating: 5, message: 'x', name: 'y' }, other);
  expect(missing.statusCode).toBe(404);
});

test('an upheld report takes a review away, and the average follows', async () => {
  const product = await someProduct(db);
  await review(product.id, await someMember(db), { rating: 5 });
  const { _id } = (await review(product.id, buyer, { rating: 1 })).json().data;
  await shop.post('/reports', { kind: 'review', id: _id, reason: 'Offensive words' }, await someMember(db));
  const approver = someApprover(shop);
  const [item] = (await shop.get('/admin/review?kind=report', await approver.who)).json().data;
  await approver.decideNow('report', item._id, 'approve');
  expect(await figures(product.id)).toEqual({ rating: 5, reviewCount: 1 });
});

test('a review outlives its author, without a name', async () => {
  const product = await someProduct(db);
  const author = await someMember(db);
  await review(product.id, author);
  await db.transaction(async (db) => {
    await db.delete(members).where(eq(members.id, author.id));
    await announce(db, memberErased, { memberId: author.id });
  });
  await shop.settle();
  expect((await list(product.id)).data[0]).toMatchObject({ name: 'Former member', addedby: null, rating: 5 });
});
