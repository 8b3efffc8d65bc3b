import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { memberErased } from '#modules/identity/identity.events.ts';
import { announce } from '#platform/jobs/events.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someProduct, someSeller } from '#test/builders.ts';
import { sentDocument } from '#test/dealing.ts';
import { someSubscriber } from '#test/subscribed.ts';
import { leadContacts, leads } from './leads.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS + 5.5 * 3_600_000).toISOString().slice(0, 10);
const NEEDED = dayFromNow(10);
const WANTED = { channel: 'contact', quantity: '1,200', unit: 'per Nos/sheet', city: ' Nashik ', neededBy: NEEDED };

async function someShop() {
  const seller = await someSeller(db, {}, { name: 'Tapi Plywood', phone: '9811100078' });
  const product = await someProduct(db, { sellerId: seller.id, name: 'Marine ply 18 mm' });
  return { seller, product, buyer: await someMember(db, { name: 'Asha Rao' }) };
}
type Shop = Awaited<ReturnType<typeof someShop>>;

const ask = ({ buyer, seller, product }: Shop, over: object = {}) =>
  app.post('/leads', { userId: seller.id, productId: product.id, ...WANTED, ...over }, buyer);
const inbox = async (who: Caller) => (await app.get('/leads', who)).json().data;
const enquiries = async (who: Caller) => (await app.get('/leads/mine', who)).json().data;
const write = (id: string, who: Caller, text: string, over: object = {}) =>
  app.post(`/threads/${id}/messages`, { text, ...over }, who);
const read = async (id: string, who: Caller) => (await app.get(`/threads/${id}/messages`, who)).json();
const contents = async (who: Caller) =>
  (await app.post('/notifications/getAllNotifications', {}, who))
    .json()
    .data.map(({ type, content, payload }: { type: string; content: string; payload: object }) => ({
      type,
      content,
      payload,
    }));

test('a buyer without a plan gets a price: the seller reads what is wanted with the buyer’s number, and gives none', async () => {
  const shop = await someShop();
  const reply = await ask(shop, { message: 'Calibrated, please' });
  expect(reply.json()).toEqual({
    success: true,
    message: 'We have told the seller that you are interested.',
    threadId: expect.any(String),
  });
  const wanted = { quantity: 1200, unit: 'per Nos/sheet', city: 'Nashik', neededBy: NEEDED };
  const [lead] = await inbox(shop.seller);
  expect(lead).toMatchObject({
    ...wanted,
    phone: shop.buyer.phone,
    threadId: reply.json().threadId,
    message: 'Calibrated, please',
    history: [{ ...wanted, productName: 'Marine ply 18 mm' }],
  });
  const mine = await app.get('/leads/mine', shop.buyer);
  expect(mine.json().data).toMatchObject([{ ...wanted, answers: 0, unread: 0, seller: { phone: '98XXXXXX78' } }]);
  expect(mine.body).not.toMatch(/98111000/);
  const { data, thread } = await read(reply.json().threadId, shop.seller);
  expect(data).toMatchObject([
    {
      side: 'buyer',
      text: expect.stringMatching(
        /^Please quote for Marine ply 18 mm: 1,200 sheets, to Nashik, by .+\.\nCalibrated, please$/,
      ),
    },
  ]);
  expect(thread).toMatchObject({ withName: 'Asha Rao', notice: null, unread: 1 });
});

test('both answer in the lead’s thread, with a file; the answer is the lead’s response and is told', async () => {
  const shop = await someShop();
  const { threadId } = (await ask(shop)).json();
  await write(threadId, shop.seller, 'The rate list is attached.', {
    file: await sentDocument(app, shop.seller, 'rates.pdf'),
  });
  const [answered] = await inbox(shop.seller);
  expect(answered).toMatchObject({ status: 'contacted', isRead: true, respondedAt: expect.any(String) });
  expect((await enquiries(shop.buyer))[0]).toMatchObject({ answers: 1, unread: 1 });
  expect((await read(threadId, shop.buyer)).data[0]).toMatchObject({ file: { name: 'rates.pdf' }, mine: false });
  await app.post(`/threads/${threadId}/read`, {}, shop.buyer);
  expect((await enquiries(shop.buyer))[0]).toMatchObject({ answers: 1, unread: 0 });
  await write(threadId, shop.buyer, 'And for 200?');
  expect((await inbox(shop.seller))[0]).toMatchObject({ status: 'contacted', isRead: false });
  await app.post(`/threads/${threadId}/read`, {}, shop.seller);
  expect((await inbox(shop.seller))[0]).toMatchObject({ isRead: true });
  await app.settle();
  expect(await contents(shop.buyer)).toEqual([
    {
      type: 'message',
      content: "Tapi Plywood sent you a message about 'Marine ply 18 mm'.",
      payload: { threadId, side: 'buyer' },
    },
  ]);
  const received = await contents(shop.seller);
  expect(received.map(({ type }: { type: string }) => type).toSorted()).toEqual(['contact', 'message']);
  expect(received.find(({ type }: { type: string }) => type === 'message')).toMatchObject({
    payload: { threadId, side: 'seller' },
  });
});

