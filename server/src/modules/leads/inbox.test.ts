import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someProduct, someSeller } from '#test/builders.ts';
import { somePlace } from '#test/forms.ts';
import { someSubscriber } from '#test/subscribed.ts';
import { leads } from './leads.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const contact = (who: Caller, userId: string, over: object = {}) => app.post('/leads', { userId, ...over }, who);
const inbox = async (who: Caller, query = '') => (await app.get(`/leads?userId=${who.id}${query}`, who)).json();
const change = (who: Caller, id: string, body: object) => app.patch(`/leads/updateById/${id}`, body, who);

test('a seller reads who asked, about what, and that it is unread', async () => {
  const product = await someProduct(db);
  const seller = { id: product.sellerId, role: 'DISTRIBUTOR' as const };
  const buyer = await someSubscriber(db, { name: 'Asha Rao' });
  await contact(buyer, seller.id, { productId: product.id });
  await contact(buyer, seller.id, { message: 'In 19 mm too?' });
  const { data, total, unread } = await inbox(seller);
  expect([total, unread]).toEqual([1, 1]);
  expect(data[0]).toMatchObject({
    name: 'Asha Rao',
    phone: buyer.phone,
    channel: 'call',
    status: 'new',
    isRead: false,
    respondedAt: null,
    history: [{ productName: product.name }, { message: 'In 19 mm too?' }],
  });
});

test('status, note and reminder are kept; the first response keeps its time', async () => {
  const [seller, buyer] = [await someSeller(db), await someSubscriber(db)];
  await contact(buyer, seller.id);
  const [{ _id }] = (await inbox(seller)).data;
  expect((await change(seller, _id, { isRead: true })).json().data).toMatchObject({ isRead: true, respondedAt: null });
  const first = (
    await change(seller, _id, { status: 'contacted', note: 'Rate sent', reminderAt: '2027-01-05' })
  ).json();
  expect(first.data).toMatchObject({ status: 'contacted', note: 'Rate sent', reminderAt: '2027-01-05T00:00:00.000Z' });
  expect(first.data.respondedAt).toEqual(expect.any(String));
  const won = (await change(seller, _id, { status: 'won', note: '', reminderAt: '' })).json().data;
  expect(won).toMatchObject({ status: 'won', note: null, reminderAt: null, respondedAt: first.data.respondedAt });
  expect((await inbox(seller)).unread).toBe(0);
});

test('nobody reads or changes another’s inbox', async () => {
  const [seller, buyer] = [await someSeller(db), await someSubscriber(db)];
  await contact(buyer, seller.id);
  const [{ _id }] = (await inbox(seller)).data;
  expect((await app.get(`/leads?userId=${seller.id}`, buyer)).statusCode).toBe(403);
  expect((await change(buyer, _id, { status: 'won' })).statusCode).toBe(403);
  expect((await change(seller, seller.id, { status: 'won' })).json().error).toBe('lead_not_found');
  expect((await change(seller, _id, { status: 'maybe' })).statusCode).toBe(422);
  for (const reminderAt of ['2027-02-31', '2027-01-05 or so', 'soon'])
    expect((await change(seller, _id, { reminderAt })).statusCode).toBe(422);
  expect((await inbox(seller)).data[0]).toMatchObject({ status: 'new', reminderAt: null });
});

