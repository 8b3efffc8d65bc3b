import type { Overview } from '@plyhaat/contract/admin/overview';
import type { Role } from '@plyhaat/contract/core/roles';
import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { leads } from '#modules/leads/leads.tables.ts';
import { reports } from '#modules/reports/reports.tables.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { someLead, someMember, someProduct, someSeller } from '#test/builders.ts';
import { dealerPlan, shop } from '#test/buying.ts';
import { somePlace } from '#test/forms.ts';
import { plansIn, readWhole } from '#test/plans.ts';
import { someSubscriber } from '#test/subscribed.ts';
import { COUNT_FIGURES_TASK } from './figures.service.ts';
import { dailyFigures } from './figures.tables.ts';

const { app, ...buying } = await shop();
afterAll(app.close);
const { db } = app;
const manager = await someMember(db, { role: 'SUBADMIN' });
const today = indianDay();

const overview = async (days = 7): Promise<Overview> => {
  const reply = await app.get(`/admin/overview?days=${days}`, manager);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const visit = (remoteAddress: string) => app.send('POST', '/views', { payload: {}, remoteAddress });
const search = (remoteAddress: string, found: number, q: string) =>
  app.send('POST', '/searches', { payload: { q, found }, remoteAddress });

/** Runs what the schedule runs. */
async function count(): Promise<void> {
  await ask(db, COUNT_FIGURES_TASK, {});
  await app.settle();
}

test('before the first count the overview says so', async () => {
  expect(await overview()).toMatchObject({
    countedAt: null,
    now: { members: 0 },
    earlier: null,
    queue: [],
    unfound: [],
  });
});

test('leads and money are there as soon as their events are heard', async () => {
  const { stateId } = await somePlace(db);
  const seller = await someSeller(db, { role: 'DEALER', stateId });
  const product = await someProduct(db, { sellerId: seller.id });
  const buyer = await someSubscriber(db);
  await app.post('/leads', { userId: seller.id, productId: product.id }, buyer);
  await app.post('/leads', { userId: seller.id, channel: 'whatsapp' }, buyer);
  await buying.paidPlan(seller, dealerPlan('standard'));
  await app.settle();
  const { totals, daily } = await overview();
  expect(totals).toMatchObject({ leads: 2, calls: 1, planRevenue: 5999, topupRevenue: 0, visits: 0 });
  expect(daily.at(-1)).toMatchObject({ day: today, leads: 2, planRevenue: 5999 });
});

test('the clock counts everything else, and counting twice or at once changes nothing', async () => {
  await Promise.all(['198.51.100.1', '198.51.100.2', '198.51.100.1'].map(visit));
  for (const n of [1, 2, 3]) await search(`198.51.100.${n}`, 0, 'bamboo jafri');
  await search('198.51.100.9', 0, 'a text of one person');
  await search('198.51.100.9', 7, 'marine ply');
  await someProduct(db, { approval: 'PENDING' });
  await someProduct(db, { approval: 'REJECTED' });
  await count();
  const once = await overview();
  expect(once).toMatchObject({
    totals: { visits: 2, leads: 2, calls: 1, searches: 5, unfound: 4 },
    conversion: 0.5,
    conversionBefore: null,
    now: { mrr: 499.92, subscribers: 2, live: 1, pending: 1, rejected: 1, deadLetters: 0 },
    unfound: [{ text: 'bamboo jafri', times: 3 }],
  });
  const people = (await app.get('/admin/users?perPage=100', manager)).json();
  expect(once.now.members).toBe(people.total);
  expect(once.totals.newMembers).toBe(people.data.filter(({ role }: { role: Role }) => role !== 'SUBADMIN').length);
  expect(once.sellersByState).toContainEqual({ stateName: 'Maharashtra', sellers: 1, before: null });
  expect(once.sellersByState.reduce((sum, { sellers }) => sum + sellers, 0)).toBe(once.now.sellers);
  await Promise.all([ask(db, COUNT_FIGURES_TASK, {}), ask(db, COUNT_FIGURES_TASK, {})]);
  await app.settle();
  const twice = await overview();
  expect({ ...twice, countedAt: null }).toEqual({ ...once, countedAt: null });
});

test('a day that is over is counted once more after midnight and then left as it is', async () => {
  const [seller, buyer] = [await someSeller(db), await someMember(db)];
  const lead = await someLead(db, { sellerId: seller.id, buyerId: buyer.id, channel: 'call' });
  const yesterday = daysAfter(today, -1);
  const earlier = daysAfter(today, -3);
  await db
    .update(leads)
    .set({ createdAt: sql`${leads.createdAt} - interval '1 day'` })
    .where(eq(leads.id, lead.id));
  const leadsOn = async (day: string) => (await overview()).daily.find((one) => one.day === day)?.leads;
  await db.insert(dailyFigures).values({ measure: 'lead', day: earlier, part: 'call', total: 9 });
  await count();
  expect([await leadsOn(yesterday), await leadsOn(earlier)]).toEqual([0, 9]);
  await db.update(dailyFigures).set({ day: yesterday }).where(eq(dailyFigures.measure, 'counted'));
  await count();
  expect([await leadsOn(yesterday), await leadsOn(earlier)]).toEqual([1, 9]);
});

test('the queue has the oldest and the median age of each kind, and how many are of each age', async () => {
  const product = await someProduct(db);
  for (const hours of [1, 2, 30, 50, 100])
    await db.insert(reports).values({
      version: crypto.randomUUID(),
      kind: 'product',
      thingId: product.id,
      reporterId: (await someMember(db)).id,
      reason: 'Wrong price',
      createdAt: new Date(Date.now() - hours * HOUR_MS),
    });
  await count();
  const { queue, now } = await overview();
  const found = queue.find(({ kind }) => kind === 'report');
  expect(found).toMatchObject({ waiting: 5, ages: [2, 0, 2, 1], before: null });
  expect(Math.round((found?.oldest ?? 0) / 3600)).toBe(100);
  expect(Math.round((found?.median ?? 0) / 3600)).toBe(30);
  expect(now.waiting).toBe(queue.reduce((sum, { waiting }) => sum + waiting, 0));
});

test('each figure stands beside that of the same number of days before', async () => {
  await db.delete(dailyFigures);
  const rows = [6, 7, 13, 14].flatMap((ago) => [
    { measure: 'visit', day: daysAfter(today, -ago), part: '', total: 10 ** (ago % 7) },
    { measure: 'counted', day: daysAfter(today, -ago), part: '', total: 1 },
    { measure: 'member', day: daysAfter(today, -ago), part: 'USER', total: 100 - ago },
    { measure: 'mrr', day: daysAfter(today, -ago), part: '', total: 5_000_000_000 },
  ]);
  await db.insert(dailyFigures).values(rows);
  const week = await overview();
  expect(week).toMatchObject({
    totals: { visits: 1_000_000 },
    before: { visits: 1_000_001 },
    now: { members: 94, mrr: 50_000_000 },
    earlier: { members: 93 },
  });
  expect([week.daily.length, week.dailyBefore.length, week.dailyBefore.at(-1)?.visits]).toEqual([7, 7, 1]);
  expect(await overview(30)).toMatchObject({ totals: { visits: 2_000_002 }, before: { visits: 0 }, earlier: null });
  expect((await app.get('/admin/overview?days=8', manager)).statusCode).toBe(422);
});

test.each<Role>(['USER', 'DEALER', 'APPROVERS'])('a %s reads no overview', async (role) => {
  expect((await app.get('/admin/overview', await someMember(db, { role }))).statusCode).toBe(403);
});

test('the overview reads the daily figures alone, by their index', async () => {
  await db.execute(sql`insert into ${dailyFigures} (measure, day, part, total)
    select measure, ${today}::date - ago, part::text, 1 from generate_series(20, 400) ago, generate_series(1, 12) part,
      unnest(array['lead', 'visit', 'revenue', 'seller', 'waiting', 'counted']) measure`);
  await db.execute(sql`analyze ${dailyFigures}`);
  const { statementsOf, plansOf } = plansIn(app);
  for (const days of [7, 30, 90])
    for (const statement of await statementsOf(`/admin/overview?days=${days}`, manager)) {
      const plans = await plansOf(statement);
      const tables = new Set(plans.flatMap((node) => node['Relation Name'] ?? []));
      expect([...tables].filter((table) => table !== 'states')).toEqual(['daily_figures']);
      expect(readWhole(plans, ['daily_figures']), statement.text).toEqual([]);
    }
});
