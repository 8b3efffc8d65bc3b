import { afterAll, expect, test } from 'vitest';
import { memberErased } from '#modules/identity/identity.events.ts';
import { announce } from '#platform/jobs/events.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someProduct } from '#test/builders.ts';
import { GSTIN, inDays, sentQuote, someAsker, someQuoter } from '#test/quoting.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const TERMS = { unitPrice: '4,594', unit: 'per Nos/sheet', gstPercent: 18, freight: '6,000', validUntil: inDays(4) };
const TOTAL = 657_590.4;

/** A buyer who asked a seller for the price of 120 sheets. */
async function someRequest(gstNumber: string | null = GSTIN) {
  const seller = await someQuoter(app, { gstNumber });
  const product = await someProduct(db, {
    sellerId: seller.id,
    name: 'Marine ply 18 mm',
    unitShown: 'sheet',
    priceUnit: 'per sq.ft',
    listPrice: 142,
    size: '8 × 4 ft',
    thickness: '18 mm',
    gstPercent: 18,
  });
  const buyer = await someMember(db, { name: 'Asha Rao' });
  const wanted = { channel: 'contact', quantity: 120, unit: 'per Nos/sheet', city: 'Nashik' };
  const { threadId } = (
    await app.post('/leads', { userId: seller.id, productId: product.id, ...wanted }, buyer)
  ).json();
  const [lead] = (await app.get('/leads', seller)).json().data;
  return { seller, buyer, threadId, leadId: lead._id };
}
const offer = (threadId: string, who: Caller, over: object = {}) =>
  app.post(`/threads/${threadId}/offers`, { ...TERMS, ...over }, who);
const read = async (threadId: string, who: Caller) => (await app.get(`/threads/${threadId}/messages`, who)).json();

test('a price request is answered by an offer, which the buyer reads in the thread with what it comes to (LEAD-18)', async () => {
  const { seller, buyer, threadId, leadId } = await someRequest();
  const { draft } = (await app.get(`/leads/getById/${leadId}`, seller)).json();
  expect(draft).toMatchObject({ unitPrice: 142, unit: 'per sq.ft', unitName: 'sheet', gstPercent: 18, hasGstin: true });
  const sent = (await offer(threadId, seller)).json();
  expect(sent).toMatchObject({ message: 'Your offer is sent.', data: { mine: true, side: 'seller' } });
  const [message] = (await read(threadId, buyer)).data;
  expect(message).toMatchObject({
    mine: false,
    isMasked: false,
    text: expect.stringMatching(/^Offer: ₹4,594 per sheet, 18% GST extra, freight ₹6,000, valid until .+$/),
    offer: {
      unitPrice: 4594,
      unit: 'per Nos/sheet',
      unitName: 'sheet',
      gstPercent: 18,
      freight: 6000,
      validUntil: TERMS.validUntil,
      quantity: { amount: 120, unit: 'per Nos/sheet', noun: 'sheet' },
      landed: 5479.92,
      total: TOTAL,
      isReplaced: false,
    },
  });
  const { data } = (await app.get(`/leads/getById/${leadId}`, seller)).json();
  expect(data).toMatchObject({ status: 'contacted', respondedAt: expect.any(String) });
  await app.settle();
  const told = (await app.post('/notifications/getAllNotifications', {}, buyer)).json().data;
  expect(told).toMatchObject([{ type: 'message', payload: { threadId } }]);
});

test('a price in another unit is compared by the sheet’s size', async () => {
  const { seller, buyer, threadId } = await someRequest();
  await offer(threadId, seller, { unitPrice: 142, unit: 'per sq.ft' });
  const [message] = (await read(threadId, buyer)).data;
  expect(message.offer).toMatchObject({ unitPrice: 142, landed: 5420.92, total: 650_510.4 });
});

test('a later offer stands in place of the one before', async () => {
  const { seller, buyer, threadId } = await someRequest();
  for (const unitPrice of [4600, 4500]) await offer(threadId, seller, { unitPrice });
  const offers = (await read(threadId, buyer)).data.flatMap(({ offer }: { offer: object | null }) => offer ?? []);
  expect(offers).toMatchObject([
    { unitPrice: 4500, isReplaced: false },
    { unitPrice: 4600, isReplaced: true },
  ]);
});

test.each([
  ['no price', { unitPrice: '' }, { unitPrice: 'Unit price is required' }],
  ['a telephone number as its price', { unitPrice: '9822012345' }, { unitPrice: 'Please enter a valid price' }],
  ['a telephone number as its freight', { freight: '9822012345' }, { freight: 'Please enter a valid amount' }],
  ['a rate that is none', { gstPercent: 17 }, { gstPercent: 'Please choose a GST rate' }],
  ['yesterday', { validUntil: inDays(-1) }, { validUntil: 'Please choose today or a later day' }],
  ['a day in two years', { validUntil: inDays(700) }, { validUntil: 'Please choose a day within a year' }],
])('an offer with %s is refused beside its field', async (_what, over, fields) => {
  const { seller, threadId } = await someRequest();
  const reply = await offer(threadId, seller, over);
  expect([reply.statusCode, reply.json().fields]).toEqual([422, fields]);
});

test('whoever has no GST number charges none', async () => {
  const { seller, threadId } = await someRequest(null);
  expect((await offer(threadId, seller)).json().fields).toEqual({
    gstPercent: 'Add your GST number to your profile to charge GST.',
  });
  expect((await offer(threadId, seller, { gstPercent: 0 })).statusCode).toBe(200);
});

test('only the seller of a lead gives a price in its thread; for a requirement there are quotes', async () => {
  const { buyer, threadId } = await someRequest();
  expect((await offer(threadId, buyer)).statusCode).toBe(403);
  expect((await offer(threadId, await someQuoter(app))).json().error).toBe('thread_not_found');
  const trader = await someQuoter(app);
  const { seller, threadId: asked } = await someRequest();
  const bought = (
    await app.post('/leads', { userId: trader.id, channel: 'contact', message: 'Price?' }, seller)
  ).json();
  expect((await offer(bought.threadId, seller)).json().error).toBe('no_offer_here');
  expect((await offer(asked, seller)).statusCode).toBe(200);
  const { requirement } = await someAsker(app);
  const quote = await sentQuote(app, requirement.id, seller);
  expect((await offer(quote.threadId, seller)).json().error).toBe('no_offer_here');
});

test('a seller who leaves takes its offers along', async () => {
  const { seller, buyer, threadId } = await someRequest();
  await offer(threadId, seller);
  await announce(db, memberErased, { memberId: seller.id });
  await app.settle();
  expect((await read(threadId, buyer)).data[0]).toMatchObject({ text: null, offer: null });
});
