import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Caller } from '#test/app.ts';
import { someLead, someMember, someProduct, someSeller } from '#test/builders.ts';
import { someApprover } from '#test/selling.ts';
import { telling } from '#test/telling.ts';
import { reviewReplies } from './reviews.tables.ts';

const { app, notificationsOf, close } = await telling();
afterAll(close);
const { db } = app;
const approver = someApprover(app);

/** A product or store with a review by somebody who contacted its seller. */
async function reviewed(of: 'product' | 'seller' = 'product') {
  const seller = await someSeller(db, {}, { name: 'Tapi Traders' });
  const product = await someProduct(db, { sellerId: seller.id, name: 'BWP 18 mm' });
  const buyer = await someMember(db, { name: 'Asha Rao' });
  await someLead(db, { sellerId: seller.id, buyerId: buyer.id });
  const words = { rating: 4, message: 'Straight sheets.' };
  const made =
    of === 'product'
      ? await app.post('/productReview', { productId: product.id, ...words }, buyer)
      : await app.post('/vendorReview', { userId: seller.id, ...words }, buyer);
  expect(made.statusCode, made.body).toBe(200);
  const path = `/${of === 'product' ? 'productReview' : 'vendorReview'}/${made.json().data._id}/reply`;
  const list =
    of === 'product'
      ? `/productReview/getReviewForProduct?productId=${product.id}`
      : `/vendorReview/getReviewForVendors?userId=${seller.id}`;
  const reply = async (who?: Caller) => (await app.get(list, who)).json().data[0].reply;
  return { seller, product, buyer, id: made.json().data._id as string, path, reply };
}

test.each(['product', 'seller'] as const)('the seller replies once to a review of a %s, and changes it', async (of) => {
  const { seller, path, reply, id } = await reviewed(of);
  expect(await reply()).toBeNull();
  const sent = await app.put(path, { message: ' Thank you, Asha. ' }, seller);
  expect(sent.statusCode, sent.body).toBe(200);
  expect(sent.json().message).toBe('Your reply is saved.');
  expect(await reply()).toMatchObject({ name: 'Tapi Traders', message: 'Thank you, Asha.', waiting: false });
  await app.put(path, { message: 'Thank you!' }, seller);
  expect(await reply()).toMatchObject({ message: 'Thank you!' });
  expect(await db.select().from(reviewReplies).where(eq(reviewReplies.reviewId, id))).toHaveLength(1);
  const gone = await app.delete(path, undefined, seller);
  expect([gone.json().message, gone.json().data.reply]).toEqual(['Your reply is deleted.', null]);
  expect(await reply()).toBeNull();
});

test('the author hears of a reply once, however often it is changed', async () => {
  const { seller, buyer, product, path } = await reviewed();
  await app.put(path, { message: 'Thank you.' }, seller);
  await app.put(path, { message: 'Thank you again.' }, seller);
  expect(await notificationsOf(buyer)).toMatchObject([
    {
      type: 'review_reply',
      content: 'Tapi Traders replied to your review of BWP 18 mm.',
      payload: { slug: product.slug, sellerId: seller.id },
    },
  ]);
});

test('nobody else replies, an empty reply is refused, and a review is named by its own kind', async () => {
  const { seller, buyer, path, reply } = await reviewed();
  expect((await app.put(path, { message: 'Mine' }, buyer)).statusCode).toBe(403);
  const rival = await app.put(path, { message: 'Mine' }, await someSeller(db));
  expect([rival.statusCode, rival.json().error]).toEqual([403, 'not_your_review']);
  const empty = await app.put(path, { message: ' ' }, seller);
  expect(empty.json().fields).toEqual({ message: 'Please enter a reply' });
  const other = await app.put(path.replace('productReview', 'vendorReview'), { message: 'Hello' }, seller);
  expect([other.statusCode, other.json().error]).toEqual([404, 'review_not_found']);
  expect(await reply()).toBeNull();
});

async function held(words: string) {
  await app.settle();
  const { data } = (await app.get('/admin/review?kind=report&perPage=100', await approver.who)).json();
  for (const { _id } of data) {
    const item = (await approver.read('report', _id)).json().data;
    if (item.pending.fields.some(({ value }: { value: string | null }) => value === words)) return item;
  }
  return undefined;
}

test('a contact in a reply waits for staff as in a review; published, the author hears of it', async () => {
  const { seller, buyer, path, reply } = await reviewed('seller');
  const message = 'Call us on 98220 12345';
  const sent = await app.put(path, { message }, seller);
  expect(sent.json()).toMatchObject({
    message: 'Your reply is waiting for review.',
    data: { reply: { waiting: true } },
  });
  expect([await reply(), await reply(buyer)]).toEqual([null, null]);
  expect(await reply(seller)).toMatchObject({ message, waiting: true });
  expect(await notificationsOf(buyer)).toEqual([]);
  const item = await held(message);
  expect(item).toMatchObject({ about: 'Reply · Contact in text: a phone number.', owner: { _id: seller.id } });
  const decided = await approver.decideNow('report', item._id, 'reject', 'Their shop line.');
  expect(decided.statusCode, decided.body).toBe(200);
  expect(await reply()).toMatchObject({ message, waiting: false });
  expect((await notificationsOf(buyer)).map(({ type }) => type)).toEqual(['review_reply']);
  expect((await notificationsOf(seller)).map(({ content }) => content)).toContain('Your reply is published.');
});

test('a reply is reported like a review; upheld, it goes and the review stays', async () => {
  const { seller, buyer, id, path, reply } = await reviewed();
  await app.put(path, { message: 'You are a liar.' }, seller);
  const sent = await app.post('/reports', { kind: 'reply', id, reason: 'Offensive words' }, buyer);
  expect(sent.statusCode, sent.body).toBe(200);
  const item = await held('You are a liar.');
  await approver.decideNow('report', item._id, 'approve', 'Offensive.');
  expect(await reply()).toBeNull();
  const again = await app.post('/reports', { kind: 'reply', id, reason: 'Offensive words' }, buyer);
  expect(again.json().error).toBe('reported_missing');
});

test('a seller takes its replies away with its data', async () => {
  const { seller, path } = await reviewed();
  await app.put(path, { message: 'Thank you.' }, seller);
  const { data } = (await app.get(`/users/export/${seller.id}`, seller)).json();
  expect(data.reviewReplies).toMatchObject([{ message: 'Thank you.' }]);
});
