import { maskPhone } from '@plyhaat/contract/core/phone';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { memberErased } from '#modules/identity/identity.events.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { newId } from '#platform/db/id.ts';
import { announce } from '#platform/jobs/events.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someCategory, someMember, someRequirement } from '#test/builders.ts';
import { plansIn } from '#test/plans.ts';
import { requirements } from './requirements.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
beforeEach(async () => {
  await db.delete(requirements);
  app.deps.cache.forget(['requirements']);
});

type Row = { productName: string; phone: string };
const list = async (query = '', who?: Caller) => (await app.get(`/requirement?${query}`, who)).json();
const titles = async (query = '', who?: Caller) =>
  (await list(query, who)).data.map(({ productName }: Row) => productName);

test('a requirement has the names that apps read, and the buyer’s number is masked (REQ-3)', async () => {
  const buyer = await someMember(db, { phone: '9822012345' });
  const { id } = await someRequirement(db, { buyerId: buyer.id, title: 'BWP plywood 18 mm', budget: 1_550_000 });
  const { data, total } = await list();
  expect(total).toBe(1);
  expect(data[0]).toMatchObject({
    _id: id,
    userId: buyer.id,
    productName: 'BWP plywood 18 mm',
    description: 'Some description',
    quantity: '10 sheets',
    value: 1_550_000,
    stateId: stateId('MH'),
    cityId: cityId('nashik-mh'),
    stateName: 'Maharashtra',
    cityName: 'Nashik',
    status: 'Active',
    phone: '98XXXXXX45',
  });
  expect(data[0].createdAt).toMatch(/^\d{4}-\d\d-\d\dT.+Z$/);
  expect((await app.get(`/requirement/getById/${id}`)).json().data).toEqual({
    ...data[0],
    matchedSellers: 0,
    quotes: 0,
  });
});

test('the list is filtered by words, buyer, state and category, newest first (REQ-5)', async () => {
  const boards = await someCategory(db);
  const ply = await someCategory(db, { parentId: boards.id, level: 2 });
  const elsewhere = { stateId: stateId('GJ'), cityId: cityId('surat-gj') };
  const old = await someRequirement(db, { title: 'Flush doors', createdAt: new Date('2026-01-01'), ...elsewhere });
  await someRequirement(db, { title: 'Marine ply', categoryId: ply.id, description: '100% IS 710' });
  expect(await titles()).toEqual(['Marine ply', 'Flush doors']);
  expect(await titles('q=DOORS flush')).toEqual(['Flush doors']);
  expect(await titles('q=710 ply')).toEqual(['Marine ply']);
  expect(await titles('q=%25')).toEqual(['Marine ply']);
  expect(await titles('q=_____')).toEqual([]);
  expect(await titles(`userId=${old.buyerId}`)).toEqual(['Flush doors']);
  expect(await titles(`state=${stateId('GJ')}`)).toEqual(['Flush doors']);
  expect(await titles(`categories=${boards.id}`)).toEqual(['Marine ply']);
  expect(await titles(`categories=${newId()}`)).toEqual([]);
  expect(await list('perPage=1&page=2')).toMatchObject({ total: 2, data: [{ productName: 'Flush doors' }] });
  expect(await list('page=9')).toMatchObject({ total: 2, data: [] });
});

test('the list is narrowed by quantity and age, and featured ones come first', async () => {
  await someRequirement(db, { title: 'Many', quantity: '1,200 pairs' });
  await someRequirement(db, { title: 'Few', quantity: '12 sets', createdAt: new Date(Date.now() - 9 * 86_400_000) });
  const old = new Date(Date.now() - 20 * 86_400_000);
  await someRequirement(db, { title: 'First', quantity: 'some', createdAt: old, isFeatured: true });
  expect(await titles()).toEqual(['First', 'Many', 'Few']);
  expect((await list()).data[0]).toMatchObject({ featured: true });
  expect(await titles('quantity=100')).toEqual(['Many']);
  expect(await titles('quantity=10')).toEqual(['Many', 'Few']);
  expect(await titles('days=7')).toEqual(['Many']);
  expect(await titles('days=14')).toEqual(['Many', 'Few']);
});

test('six to a page unless asked otherwise; junk is refused', async () => {
  for (let n = 0; n < 7; n++) await someRequirement(db);
  expect((await list()).data).toHaveLength(6);
  for (const junk of ['page=0', 'perPage=101', 'perPage=1e3', 'userId=me', 'state=MH', 'status=open', 'categories=ply'])
    expect((await app.get(`/requirement?${junk}`)).statusCode, junk).toBe(422);
  expect((await app.get('/requirement/getById/somebody')).statusCode).toBe(422);
  expect((await app.get(`/requirement/getById/${newId()}`)).json().error).toBe('requirement_not_found');
});

test('lists show others what is active; what is over opens by its address, what is paused does not', async () => {
  const buyer = await someMember(db);
  const done = await someRequirement(db, { buyerId: buyer.id, title: 'Done', status: 'Completed' });
  const paused = await someRequirement(db, { title: 'Paused', status: 'Pending' });
  await someRequirement(db, { buyerId: buyer.id, title: 'Open' });
  await someRequirement(db, { title: 'Of a blocked member', buyerId: (await someMember(db, { isBlocked: true })).id });
  const [admin, other] = [await someMember(db, { role: 'ADMIN' }), await someMember(db)];
  const mine = `userId=${buyer.id}`;
  expect(await titles()).toEqual(['Open']);
  for (const who of [undefined, other]) {
    expect(await titles(mine, who)).toEqual(['Open']);
    expect(await titles(`${mine}&status=completed`, who)).toEqual([]);
    const reply = await app.get(`/requirement/getById/${done.id}`, who);
    expect(reply.json().data).toMatchObject({ status: 'Completed', phone: maskPhone(buyer.phone) });
    expect((await app.get(`/requirement/getById/${paused.id}`, who)).statusCode).toBe(404);
  }
  for (const who of [buyer, admin]) {
    expect((await titles(mine, who)).toSorted()).toEqual(['Done', 'Open']);
    expect(await titles(`${mine}&status=Completed`, who)).toEqual(['Done']);
    expect(await titles(`${mine}&status=APPROVED`, who)).toEqual(['Open']);
    const reply = await app.get(`/requirement/getById/${done.id}`, who);
    expect(reply.json().data.phone).toBe(buyer.phone);
    expect(reply.headers['cache-control']).toBe('no-store');
  }
});

test('requirements go with their buyer, also from what was kept for visitors', async () => {
  const { buyerId } = await someRequirement(db);
  expect((await list()).total).toBe(1);
  await db.transaction(async (db) => {
    await db.delete(members).where(eq(members.id, buyerId));
    await announce(db, memberErased, { memberId: buyerId });
  });
  await app.settle();
  await expect.poll(async () => (await list()).total).toBe(0);
});

test('the open ones are read from their index', async () => {
  await db.execute(sql`insert into requirements (id, buyer_id, title, description, quantity, budget, state_id, city_id, created_at)
    select gen_random_uuid(), ${(await someMember(db)).id}, 'Ply', 'Ply', '1', 1, ${stateId('MH')}, ${cityId('nashik-mh')},
           now() - n * interval '1 minute' from generate_series(1, 3000) as n`);
  await db.execute(sql`analyze requirements`);
  const { statementsOf, plansOf } = plansIn(app);
  const [statement] = await statementsOf('/requirement');
  if (!statement) throw new Error('the list asks nothing');
  expect(JSON.stringify(await plansOf(statement))).toContain('requirements_open');
});
