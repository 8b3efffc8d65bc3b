import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { newId } from '#platform/db/id.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someCategory, someMember, someRequirement, someSeller } from '#test/builders.ts';
import { REQUIREMENT_LIMITS } from './requirements.limits.ts';
import { requirements } from './requirements.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const FORM = {
  title: 'BWP plywood 18 mm',
  description: 'IS 710 mark on each sheet',
  quantity: '320 sheets',
  budget: '15,50,000',
  stateId: stateId('MH'),
  cityId: cityId('pune-mh'),
  status: 'APPROVED',
};
const add = (who: Caller | undefined, over: object = {}) =>
  app.post('/requirement/addRequirement', { ...FORM, ...over }, who);
const rowsOf = (buyerId: string) => db.select().from(requirements).where(eq(requirements.buyerId, buyerId));

test('a member says what it looks for, and anybody reads it a moment later', async () => {
  const buyer = await someMember(db, { phone: '9822012399' });
  const { total } = (await app.get('/requirement')).json();
  const reply = await add(buyer);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json()).toMatchObject({
    message: 'Requirement added successfully',
    data: { productName: FORM.title, value: 1_550_000, cityName: 'Pune', status: 'Active', userId: buyer.id },
  });
  await expect.poll(async () => (await app.get('/requirement')).json().total).toBe(total + 1);
  const [shown] = (await app.get('/requirement')).json().data;
  expect(shown).toMatchObject({ productName: FORM.title, phone: '98XXXXXX99' });
});

test('sellers look for things too; visitors are asked to sign in', async () => {
  expect((await add(await someSeller(db))).statusCode).toBe(200);
  expect((await add(undefined)).statusCode).toBe(401);
});

test('title and budget are also taken under the names of the answers, a quantity also as a number', async () => {
  const buyer = await someMember(db);
  const { title, budget, ...others } = FORM;
  const body = { ...others, productName: title, value: 1200.5, quantity: 12 };
  const reply = await app.post('/requirement/addRequirement', body, buyer);
  expect(reply.json().data).toMatchObject({ productName: title, value: 1200.5, quantity: '12' });
  expect(budget).toBe('15,50,000');
});

const NEEDED = {
  title: 'Title is required',
  description: 'Description is required',
  quantity: 'Quantity is required',
  budget: 'Budget is required',
  stateId: 'State is required',
  cityId: 'City is required',
};
test('every field is required, and says so in its own words (REQ-1)', async () => {
  const buyer = await someMember(db);
  const empty = await app.post('/requirement/addRequirement', {}, buyer);
  expect([empty.statusCode, empty.json().fields]).toEqual([422, NEEDED]);
  for (const [field, message] of Object.entries(NEEDED)) {
    const reply = await add(buyer, { [field]: '   ' });
    expect([reply.statusCode, reply.json().fields], field).toEqual([422, { [field]: message }]);
  }
  expect(await rowsOf(buyer.id)).toEqual([]);
});

test('junk changes nothing and names its field', async () => {
  const buyer = await someMember(db);
  const junk: readonly (readonly [string, unknown])[] = [
    ['title', 'x'.repeat(151)],
    ['title', 7],
    ['description', 'x'.repeat(2001)],
    ['quantity', 'x'.repeat(61)],
    ['quantity', {}],
    ['budget', 'a lot'],
    ['budget', '0'],
    ['budget', -5],
    ['budget', '1e6'],
    ['budget', 1e12],
    ['stateId', 'MH'],
    ['stateId', newId()],
    ['cityId', newId()],
    ['cityId', cityId('surat-gj')],
    ['categoryId', 'ply'],
    ['categoryId', newId()],
    ['status', 'urgent'],
    ['status', 'constructor'],
  ];
  for (const [field, value] of junk) {
    const reply = await add(buyer, { [field]: value });
    expect([reply.statusCode, Object.keys(reply.json().fields ?? {})], `${field} ${value}`).toEqual([422, [field]]);
  }
  expect((await add(buyer, { userId: newId() })).statusCode).toBe(403);
  expect(await rowsOf(buyer.id)).toEqual([]);
});

test('two clicks with one key make one', async () => {
  const buyer = await someMember(db);
  const click = () =>
    app.send(
      'POST',
      '/requirement/addRequirement',
      { payload: FORM, headers: { 'idempotency-key': 'a click' } },
      buyer,
    );
  await Promise.all([click(), click()]);
  await click();
  expect(await rowsOf(buyer.id)).toHaveLength(1);
});

test('nobody adds them without end', async () => {
  const buyer = await someMember(db);
  const { most } = REQUIREMENT_LIMITS.addedInAnHour;
  const replies = await Promise.all(Array.from({ length: most + 3 }, () => add(buyer)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(most);
  const refused = replies.find(({ statusCode }) => statusCode !== 200);
  expect(refused?.statusCode).toBe(429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(await rowsOf(buyer.id)).toHaveLength(most);
});

test('the buyer changes what it sends and nothing else; a status is accepted and ignored', async () => {
  const buyer = await someMember(db);
  const category = await someCategory(db);
  const { id } = await someRequirement(db, { buyerId: buyer.id, categoryId: category.id });
  const patch = (body: object) => app.patch(`/requirement/updateById/${id}`, body, buyer);
  const changed = await patch({ quantity: '400 sheets', budget: 900_000 });
  expect(changed.json()).toMatchObject({
    message: 'Requirement updated successfully',
    data: { quantity: '400 sheets', value: 900_000, productName: 'Some plywood', category: { _id: category.id } },
  });
  expect((await patch({ stateId: stateId('GJ') })).json().fields).toEqual({
    cityId: 'Please choose a city of that state',
  });
  expect((await patch({ title: '' })).json().fields).toEqual({ title: 'Title is required' });
  expect((await patch({ stateId: stateId('GJ'), cityId: cityId('surat-gj') })).json().data.cityName).toBe('Surat');
  expect((await patch({ status: 'completed' })).json().data.status).toBe('Active');
  expect((await patch({ categoryId: null })).json().data.category).toBeNull();
  expect((await app.get(`/requirement/getById/${id}`)).statusCode).toBe(200);
  const row = (await rowsOf(buyer.id))[0];
  expect(row?.updatedAt.getTime()).toBeGreaterThanOrEqual(row?.createdAt.getTime() ?? 0);
});

test('nobody else changes or deletes it, staff neither (ALL-22, REQ-6)', async () => {
  const buyer = await someMember(db);
  const { id } = await someRequirement(db, { buyerId: buyer.id });
  for (const who of [await someMember(db), await someSeller(db), await someMember(db, { role: 'ADMIN' })]) {
    const replies = [
      await app.patch(`/requirement/updateById/${id}`, { title: 'Mine now', userId: who.id }, who),
      await app.delete(`/requirement/deleteById/${id}`, undefined, who),
    ];
    expect(replies.map((reply) => [reply.statusCode, reply.json().error])).toEqual([
      [403, 'not_your_requirement'],
      [403, 'not_your_requirement'],
    ]);
  }
  expect((await app.delete(`/requirement/deleteById/${id}`)).statusCode).toBe(401);
  expect(await rowsOf(buyer.id)).toMatchObject([{ title: 'Some plywood' }]);
  expect((await app.delete(`/requirement/deleteById/${id}`, undefined, buyer)).json().message).toBe(
    'Requirement deleted successfully',
  );
  expect((await app.delete(`/requirement/deleteById/${id}`, undefined, buyer)).statusCode).toBe(404);
  expect(await rowsOf(buyer.id)).toEqual([]);
});
