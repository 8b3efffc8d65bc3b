import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLANS } from '#modules/billing/plans.reference.ts';
import { planId } from '#modules/billing/reference.sql.ts';
import { type Database, migrateDatabase, openDatabase } from '#platform/db/db.ts';
import { idOf, newId } from '#platform/db/id.ts';
import { loadReference } from '../src/reference.ts';
import { emptyDatabase } from './database.ts';
import { migrateUntil } from './migrations.ts';

/** The first one that knows versions of plans. */
const VERSIONS = '0020_money';
let url: Awaited<ReturnType<typeof emptyDatabase>>;
let database: Database;

const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
const standard = PLANS.filter(({ tier }) => tier === 'standard');

/** One plan a role, twelve months, named after the role, with a subscriber each. */
async function livedIn() {
  const subscribers = new Map<string, { subscription: string; allowance: string; topup: string }>();
  for (const [at, plan] of standard.entries()) {
    const id = idOf('plan', plan.family);
    const [member, subscription, allowance, topup] = [newId(), newId(), newId(), newId()];
    await rows(
      `insert into plans (id, name, description, roles, price, months, messages, sales, sale_days, advertisements,
        advertisement_days, banners, banner_days, opportunities, opportunity_days)
       values ($1, $2, 'As it was', $3, $4, 12, array['Unlimited products', 'Unlimited enquiries'], 1, 7, 1, 7, 1, 7, 0, 0)`,
      [id, plan.family, plan.roles, plan.price],
    );
    await rows(`insert into members (id, slug, phone, name, role) values ($1, $2, $3, 'A member', $4)`, [
      member,
      `member-${at}`,
      `98765432${at + 10}`,
      plan.roles[0],
    ]);
    await rows(
      `insert into member_subscriptions (id, member_id, plan_id, starts_at, ends_at)
       values ($1, $2, $3, now() - interval '30 days', now() + interval '330 days')`,
      [subscription, member, id],
    );
    await rows(
      `insert into allowances (id, member_id, subscription_id, kind, granted, used, days, ends_at, created_at)
       values ($1, $2, $3, 'sale', 4, 1, 7, now() + interval '330 days', now() - interval '30 days'),
              ($4, $2, null, 'banner', 1, 0, 7, now() + interval '5 days', now() - interval '2 days')`,
      [allowance, member, subscription, topup],
    );
    subscribers.set(id, { subscription, allowance, topup });
  }
  return subscribers;
}

beforeAll(async () => {
  url = await emptyDatabase();
  database = openDatabase(url.url, 2);
}, 60_000);
afterAll(async () => {
  await database.close();
  await url.drop();
});

test('a database of before versions keeps its six plans as Standard, gets the twelve others, and every reference holds', async () => {
  await migrateUntil(database.pool, VERSIONS);
  const subscribers = await livedIn();

  await migrateDatabase(database);
  await loadReference(database.db);

  const plans = await rows('select * from plans order by id');
  const before = plans.filter(({ id }) => subscribers.has(id));
  expect(before.map(({ family, tier, version }) => [family, tier, version]).sort()).toEqual(
    standard.map(({ family }) => [family, 'standard', 1]).sort(),
  );
  for (const plan of before)
    expect(plan, 'what was sold stays as it was').toMatchObject({
      name: 'Standard',
      months: 12,
      description: 'As it was',
      sales: 1,
      is_offered: true,
    });
  expect(plans.map(({ id }) => id).sort()).toEqual(PLANS.map(planId).sort());
  expect(plans).toHaveLength(18);

  for (const [id, { subscription, allowance, topup }] of subscribers) {
    const [own] = await rows('select * from member_subscriptions where id = $1', [subscription]);
    const price = standard.find((plan) => planId(plan) === id)?.price ?? 0;
    expect([own.plan_id, Number(own.value), own.end_reason, own.order_id]).toEqual([id, price * 100, null, null]);
    const [granted] = await rows('select * from allowances where id = $1', [allowance]);
    expect(granted).toMatchObject({ plan_id: id, granted: 4, is_cancelled: false, starts_at: own.starts_at });
    const [apart] = await rows('select * from allowances where id = $1', [topup]);
    expect(apart).toMatchObject({ plan_id: null, subscription_id: null, starts_at: apart.created_at });
  }

  await loadReference(database.db);
  expect(await rows('select * from plans order by id'), 'the next start changes nothing').toEqual(plans);
}, 120_000);
