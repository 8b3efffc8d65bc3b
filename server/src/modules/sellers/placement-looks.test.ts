import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { leads } from '#modules/leads/leads.tables.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { BASE, FORM_KINDS, type FormKind, inHours, placed, published, someAdvertiser } from '#test/placing.ts';
import { placementCounts, placementVisits } from './sellers.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

type From = { address?: string; agent?: string };
const from = ({ address = '198.51.100.7', agent = 'a browser' }: From) => ({
  remoteAddress: address,
  headers: { 'user-agent': agent },
});
const look = async (kind: FormKind, id: string, stage: 'seen' | 'tap', who?: Caller, where: From = {}) =>
  (await app.send('POST', '/views', { payload: { placement: { kind, id, stage } }, ...from(where) }, who)).json()
    .counted;
const write = (who: Caller, userId: string, where: From = {}, over: object = {}) =>
  app.send(
    'POST',
    '/leads',
    { payload: { userId, channel: 'contact', message: 'Hello', ...over }, ...from(where) },
    who,
  );

const LISTS: Record<FormKind, (seller: string) => string> = {
  banner: (id) => `${BASE.banner}/getBannerImagesByUserId/${id}`,
  advertisement: (id) => `${BASE.advertisement}?userId=${id}`,
  flashSale: (id) => `${BASE.flashSale}/getFlashSalesByUserId/${id}`,
  promotion: (id) => `${BASE.promotion}?userId=${id}`,
};
type Listed = { _id: string; brought: object };
async function resultsOf(kind: FormKind, id: string, seller: Caller) {
  await app.settle();
  const reply = (await app.get(LISTS[kind](seller.id), seller)).json();
  return ((reply.data ?? reply.bannerImages) as Listed[]).find(({ _id }) => _id === id)?.brought;
}
const inInsights = async (seller: Caller, days = 7) =>
  (await app.get(`/insights?days=${days}`, seller)).json().data.placements;

test.each(FORM_KINDS)(
  'of a %s its seller reads who saw it, tapped it and became a lead, in list and insights',
  async (kind) => {
    const { seller, product } = await someAdvertiser(db);
    const { _id: id } = await published(app, kind, seller, product.id);
    expect(await resultsOf(kind, id, seller)).toEqual({ seen: 0, tapped: 0, leads: 0 });
    const buyer = await someMember(db);
    expect(await look(kind, id, 'seen', buyer)).toBe(true);
    expect(await look(kind, id, 'seen', undefined, { agent: 'another' })).toBe(true);
    expect(await look(kind, id, 'tap', buyer)).toBe(true);
    expect((await write(buyer, seller.id)).statusCode).toBe(200);
    const results = { seen: 2, tapped: 1, leads: 1 };
    expect(await resultsOf(kind, id, seller)).toEqual(results);
    const title = kind === 'banner' ? 'Tapi Plywood House' : 'Marine plywood 18 mm';
    expect(await inInsights(seller)).toEqual([{ _id: id, kind, title, ...results }]);
  },
);

test('once a visitor, thing, stage and day; the next day it counts again', async () => {
  const { seller, product } = await someAdvertiser(db);
  const { _id: id } = await published(app, 'promotion', seller, product.id);
  const counted = [];
  for (const stage of ['seen', 'seen', 'tap', 'tap'] as const) counted.push(await look('promotion', id, stage));
  expect(counted).toEqual([true, false, true, false]);
  for (const table of ['placement_visits', 'placement_counts'])
    await db.execute(sql`update ${sql.identifier(table)} set day = day - 1`);
  expect(await look('promotion', id, 'seen')).toBe(true);
  expect(await resultsOf('promotion', id, seller)).toMatchObject({ seen: 2, tapped: 1 });
});

test('several travel together, and together they count once each', async () => {
  const { seller, product } = await someAdvertiser(db);
  const sale = (await published(app, 'flashSale', seller, product.id))._id;
  const banner = (await published(app, 'banner', seller, product.id))._id;
  const placements = [
    { kind: 'flashSale', id: sale, stage: 'seen' },
    { kind: 'banner', id: banner, stage: 'seen' },
    { kind: 'flashSale', id: sale, stage: 'tap' },
  ];
  const send = () => app.send('POST', '/views', { payload: { placements }, ...from({ agent: 'batches' }) });
  const replies = await Promise.all([send(), send(), send(), send()]);
  expect(replies.filter((reply) => reply.json().counted)).toHaveLength(1);
  expect(await resultsOf('flashSale', sale, seller)).toMatchObject({ seen: 1, tapped: 1 });
  expect(await resultsOf('banner', banner, seller)).toMatchObject({ seen: 1, tapped: 0 });
  const visits = await db.select().from(placementVisits).where(sql`${sale} = any(${placementVisits.seen})`);
  expect(visits).toHaveLength(1);
  expect(JSON.stringify(visits)).not.toMatch(/198\.51|batches/);
  const many = { placements: Array.from({ length: 41 }, () => placements[0]) };
  expect((await app.post('/views', many)).statusCode).toBe(422);
  expect((await app.post('/views', { placements, userId: seller.id })).statusCode).toBe(422);
});

