import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import type { SellerCard } from '@plyhaat/contract/sellers/sellers';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { newId } from '#platform/db/id.ts';
import { only } from '#platform/db/sql.ts';
import { testApp } from '#test/app.ts';
import { someCategory, someMember, someProduct, someSeller } from '#test/builders.ts';
import { sellerCategories, sellerFigures } from './sellers.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const placeIn = async (stateName: string, cityName: string) => {
  const state = only(await db.select().from(states).where(eq(states.name, stateName)));
  const inState = await db.select().from(cities).where(eq(cities.stateId, state.id));
  return { stateId: state.id, cityId: only(inState.filter(({ name }) => name === cityName)).id };
};
const nashik = await placeIn('Maharashtra', 'Nashik');
const pune = await placeIn('Maharashtra', 'Pune');
const surat = await placeIn('Gujarat', 'Surat');
const plywood = await someCategory(db, { name: 'Plywood' });
const marine = await someCategory(db, { name: 'Marine', level: 2, parentId: plywood.id });
const doors = await someCategory(db, { name: 'Doors' });

type Store = { name: string; rating?: number; reviews?: number; categories?: string[]; age?: number };
const day = 86_400_000;
async function open(
  { name, rating = 0, reviews = 0, categories = [], age = 10 }: Store,
  over: Parameters<typeof someSeller>[1] = {},
) {
  const createdAt = new Date(Date.now() - age * day);
  const seller = await someSeller(db, { createdAt, ...over }, { name, phone: '9811122233' });
  await db.insert(sellerFigures).values({ memberId: seller.id, rating, reviewCount: reviews });
  for (const categoryId of categories) await db.insert(sellerCategories).values({ memberId: seller.id, categoryId });
  return seller;
}

const godatir = await open(
  { name: 'Godatir Panels', rating: 4.9, reviews: 12, categories: [plywood.id], age: 1 },
  { ...nashik, role: 'MANUFACTURER/CORPORATE', profileImage: 'profile/godatir.webp', phone: '9822233344' },
);
const tapi = await open(
  { name: 'Tapi Plywood House', rating: 4.5, reviews: 40, categories: [marine.id], age: 5 },
  { ...surat, role: 'MANUFACTURER/IMPORTER', bannerImage: 'banner/tapi.webp' },
);
const anjani = await open(
  { name: 'Anjani Doors', rating: 4, reviews: 3, categories: [doors.id] },
  { ...pune, role: 'DEALER' },
);
const zari = await open({ name: 'Zari Hardware' }, { ...nashik, role: 'RETAILER', profileImage: 'profile/zari.webp' });
await open({ name: 'Not yet proven' }, { ...nashik, provenAt: null });
await open({ name: 'Blocked' }, { ...nashik, isBlocked: true });
await someMember(db, nashik);
await someProduct(db, { sellerId: anjani.id });