test('the inbox is searched and narrowed', async () => {
  const seller = await someSeller(db);
  const [asha, ravi] = [await someMember(db, { name: 'Asha Rao' }), await someMember(db, { name: 'Ravi Naik' })];
  await contact(asha, seller.id, { channel: 'contact', message: 'Marine ply?' });
  await contact(ravi, seller.id, { channel: 'email' });
  const old = new Date('2026-01-15T10:00:00Z');
  await db.update(leads).set({ lastContactAt: old, status: 'lost' }).where(eq(leads.buyerId, ravi.id));
  const names = async (query: string) => (await inbox(seller, query)).data.map(({ name }: { name: string }) => name);
  expect(await names('')).toEqual(['Asha Rao', 'Ravi Naik']);
  expect(await names('&search=marine')).toEqual(['Asha Rao']);
  expect(await names('&search=%25')).toEqual([]);
  const counts = { new: 1, contacted: 0, won: 0, lost: 1 };
  expect(await inbox(seller)).toMatchObject({ total: 2, counts });
  expect(await inbox(seller, '&status=lost')).toMatchObject({ total: 1, counts });
  expect((await inbox(seller, '&search=marine')).counts).toEqual({ ...counts, lost: 0 });
  expect(await names('&channel=email')).toEqual(['Ravi Naik']);
  expect(await names('&status=lost')).toEqual(['Ravi Naik']);
  expect(await names('&from=2026-01-15&to=2026-01-15')).toEqual(['Ravi Naik']);
  expect(await names('&to=2026-01-14')).toEqual([]);
  expect(await names('&perPage=1&page=2')).toEqual(['Ravi Naik']);
  for (const day of ['soon', '2026-02-31', '0000-01-01', '2026-1-1'])
    expect((await app.get(`/leads?from=${day}`, seller)).statusCode).toBe(422);
});

test('the inbox comes as a table whose cells cannot be formulas (LEAD-12)', async () => {
  const [seller, buyer] = [await someSeller(db), await someMember(db, { name: '=cmd()' })];
  await contact(buyer, seller.id, { channel: 'contact', message: 'one, two' });
  const reply = await app.send('GET', '/leads?perPage=1', { headers: { accept: 'text/csv' } }, seller);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head, row] = reply.body.split('\r\n');
  expect(head).toMatch(/^\uFEFFcreatedAt,name,phone,/);
  expect(row).toContain(`,'=cmd(),${buyer.phone},`);
  expect(row).toContain('"one, two"');
});

test('a buyer finds whom it asked, without what the seller noted', async () => {
  const product = await someProduct(db);
  const buyer = await someSubscriber(db);
  await contact(buyer, product.sellerId, { productId: product.id });
  await contact(buyer, product.sellerId, { productId: product.id });
  await db.update(leads).set({ note: 'haggles' }).where(eq(leads.buyerId, buyer.id));
  const reply = await app.get('/leads/mine', buyer);
  expect(reply.json()).toMatchObject({
    total: 1,
    data: [{ channel: 'call', seller: { _id: product.sellerId }, product: { slug: product.slug }, contacts: 2 }],
  });
  expect(reply.body).not.toContain('haggles');
  expect((await app.get('/leads/mine')).statusCode).toBe(401);
});

test('after a day a buyer may say how it went, until it has', async () => {
  const [seller, buyer] = [await someSeller(db), await someSubscriber(db)];
  const canReview = async () => (await app.get('/leads/mine', buyer)).json().data[0].canReview;
  await contact(buyer, seller.id);
  expect(await canReview()).toBe(false);
  await db
    .update(leads)
    .set({ createdAt: new Date(Date.now() - 86_400_000) })
    .where(eq(leads.buyerId, buyer.id));
  expect(await canReview()).toBe(true);
  const product = await someProduct(db, { sellerId: seller.id });
  const words = { rating: 5, message: 'On time.', name: 'Asha' };
  await app.post('/productReview', { productId: product.id, ...words }, buyer);
  expect(await canReview()).toBe(true);
  await app.post('/vendorReview', { userId: seller.id, ...words }, buyer);
  expect(await canReview()).toBe(false);
});

test('a lead names the city the buyer was in, wherever it moves', async () => {
  const seller = await someSeller(db);
  const buyer = await someSubscriber(db, { cityId: (await somePlace(db)).cityId });
  await contact(buyer, seller.id);
  await db.update(members).set({ cityId: null }).where(eq(members.id, buyer.id));
  expect((await inbox(seller)).data[0].cityName).toBe('Nashik');
});
