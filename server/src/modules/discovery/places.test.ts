import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { sellerCategories, sellerFigures } from '#modules/sellers/sellers.tables.ts';
import { testApp } from '#test/app.ts';
import { someBrand, someCategory, someProduct, someSeller } from '#test/builders.ts';
import { neighboursOf } from './neighbours.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const plywood = await someCategory(db, { name: 'Plywood', slug: 'test-ply' });
const marine = await someCategory(db, { name: 'Marine', slug: 'test-marine', parentId: plywood.id, level: 2 });
const doors = await someCategory(db, { name: 'Doors', slug: 'test-doors' });
const vanaroop = await someBrand(db, { name: 'Vanaroop Plÿ' });

type Where = readonly [state: string, city: string];
const PUNE: Where = ['MH', 'pune-mh'];
const NASHIK: Where = ['MH', 'nashik-mh'];
const SURAT: Where = ['GJ', 'surat-gj'];

async function opened([state, city]: Where, categoryIds: readonly string[], rating = 0, isVerified = false) {
  const place = { stateId: stateId(state), cityId: cityId(city) };
  const seller = await someSeller(db, { ...place, role: rating > 4 ? 'DEALER' : 'RETAILER' }, { isVerified });
  await db.insert(sellerCategories).values(categoryIds.map((categoryId) => ({ memberId: seller.id, categoryId })));
  await db.insert(sellerFigures).values({ memberId: seller.id, rating, reviewCount: rating > 0 ? 4 : 0 });
  return seller;
}

const best = await opened(PUNE, [plywood.id], 4.8, true);
const second = await opened(PUNE, [plywood.id, doors.id], 3);
await opened(PUNE, [plywood.id], 2);
await opened(NASHIK, [doors.id], 1);
for (const _ of [1, 2, 3]) await opened(SURAT, [doors.id]);
const offer = (sellerId: string, categoryId: string, listPrice: number, over = {}) =>
  someProduct(db, { sellerId, categoryId, listPrice, brandId: vanaroop.id, ...over });
await offer(best.id, plywood.id, 60);
await offer(best.id, marine.id, 140, { grade: 'BWP' });
await offer(second.id, marine.id, 4200, { priceUnit: 'per Nos/sheet', brandId: null });
await offer(second.id, doors.id, 9000, { priceUnit: 'per Nos/sheet' });
await offer(second.id, plywood.id, 10, { approval: 'PENDING' });

const read = async (address: string) => {
  const { statusCode, body } = await app.get(`/places/sellers/${address}`);
  expect(statusCode, body).toBe(200);
  return JSON.parse(body);
};
const movedTo = async (address: string) => (await read(address)).movedTo;

test('a category in a city is told by what its sellers offer now', async () => {
  const { data } = await read('maharashtra?city=pune&category=test-ply');
  expect(data).toMatchObject({
    path: '/sellers/maharashtra/pune/test-ply',
    city: { name: 'Pune', slug: 'pune' },
    sellersCount: 3,
    verifiedCount: 1,
    productsCount: 3,
    roles: [
      { role: 'RETAILER', count: 2 },
      { role: 'DEALER', count: 1 },
    ],
    prices: [
      { unit: 'per sq.ft', min: 60, max: 140, count: 2 },
      { unit: 'per Nos/sheet', unitName: 'sheet', min: 4200, max: 4200, count: 1 },
    ],
    brands: [{ name: 'Vanaroop Plÿ', slug: 'vanaroop-ply', count: 2 }],
  });
  expect(data.sellers.map(({ _id }: { _id: string }) => _id).slice(0, 2)).toEqual([best.id, second.id]);
  expect(data.products).toHaveLength(3);
  expect(data.kinds.map(({ slug }: { slug: string }) => slug)).toEqual(['test-marine', 'test-ply']);
  expect(data.categories).toEqual([
    { name: 'Doors', count: 1, path: expect.stringMatching(/^\/sellers\?state=.+&city=.+&categories=.+/) },
  ]);
});

