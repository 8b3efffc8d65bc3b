import { SETTINGS } from '@plyhaat/contract/core/site-settings';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { memberErased } from '#modules/identity/identity.events.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { newId } from '#platform/db/id.ts';
import { announce } from '#platform/jobs/events.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someProduct, someSeller } from '#test/builders.ts';
import { whileDeleted } from '#test/deleting.ts';
import { someReel } from '#test/published.ts';
import { someSubscriber, subscribe } from '#test/subscribed.ts';
import { leadContacts, leads } from './leads.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const contact = (who: Caller | undefined, userId: string, over: object = {}) =>
  app.post('/leads', { userId, SourceName: 'WEB', ...over }, who);
const leadsOf = (sellerId: string) => db.select().from(leads).where(eq(leads.sellerId, sellerId));
const historyOf = (leadId: string) =>
  db.select().from(leadContacts).where(eq(leadContacts.leadId, leadId)).orderBy(asc(leadContacts.createdAt));

test('a visitor is asked to sign in, and nothing is kept (LEAD-7)', async () => {
  const seller = await someSeller(db);
  for (const channel of ['call', 'whatsapp', 'email', 'contact'])
    expect((await contact(undefined, seller.id, { channel })).statusCode).toBe(401);
  expect(await leadsOf(seller.id)).toEqual([]);
});

test('whoever calls about a product while it is deleted is told that it is gone', async () => {
  const product = await someProduct(db);
  const buyer = await someSubscriber(db);
  const [reply] = await whileDeleted(app, product.id, [
    () => contact(buyer, product.sellerId, { productId: product.id }),
  ]);
  expect(reply?.json().error).toBe('product_not_found');
  expect(await leadsOf(product.sellerId)).toEqual([]);
});

test('a contact from a reel names a public reel of that seller', async () => {
  const [buyer, other] = [await someSubscriber(db), await someReel(db)];
  const [own, hidden] = [await someReel(db), await someReel(db, { approval: 'PENDING' })];
  for (const [userId, reelId] of [
    [own.ownerId, newId()],
    [own.ownerId, other.id],
    [hidden.ownerId, hidden.id],
  ] as const) {
    const reply = await contact(buyer, userId, { reelId });
    expect([reply.statusCode, reply.json().error]).toEqual([404, 'reel_not_found']);
    expect(await leadsOf(userId)).toEqual([]);
  }
  expect((await contact(buyer, own.ownerId, { reelId: own.id })).statusCode).toBe(200);
  expect(await leadsOf(own.ownerId)).toMatchObject([{ reelId: own.id, source: 'reel' }]);
});

test('calling and WhatsApp need a subscription that runs (LEAD-2)', async () => {
  const [seller, buyer] = [await someSeller(db), await someMember(db)];
  await subscribe(db, buyer.id, new Date(Date.now() - 1000));
  for (const channel of ['call', 'whatsapp']) {
    const reply = await contact(buyer, seller.id, { channel });
    expect([reply.statusCode, reply.json().error, reply.json().message]).toEqual([
      403,
      'not_subscribed',
      'You are not subscribed to use this feature',
    ]);
    expect(reply.body).not.toContain(seller.phone);
  }
  expect(await leadsOf(seller.id)).toEqual([]);
});

test('each channel is told what it needs and nothing else', async () => {
  const seller = await someSeller(
    db,
    { phone: '9811100001', email: 'own@tapi.example' },
    { phone: '9811100002', whatsapp: '9811100003', email: 'office@tapi.example' },
  );
  const buyer = await someSubscriber(db);
  const answers = { message: 'We have told the seller that you are interested.', success: true };
  const expected = {
    call: { phone: '9811100002' },
    whatsapp: { whatsapp: '9811100003' },
    email: { email: 'office@tapi.example' },
    contact: {},
  };
  for (const [channel, revealed] of Object.entries(expected)) {
    const reply = await contact(buyer, seller.id, { channel });
    expect(reply.json()).toEqual({ ...answers, ...revealed, threadId: expect.any(String) });
    expect(reply.headers['cache-control']).toBe('no-store');
  }
});

