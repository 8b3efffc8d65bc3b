import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { only } from '#platform/db/sql.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { allowances, consumption, memberSubscriptions, plans } from './billing.tables.ts';
import { hasSubscription, takeAllowance } from './billing.ts';
import { loadPlans } from './reference.sql.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const HOUR = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR);
const subscribe = async ({ id }: Caller, from: number, to: number) => {
  const [plan] = await db.select().from(plans);
  return db
    .insert(memberSubscriptions)
    .values({ memberId: id, planId: only(plan ? [plan] : []).id, startsAt: fromNow(from), endsAt: fromNow(to) });
};

describe('plans', () => {
  const listed = async (query = '') =>
    (await app.get(`/subscription${query}`)).json().data as { name: string; price: number; numberOfSales: number }[];

  test('cost what the price list says a year, before GST', async () => {
    expect((await listed()).map(({ name, price }) => [name, price])).toEqual([
      ['Buyer pass', 499],
      ['Contractor', 2999],
      ['Retailer', 2999],
      ['Dealer', 5999],
      ['Distributor', 11_999],
      ['Manufacturer', 24_999],
    ]);
  });

  test('are offered by role: one for each, and the buyer pass for a USER', async () => {
    for (const role of BUSINESS_ROLES) {
      const [plan, ...others] = await listed(`?role=${role}`);
      expect(others).toEqual([]);
      expect(plan?.numberOfSales).toBeGreaterThan(0);
    }
    expect((await listed('?role=USER')).map(({ name }) => name)).toEqual(['Buyer pass']);
    expect((await app.get('/subscription?role=KING')).statusCode).toBe(422);
  });

  test('stay as staff left them when the app starts again', async () => {
    await db.update(plans).set({ price: 5499 }).where(eq(plans.name, 'Dealer'));
    await loadPlans(db);
    const [dealer] = await db.select().from(plans).where(eq(plans.name, 'Dealer'));
    expect(dealer?.price).toBe(5499);
  });
});

test('top-ups are offered by days, an opportunity not to those who cannot use one', async () => {
  type Row = { name: string; kind: string; priceArr: { price: number; numberOfDays: number }[] };
  const listed = async (query = ''): Promise<Row[]> => (await app.get(`/topup${query}`)).json().data;
  const all = await listed();
  expect(all.map(({ kind }) => kind)).toEqual(['banner', 'advertisement', 'sale', 'opportunity']);
  expect(all[0]?.priceArr.map(({ numberOfDays, price }) => [numberOfDays, price])).toEqual([
    [7, 999],
    [15, 1799],
    [30, 2999],
  ]);
  expect((await listed('?role=RETAILER')).map(({ kind }) => kind)).not.toContain('opportunity');
  expect(await listed('?role=USER')).toEqual([]);
});

describe('a subscription', () => {
  const check = (who: Caller, of = who) => app.get(`/users/checkForValidSubscriptionAndReturnBoolean/${of.id}`, who);

  test('is valid from its first moment to its last', async () => {
    const [none, over, early, running] = await Promise.all([1, 2, 3, 4].map(() => someSeller(db)));
    if (!none || !over || !early || !running) throw new Error('four sellers');
    await subscribe(over, -48, -1);
    await subscribe(early, 1, 48);
    await subscribe(running, -1, 1);
    const answers = await Promise.all([none, over, early, running].map(async (who) => (await check(who)).json().data));
    expect(answers).toEqual([false, false, false, true]);
    expect(await hasSubscription(db, running.id)).toBe(true);
  });

  test('of others cannot be asked for', async () => {
    const seller = await someSeller(db);
    for (const who of [await someSeller(db), await someMember(db, { role: 'ADMIN' })])
      expect((await check(who, seller)).statusCode).toBe(403);
  });
});

describe('an allowance', () => {
  const grant = async ({ id }: Caller, granted: number, endsIn: number, days = 7) =>
    only(
      await db
        .insert(allowances)
        .values({ memberId: id, kind: 'sale', granted, days, endsAt: fromNow(endsIn) })
        .returning(),
    );

  test('of which one is left is given to exactly one of fifty who take it at once', async () => {
    const seller = await someSeller(db);
    const { id } = await grant(seller, 1, 24);
    const takes = await Promise.allSettled(Array.from({ length: 50 }, () => takeAllowance(db, seller.id, 'sale')));
    expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = takes.flatMap((take) => (take.status === 'rejected' ? [take.reason.failure?.error] : []));
    expect(new Set(refused)).toEqual(new Set(['allowance_used_up']));
    expect(await db.$count(consumption, eq(consumption.allowanceId, id))).toBe(1);
  });

  test('is taken from what ends first, never from what has ended or is of another kind', async () => {
    const seller = await someSeller(db);
    await grant(seller, 5, -1, 99);
    await grant(seller, 1, 48, 15);
    await grant(seller, 1, 24, 7);
    expect((await takeAllowance(db, seller.id, 'sale')).days).toBe(7);
    expect((await takeAllowance(db, seller.id, 'sale')).days).toBe(15);
    await expect(takeAllowance(db, seller.id, 'sale')).rejects.toMatchObject({
      failure: { error: 'allowance_used_up' },
    });
    await expect(takeAllowance(db, seller.id, 'banner')).rejects.toThrow();
  });

  test('is given back when what it was taken for fails', async () => {
    const seller = await someSeller(db);
    const { id } = await grant(seller, 1, 24);
    const failing = db.transaction(async (db) => {
      await takeAllowance(db, seller.id, 'sale');
      throw new Error('the sale could not be saved');
    });
    await expect(failing).rejects.toThrow('could not be saved');
    expect(await db.$count(consumption, eq(consumption.allowanceId, id))).toBe(0);
    expect((await takeAllowance(db, seller.id, 'sale')).days).toBe(7);
  });

  test('shows on the profile of its owner', async () => {
    const seller = await someSeller(db);
    await grant(seller, 3, 24, 10);
    await takeAllowance(db, seller.id, 'sale');
    const { data } = (await app.get(`/users/getUserById/${seller.id}`, seller)).json();
    expect(data).toMatchObject({ numberOfSales: 2, saleDays: 10, numberOfAdvertisement: 0 });
  });
});