test('the seller’s number stays hidden from a buyer who has not called, and shows once it has', async () => {
  const shop = await someShop();
  const buyer = await someSubscriber(db);
  const { threadId } = (await ask({ ...shop, buyer })).json();
  await write(threadId, shop.seller, 'Call 98111 00078');
  const hidden = await read(threadId, buyer);
  expect(hidden.data[0]).toMatchObject({ text: 'Call •••••', isMasked: true });
  expect(hidden.thread.notice).toBe(
    'Numbers, e-mails and links stay hidden until you call this seller, which needs a subscription.',
  );
  await app.post('/leads', { userId: shop.seller.id, channel: 'call' }, buyer);
  expect((await read(threadId, buyer)).data[0]).toMatchObject({ text: 'Call 98111 00078', isMasked: false });
});

test('a repeat within a day goes on in the same thread, and a plain message keeps what was wanted', async () => {
  const shop = await someShop();
  const { threadId } = (await ask(shop)).json();
  const again = await app.post(
    '/leads',
    { userId: shop.seller.id, channel: 'contact', message: 'Any news?' },
    shop.buyer,
  );
  expect(again.json().threadId).toBe(threadId);
  expect((await read(threadId, shop.seller)).data.map(({ text }: { text: string }) => text)).toEqual([
    'Any news?',
    expect.stringContaining('Please quote for'),
  ]);
  const [lead] = await inbox(shop.seller);
  expect(lead).toMatchObject({ quantity: 1200, city: 'Nashik', message: 'Any news?' });
  expect(lead.history).toMatchObject([{ quantity: 1200 }, { quantity: null, message: 'Any news?' }]);
});

test.each([
  ['no number', { quantity: 'many' }, { quantity: 'Please enter a valid quantity' }],
  ['nothing', { quantity: '0' }, { quantity: 'Please enter a valid quantity' }],
  ['a number without a unit', { unit: null }, { unit: 'Unit is required' }],
  ['yesterday', { neededBy: dayFromNow(-1) }, { neededBy: 'Please choose today or a later day' }],
  ['no day', { neededBy: '2026-02-31' }, { neededBy: 'Please enter a valid date' }],
  ['a long city', { city: 'x'.repeat(81) }, { city: 'Please use at most 80 characters' }],
])('a price for %s is refused beside its field', async (_what, over, fields) => {
  const shop = await someShop();
  const reply = await ask(shop, over);
  expect([reply.statusCode, reply.json().fields]).toEqual([422, fields]);
  expect(await inbox(shop.seller)).toEqual([]);
});

test('what was wanted is in the table and in the buyer’s export; erased, the town goes', async () => {
  const shop = await someShop();
  await ask(shop);
  const table = await app.send('GET', '/leads', { headers: { accept: 'text/csv' } }, shop.seller);
  expect(table.body.split('\r\n')[0]).toContain(',quantity,unit,city,neededBy,');
  expect(table.body).toContain(`,1200,per Nos/sheet,Nashik,${NEEDED},`);
  const taken = (await app.get(`/users/export/${shop.buyer.id}`, shop.buyer)).json().data;
  expect(taken.enquiries).toMatchObject([{ quantity: 1200, city: 'Nashik', neededBy: NEEDED }]);
  await announce(db, memberErased, { memberId: shop.buyer.id });
  await app.settle();
  const [lead] = await db.select().from(leads).where(eq(leads.sellerId, shop.seller.id));
  expect(lead).toMatchObject({ name: 'Former member', city: null, quantity: 1200 });
  expect(
    await db
      .select()
      .from(leadContacts)
      .where(eq(leadContacts.leadId, lead?.id ?? '')),
  ).toMatchObject([{ city: null }]);
});