test('a seller without other numbers is called at its own; a landline has no WhatsApp', async () => {
  const buyer = await someSubscriber(db);
  const plain = await someSeller(db, { phone: '9811100011' });
  expect((await contact(buyer, plain.id)).json().phone).toBe('9811100011');
  const landline = await someSeller(db, { phone: '9811100012' }, { phone: '0253-2345678' });
  expect((await contact(buyer, landline.id)).json().phone).toBe('0253-2345678');
  expect((await contact(buyer, landline.id, { channel: 'whatsapp' })).json().whatsapp).toBe('9811100012');
});

test('writing needs no subscription', async () => {
  const [seller, buyer] = [await someSeller(db), await someMember(db)];
  const reply = await contact(buyer, seller.id, { channel: 'contact', message: 'Do you deliver to Pune?' });
  expect(reply.statusCode, reply.body).toBe(200);
  expect((await leadsOf(seller.id))[0]).toMatchObject({ message: 'Do you deliver to Pune?', source: 'seller' });
});

test('a lead keeps who asked, about what and from where; the buyer is taken from the token (ALL-20)', async () => {
  const product = await someProduct(db);
  const buyer = await someSubscriber(db, { name: 'Asha Rao', email: 'asha@mail.example' });
  const form = { productId: product.id, name: 'Somebody Else', phone: '9000000000', createdById: buyer.id };
  expect((await contact(buyer, product.sellerId, form)).statusCode).toBe(200);
  expect(await leadsOf(product.sellerId)).toEqual([
    expect.objectContaining({
      buyerId: buyer.id,
      name: 'Asha Rao',
      phone: buyer.phone,
      email: 'asha@mail.example',
      channel: 'call',
      status: 'new',
      source: 'product',
      productId: product.id,
    }),
  ]);
  expect((await contact(buyer, product.sellerId, { createdById: product.sellerId })).statusCode).toBe(403);
});

test('nobody contacts its own store, a buyer, a blocked seller, or about what is not on sale there', async () => {
  const buyer = await someSubscriber(db);
  const seller = await someSeller(db);
  await subscribe(db, seller.id);
  expect((await contact(seller, seller.id)).json().error).toBe('own_store_contact');
  expect((await contact(buyer, (await someMember(db)).id)).statusCode).toBe(404);
  expect((await contact(buyer, (await someSeller(db, { isBlocked: true })).id)).statusCode).toBe(404);
  const elsewhere = await someProduct(db);
  expect((await contact(buyer, seller.id, { productId: elsewhere.id })).json().error).toBe('product_not_found');
  expect((await contact(buyer, seller.id, { channel: 'pigeon' })).statusCode).toBe(422);
  expect((await contact(buyer, 'somebody')).statusCode).toBe(422);
  expect(await leadsOf(seller.id)).toEqual([]);
});

test('fifty contacts at once by one channel are one lead with its history', async () => {
  const seller = await someSeller(db);
  const product = await someProduct(db, { sellerId: seller.id });
  const buyer = await someSubscriber(db);
  const sent = Array.from({ length: 50 }, (_, n) => contact(buyer, seller.id, n % 2 ? { productId: product.id } : {}));
  const replies = await Promise.all(sent);
  expect(replies.map((reply) => [reply.statusCode, reply.json().phone])).toEqual(
    replies.map(() => [200, seller.phone]),
  );
  const [lead, ...others] = await leadsOf(seller.id);
  expect(others).toEqual([]);
  const history = await historyOf(lead?.id ?? '');
  expect(history).toHaveLength(50);
  expect(history.filter(({ productId }) => productId === product.id)).toHaveLength(25);
  await contact(buyer, seller.id, { channel: 'whatsapp' });
  expect(await leadsOf(seller.id)).toHaveLength(2);
});

