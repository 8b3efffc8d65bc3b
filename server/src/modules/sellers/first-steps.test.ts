import type { FirstSteps } from '@plyhaat/contract/sellers/first-steps';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { companies, memberFiles } from '#modules/identity/identity.tables.ts';
import { cities } from '#modules/places/places.tables.ts';
import { newId } from '#platform/db/id.ts';
import { only } from '#platform/db/sql.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { someApprover, submitted } from '#test/selling.ts';
import { subscribe } from '#test/subscribed.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const approver = someApprover(app);

const read = async (who: Caller): Promise<FirstSteps> => (await app.get('/users/firstSteps', who)).json().data;
const stateOf = async (who: Caller, name: string) => (await read(who)).steps.find(({ step }) => step === name);

test('a seller who has just registered has all four steps before it', async () => {
  const seller = await someSeller(db);
  expect(await read(seller)).toEqual({
    steps: ['profile', 'product', 'gst', 'plan'].map((step) => ({ step, state: 'open', reason: null })),
    done: 0,
    missing: ['photo', 'about', 'email', 'place'],
  });
});

test('the profile is done with a photo, an e-mail, a place and a word about the company', async () => {
  const { id: cityId } = only(await db.select({ id: cities.id }).from(cities).limit(1));
  const seller = await someSeller(db, { profileImage: 'logos/a.webp', email: `${newId()}@example.org`, cityId });
  expect(await read(seller)).toMatchObject({ done: 0, missing: ['about'] });
  await db.update(companies).set({ about: 'Boards since 1998.' }).where(eq(companies.memberId, seller.id));
  expect(await read(seller)).toMatchObject({ done: 1, missing: [], steps: [{ state: 'done' }, {}, {}, {}] });
});

test('the first product is sent, sent back with its reason, and done once staff approve it', async () => {
  const seller = await someSeller(db);
  const { _id } = await submitted(app, seller);
  expect(await stateOf(seller, 'product')).toEqual({ step: 'product', state: 'sent', reason: null });
  await approver.decideNow('product', _id, 'reject', 'The picture is blurred.');
  expect(await stateOf(seller, 'product')).toEqual({
    step: 'product',
    state: 'open',
    reason: 'The picture is blurred.',
  });
  await app.patch(`/product/updateById/${_id}`, { name: 'Sharper board' }, seller);
  expect(await stateOf(seller, 'product')).toMatchObject({ state: 'sent' });
  await approver.decideNow('product', _id, 'approve');
  expect(await read(seller)).toMatchObject({ done: 1, steps: [{}, { step: 'product', state: 'done' }, {}, {}] });
});

test('GST is sent with number and certificate, and done once the seller is verified', async () => {
  const seller = await someSeller(db);
  await db.update(companies).set({ gstNumber: '27AAAFP0000A1ZD' }).where(eq(companies.memberId, seller.id));
  expect(await stateOf(seller, 'gst')).toMatchObject({ state: 'open' });
  await db
    .insert(memberFiles)
    .values({ memberId: seller.id, kind: 'document', position: 0, path: 'certificates/a.jpg' });
  expect(await stateOf(seller, 'gst')).toMatchObject({ state: 'sent' });
  await approver.decideNow('gst', seller.id, 'reject', 'The number cannot be read.');
  expect(await stateOf(seller, 'gst')).toMatchObject({ state: 'open', reason: 'The number cannot be read.' });
  await db.update(companies).set({ isVerified: true }).where(eq(companies.memberId, seller.id));
  expect(await stateOf(seller, 'gst')).toMatchObject({ state: 'done', reason: null });
});

test('the plan is done while a subscription runs', async () => {
  const seller = await someSeller(db);
  await subscribe(db, seller.id);
  expect(await stateOf(seller, 'plan')).toMatchObject({ state: 'done' });
});

test('buyers and staff have no first steps', async () => {
  for (const role of ['USER', 'ADMIN'] as const)
    expect((await app.get('/users/firstSteps', await someMember(db, { role }))).statusCode).toBe(403);
  expect((await app.get('/users/firstSteps')).statusCode).toBe(401);
});
