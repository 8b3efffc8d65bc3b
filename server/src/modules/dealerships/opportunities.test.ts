import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { listOpportunities, readOpportunity } from '@plyhaat/contract/dealerships/opportunities';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { newId } from '#platform/db/id.ts';
import { cacheKeyOf } from '#platform/http/cached.ts';
import { testApp } from '#test/app.ts';
import { someCategory, someMember, someOpportunity, somePicture, someSeller } from '#test/builders.ts';
import { opportunities } from './dealerships.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
beforeEach(async () => {
  await db.delete(opportunities);
  app.deps.cache.forget(['opportunities']);
});

const LIST = '/dealershipOwnerRoutes/getDelearshipOpportunities';
const list = async (query = '') => (await app.get(`${LIST}?${query}`)).json();
const names = async (query = '') =>
  (await list(query)).data.map((row: { Organisation_name: string }) => row.Organisation_name);
const one = (id: string) => `/dealershipOwnerRoutes/getOpportunityById/${id}`;

test('an opportunity has the names that apps read, with its cities and categories in order (DEAL-6)', async () => {
  const owner = await someSeller(db, {}, { isVerified: true, phone: '9811100777' });
  const picture = await somePicture(db);
  const category = await someCategory(db, { name: 'Laminates' });
  const { id } = await someOpportunity(db, {
    ownerId: owner.id,
    brand: 'Tarangini',
    image: picture.path,
    categoryIds: [category.id],
    cityIds: ['pune-mh', 'nashik-mh'].map(cityId),
  });
  const { data, total } = await list();
  expect(total).toBe(1);
  expect(data[0]).toMatchObject({
    _id: id,
    Organisation_name: 'Some Organisation',
    Type: 'Dealership',
    Brand: 'Tarangini',
    product: 'Laminates',
    categories: [{ _id: category.id, name: 'Laminates' }],
    cities: [
      { name: 'Pune', takenSince: null },
      { name: 'Nashik', takenSince: null },
    ],
    stateId: stateId('MH'),
    stateName: 'Maharashtra',
    image: picture.path,
    picture: { path: picture.path, width: 800 },
    logo: '',
    logoPicture: null,
    userId: owner.id,
    isPremium: false,
    isVerified: true,
  });
  expect((await app.get(one(id))).json().data).toEqual(data[0]);
});

test('only what is approved and open is listed, latest first or as asked (DEAL-6)', async () => {
  await someOpportunity(db, { organisationName: 'Before', createdAt: new Date(Date.now() - DAY_MS) });
  await someOpportunity(db, { organisationName: 'After', endsAt: new Date(Date.now() + DAY_MS) });
  await someOpportunity(db, { organisationName: 'Pending', approval: 'PENDING' });
  await someOpportunity(db, { organisationName: 'Rejected', approval: 'REJECTED' });
  await someOpportunity(db, { organisationName: 'Over', endsAt: new Date(Date.now() - 1000) });
  const blocked = await someSeller(db, { isBlocked: true });
  await someOpportunity(db, { organisationName: 'Of a blocked seller', ownerId: blocked.id });
  expect(await names()).toEqual(['After', 'Before']);
  expect(await names('sortOrder=asc')).toEqual(['Before', 'After']);
  expect(await names('sortBy=name')).toEqual(['After', 'Before']);
  expect(await names('sortBy=name&sortOrder=desc')).toEqual(['Before', 'After']);
  expect(await list('perPage=1&page=2')).toMatchObject({ total: 2, data: [{ Organisation_name: 'Before' }] });
});

test('one that is not open is read by its owner and staff alone (DEAL-6)', async () => {
  const owner = await someSeller(db);
  const { id } = await someOpportunity(db, { ownerId: owner.id, approval: 'PENDING' });
  const status = async (who?: Parameters<typeof app.get>[1]) => (await app.get(one(id), who)).statusCode;
  expect(await status()).toBe(404);
  expect(await status(await someSeller(db))).toBe(404);
  expect(await status(owner)).toBe(200);
  expect(await status(await someMember(db, { role: 'APPROVERS' }))).toBe(200);
});

test('junk is refused', async () => {
  for (const junk of ['page=0', 'perPage=1000', 'sortBy=owner_id', 'sortOrder=down'])
    expect((await app.get(`${LIST}?${junk}`)).statusCode, junk).toBe(422);
  expect((await app.get(one('first'))).statusCode).toBe(422);
  expect((await app.get(one(newId()))).json().error).toBe('opportunity_not_found');
});

test('what is kept for visitors is not kept beyond the end of one it shows', async () => {
  const endsAt = new Date(Date.now() + 50_000);
  const { id } = await someOpportunity(db, { endsAt });
  const cached = [
    [LIST, cacheKeyOf(listOpportunities, {}, 'en')],
    [one(id), cacheKeyOf(readOpportunity, { params: { id } }, 'en')],
  ] as const;
  for (const [address, key = ''] of cached) {
    expect((await app.get(address)).statusCode).toBe(200);
    expect(app.deps.cache.get(key)?.until, address).toBeLessThanOrEqual(endsAt.getTime());
  }
});
