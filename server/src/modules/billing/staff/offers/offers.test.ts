import type { PlanVersion } from '@plyhaat/contract/billing/staff/offers';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '#platform/db/platform.tables.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { dealerPlan, shop } from '#test/buying.ts';
import { allowances } from '../../billing.tables.ts';
import { topupPriceId } from '../../reference.sql.ts';

const { app, ...buyer } = await shop();
afterAll(app.close);
const { db } = app;
const admin = await someMember(db, { role: 'ADMIN' });
const dealer = () => someSeller(db, { role: 'DEALER' });

type History = { key: string; versions: PlanVersion[] };
const histories = async (list: 'plans' | 'topups'): Promise<History[]> =>
  (await app.get(`/admin/${list}`, admin)).json().data;
const versionsOf = async (key: string) => (await histories('plans')).find((one) => one.key === key)?.versions ?? [];
const offered = async (role = 'DEALER') => (await app.get(`/subscription?role=${role}`)).json().data;

const formOf = ({ messageArr, ...plan }: PlanVersion) => ({
  ...plan,
  messages: messageArr.map(({ message }) => message),
});
const change = async (key: string, more: object, who = admin) => {
  const [latest] = await versionsOf(key);
  if (!latest) throw new Error(`no plan ${key}`);
  return app.patch(`/admin/plans/${key}`, { ...formOf(latest), ...more }, who);
};

test('a change is a new version, on offer at once; who bought the old one keeps it, and an open order is paid as it was (BILL-4)', async () => {
  const [early, open] = [await dealer(), await dealer()];
  await buyer.paidPlan(early, dealerPlan('standard'));
  const waiting = await buyer.openPlan(open, dealerPlan('standard'));
  await offered();
  expect((await change('dealer-standard', { price: 6499 })).statusCode).toBe(200);
  const now = (await offered()).find(({ tier }: { tier: string }) => tier === 'standard');
  expect(now).toMatchObject({ price: 6499 });
  expect(now._id).not.toBe(dealerPlan('standard'));
  const [own] = await buyer.subscriptionsOf(early);
  expect(own).toMatchObject({ planId: dealerPlan('standard'), price: 5999, isOffered: false, status: 'active' });
  expect(await buyer.pay(open, waiting)).toBe('PAID');
  expect(await buyer.orderOf(open, waiting)).toMatchObject({ total: 7079, state: 'PAID' });
  const late = await dealer();
  expect((await buyer.buyPlan(late, dealerPlan('standard'))).json().error).toBe('plan_not_offered');
  expect((await buyer.paidPlan(late, now._id)).price).toBe(6499);
  expect(await versionsOf('dealer-standard')).toMatchObject([
    { version: 2, price: 6499, isOffered: true, sold: 1 },
    { version: 1, price: 5999, isOffered: false, sold: 2 },
  ]);
});

test('two administrators who change the same version make one; a change that changes nothing makes none', async () => {
  const [latest] = await versionsOf('retailer-start');
  const form = formOf(latest as PlanVersion);
  const send = (price: number) => app.patch('/admin/plans/retailer-start', { ...form, price }, admin);
  const codes = (await Promise.all([send(1099), send(1199)])).map(({ statusCode }) => statusCode);
  expect(codes.sort()).toEqual([200, 409]);
  expect(await versionsOf('retailer-start')).toHaveLength(2);
  expect((await send(1299)).json().error).toBe('changed_since');
  expect((await change('retailer-start', {})).json().error).toBe('offer_unchanged');
});

test.each([
  ['a price of nothing', { price: 0 }, 'price'],
  ['a price with paise', { price: 99.5 }, 'price'],
  ['a price out of reach', { price: 1_000_001 }, 'price'],
  ['no months', { noOfMonth: 0 }, 'noOfMonth'],
  ['banners without days', { numberOfBannerImages: 2, bannerimagesDays: 0 }, 'bannerimagesDays'],
  ['no lines', { messages: [] }, 'messages'],
])('%s is refused', async (_what, more, field) => {
  const reply = await change('contractor-start', more);
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json().fields)).toEqual([field]);
});

test('a plan is added, retired and offered again; nothing that was sold is deleted', async () => {
  const [model] = await versionsOf('dealer-start');
  const plan = { ...formOf(model as PlanVersion), family: 'Architect', tier: 'start', roles: ['USER'], price: 299 };
  const added = await app.post('/admin/plans', plan, admin);
  expect(added.json()).toMatchObject({ key: 'architect-start' });
  expect((await app.post('/admin/plans', plan, admin)).json().error).toBe('plan_exists');
  const [one] = await versionsOf('architect-start');
  const who = await someMember(db);
  expect((await offered('USER')).map(({ _id }: { _id: string }) => _id)).toContain(one?._id);
  await buyer.paidPlan(who, one?._id ?? '');
  expect((await app.delete('/admin/plans/architect-start', undefined, admin)).statusCode).toBe(200);
  expect((await app.delete('/admin/plans/architect-start', undefined, admin)).json().error).toBe('offer_unchanged');
  expect((await offered('USER')).map(({ _id }: { _id: string }) => _id)).not.toContain(one?._id);
  expect((await buyer.subscriptionsOf(who))[0]).toMatchObject({ status: 'active', price: 299 });
  expect((await app.post('/admin/plans/architect-start/offer', {}, admin)).statusCode).toBe(200);
  expect(await versionsOf('architect-start')).toMatchObject([{ version: 1, isOffered: true, sold: 1 }]);
  expect((await app.delete('/admin/plans/nothing-start', undefined, admin)).statusCode).toBe(404);
});

