import type { Ending } from '@plyhaat/contract/admin/overview';
import { DAY_MS, HOUR_MS } from '@plyhaat/contract/core/time-units';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { memberSubscriptions, plans } from '#modules/billing/billing.tables.ts';
import { products } from '#modules/catalog/catalog.tables.ts';
import { flashSales } from '#modules/promotions/promotions.tables.ts';
import { quotes } from '#modules/requirements/quotes.tables.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { newId } from '#platform/db/id.ts';
import { only } from '#platform/db/sql.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { testApp } from '#test/app.ts';
import { someBanner, someMember, someOpportunity, someProduct, someRequirement, someSeller } from '#test/builders.ts';
import { plansIn, readWhole } from '#test/plans.ts';
import { selectEnding } from './ending.sql.ts';
import { COUNT_FIGURES_TASK } from './figures.service.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const manager = await someMember(db, { role: 'SUBADMIN' });
const after = (ms: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + ms);
const { id: planId } = only(await db.select({ id: plans.id }).from(plans).limit(1));

const ending = async (): Promise<Ending[]> => {
  await ask(db, COUNT_FIGURES_TASK, {});
  await app.settle();
  return (await app.get('/admin/overview?days=7', manager)).json().data.ending;
};
const namesIn = async (url: string): Promise<string[]> =>
  (await app.get(url, manager)).json().data.map(({ _id }: { _id: string }) => _id);

test('where nothing ends the overview names nothing', async () => {
  expect(await ending()).toEqual([]);
});

test('plans that end this week are counted, and those that nothing follows with their worth', async () => {
  const renewed = await someMember(db);
  const leaving = await someMember(db);
  const later = await someMember(db);
  const refunded = await someMember(db);
  const term = { planId, startsAt: after(-300 * DAY_MS) };
  const soon = after(2 * DAY_MS);
  await db.insert(memberSubscriptions).values([
    { ...term, memberId: renewed.id, endsAt: soon, value: 100_00 },
    { ...term, memberId: renewed.id, startsAt: soon, endsAt: after(367 * DAY_MS), value: 200_00 },
    { ...term, memberId: leaving.id, endsAt: after(6 * DAY_MS), value: 599_900 },
    { ...term, memberId: later.id, endsAt: after(8 * DAY_MS), value: 1 },
    { ...term, memberId: refunded.id, startsAt: soon, endsAt: soon, value: 2 },
  ]);
  expect(await ending()).toEqual([{ kind: 'plan', count: 2, soonest: soon.toISOString(), open: 1, worth: 5999 }]);
  expect(await namesIn('/admin/users?planEnds=week&sort=joined')).toEqual([renewed.id, leaving.id]);
  expect((await namesIn('/admin/users?planEnds=month')).toSorted()).toEqual(
    [renewed.id, leaving.id, later.id].toSorted(),
  );
  expect((await app.get('/admin/users?planEnds=year', manager)).statusCode).toBe(422);
});

test('so are open requirements, and those that nobody has quoted for', async () => {
  const seller = await someSeller(db);
  const quoted = await someRequirement(db, { expiresAt: after(3 * DAY_MS) });
  const alone = await someRequirement(db, { expiresAt: after(5 * DAY_MS) });
  await someRequirement(db, { expiresAt: after(3 * DAY_MS), status: 'Expired' });
  await someRequirement(db, { expiresAt: after(3 * DAY_MS), approval: 'PENDING' });
  await someRequirement(db, { expiresAt: after(20 * DAY_MS) });
  const quote = {
    sellerId: seller.id,
    threadId: newId(),
    title: 'Ply',
    unit: 'per Nos/sheet',
    gstPercent: 18,
  } as const;
  const terms = { unitPrice: 100, freight: 0, leadTimeDays: 3, validUntil: daysAfter(indianDay(), 9) };
  await db.insert(quotes).values([
    { ...quote, ...terms, requirementId: quoted.id, number: 'A/1' },
    { ...quote, ...terms, requirementId: alone.id, number: 'A/2', state: 'withdrawn' },
  ]);
  expect((await ending()).find(({ kind }) => kind === 'requirement')).toMatchObject({ count: 2, open: 1, worth: null });
  expect((await namesIn('/admin/requirements?ends=week')).toSorted()).toEqual([quoted.id, alone.id].toSorted());
  expect(await namesIn('/admin/requirements?ends=month')).toHaveLength(3);
});

test('so is what runs for days, and licences by their last day', async () => {
  const product = await someProduct(db, {
    licenceNumber: '1234567890',
    licenceValidTill: indianDay(),
    licenceCheckedAt: new Date(),
  });
  const sale = {
    ownerId: product.sellerId,
    productId: product.id,
    salePrice: 10,
    discountType: 'Percentage',
    description: 'Sale',
    image: 'x.webp',
    approval: 'APPROVED',
    review: 'APPROVED',
    startsAt: after(-DAY_MS),
  } as const;
  await db.insert(flashSales).values([
    { ...sale, endsAt: after(2 * HOUR_MS) },
    { ...sale, endsAt: after(HOUR_MS), isActive: false },
    { ...sale, endsAt: after(HOUR_MS), approval: 'PENDING' },
  ]);
  await someBanner(db, { endsAt: after(DAY_MS) });
  await someOpportunity(db, { approval: 'APPROVED', endsAt: after(DAY_MS) });
  const found = (await ending()).map(({ kind, count }) => [kind, count]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['flashSale', 1],
      ['banner', 1],
      ['opportunity', 1],
      ['licence', 1],
    ]),
  );
  expect(await namesIn('/admin/products?licenceEnds=week')).toEqual([product.id]);
  await db.update(products).set({ licenceValidTill: daysAfter(indianDay(), 7) });
  expect(await namesIn('/admin/products?licenceEnds=week')).toEqual([]);
  expect(await namesIn('/admin/products?licenceEnds=month')).toEqual([product.id]);
});

test('what ends is found by its index of ends, however much there is', async () => {
  const buyer = await someMember(db);
  const { stateId, cityId } = only(await db.select().from(requirements).limit(1));
  await db.execute(sql`insert into ${requirements} (id, buyer_id, title, description, quantity, budget, state_id, city_id, expires_at)
    select gen_random_uuid(), ${buyer.id}, 'Ply', 'Ply', '10', 1, ${stateId}, ${cityId}, now() + at * interval '1 day'
      from generate_series(10, 5000) at`);
  await db.execute(sql`insert into ${memberSubscriptions} (id, member_id, plan_id, starts_at, ends_at)
    select gen_random_uuid(), ${buyer.id}, ${planId}, now() - interval '1 day', now() + at * interval '1 day'
      from generate_series(10, 5000) at`);
  for (const table of [requirements, memberSubscriptions]) await db.execute(sql`analyze ${table}`);
  const { statementsOf, plansOf } = plansIn(app);
  const tables = ['requirements', 'member_subscriptions'];
  const counted = await statementsOf('/admin/overview', manager, async () => {
    await selectEnding(db);
    return app.get('/admin/overview', manager);
  });
  const listed = [
    ...(await statementsOf('/admin/users?planEnds=week', manager)),
    ...(await statementsOf('/admin/requirements?ends=week', manager)),
  ];
  expect(counted.some(({ text }) => text.includes('member_subscriptions'))).toBe(true);
  for (const statement of [...counted, ...listed])
    expect(readWhole(await plansOf(statement), tables), statement.text).toEqual([]);
});
