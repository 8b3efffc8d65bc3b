import { NOTIFICATION_TYPES } from '@plyhaat/contract/notifications/kinds';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { memberRegistered } from '#modules/identity/identity.events.ts';
import { announce } from '#platform/jobs/events.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { someLead, someMember, someProduct, someSeller } from '#test/builders.ts';
import { FORM_KINDS, inHours, placed, published, someAdvertiser } from '#test/placing.ts';
import { sentVideo } from '#test/published.ts';
import { someApprover, submitted } from '#test/selling.ts';
import { someSubscriber } from '#test/subscribed.ts';
import { telling } from '#test/telling.ts';
import { producers } from './notifications.subscribers.ts';
import { notifications } from './notifications.tables.ts';
import { LATER } from './producers.ts';

const { app, notificationsOf, typesOf, close } = await telling();
afterAll(close);
const { db } = app;

test('every kind has a producer or waits for a later part of the product', () => {
  const made = new Set(producers.flatMap(({ types }) => types));
  expect([...made, ...LATER].sort()).toEqual([...NOTIFICATION_TYPES].sort());
});

test('LEAD-7: a call tells the seller who contacted it, once, however often the listener runs', async () => {
  const seller = await someSeller(db);
  const buyer = await someSubscriber(db, { name: 'Asha Patel' });
  await app.post('/leads', { userId: seller.id }, buyer);
  const received = await notificationsOf(seller);
  expect(received).toMatchObject([{ type: 'contact', content: 'Asha Patel contacted you.', relatedType: null }]);
  expect(await notificationsOf(buyer)).toEqual([]);
});

test('LEAD-9: a day after a contact the buyer is asked for a review', async () => {
  const seller = await someSeller(db, {}, { name: 'Tapi Traders' });
  const buyer = await someSubscriber(db);
  await app.post('/leads', { userId: seller.id }, buyer);
  await app.settle();
  await db.execute(sql`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where key like 'leads.askForReview %'), run_at => now())`);
  expect(await notificationsOf(buyer)).toMatchObject([
    { type: 'give_review', content: 'Please share a review of your talk with Tapi Traders.', relatedType: 'seller' },
  ]);
});

test('SELL-16: views tell the owner who looked, once a viewer and day; owners hear nothing of themselves', async () => {
  const product = await someProduct(db, { name: 'BWP 18 mm' });
  const owner = { id: product.sellerId, role: 'DISTRIBUTOR' as const };
  const viewer = await someSeller(db, {}, { name: 'Narmada Ply' });
  for (const _twice of [1, 2]) {
    await app.post('/views', { userId: owner.id }, viewer);
    await app.post('/views', { productId: product.id }, viewer);
    await app.post('/views', { productId: product.id }, owner);
  }
  const received = await notificationsOf(owner);
  expect(received.map(({ content }) => content).sort()).toEqual([
    'Narmada Ply viewed your product BWP 18 mm.',
    'Narmada Ply viewed your profile.',
  ]);
  expect(received.find(({ type }) => type === 'profile_view')).toMatchObject({ payload: { accessedBy: viewer.id } });
});

test('more than five viewers of one thing on a day become one row with their number', async () => {
  const product = await someProduct(db, { name: 'Teak veneer' });
  const owner = { id: product.sellerId, role: 'DISTRIBUTOR' as const };
  const look = async () => app.post('/views', { productId: product.id }, await someMember(db));
  for (let viewers = 0; viewers < 5; viewers++) await look();
  expect(await notificationsOf(owner)).toHaveLength(5);
  for (let viewers = 0; viewers < 3; viewers++) await look();
  expect(await notificationsOf(owner)).toMatchObject([{ content: '8 members viewed your product Teak veneer today.' }]);
});

test('reviews tell the seller of its product and of its store', async () => {
  const product = await someProduct(db, { name: 'MDF 12 mm' });
  const owner = { id: product.sellerId, role: 'DISTRIBUTOR' as const };
  const author = await someSeller(db, {}, { name: 'Narmada Ply' });
  const words = { rating: 4, message: 'On time.', name: 'Asha' };
  await someLead(db, { sellerId: owner.id, buyerId: author.id });
  await app.post('/productReview', { productId: product.id, ...words }, author);
  await app.post('/vendorReview', { userId: owner.id, ...words }, author);
  const received = await notificationsOf(owner);
  expect(received.map(({ content }) => content).sort()).toEqual([
    'Narmada Ply reviewed your product MDF 12 mm.',
    'Narmada Ply reviewed your store: 4 of 5 stars.',
  ]);
});

