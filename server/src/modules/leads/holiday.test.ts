import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { companies } from '#modules/identity/identity.tables.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someProduct, someSeller } from '#test/builders.ts';
import { someSubscriber } from '#test/subscribed.ts';
import { leads } from './leads.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const today = indianDay();
const NOTE = 'Closed for Diwali';

const save = (seller: Caller, body: object) => app.patch(`/users/updateUserById/${seller.id}`, body, seller);
const store = async (seller: Caller) => (await app.get(`/users/getUserById/${seller.id}`)).json().data;
const contact = (who: Caller, userId: string, channel: string) => app.post('/leads', { userId, channel }, who);

test('a holiday stands on the store and its products, which stay listed', async () => {
  const seller = await someSeller(db);
  const product = await someProduct(db, { sellerId: seller.id });
  const holidayUntil = daysAfter(today, 5);
  const saved = await save(seller, { holidayUntil, holidayNote: ` ${NOTE} ` });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(saved.json().data).toMatchObject({ holidayUntil, holidayNote: NOTE });
  expect(await store(seller)).toMatchObject({ viewer: 'public', holidayUntil, holidayNote: NOTE });
  const detail = (await app.get(`/product/getProductById/${product.id}`)).json().data;
  expect(detail).toMatchObject({ holidayUntil, holidayNote: NOTE });
  const listed = (await app.get(`/product?seller=${seller.id}`)).json();
  expect(listed.data).toMatchObject([{ _id: product.id }]);
  await save(seller, { holidayUntil: '', holidayNote: '' });
  expect(await store(seller)).toMatchObject({ holidayUntil: null, holidayNote: null });
});

test.each(['call', 'whatsapp'])('%s is refused with the day, with or without a plan', async (channel) => {
  const holidayUntil = daysAfter(today, 2);
  const seller = await someSeller(db, {}, { holidayUntil });
  for (const buyer of [await someSubscriber(db), await someMember(db)]) {
    const reply = await contact(buyer, seller.id, channel);
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      {
        success: false,
        error: 'on_holiday',
        message: 'This seller is on holiday. You can send a message.',
        holidayUntil,
      },
    ]);
  }
  expect(await db.select().from(leads).where(eq(leads.sellerId, seller.id))).toEqual([]);
});

test('a message and an e-mail reach the seller meanwhile', async () => {
  const [seller, buyer] = [await someSeller(db, {}, { holidayUntil: today }), await someSubscriber(db)];
  for (const channel of ['contact', 'email']) expect((await contact(buyer, seller.id, channel)).statusCode).toBe(200);
});

test('it lasts through its last day and is over the day after, without anybody doing anything', async () => {
  const [seller, buyer] = [await someSeller(db, {}, { holidayUntil: today }), await someSubscriber(db)];
  const product = await someProduct(db, { sellerId: seller.id });
  expect((await contact(buyer, seller.id, 'call')).statusCode).toBe(409);
  await db
    .update(companies)
    .set({ holidayUntil: daysAfter(today, -1), holidayNote: NOTE })
    .where(eq(companies.memberId, seller.id));
  expect(await store(seller)).toMatchObject({ holidayUntil: null, holidayNote: null });
  const detail = (await app.get(`/product/getProductById/${product.id}`)).json().data;
  expect(detail).toMatchObject({ holidayUntil: null, holidayNote: null });
  expect((await contact(buyer, seller.id, 'call')).statusCode).toBe(200);
});

test.each([
  ['a day that has been', { holidayUntil: daysAfter(today, -1) }, 'holidayUntil'],
  ['a day two years ahead', { holidayUntil: daysAfter(today, 730) }, 'holidayUntil'],
  ['no day at all', { holidayUntil: 'Diwali' }, 'holidayUntil'],
  ['a note with a number', { holidayNote: 'Call 98220 12345' }, 'holidayNote'],
  ['a note that is no line', { holidayNote: 'x'.repeat(141) }, 'holidayNote'],
])('%s is refused beside its field', async (_what, body, field) => {
  const seller = await someSeller(db);
  const reply = await save(seller, body);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});