test('a repeat is unread again, and after a day it is another lead', async () => {
  const [seller, buyer] = [await someSeller(db), await someSubscriber(db)];
  await contact(buyer, seller.id);
  await db.update(leads).set({ seenAt: new Date() }).where(eq(leads.sellerId, seller.id));
  await contact(buyer, seller.id);
  expect(await leadsOf(seller.id)).toEqual([expect.objectContaining({ seenAt: null })]);
  await db.execute(sql`update leads set created_at = now() - interval '25 hours' where seller_id = ${seller.id}`);
  await contact(buyer, seller.id);
  expect(await leadsOf(seller.id)).toHaveLength(2);
});

test('two clicks with one key are one contact', async () => {
  const [seller, buyer] = [await someSeller(db), await someSubscriber(db)];
  const click = () =>
    app.send('POST', '/leads', { payload: { userId: seller.id }, headers: { 'idempotency-key': 'click' } }, buyer);
  const replies = await Promise.all([click(), click()]);
  expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
  const [lead] = await leadsOf(seller.id);
  expect(await historyOf(lead?.id ?? '')).toHaveLength(1);
});

test('a member is told so many numbers a day and no more; one it knows costs nothing', async () => {
  const buyer = await someSubscriber(db);
  const most = SETTINGS.callsADay.initial;
  expect(most).toBe(60);
  const sellers = await Promise.all(Array.from({ length: most + 1 }, () => someSeller(db)));
  const replies = await Promise.all(sellers.map(({ id }) => contact(buyer, id)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(most);
  const refused = replies.find(({ statusCode }) => statusCode !== 200);
  expect([refused?.statusCode, refused?.json().error]).toEqual([429, 'revealed_too_many']);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  const revealed = sellers[replies.findIndex(({ statusCode }) => statusCode === 200)];
  expect((await contact(buyer, revealed?.id ?? '')).json().phone).toBe(revealed?.phone);
});

test('who writes to one seller after another is slowed down', async () => {
  const buyer = await someMember(db);
  const most = SETTINGS.sellersWrittenADay.initial;
  for (let n = 0; n < most; n++)
    expect((await contact(buyer, (await someSeller(db)).id, { channel: 'contact' })).statusCode).toBe(200);
  expect((await contact(buyer, (await someSeller(db)).id, { channel: 'email' })).statusCode).toBe(429);
});

const waiting = async () =>
  (
    await db.execute<{ later: boolean }>(
      sql`select run_at > now() + interval '23 hours' as later
            from graphile_worker.jobs where key like 'leads.askForReview %' order by id`,
    )
  ).rows;

test('a day after a contact the buyer is asked for a review, once a seller (LEAD-9)', async () => {
  const [seller, buyer] = [await someSeller(db), await someSubscriber(db)];
  const before = (await waiting()).length;
  await contact(buyer, seller.id);
  await contact(buyer, seller.id, { channel: 'whatsapp' });
  const jobs = await waiting();
  expect(jobs).toHaveLength(before + 1);
  expect(jobs.at(-1)?.later).toBe(true);
});

test('a lead outlives its buyer, without name and number', async () => {
  const [seller, buyer] = [await someSeller(db), await someSubscriber(db, { name: 'Asha Rao' })];
  await contact(buyer, seller.id, { channel: 'contact', message: 'Please call Asha on 98220 12345' });
  await db.transaction(async (db) => {
    await db.delete(members).where(eq(members.id, buyer.id));
    await announce(db, memberErased, { memberId: buyer.id });
  });
  await app.settle();
  const [lead] = await leadsOf(seller.id);
  expect(lead).toMatchObject({ buyerId: null, name: 'Former member', phone: null, email: null, message: null });
  expect(await historyOf(lead?.id ?? '')).toEqual([expect.objectContaining({ message: null })]);
});

test('a contact keeps which program sent it, and each of its repeats does; without a name it is our own pages', async () => {
  const [buyer, seller] = [await someSubscriber(db), await someSeller(db)];
  for (const SourceName of ['ANDROID', undefined, 'IOS']) await contact(buyer, seller.id, { SourceName });
  const [lead, ...others] = await leadsOf(seller.id);
  expect(others).toEqual([]);
  expect(lead?.sourceName).toBe('IOS');
  expect((await historyOf(lead?.id ?? '')).map(({ sourceName }) => sourceName)).toEqual(['ANDROID', 'WEB', 'IOS']);
});
