import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someProduct, someSeller } from '#test/builders.ts';
import { somePlace } from '#test/forms.ts';
import { leads } from './leads.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const ask = (who: Caller, userId: string, over: object = {}) =>
  app.post('/leads', { userId, channel: 'contact', ...over }, who);
const sellersOf = async (who: Caller, query = '') => (await app.get(`/leads/mine/sellers${query}`, who)).json();

/** Enquiries of the past, one for each number of days ago. */
async function askedBefore(buyerId: string, sellerId: string, ...daysAgo: number[]): Promise<void> {
  const rows = daysAgo.map((days) => {
    const at = new Date(Date.now() - days * DAY_MS);
    return { sellerId, buyerId, channel: 'contact' as const, name: 'Asha', source: 'seller' as const, createdAt: at };
  });
  await db.insert(leads).values(rows.map((row) => ({ ...row, lastContactAt: row.createdAt })));
}

test('a buyer finds each seller once, with place and the newest enquiries, the last active first (LEAD-17)', async () => {
  const place = await somePlace(db);
  const tapi = await someSeller(db, { cityId: place.cityId, stateId: place.stateId }, { name: 'Tapi Plywood' });
  const [other, buyer] = [await someSeller(db), await someMember(db)];
  const product = await someProduct(db, { sellerId: tapi.id, name: 'Marine ply 18 mm' });
  await askedBefore(buyer.id, tapi.id, 2, 5, 9, 30);
  await askedBefore(buyer.id, other.id, 1);
  expect((await sellersOf(buyer)).data.map(({ seller }: { seller: { _id: string } }) => seller._id)).toEqual([
    other.id,
    tapi.id,
  ]);
  await ask(buyer, tapi.id, { productId: product.id, quantity: 120, unit: 'per Nos/sheet', city: 'Nashik' });
  const { data, total } = await sellersOf(buyer);
  expect(total).toBe(2);
  expect(data).toMatchObject([
    {
      seller: { companyName: 'Tapi Plywood', cityName: 'Nashik', stateName: 'Maharashtra' },
      total: 5,
      canReview: true,
      enquiries: [{ product: { name: 'Marine ply 18 mm' }, quantity: 120, state: 'sent' }, {}, {}],
    },
    { seller: { _id: other.id }, total: 1, enquiries: [{ product: null }] },
  ]);
  expect(data[0].lastActivityAt).toBe(data[0].enquiries[0].lastContactAt);
  expect((await app.get('/leads/mine/sellers')).statusCode).toBe(401);
});

test('a new request is not answered by what the seller wrote before it; a thank-you is no new request (LEAD-17)', async () => {
  const [seller, buyer] = [await someSeller(db), await someMember(db)];
  const request = { quantity: 20, unit: 'per Nos/sheet', city: 'Nashik' };
  const { threadId } = (await ask(buyer, seller.id, request)).json();
  const write = (text: string, who: Caller) => app.post(`/threads/${threadId}/messages`, { text }, who);
  const state = async () => (await app.get('/leads/mine', buyer)).json().data[0].state;
  await write('₹118 a square foot.', seller);
  await write('Thank you.', buyer);
  expect(await state()).toBe('answered');
  await ask(buyer, seller.id, { ...request, quantity: 300 });
  expect(await state()).toBe('sent');
  expect((await sellersOf(buyer)).data[0].enquiries).toMatchObject([{ quantity: 300, state: 'sent', answers: 1 }]);
  await write('For 300 it is ₹109.', seller);
  expect(await state()).toBe('answered');
});

test('pages count sellers; all enquiries to one are a list of their own (LEAD-17)', async () => {
  const buyer = await someMember(db);
  const sellers = [await someSeller(db), await someSeller(db), await someSeller(db)];
  for (const [at, { id }] of sellers.entries()) await askedBefore(buyer.id, id, at + 1, at + 10, at + 20, at + 30);
  const pages = await Promise.all([1, 2, 3].map((page) => sellersOf(buyer, `?perPage=1&page=${page}`)));
  expect(pages.map(({ total, data }) => [total, data.length, data[0].seller._id])).toEqual(
    sellers.map(({ id }) => [3, 1, id]),
  );
  const [first] = sellers;
  const mine = (await app.get(`/leads/mine?sellerId=${first?.id}`, buyer)).json();
  expect(mine.total).toBe(4);
  expect(new Set(mine.data.map(({ seller }: { seller: { _id: string } }) => seller._id))).toEqual(new Set([first?.id]));
  expect((await app.get('/leads/mine?sellerId=first', buyer)).statusCode).toBe(422);
});

test('an answer moves its seller to the top; the buyer sees that it was seen and answered, not what it was marked (LEAD-17)', async () => {
  const [quick, late, buyer] = [await someSeller(db), await someSeller(db), await someMember(db)];
  const { threadId } = (await ask(buyer, quick.id, { message: 'Rate of 18 mm?' })).json();
  await ask(buyer, late.id);
  const state = async () => {
    const { data } = await sellersOf(buyer);
    const found = data.find(({ seller }: { seller: { _id: string } }) => seller._id === quick.id);
    return [data.indexOf(found), found.enquiries[0].state, found.unread];
  };
  expect(await state()).toEqual([1, 'sent', 0]);
  const [lead] = await db.select({ id: leads.id }).from(leads).where(eq(leads.sellerId, quick.id));
  await app.patch(`/leads/updateById/${lead?.id}`, { status: 'lost' }, quick);
  expect(await state()).toEqual([1, 'seen', 0]);
  await app.post(`/threads/${threadId}/messages`, { text: '₹118 a square foot.' }, quick);
  expect(await state()).toEqual([0, 'answered', 1]);
  expect((await app.get('/leads/mine/sellers', buyer)).body).not.toContain('lost');
});
