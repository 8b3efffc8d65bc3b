import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import type { DailyFigures } from '@plyhaat/contract/leads/insights';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { views } from '#modules/sellers/sellers.tables.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someOpportunity, someProduct, someSeller } from '#test/builders.ts';
import { somePlace } from '#test/forms.ts';
import { someSubscriber } from '#test/subscribed.ts';
import { insightCounts, leads } from './leads.tables.ts';

const app = await testApp();
const other = await testApp({ beside: app });
afterAll(async () => {
  await other.close();
  await app.close();
});
const { db } = app;

const insights = async (who: Caller, days: number | '' = 7) =>
  (await app.get(`/insights${days && `?days=${days}`}`, who)).json().data;
const contact = (who: Caller, userId: string, over: object = {}) => app.post('/leads', { userId, ...over }, who);
const look = (body: object, agent: string, remoteAddress = '127.0.0.1') =>
  app.send('POST', '/views', { payload: body, headers: { 'user-agent': agent }, remoteAddress });
const counts = (sellerId: string) =>
  db.select().from(insightCounts).where(eq(insightCounts.sellerId, sellerId)).orderBy(insightCounts.measure);
const daysWith = ({ daily }: { daily: DailyFigures[] }, name: keyof Omit<DailyFigures, 'day'>) =>
  Object.fromEntries(daily.filter((day) => day[name] > 0).map((day) => [day.day, day[name]]));

test('a look and a lead each move the figures by one (LEAD-16)', async () => {
  const seller = await someSeller(db);
  const product = await someProduct(db, { sellerId: seller.id });
  const { cityId } = await somePlace(db);
  const buyer = await someSubscriber(db, { cityId });
  expect(await insights(seller)).toMatchObject({ totals: { profileViews: 0, leads: 0 }, conversion: null, cities: [] });
  await look({ userId: seller.id }, 'one');
  await look({ productId: product.id }, 'one');
  await look({ productId: product.id }, 'two');
  await look({ productId: product.id }, 'two');
  await contact(buyer, seller.id, { productId: product.id });
  await contact(buyer, seller.id, { channel: 'whatsapp' });
  await contact(buyer, seller.id, { channel: 'whatsapp' });
  await app.settle();
  const found = await insights(seller);
  const today = { profileViews: 1, productViews: 2, calls: 1, whatsapp: 1, emails: 0, messages: 0, leads: 2, won: 0 };
  expect(found.daily.at(-1)).toMatchObject({ day: indianDay(), reelPlays: 0, ...today });
  expect(found).toMatchObject({
    days: 7,
    totals: today,
    before: { leads: 0 },
    conversion: 2 / 3,
    wonShare: 0,
    sources: [
      { source: 'product', leads: 1 },
      { source: 'seller', leads: 1 },
    ],
    cities: [{ cityName: 'Nashik', leads: 2 }],
    products: [{ slug: product.slug, name: product.name, views: 2, leads: 1 }],
  });
});

test('looks at an opportunity are no looks at products', async () => {
  const seller = await someSeller(db);
  const product = await someProduct(db, { sellerId: seller.id });
  const opportunity = await someOpportunity(db, { ownerId: seller.id });
  await look({ opportunityId: opportunity.id }, 'one');
  await look({ productId: product.id }, 'one');
  await app.settle();
  expect(await insights(seller)).toMatchObject({
    totals: { profileViews: 0, productViews: 1 },
    products: [{ slug: product.slug, views: 1 }],
  });
});

test('a lead that is won, and one that is not won after all, move the share', async () => {
  const [seller, buyer] = [await someSeller(db), await someSubscriber(db)];
  await contact(buyer, seller.id);
  const [lead] = await db.select().from(leads).where(eq(leads.sellerId, seller.id));
  const mark = async (status: string) => {
    await app.patch(`/leads/updateById/${lead?.id}`, { status }, seller);
    await app.settle();
    const { wonShare, totals } = await insights(seller);
    return [totals.won, wonShare];
  };
  expect(await mark('won')).toEqual([1, 1]);
  expect(await mark('lost')).toEqual([0, 0]);
});

test('figures agree with the rows, whoever writes and counts at the same time', async () => {
  const seller = await someSeller(db);
  const products = await Promise.all([1, 2, 3].map(() => someProduct(db, { sellerId: seller.id })));
  const buyers = await Promise.all(Array.from({ length: 12 }, () => someMember(db)));
  const writing = Array.from({ length: 60 }, async (_, n) => {
    const productId = products[n % 4]?.id;
    const address = `198.51.100.${n % 52}`;
    await look(productId ? { productId } : { userId: seller.id }, `browser ${n % 52}`, address);
    const channel = n % 2 ? 'contact' : 'email';
    await contact(buyers[n % 12] as Caller, seller.id, { channel, ...(productId && { productId }) });
  });
  await Promise.all([...writing, app.settle(), other.settle(), app.settle()]);
  await Promise.all([app.settle(), other.settle()]);
  const { totals } = await insights(seller);
  const rows = await db.select().from(views).where(eq(views.ownerId, seller.id));
  expect(rows).toHaveLength(52);
  expect(totals).toMatchObject({
    profileViews: rows.filter(({ kind }) => kind === 'seller').length,
    productViews: rows.filter(({ kind }) => kind === 'product').length,
    leads: await db.$count(leads, eq(leads.sellerId, seller.id)),
  });
});

