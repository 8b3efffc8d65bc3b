import { SHARE_ALPHABET } from '@plyhaat/contract/catalog/share-code';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { memberErased } from '#modules/identity/identity.events.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { newId } from '#platform/db/id.ts';
import { announce } from '#platform/jobs/events.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someProduct, someSeller } from '#test/builders.ts';
import { someSubscriber } from '#test/subscribed.ts';
import { products } from '../catalog.tables.ts';
import { sharedProducts, shares } from './sharing.tables.ts';

const app = await testApp({ settings: { PUBLIC_URL: 'https://plyhaat.example' } });
afterAll(app.close);
const { db } = app;

const aSeller = () => someSeller(db, { phone: '9822012345' }, { name: 'Tapi Plywood', phone: '9822012345' });
const seller = await aSeller();
const made = async (over: Parameters<typeof someProduct>[1] = {}) => someProduct(db, { sellerId: seller.id, ...over });
const share = (productIds: readonly string[], over: object = {}, who: Caller = seller) =>
  app.post('/shares', { productIds, ...over }, who);
const shared = async (...args: Parameters<typeof share>) => (await share(...args)).json().data;
const read = async (code: string) => (await app.get(`/shares/${code}`)).json().data;
const own = async (code: string, who: Caller = seller) =>
  (await app.get('/shares', who)).json().data.find((list: { code: string }) => list.code === code);

test('a seller shares its products in the order chosen; the short code is ten letters that cannot be mistaken', async () => {
  const [first, second] = [
    await made({ name: 'BWP ply 18 mm' }),
    await made({ name: 'Flush door', sellingPrice: 900, priceUnit: 'per Nos/sheet', unitName: 'door' }),
  ];
  const reply = await share([second.id, first.id, second.id], { title: ' Festive rates ' });
  expect(reply.statusCode, reply.body).toBe(200);
  const { data } = reply.json();
  expect(data.code).toMatch(new RegExp(`^[${SHARE_ALPHABET}]{10}$`));
  expect(data).toMatchObject({ title: 'Festive rates', companyName: 'Tapi Plywood', opens: 0, leads: 0 });
  expect(data.products).toEqual([
    { name: 'Flush door', price: 900, pricetype: 'per Nos/sheet', unitName: 'door' },
    { name: 'BWP ply 18 mm', price: 1000, pricetype: 'per sq.ft', unitName: 'sheet' },
  ]);
  expect(await own(data.code)).toEqual(data);
  const list = await read(data.code);
  expect(list.seller).toMatchObject({ slug: seller.slug, companyName: 'Tapi Plywood' });
  expect(JSON.stringify(list)).not.toContain('9822012345');
  expect(list.products[0]).toMatchObject({ isChanged: false, product: { _id: second.id, price: 900 } });
});

test('only its own products that buyers see, one to fifty of them, and no contact in the name', async () => {
  const [mine, waiting] = [await made(), await made({ approval: 'PENDING' })];
  const other = await someProduct(db);
  for (const id of [waiting.id, other.id, newId()])
    expect((await share([mine.id, id])).json(), id).toMatchObject({ error: 'product_not_found' });
  for (const ids of [[], Array.from({ length: 51 }, newId), ['x']]) expect((await share(ids)).statusCode).toBe(422);
  for (const title of ['Call 98220 12345', 'www.tapi.example.com', 'x'.repeat(81)])
    expect((await share([mine.id], { title })).json().fields, title).toHaveProperty('title');
  expect((await share([mine.id], {}, await someMember(db))).statusCode).toBe(403);
});

test('the page shows the price then and now, and what is gone by its name', async () => {
  const [changed, gone, same] = [await made({ name: 'Changed' }), await made({ name: 'Gone' }), await made()];
  const { code } = await shared([changed.id, gone.id, same.id]);
  await db.update(products).set({ sellingPrice: 950, askedPrice: 950 }).where(eq(products.id, changed.id));
  await app.delete(`/product/deleteById/${gone.id}`, {}, seller);
  app.deps.cache.forget(['products']);
  expect((await read(code)).products).toMatchObject([
    { name: 'Changed', price: 1000, isChanged: true, product: { price: 950 } },
    { name: 'Gone', price: 1000, isChanged: false, product: null },
    { isChanged: false },
  ]);
});

