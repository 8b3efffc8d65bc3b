import type { Plan } from '@plyhaat/contract/billing/billing';
import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { only } from '#platform/db/sql.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { allowances, consumption, memberSubscriptions, plans } from './billing.tables.ts';
import { hasSubscription, takeAllowance } from './billing.ts';
import { loadPlans } from './reference.sql.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const subscribe = async ({ id }: Caller, from: number, to: number) => {
  const [plan] = await db.select().from(plans);
  return db
    .insert(memberSubscriptions)
    .values({ memberId: id, planId: only(plan ? [plan] : []).id, startsAt: fromNow(from), endsAt: fromNow(to) });
};

describe('plans', () => {
  const listed = async (query = '') => (await app.get(`/subscription${query}`)).json().data as Plan[];

  test('are three for each role, in the order Start, Standard, Growth, before GST', async () => {
    const expected: Record<string, number[]> = {
      USER: [199, 499, 999],
      RETAILER: [999, 2999, 5999],
      CONTRACTOR: [999, 2999, 5999],
      DEALER: [1999, 5999, 11_999],
      DISTRIBUTOR: [3999, 11_999, 21_999],
      'MANUFACTURER/IMPORTER': [8999, 24_999, 44_999],
      'MANUFACTURER/CORPORATE': [8999, 24_999, 44_999],
    };
    for (const [role, prices] of Object.entries(expected)) {
      const rows = await listed(`?role=${role}`);
      expect(rows.map(({ name, price, noOfMonth }) => [name, price, noOfMonth])).toEqual([
        ['Start', prices[0], 3],
        ['Standard', prices[1], 12],
        ['Growth', prices[2], 12],
      ]);
    }
    expect(await listed()).toHaveLength(18);
    expect((await app.get('/subscription?role=KING')).statusCode).toBe(422);
  });

  test('scale the counts of Standard, never its days: Start a quarter, Growth two and a half times, none stays none', async () => {
    const shares = async (role: string) =>
      (await listed(`?role=${role}`)).map((plan) => [
        [plan.numberOfSales, plan.saleDays],
        [plan.numberOfAdvertisement, plan.advertisementDays],
        [plan.numberOfBannerImages, plan.bannerimagesDays],
        [plan.numberOfOpportunities, plan.OpportunitiesDays],
      ]);
    expect(await shares('DEALER')).toEqual([
      [
        [6, 7],
        [3, 15],
        [0, 15],
        [0, 30],
      ],
      [
        [24, 7],
        [12, 15],
        [2, 15],
        [1, 30],
      ],
      [
        [60, 7],
        [30, 15],
        [5, 15],
        [3, 30],
      ],
    ]);
    expect(await shares('RETAILER')).toEqual([
      [
        [3, 7],
        [1, 15],
        [0, 7],
        [0, 0],
      ],
      [
        [12, 7],
        [6, 15],
        [1, 7],
        [0, 0],
      ],
      [
        [30, 7],
        [15, 15],
        [3, 7],
        [0, 0],
      ],
    ]);
    expect(new Set((await shares('USER')).flat(2))).toEqual(new Set([0]));
  });

  test('say what they hold, what sets them apart first', async () => {
    const [, standard] = await listed('?role=DEALER');
    expect(standard?.messageArr.map(({ message }) => message)).toEqual([
      '24 flash sales of 7 days',
      '12 new arrivals of 15 days',
      '2 banners for 15 days',
      '1 dealership opportunity for 30 days',
      'Call and WhatsApp any seller',
      'Unlimited products',
      'Unlimited enquiries',
    ]);
  });

  test('are versions that never change: a new price is a new version, and stays when the program starts again', async () => {
    const [old] = await db.select().from(plans).where(eq(plans.key, 'dealer-standard'));
    if (!old) throw new Error('no plan');
    await expect(db.update(plans).set({ price: 1 }).where(eq(plans.id, old.id))).rejects.toThrow();
    await db.update(plans).set({ isOffered: false }).where(eq(plans.id, old.id));
    await db.insert(plans).values({ ...old, id: newId(), version: 2, price: 5499 });
    await loadPlans(db);
    app.deps.cache.forget(['plans']);
    expect((await listed('?role=DEALER')).map(({ price }) => price)).toEqual([1999, 5499, 11_999]);
    expect(await db.$count(plans, eq(plans.key, 'dealer-standard'))).toBe(2);
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