const LIST = '/users/getAllUsersForWebsite';
const listed = async (query: string): Promise<{ data: SellerCard[]; total: number }> => {
  app.deps.cache.forget(['sellers']);
  const reply = await app.get(`${LIST}?${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const names = async (query: string) => (await listed(query)).data.map(({ companyName }) => companyName);
const ALL = ['Godatir Panels', 'Tapi Plywood House', 'Anjani Doors', 'Zari Hardware'];

test('the list has the stores that the public sees, best rated first, and counts them (SELL-7)', async () => {
  expect(await listed('')).toMatchObject({ total: 4, data: ALL.map((companyName) => ({ companyName })) });
  expect(await names('perPage=2&page=2')).toEqual(ALL.slice(2));
  expect(await listed('perPage=100&page=101')).toMatchObject({ data: [], total: 4 });
});

test('a card has every name of the contract, and its numbers are masked (SELL-7)', async () => {
  const reply = await app.get(`${LIST}?search=godatir`);
  expect(reply.json().data).toEqual([
    expect.objectContaining({
      _id: godatir.id,
      slug: godatir.slug,
      name: 'Some One',
      companyName: 'Godatir Panels',
      role: 'MANUFACTURER/CORPORATE',
      cityName: 'Nashik',
      stateName: 'Maharashtra',
      cityObj: { _id: nashik.cityId, name: 'Nashik' },
      stateObj: { _id: nashik.stateId, name: 'Maharashtra' },
      companyObj: { name: 'Godatir Panels', phone: '98XXXXXX33' },
      phone: '98XXXXXX44',
      profileImage: 'profile/godatir.webp',
      rating: 4.9,
      reviewCount: 12,
      productsCount: 0,
      subscription: false,
      verifeied: false,
      isActive: true,
    }),
  ]);
  expect(reply.body).not.toMatch(/9811122233|9822233344/);
});

const FILTERS: readonly (readonly [what: string, query: () => string, expected: readonly string[]])[] = [
  ['a state', () => `state=${nashik.stateId}`, ['Godatir Panels', 'Anjani Doors', 'Zari Hardware']],
  ['a city', () => `city=${nashik.cityId}`, ['Godatir Panels', 'Zari Hardware']],
  ['several locations', () => `locations=${pune.cityId},${surat.cityId}`, ['Tapi Plywood House', 'Anjani Doors']],
  [
    'a city and locations',
    () => `city=${pune.cityId}&locations=${surat.cityId}`,
    ['Tapi Plywood House', 'Anjani Doors'],
  ],
  [
    'manufacturers, corporate ones too',
    () => 'userTypes=MANUFACTURER/IMPORTER',
    ['Godatir Panels', 'Tapi Plywood House'],
  ],
  ['corporate ones alone', () => 'userTypes=MANUFACTURER/CORPORATE', ['Godatir Panels']],
  ['two types', () => 'userTypes=DEALER,RETAILER', ['Anjani Doors', 'Zari Hardware']],
  ['a category with its sub-categories', () => `categories=${plywood.id}`, ['Godatir Panels', 'Tapi Plywood House']],
  ['a sub-category', () => `categories=${marine.id}`, ['Tapi Plywood House']],
  ['two categories', () => `categories=${marine.id},${doors.id}`, ['Tapi Plywood House', 'Anjani Doors']],
  ['a least rating', () => 'rating=4.5', ['Godatir Panels', 'Tapi Plywood House']],
  [
    'everything at once',
    () => `state=${nashik.stateId}&categories=${plywood.id}&rating=4&userTypes=MANUFACTURER/IMPORTER&search=panels`,
    ['Godatir Panels'],
  ],
  ['a city of another state', () => `state=${nashik.stateId}&city=${surat.cityId}`, []],
];

test.each(FILTERS)('%s leaves its own sellers (SELL-7)', async (_what, query, expected) => {
  const { data, total } = await listed(query());
  expect(data.map(({ companyName }) => companyName)).toEqual(expected);
  expect(total).toBe(expected.length);
});

test.each([
  ['sortBy=rating', ALL],
  ['sortBy=rating&sortOrder=asc', ALL.toReversed()],
  ['sortBy=reviews', ['Tapi Plywood House', 'Godatir Panels', 'Anjani Doors', 'Zari Hardware']],
  ['sortBy=name', ['Anjani Doors', 'Godatir Panels', 'Tapi Plywood House', 'Zari Hardware']],
  ['sortBy=name&sortOrder=desc', ['Zari Hardware', 'Tapi Plywood House', 'Godatir Panels', 'Anjani Doors']],
] as const)('%s is obeyed (SELL-7)', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('most products come first where that is asked, and so do the newest', async () => {
  expect((await names('sortBy=products'))[0]).toBe('Anjani Doors');
  expect((await names('sortBy=newest')).slice(0, 2)).toEqual(['Godatir Panels', 'Tapi Plywood House']);
});

test('a search forgives a slip, reads Devanagari, and takes one letter as a beginning', async () => {
  expect(await names('search=plywod')).toEqual(['Tapi Plywood House']);
  expect(await names(`search=${encodeURIComponent('तापी')}`)).toEqual(['Tapi Plywood House']);
  expect(await names('search=z')).toEqual(['Zari Hardware']);
  expect(await names('search=%25')).toEqual([]);
});

test.each([
  'sortBy=price',
  'sortOrder=up',
  'rating=6',
  'rating=4e0',
  'rating=-1',
  'state=1',
  'city=Nashik',
  'locations=x',
  'userTypes=USER',
  'categories=plywood',
  'page=0',
  'perPage=101',
  `search=${'x'.repeat(201)}`,
  `locations=${Array.from({ length: 101 }, () => newId()).join(',')}`,
])('%s is refused and says which field', async (query) => {
  const reply = await app.get(`${LIST}?${query}`);
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json().fields)[0]?.split('.')[0]).toBe(query.split('=')[0]);
});

test('a store leaves the list with its block or its role, and its new name and figures show at once', async () => {
  const store = await open({ name: 'Kaveri Veneers', rating: 3 }, { ...surat, role: 'CONTRACTOR' });
  await db.update(companies).set({ name: 'Kaveri Boards' }).where(eq(companies.memberId, store.id));
  await db.update(sellerFigures).set({ rating: 5 }).where(eq(sellerFigures.memberId, store.id));
  expect((await listed('search=kaveri')).data).toMatchObject([{ companyName: 'Kaveri Boards', rating: 5 }]);
  for (const [gone, back] of [
    [{ isBlocked: true }, { isBlocked: false }],
    [{ role: 'USER' }, { role: BUSINESS_ROLES[0] }],
  ] as const) {
    await db.update(members).set(gone).where(eq(members.id, store.id));
    expect(await names('search=kaveri')).toEqual([]);
    await db.update(members).set(back).where(eq(members.id, store.id));
    expect(await names('search=kaveri')).toEqual(['Kaveri Boards']);
  }
  await db.delete(members).where(eq(members.id, store.id));
  expect(await names('search=kaveri')).toEqual([]);
});

test('two changes of one store at once are both kept', async () => {
  const store = await open({ name: 'Bhima Timbers', rating: 1 }, surat);
  await Promise.all([
    db.update(companies).set({ name: 'Bhima Timber Mart' }).where(eq(companies.memberId, store.id)),
    db.update(sellerFigures).set({ rating: 2 }).where(eq(sellerFigures.memberId, store.id)),
    db.update(members).set(nashik).where(eq(members.id, store.id)),
  ]);
  expect((await listed('search=bhima')).data).toMatchObject([
    { companyName: 'Bhima Timber Mart', rating: 2, cityName: 'Nashik' },
  ]);
  await db.delete(members).where(eq(members.id, store.id));
});

test('top sellers have three stars and a picture, best first (SELL-9)', async () => {
  app.deps.cache.forget(['sellers']);
  const reply = (await app.get('/users/getTopVendors?page=1&perPage=10')).json();
  expect(reply.data.map(({ companyName }: SellerCard) => companyName)).toEqual([
    'Godatir Panels',
    'Tapi Plywood House',
  ]);
  expect(reply.total).toBe(2);
  expect((await app.get('/users/getTopVendors?perPage=0')).statusCode).toBe(422);
});

test('similar sellers share a category or its parent, those of the same state first, then come neighbours', async () => {
  const near = await open({ name: 'Nasik Ply Centre', rating: 2, categories: [plywood.id] }, nashik);
  const similar = async (id: string) => (await app.get(`/users/getSimilarVendors/${id}`)).json();
  const found = await similar(godatir.slug);
  expect(found.data.map(({ _id }: SellerCard) => _id)).toEqual([near.id, tapi.id, anjani.id, zari.id]);
  expect(found.data.map(({ phone }: SellerCard) => phone)).toEqual(
    Array(4).fill(expect.stringMatching(/^97XXXXXX\d\d$/)),
  );
  for (const nobody of ['no-such-store', newId()]) {
    const reply = await app.get(`/users/getSimilarVendors/${nobody}`);
    expect([reply.statusCode, reply.json().error]).toEqual([404, 'user_not_found']);
  }
});