test('a count that is made twice, or again by another process, changes nothing', async () => {
  const [seller, buyer] = [await someSeller(db), await someSubscriber(db)];
  await look({ userId: seller.id }, 'one');
  await contact(buyer, seller.id);
  await app.settle();
  const before = await counts(seller.id);
  expect(before.length).toBeGreaterThan(3);
  const day = { sellerId: seller.id, day: indianDay() };
  const viewed = { id: 'again', payload: day };
  for (let turn = 0; turn < 4; turn++) {
    await ask(db, 'leads.countLeads', day);
    await ask(db, 'sellers.viewCounted>leads.countViews', viewed);
  }
  await Promise.all([app.settle(), other.settle()]);
  expect(await counts(seller.id)).toEqual(before);
});

test('what waits to be counted of one day waits once, and is counted by whoever lives', async () => {
  const seller = await someSeller(db);
  for (let turn = 0; turn < 5; turn++) await look({ userId: seller.id }, `browser ${turn}`);
  const waiting = await db.execute(
    sql`select 1 from graphile_worker.jobs where key like ${`sellers.viewCounted>%${seller.id}%`}`,
  );
  expect(waiting.rows).toHaveLength(1);
  await other.settle();
  expect((await insights(seller)).totals.profileViews).toBe(5);
});

const minutesAround = fc.array(
  fc.record({ ago: fc.integer({ min: 1, max: 88 }), minute: fc.integer({ min: -90, max: 90 }) }),
  {
    minLength: 1,
    maxLength: 12,
  },
);

test('a lead belongs to its day in India, up to the minute before midnight', async () => {
  await fc.assert(
    fc.asyncProperty(minutesAround, async (moments) => {
      const seller = await someSeller(db);
      const made = moments.map(({ ago, minute }) => {
        const midnight = Date.parse(`${daysAfter(indianDay(), -ago)}T00:00:00+05:30`);
        return new Date(midnight + minute * MINUTE_MS);
      });
      const lead = { sellerId: seller.id, channel: 'call' as const, source: 'seller' as const, name: 'Asha' };
      await db.insert(leads).values(made.map((createdAt) => ({ ...lead, createdAt })));
      for (const moment of made) await ask(db, 'leads.countLeads', { sellerId: seller.id, day: indianDay(moment) });
      await app.settle();
      const expected = Object.groupBy(made, (moment) =>
        new Date(moment.getTime() + 330 * MINUTE_MS).toISOString().slice(0, 10),
      );
      expect(daysWith(await insights(seller, 90), 'calls')).toEqual(
        Object.fromEntries(Object.entries(expected).map(([day, moments = []]) => [day, moments.length])),
      );
    }),
    { numRuns: 12 },
  );
});

test('the days asked for end today, and the same number before them is compared with', async () => {
  const seller = await someSeller(db);
  const today = indianDay();
  const looked = (ago: number, total: number) => ({
    sellerId: seller.id,
    day: daysAfter(today, -ago),
    measure: 'profile_view' as const,
    part: '',
    total,
  });
  await db.insert(insightCounts).values([looked(0, 1), looked(6, 2), looked(7, 4), looked(13, 8), looked(14, 16)]);
  const figures = async (days: number) => {
    const { daily, totals, before } = await insights(seller, days);
    expect([daily.length, daily.at(-1).day]).toEqual([days, today]);
    return [totals.profileViews, before.profileViews];
  };
  expect(await figures(7)).toEqual([3, 12]);
  expect(await figures(30)).toEqual([31, 0]);
  expect(await figures(90)).toEqual([31, 0]);
  expect((await insights(seller, '')).days).toBe(30);
});

test('figures are the seller’s own, kept by nobody on the way, and for sellers alone', async () => {
  const [seller, neighbour] = [await someSeller(db), await someSeller(db)];
  await look({ userId: seller.id }, 'one');
  await app.settle();
  const reply = await app.get(`/insights?days=7&userId=${seller.id}`, neighbour);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(reply.json().data.totals.profileViews).toBe(0);
  expect((await app.get('/insights', await someMember(db))).statusCode).toBe(403);
  expect((await app.get('/insights')).statusCode).toBe(401);
  for (const days of ['8', '0', '365', '-7', 'week', '7.5'])
    expect((await app.get(`/insights?days=${days}`, seller)).statusCode).toBe(422);
});

test('reading them counts nothing: views and leads stay untouched', async () => {
  const seller = await someSeller(db);
  const statements: string[] = [];
  const { pool } = app.deps;
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    query: (config: { text: string }, values: unknown[]) => {
      statements.push(config.text);
      return query(config as never, values);
    },
  });
  await insights(seller, 90);
  Object.assign(pool, { query });
  expect(statements).toHaveLength(6);
  for (const text of statements) expect(text).not.toMatch(/from "(views|leads|lead_contacts)"/);
});
