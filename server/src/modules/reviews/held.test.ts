import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { products } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { someLead, someMember, someProduct, someSeller } from '#test/builders.ts';
import { someApprover } from '#test/selling.ts';
import { telling } from '#test/telling.ts';

const { app: shop, notificationsOf, close } = await telling();
afterAll(close);
const { db } = shop;
const approver = someApprover(shop);
type Who = Awaited<ReturnType<typeof someMember>>;

const WORDS = { rating: 5, message: 'Straight sheets.' };
const send = async (productId: string, who: Who, over: object = {}) => {
  const reply = await shop.post('/productReview', { productId, ...WORDS, ...over }, who);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const list = async (productId: string, who?: Who) =>
  (await shop.get(`/productReview/getReviewForProduct?productId=${productId}`, who)).json();
/** A product, and somebody who contacted its seller. */
async function contactedProduct(over: Partial<typeof members.$inferInsert> = {}) {
  const product = await someProduct(db);
  const buyer = await someMember(db, { name: 'Asha Rao', ...over });
  await someLead(db, { sellerId: product.sellerId, buyerId: buyer.id });
  return { product, buyer };
}
/** What staff find about a review. */
async function reported(words: string) {
  await shop.settle();
  const { data } = (await shop.get('/admin/review?kind=report&perPage=100', await approver.who)).json();
  for (const { _id } of data) {
    const item = (await approver.read('report', _id)).json().data;
    if (item.pending.fields.some(({ value }: { value: string | null }) => value === words)) return item;
  }
  return undefined;
}

test('a review by somebody who never contacted the seller waits: its author reads so, nobody else reads it', async () => {
  const product = await someProduct(db);
  const stranger = await someMember(db, { name: 'Member' });
  const name = 'Plyhaat Official Team';
  const { data, summary, message } = await send(product.id, stranger, { name, message: 'Avoid this seller.' });
  expect(message).toBe('Thank you! Your review is waiting for review.');
  expect([data.waiting, summary.reviewCount]).toEqual([true, 0]);
  expect(await list(product.id, stranger)).toMatchObject({ total: 0, data: [], mine: { waiting: true, name } });
  for (const who of [undefined, await someMember(db)])
    expect(await list(product.id, who)).toMatchObject({ total: 0, data: [], mine: null, summary: { reviewCount: 0 } });
  const other = await someMember(db);
  const vote = await shop.post(`/productReview/${data._id}/vote`, { helpful: true }, other);
  expect(vote.json().error).toBe('review_not_found');
  const report = await shop.post('/reports', { kind: 'review', id: data._id, reason: 'Spam or fraud' }, other);
  expect(report.json().error).toBe('reported_missing');
  expect(await reported('Avoid this seller.')).toMatchObject({
    about: 'Review · The name looks like ours. The author never contacted this seller.',
    owner: { _id: stranger.id },
    automatic: true,
  });
});

test('who contacted the seller is published at once, by its account’s name', async () => {
  const { product, buyer } = await contactedProduct();
  const { data, summary } = await send(product.id, buyer, { name: 'Somebody else' });
  expect(data).toMatchObject({ name: 'Asha Rao', waiting: false });
  expect(summary).toMatchObject({ rating: 5, reviewCount: 1 });
});

test('an account without a name takes the typed one, which is mandatory', async () => {
  const { product, buyer } = await contactedProduct({ name: 'Member' });
  for (const name of [undefined, ' ', 'Member']) {
    const reply = await shop.post('/productReview', { productId: product.id, ...WORDS, name }, buyer);
    expect([reply.statusCode, reply.json().fields]).toEqual([422, { name: 'Name is mandatory' }]);
  }
  expect((await send(product.id, buyer, { name: 'Meera Shah' })).data.name).toBe('Meera Shah');
  const [member] = await db.select().from(members).where(eq(members.id, buyer.id));
  expect(member?.name).toBe('Meera Shah');
});

test('a contact in a review waits; staff publish it, the average follows, and both sides hear of it once', async () => {
  const { product, buyer } = await contactedProduct();
  const message = 'Good board. Call nine eight double two zero one two three four five';
  expect((await send(product.id, buyer, { message })).data.waiting).toBe(true);
  const item = await reported(message);
  expect(item.about).toBe('Review · Contact in text: a phone number.');
  const decided = await approver.decideNow('report', item._id, 'reject', 'Nothing wrong with it.');
  expect(decided.statusCode, decided.body).toBe(200);
  expect(await list(product.id)).toMatchObject({ total: 1, data: [{ message, waiting: false }] });
  const [row] = await db.select().from(products).where(eq(products.id, product.id));
  expect([row?.rating, row?.reviewCount]).toEqual([5, 1]);
  expect((await notificationsOf(buyer)).map(({ content }) => content)).toEqual(['Your review is published.']);
  const seller = { id: product.sellerId, role: 'DEALER' as const };
  expect((await notificationsOf(seller)).map(({ type }) => type)).toEqual(['product_review']);
});

test('an upheld one goes, and its author reads why', async () => {
  const { product, buyer } = await contactedProduct();
  await send(product.id, buyer, { message: 'Write to me at asha@rao.com' });
  const item = await reported('Write to me at asha@rao.com');
  await approver.decideNow('report', item._id, 'approve', 'Please leave out your e-mail.');
  expect((await list(product.id, buyer)).mine).toBeNull();
  const [notification] = await notificationsOf(buyer);
  expect(notification).toMatchObject({
    type: 'report_decided',
    content: 'Your review was not published: Please leave out your e-mail.',
  });
});

test('an edit that adds a contact takes a public review out, and a decision is about the words that were read', async () => {
  const { product, buyer } = await contactedProduct();
  await send(product.id, buyer);
  expect((await list(product.id)).total).toBe(1);
  const { summary } = await send(product.id, buyer, { message: 'See www.ply.example' });
  expect(summary.reviewCount).toBe(0);
  const { _id, version } = await reported('See www.ply.example');
  await send(product.id, buyer, { message: 'Worse words.' });
  const late = await approver.decide('report', _id, { decision: 'reject', reason: 'Fine.', version });
  expect([late.statusCode, late.json().error]).toEqual([409, 'changed_since']);
  expect((await list(product.id)).total).toBe(0);
  expect((await reported('Worse words.'))._id).toBe(_id);
});

test('sellers are reviewed likewise', async () => {
  const seller = await someSeller(db);
  const stranger = await someMember(db);
  const body = { userId: seller.id, ...WORDS, message: 'Never bought there.' };
  expect((await shop.post('/vendorReview', body, stranger)).json().data.waiting).toBe(true);
  expect((await shop.get(`/users/getUserById/${seller.id}`)).json().data.reviewCount).toBe(0);
  const item = await reported('Never bought there.');
  await approver.decideNow('report', item._id, 'reject', 'Known to us.');
  await expect.poll(async () => (await shop.get(`/users/getUserById/${seller.id}`)).json().data.reviewCount).toBe(1);
  expect((await notificationsOf(seller)).map(({ type }) => type)).toEqual(['vendor_review']);
});