test('a top-up gets a new version with prices of its own; what was bought of the old one stays', async () => {
  const who = await dealer();
  await buyer.buyTopups(who, [topupPriceId('sale', 7)]);
  const sale = (await histories('topups')).find(({ key }) => key === 'sale');
  const form = { ...formOf(sale?.versions[0] as PlanVersion), prices: [{ price: 599, numberOfDays: 7 }] };
  const send = (prices: object[]) => app.patch('/admin/topups/sale', { ...form, prices }, admin);
  expect((await send([form.prices[0] ?? {}, form.prices[0] ?? {}])).statusCode).toBe(422);
  expect((await send([])).statusCode).toBe(422);
  expect((await send(form.prices)).statusCode).toBe(200);
  const now = (await app.get('/topup?role=DEALER')).json().data.find(({ kind }: { kind: string }) => kind === 'sale');
  expect(now.priceArr).toMatchObject([{ price: 599, numberOfDays: 7 }]);
  expect((await buyer.topupsOf(who))[0]).toMatchObject({ price: 499, numberOfDays: 7, status: 'active' });
  const late = await buyer.buyTopups(await dealer(), [topupPriceId('sale', 7)]);
  expect(late.json().error).toBe('topup_not_offered');
  expect((await app.delete('/admin/topups/sale', undefined, admin)).statusCode).toBe(200);
  const kinds = (await app.get('/topup?role=DEALER')).json().data.map(({ kind }: { kind: string }) => kind);
  expect(kinds).not.toContain('sale');
  expect((await app.post('/admin/topups/sale/offer', {}, admin)).statusCode).toBe(200);
  expect((await histories('topups')).find(({ key }) => key === 'sale')?.versions).toMatchObject([
    { version: 2, isOffered: true },
    { version: 1, isOffered: false, sold: 1 },
  ]);
});

test('a top-up of several is added, stands where it is put and lets its buyer publish as many', async () => {
  const form = {
    ...{ kind: 'banner', quantity: 5, position: 0, name: 'Five banners', description: 'Five more banners.' },
    ...{ messages: ['One price for five'], prices: [{ price: 3999, numberOfDays: 15 }] },
  };
  const add = (more: object = {}, who = admin) => app.post('/admin/topups', { ...form, ...more }, who);
  expect((await add({}, await someMember(db, { role: 'SUBADMIN' }))).statusCode).toBe(403);
  expect((await add({ quantity: 0 })).json().fields).toEqual({ quantity: 'Please enter a number from 1 to 100' });
  expect((await add()).json()).toMatchObject({ key: 'banner-5' });
  expect((await add({ name: 'Again' })).json().error).toBe('topup_exists');
  expect((await add({ quantity: 1 })).json().error).toBe('topup_exists');
  const { data } = (await app.get('/topup?role=DEALER')).json();
  const five = data.find(({ name }: { name: string }) => name === 'Five banners');
  expect(five).toMatchObject({ kind: 'banner', quantity: 5, priceArr: [{ price: 3999, numberOfDays: 15 }] });
  expect(data.filter(({ kind }: { kind: string }) => kind === 'banner')).toHaveLength(2);
  const who = await dealer();
  expect((await buyer.buyTopups(who, [five.priceArr[0]._id])).statusCode).toBe(200);
  const granted = await db.select().from(allowances).where(eq(allowances.memberId, who.id));
  expect(granted).toMatchObject([{ kind: 'banner', granted: 5, used: 0, days: 15 }]);
  const patch = { version: 1, position: 40 };
  expect((await app.patch('/admin/topups/banner-5', patch, admin)).statusCode).toBe(200);
  expect((await histories('topups')).at(-1)?.key).toBe('banner-5');
  expect((await app.delete('/admin/topups/banner-5', undefined, admin)).statusCode).toBe(200);
  expect((await app.delete('/admin/topups/banner-7', undefined, admin)).statusCode).toBe(404);
});

test('plans are an administrator’s alone, and each change is in the audit log with what it changed (ADMIN-2)', async () => {
  const manager = await someMember(db, { role: 'SUBADMIN' });
  expect((await app.get('/admin/plans', manager)).statusCode).toBe(403);
  expect((await change('distributor-start', { price: 4299 }, manager)).statusCode).toBe(403);
  await change('distributor-start', { price: 4299 });
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, 'plan'), eq(auditLog.subjectId, 'distributor-start')));
  expect(rows).toMatchObject([
    { action: 'plan.change', before: { price: 3999, version: 1 }, after: { price: 4299, version: 2 } },
  ]);
});