test('of one address ten strangers a day are believed; members are known by themselves', async () => {
  const { seller, product } = await someAdvertiser(db);
  const { _id: id } = await published(app, 'advertisement', seller, product.id);
  const address = '203.0.113.44';
  const looks = [];
  for (let n = 0; n < 14; n++)
    looks.push(await look('advertisement', id, 'seen', undefined, { address, agent: `browser ${n}` }));
  expect(looks.filter(Boolean)).toHaveLength(10);
  expect(await look('advertisement', id, 'seen', await someMember(db), { address })).toBe(true);
});

test('what a seller looks at of its own, what does not run and what is none of it count nothing', async () => {
  const { seller, product } = await someAdvertiser(db);
  const { _id: id } = await published(app, 'flashSale', seller, product.id);
  const tomorrow = { startDate: inHours(30), endDate: inHours(50) };
  const waiting = (await placed(app, 'flashSale', seller, product.id, tomorrow))._id;
  const later = (await published(app, 'promotion', seller, product.id, { startDate: inHours(5) }))._id;
  expect(await look('flashSale', id, 'seen', seller)).toBe(false);
  expect(await look('flashSale', id, 'tap', seller)).toBe(false);
  expect(await look('flashSale', waiting, 'seen')).toBe(false);
  expect(await look('promotion', later, 'seen')).toBe(false);
  expect(await look('promotion', id, 'seen')).toBe(false);
  expect(await look('flashSale', product.id, 'seen')).toBe(false);
  expect(await db.select().from(placementCounts).where(eq(placementCounts.ownerId, seller.id))).toEqual([]);
});

const placementOf = async (sellerId: string) =>
  db.select({ kind: leads.placementKind, id: leads.placementId }).from(leads).where(eq(leads.sellerId, sellerId));

test('a lead belongs to the tap before it, also one before its buyer signed in, the last one of two', async () => {
  const { seller, product } = await someAdvertiser(db);
  const sale = (await published(app, 'flashSale', seller, product.id))._id;
  const promotion = (await published(app, 'promotion', seller, product.id))._id;
  const where = { address: '198.51.100.80', agent: 'a phone' };
  await look('flashSale', sale, 'tap', undefined, where);
  await look('promotion', promotion, 'tap', undefined, where);
  await look('flashSale', sale, 'tap', undefined, where);
  await write(await someMember(db), seller.id, where);
  expect(await placementOf(seller.id)).toEqual([{ kind: 'flashSale', id: sale }]);
});

test('a tap more than 24 hours ago, of another seller, or after the lead brought nothing', async () => {
  const { seller, product } = await someAdvertiser(db);
  const other = await someAdvertiser(db);
  const { _id: id } = await published(app, 'promotion', seller, product.id);
  const [early, elsewhere, before] = [await someMember(db), await someMember(db), await someMember(db)];
  await look('promotion', id, 'tap', early);
  const longAgo = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await db
    .update(placementVisits)
    .set({ tapped: { [id]: longAgo } })
    .where(eq(placementVisits.visitor, early.id));
  await write(early, seller.id, { agent: 'one' });
  await look('promotion', id, 'tap', elsewhere);
  await write(elsewhere, other.seller.id, { agent: 'two' });
  await write(before, seller.id, { agent: 'three' });
  await look('promotion', id, 'tap', before);
  await write(before, seller.id, { agent: 'three' });
  expect([...(await placementOf(seller.id)), ...(await placementOf(other.seller.id))]).toEqual(
    [1, 2, 3].map(() => ({ kind: null, id: null })),
  );
});

test('visits go after two days, the counts stay; a member finds its own in its data and leaves none behind', async () => {
  const { seller, product } = await someAdvertiser(db);
  const { _id: id } = await published(app, 'promotion', seller, product.id);
  const buyer = await someMember(db);
  await look('promotion', id, 'seen', buyer);
  const { data } = (await app.get(`/users/export/${buyer.id}`, buyer)).json();
  expect(data.placementVisits).toMatchObject([{ seen: [id], tapped: {} }]);
  await db
    .update(placementVisits)
    .set({ day: daysAfter(indianDay(), -2) })
    .where(eq(placementVisits.memberId, buyer.id));
  await ask(db, 'sellers.sweepPlacementVisits', {});
  await app.settle();
  expect(await db.select().from(placementVisits).where(eq(placementVisits.memberId, buyer.id))).toEqual([]);
  expect(await resultsOf('promotion', id, seller)).toMatchObject({ seen: 1 });
});