test('a product is under review, sent back and approved, and its seller hears of each', async () => {
  const seller = await someSeller(db);
  const approver = someApprover(app);
  const { _id } = await submitted(app, seller);
  expect(typesOf(await notificationsOf(seller))).toEqual(['product_under_review']);
  await approver.decideNow('product', _id, 'reject', 'The picture is dark.');
  expect((await notificationsOf(seller))[0]).toMatchObject({
    type: 'product_rejected',
    content: 'Your product Marine plywood 18 mm was not approved: The picture is dark.',
  });
  const again = await submitted(app, seller);
  await approver.decideNow('product', again._id, 'approve');
  expect(typesOf(await notificationsOf(seller))).toEqual([
    'product_approval_confirmation',
    'product_rejected',
    'product_under_review',
    'product_under_review',
  ]);
});

const PREFIX = { banner: 'banner', advertisement: 'new_arrival', flashSale: 'flash_sale', promotion: 'promotion' };
test.each(FORM_KINDS)('PROMO-15: the owner of a %s hears that it waits, is sent back and is approved', async (kind) => {
  const { seller, product } = await someAdvertiser(db);
  const { _id } = await placed(app, kind, seller, product.id);
  await someApprover(app).decideNow(kind, _id, 'reject', 'Too dark.');
  await published(app, kind, seller, product.id);
  const suffixes = ['approval_confirmation', 'rejected', 'under_review', 'under_review'];
  expect(typesOf(await notificationsOf(seller))).toEqual(suffixes.map((suffix) => `${PREFIX[kind]}_${suffix}`));
});

test('REEL-2: the owner of a reel hears that it waits, is sent back and is approved', async () => {
  const seller = await someSeller(db);
  const form = async () => ({ description: 'Gurjan core. BWP.', video: await sentVideo(app, seller) });
  const { _id } = (await app.post('/reelVideo', await form(), seller)).json().data;
  await someApprover(app).decideNow('reel', _id, 'reject', 'Too dark.');
  const again = (await app.post('/reelVideo', await form(), seller)).json().data;
  await someApprover(app).decideNow('reel', again._id, 'approve');
  const received = await notificationsOf(seller);
  expect(typesOf(received)).toEqual(['reel_approve', 'reel_rejected', 'reel_under_review', 'reel_under_review']);
  expect(received.map(({ content }) => content)).toContain("Your reel 'Gurjan core' was not approved: Too dark.");
});

test('a sale is announced at its start, once, to who wished for the product or called its seller', async () => {
  const { seller, product } = await someAdvertiser(db);
  const [fan, caller, stranger] = [await someMember(db), await someSubscriber(db), await someMember(db)];
  await app.post('/wishlist', { productId: product.id }, fan);
  await app.post('/leads', { userId: seller.id }, caller);
  const { _id } = await published(app, 'flashSale', seller, product.id, {
    startDate: inHours(2),
    endDate: inHours(80),
  });
  await ask(db, 'promotions.announceStarts', {});
  expect(await notificationsOf(fan)).toEqual([]);
  await db.execute(sql`update flash_sales set starts_at = now() where id = ${_id}`);
  for (let turn = 0; turn < 3; turn++) await ask(db, 'promotions.announceStarts', {});
  for (const who of [fan, caller])
    expect(await notificationsOf(who)).toMatchObject([
      { type: 'flash_sale', content: 'Flash sale on Marine plywood 18 mm: 25% OFF, only 3 days left!' },
    ]);
  expect(await notificationsOf(stranger)).toEqual([]);
  expect(typesOf(await notificationsOf(seller))).not.toContain('flash_sale');
});

test('an arrival is announced to who looked at its category', async () => {
  const { seller, product } = await someAdvertiser(db);
  const alike = await someProduct(db, { categoryId: product.categoryId });
  const viewer = await someMember(db);
  await app.post('/views', { productId: alike.id }, viewer);
  await published(app, 'advertisement', seller, product.id);
  await ask(db, 'promotions.announceStarts', {});
  expect(await notificationsOf(viewer)).toMatchObject([
    { type: 'new_arrival', content: 'New arrival: Marine plywood 18 mm is now available.', relatedType: 'product' },
  ]);
});

test('IDEN-13: who registered is welcomed; who is blocked or gone hears nothing', async () => {
  const [member, blocked] = [await someSeller(db), await someSeller(db, { isBlocked: true })];
  const gone = await someSeller(db);
  for (const { id } of [member, blocked, gone]) await announce(db, memberRegistered, { memberId: id });
  await db.execute(sql`delete from members where id = ${gone.id}`);
  expect(typesOf(await notificationsOf(member))).toEqual(['register']);
  for (const { id } of [blocked, gone]) expect(await db.$count(notifications, eq(notifications.memberId, id))).toBe(0);
});