test('a state counts all its sellers and leads on to categories, cities and the states around it', async () => {
  const { data } = await read('maharashtra');
  expect(data).toMatchObject({ path: '/sellers/maharashtra', city: null, category: null, sellersCount: 4 });
  expect(data.categories).toContainEqual({ name: 'Plywood', count: 3, path: '/sellers/maharashtra/test-ply' });
  expect(data.cities.map(({ name }: { name: string }) => name)).toEqual(['Pune', 'Nashik']);
  expect(data.neighbours).toEqual([{ name: 'Gujarat', count: 3, path: '/sellers/gujarat' }]);
  const ranges = [
    { unit: 'per Nos/sheet', unitName: 'sheet', min: 4200, max: 4200, count: 1, grade: null },
    { unit: 'per sq.ft', unitName: 'piece', min: 140, max: 140, count: 1, grade: 'BWP' },
    { unit: 'per sq.ft', unitName: 'piece', min: 60, max: 60, count: 1, grade: null },
  ];
  expect(data.kinds, 'by grade and unit').toContainEqual({
    name: 'Plywood',
    slug: 'test-ply',
    productsCount: 3,
    prices: ranges,
  });
});

test('a state and category leads to its cities; one of three sellers has a page, one of fewer a filtered list', async () => {
  const { data } = await read('maharashtra?category=test-ply');
  expect(data.path).toBe('/sellers/maharashtra/test-ply');
  expect(data.cities).toEqual([{ name: 'Pune', count: 3, path: '/sellers/maharashtra/pune/test-ply' }]);
});

test('fewer than three sellers lead to the narrowest wider place that has enough', async () => {
  expect(await movedTo('maharashtra?city=nashik&category=test-ply')).toBe('/sellers/maharashtra/test-ply');
  expect(await movedTo('maharashtra?category=test-doors')).toBe('/sellers/maharashtra');
  expect(await movedTo('maharashtra?category=test-marine')).toBe('/sellers/maharashtra/test-ply');
  expect(await movedTo('maharashtra?city=pune')).toBe('/sellers/maharashtra');
  expect(await movedTo('gujarat?category=test-ply')).toBe('/sellers/gujarat');
  expect(await movedTo('goa')).toBe('/sellers');
  expect(await movedTo('maharashtra?city=pune-mh&category=test-ply')).toBe('/sellers/maharashtra/pune/test-ply');
});

test.each(['atlantis', 'maharashtra?category=rockets', 'maharashtra?city=surat&category=test-ply', "x'--"])(
  'no place is called %s',
  async (address) => {
    const { statusCode, body } = await app.get(`/places/sellers/${address}`);
    expect([statusCode, JSON.parse(body).error]).toEqual([404, 'place_not_found']);
  },
);

test('a seller who moves takes its products along', async () => {
  await db
    .update(members)
    .set({ cityId: cityId('nashik-mh') })
    .where(eq(members.id, second.id));
  app.deps.cache.forget(['sellers']);
  expect(await movedTo('maharashtra?city=pune&category=test-ply')).toBe('/sellers/maharashtra/test-ply');
  await db
    .update(members)
    .set({ cityId: cityId('pune-mh') })
    .where(eq(members.id, second.id));
  app.deps.cache.forget(['sellers']);
  expect((await read('maharashtra?city=pune&category=test-ply')).data.productsCount).toBe(3);
});

test('a brand is told by what is on offer of it', async () => {
  const { data } = (await app.get('/brand/getBySlug/vanaroop-ply')).json();
  expect(data).toMatchObject({ name: 'Vanaroop Plÿ', productsCount: 3, sellersCount: 2 });
  expect(data.sellers.map(({ _id }: { _id: string }) => _id)).toEqual([best.id, second.id]);
  expect(data.states).toEqual([{ name: 'Maharashtra', count: 3, path: '/sellers/maharashtra' }]);
  expect(data.kinds.map(({ slug }: { slug: string }) => slug)).toEqual(['test-ply', 'test-doors']);
});

test('a brand without an approved product has no page; equal names in an address are told apart', async () => {
  const unknown = await someBrand(db, { name: 'Never approved' });
  expect((await app.get(`/brand/getBySlug/${unknown.slug}`)).statusCode).toBe(404);
  const [first, other, indic] = [
    await someBrand(db, { name: 'Jal Veer' }),
    await someBrand(db, { name: 'Jal-Veer' }),
    await someBrand(db, { name: 'वनरूप' }),
  ];
  expect(first.slug).toBe('jal-veer');
  expect(other.slug).toMatch(/^jal-veer-[0-9a-f]{6}$/);
  expect(indic.slug).toMatch(/^brand-[0-9a-f]{6}$/);
});

test('borders go both ways, and islands have none', () => {
  expect(neighboursOf('GA').sort()).toEqual(['KA', 'MH']);
  expect(neighboursOf('MH')).toContain('GA');
  expect(neighboursOf('LD')).toEqual([]);
});