test('opens are counted by POST /views once a visitor and day, never by the GET, and not the sharer’s own', async () => {
  const { code } = await shared([(await made()).id]);
  await read(code);
  const buyer = await someMember(db);
  const look = async (who?: Caller) => (await app.post('/views', { share: code }, who)).json().counted;
  expect([await look(buyer), await look(buyer), await look(), await look(seller)]).toEqual([true, false, true, false]);
  expect((await own(code)).opens).toBe(2);
  expect((await app.post('/views', { share: '2222222222' })).statusCode).toBe(404);
  await app.settle();
  const { totals } = (await app.get('/insights?days=7', seller)).json().data;
  expect(totals).toMatchObject({ profileViews: 0, productViews: 0 });
});

test('a lead that came by a list is counted with source share and for that list, once a buyer and day', async () => {
  const product = await made();
  const { code } = await shared([product.id]);
  const buyer = await someSubscriber(db);
  const contact = (over: object) => app.post('/leads', { userId: seller.id, channel: 'call', ...over }, buyer);
  expect((await contact({ share: code, productId: product.id })).statusCode).toBe(200);
  await contact({ share: code });
  await contact({});
  expect((await own(code)).leads).toBe(1);
  await contact({ share: code, channel: 'whatsapp' });
  expect((await own(code)).leads).toBe(2);
  const { data } = (await app.get(`/leads?userId=${seller.id}`, seller)).json();
  expect(data[0]).toMatchObject({ channel: 'whatsapp', source: 'share' });
  await app.settle();
  const { sources } = (await app.get('/insights?days=7', seller)).json().data;
  expect(sources).toContainEqual({ source: 'share', leads: 1 });
});

test('the code of another seller’s list, or of one that is gone, counts nothing and refuses nothing', async () => {
  const rival = await someSeller(db);
  const { code } = await shared([(await someProduct(db, { sellerId: rival.id })).id], {}, rival);
  const buyer = await someMember(db);
  for (const share of [code, '2222222222']) {
    const reply = await app.post('/leads', { userId: seller.id, channel: 'contact', message: 'Hello', share }, buyer);
    expect(reply.statusCode, reply.body).toBe(200);
  }
  expect((await own(code, rival)).leads).toBe(0);
  expect((await app.get(`/leads?userId=${seller.id}`, seller)).json().data[0].source).toBe('seller');
});

test('only its sharer stops sharing a list; its address then leads nowhere', async () => {
  const { code } = await shared([(await made()).id]);
  expect((await app.delete(`/shares/${code}`, {}, await someSeller(db))).statusCode).toBe(404);
  await read(code);
  expect((await app.delete(`/shares/${code}`, {}, seller)).statusCode).toBe(200);
  for (const address of [code, 'no-such-code']) expect((await app.get(`/shares/${address}`)).statusCode).toBe(404);
});

test('a list of a seller whose store is closed does not open', async () => {
  const closing = await someSeller(db);
  const { code } = await shared([(await someProduct(db, { sellerId: closing.id })).id], {}, closing);
  await db.update(members).set({ isBlocked: true }).where(eq(members.id, closing.id));
  expect((await app.get(`/shares/${code}`)).json().error).toBe('share_not_found');
});

test('a link’s card is drawn when the list is shared', async () => {
  const { code } = await shared([(await made()).id]);
  await app.settle();
  const card = await app.app.inject({ url: `/share/list/${code}.jpg` });
  expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await app.app.inject({ url: '/share/list/2222222222.jpg' })).statusCode).toBe(404);
});

test('a seller shares thirty lists an hour', async () => {
  const keen = await someSeller(db);
  const { id } = await someProduct(db, { sellerId: keen.id });
  const codes = [];
  for (let n = 0; n < 31; n++) codes.push((await share([id], {}, keen)).statusCode);
  expect([new Set(codes.slice(0, 30)), codes[30]]).toEqual([new Set([200]), 429]);
});

test('shared lists are in the export of their sharer, and go with it', async () => {
  const leaving = await someSeller(db);
  const { code } = await shared([(await someProduct(db, { sellerId: leaving.id })).id], {}, leaving);
  const { data } = (await app.get(`/users/export/${leaving.id}`, leaving)).json();
  expect([data.shares, data.sharedProducts]).toMatchObject([[{ code }], [{ name: 'Some product' }]]);
  const [row] = data.shares;
  await db.transaction(async (db) => {
    await db.delete(members).where(eq(members.id, leaving.id));
    await announce(db, memberErased, { memberId: leaving.id });
  });
  await app.settle();
  expect(await db.$count(shares, eq(shares.code, code))).toBe(0);
  expect(await db.$count(sharedProducts, eq(sharedProducts.shareId, row.id))).toBe(0);
});
