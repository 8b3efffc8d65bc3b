import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { products } from '#modules/catalog/catalog.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { testApp } from '#test/app.ts';
import { someBrand, someCategory, someMember, someProduct, someSeller } from '#test/builders.ts';
import { searchLexicon } from './search.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const plywood = await someCategory(db, { name: 'Plywood' });
const marine = await someCategory(db, { name: 'BWP/Marine', level: 2, parentId: plywood.id });
const hinges = await someCategory(db, { name: 'Hinges' });

beforeEach(async () => {
  await db.delete(products);
  app.deps.cache.forget(['products', 'sellers', 'categories']);
});

const get = async (url: string) => {
  app.deps.cache.forget(['products', 'sellers', 'categories']);
  return (await app.get(url)).json();
};
type Named = { name: string };
const found = async (text: string): Promise<string[]> =>
  (await get(`/product?search=${encodeURIComponent(text)}`)).data.map(({ name }: Named) => name);

const NAME = 'Sahyaveer ply 18 mm, 8 × 4 ft';
test.each([
  'ply',
  'PLY',
  'plywood',
  'plai',
  'play',
  'playwood',
  'plywod',
  'pyl',
  'प्लाई',
  'प्लायवूड',
  'प्लाईवुड १८ एमएम',
  '18mm ply',
  'ply 18 mm',
  'ply 18 em em',
  'ply 18 mili',
  'ply 8x4',
  'ply 8 by 4',
  '8 feet x 4 feet ply',
  'ply sahyaveer',
  'sahyavir ply',
  'ply ka rate',
])('%s finds a sheet of plywood', async (text) => {
  await someProduct(db, { name: NAME, categoryId: marine.id });
  await someProduct(db, { name: 'Brass butt hinge 4 in', categoryId: hinges.id });
  expect(await found(text)).toEqual([NAME]);
});

test.each(['6 sut ply', '3/4 ply', '3/4 inch ply', '६ सूत प्लाई', '19 mm ply', 'ply 19'])(
  '%s means nineteen millimetres',
  async (text) => {
    await someProduct(db, { name: 'Ply 19 mm', categoryId: marine.id });
    await someProduct(db, { name: 'Ply 12 mm', categoryId: marine.id });
    expect(await found(text)).toEqual(['Ply 19 mm']);
  },
);

test.each(['kabja', 'कब्जा', 'bijagri', 'बिजागरी', 'hinje', 'hinges'])('%s finds a hinge', async (text) => {
  await someProduct(db, { name: NAME, categoryId: marine.id });
  await someProduct(db, { name: 'Butt pair 4 in', categoryId: hinges.id });
  expect(await found(text)).toEqual(['Butt pair 4 in']);
});

test('a term that staff add to the lexicon is understood at once, and one they switch off no longer', async () => {
  await someProduct(db, { name: 'Butt pair 4 in', categoryId: hinges.id });
  expect(await found('qabzedaani')).toEqual([]);
  await db.insert(searchLexicon).values({ term: 'qabzedaani', meaning: 'hinge' });
  expect(await found('qabzedaani')).toEqual(['Butt pair 4 in']);
  await db.update(searchLexicon).set({ isActive: false });
  expect(await found('qabzedaani')).toEqual([]);
  await db.update(searchLexicon).set({ isActive: true });
});

test('a slip is told beside what it was taken for, and what was spelt well is not', async () => {
  await someProduct(db, { name: NAME, categoryId: marine.id });
  expect(await get('/product?search=plywod%2018mm')).toMatchObject({ total: 1, didYouMean: 'plywood 18mm' });
  expect(await get('/search?q=plywod')).toMatchObject({ didYouMean: 'plywood' });
  expect(await get('/product?search=plywood')).not.toHaveProperty('didYouMean');
  expect(await get(`/product?search=${encodeURIComponent('प्लाई')}`)).not.toHaveProperty('didYouMean');
});

test('what is not shown is not found', async () => {
  await someProduct(db, { name: 'Hidden walnut', approval: 'PENDING' });
  const blocked = await someSeller(db, { isBlocked: true });
  await someProduct(db, { name: 'Blocked walnut', sellerId: blocked.id });
  expect(await found('walnut')).toEqual([]);
  expect((await get('/search?q=walnut')).totals).toMatchObject({ products: 0 });
  expect((await get('/search/suggest?q=waln')).data).toEqual([]);
});

test('one search finds products, sellers and categories, and counts each', async () => {
  await someSeller(db, {}, { name: 'Marine Mart' });
  await someProduct(db, { name: 'Marine ply', categoryId: marine.id });
  const all = await get('/search?q=marine');
  expect(all.totals).toEqual({ all: 3, products: 1, sellers: 1, categories: 1 });
  expect(all.data).toMatchObject({
    products: [{ name: 'Marine ply' }],
    sellers: [{ companyName: 'Marine Mart' }],
    categories: [{ name: 'BWP/Marine', parentName: 'Plywood', productCount: 1 }],
  });
  const sellers = await get('/search?q=marine&type=sellers');
  expect(sellers.data).toMatchObject({ products: [], categories: [], sellers: [{ companyName: 'Marine Mart' }] });
  expect(sellers.totals).toEqual(all.totals);
  expect((await get('/search?q=marine&type=products&page=2')).data.products).toEqual([]);
  expect(await get('/search?q=')).toMatchObject({ totals: { all: 0, products: 0, sellers: 0, categories: 0 } });
});

test('filters hold for every kind: sellers and categories are those that have such products (SEARCH-5)', async () => {
  const teakStore = await someSeller(db, {}, { name: 'Sagwan Timbers' });
  await someSeller(db, {}, { name: 'Sagwan Sales' });
  const veneers = await someCategory(db, { name: 'Sagwan veneers' });
  const boards = await someCategory(db, { name: 'Sagwan boards' });
  await someProduct(db, { name: 'Sagwan sheet', categoryId: veneers.id, sellerId: teakStore.id, listPrice: 900 });
  await someProduct(db, { name: 'Sagwan panel', categoryId: boards.id, listPrice: 5000 });
  expect((await get('/search?q=sagwan')).totals).toEqual({ all: 6, products: 2, sellers: 2, categories: 2 });
  const cheap = await get('/search?q=sagwan&maxPrice=1000&facets=true');
  expect(cheap).toMatchObject({
    totals: { all: 3, products: 1, sellers: 1, categories: 1 },
    data: {
      products: [{ name: 'Sagwan sheet' }],
      sellers: [{ companyName: 'Sagwan Timbers' }],
      categories: [{ name: 'Sagwan veneers', productCount: 1 }],
    },
  });
  expect(cheap.facets).toEqual((await get('/product?search=sagwan&maxPrice=1000')).facets);
  const chosen = await get(`/search?q=sagwan&type=sellers&categories=${boards.id}`);
  expect(chosen).toMatchObject({ totals: { products: 1, sellers: 0, categories: 1 }, data: { sellers: [] } });
  expect(chosen).not.toHaveProperty('facets');
});

const placeNamed = async (slug: string) => {
  const [city] = await db.select().from(cities).where(eq(cities.slug, slug));
  if (!city) throw new Error(`${slug} is not loaded`);
  return { cityId: city.id, stateId: city.stateId };
};

test('a place in a search comes first and can be taken away; where nothing fits there, the rest of India is shown', async () => {
  for (const [slug, name] of [
    ['pune-mh', 'Ply from Pune'],
    ['nagpur-mh', 'Ply from Nagpur'],
    ['surat-gj', 'Ply from Surat'],
  ] as const) {
    const seller = await someSeller(db, await placeNamed(slug));
    await someProduct(db, { name, categoryId: plywood.id, sellerId: seller.id });
  }
  for (const text of ['plywood pune', 'plywood puna', 'pune me ply', 'प्लाईवुड पुणे', 'पुण्यात प्लायवूड', 'poona ply', 'pune'])
    expect((await found(text))[0], text).toBe('Ply from Pune');
  expect((await found('ply maharashtra')).slice(0, 2).toSorted()).toEqual(['Ply from Nagpur', 'Ply from Pune']);
  expect(await get('/product?search=plywod%20in%20pune')).toMatchObject({
    total: 1,
    place: { kind: 'city', name: 'Pune', rest: 'plywod', hasResults: true },
  });
  expect(await get('/search?q=ply%20pune')).toMatchObject({ totals: { products: 1 }, place: { name: 'Pune' } });
  expect(await get('/product?search=ply%20kochi')).toMatchObject({
    total: 3,
    place: { kind: 'city', name: 'Kochi', rest: 'ply', hasResults: false },
  });
  // What only comes near it in the place is less than what fits elsewhere.
  await someProduct(db, { name: 'Brass hinge', categoryId: hinges.id });
  expect(await get('/product?search=hinges%20pune')).toMatchObject({ total: 1, place: { hasResults: false } });
  expect(await get('/product?search=ply')).not.toHaveProperty('place');
});

test('suggestions mix the kinds, and there are eight at most', async () => {
  await someSeller(db, {}, { name: 'Plywood Palace' });
  const brand = await someBrand(db, { name: 'Sahyaveer' });
  for (let n = 0; n < 12; n++) await someProduct(db, { name: `Ply ${n}`, categoryId: plywood.id, brandId: brand.id });
  const { data } = await get('/search/suggest?q=plyw');
  expect(data).toHaveLength(8);
  expect(new Set(data.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['seller', 'category', 'product']));
  expect((await get('/search/suggest?q=sahyav')).data[0]).toMatchObject({ kind: 'product', label: 'Plywood' });
});

test('sellers are found by more than two characters of their name, also with a slip (SEARCH-4)', async () => {
  const [city] = await db.select().from(cities).limit(1);
  const [state] = await db.select().from(states).limit(1);
  if (!city || !state) throw new Error('no places are laid');
  const over = { cityId: city.id, stateId: state.id, phone: '9812345678', bannerImage: 'banners/a.webp' };
  const seller = await someSeller(db, over, { name: 'Brahmagiri Interiors' });
  await someSeller(db, { isBlocked: true }, { name: 'Brahmagiri Blocked' });
  await someSeller(db, { provenAt: null }, { name: 'Brahmagiri Unproven' });
  await someMember(db, { name: 'Brahmagiri Buyer' });
  for (const text of ['bra', 'BRAHMAGIRI', 'interior', 'brahmgiri', 'ब्रह्मगिरी'])
    expect(await get(`/users/searchVendor?search=${encodeURIComponent(text)}&page=1&perPage=5`), text).toMatchObject({
      success: true,
      total: 1,
      data: [
        {
          _id: seller.id,
          searchName: 'Brahmagiri Interiors',
          label: `Distributor · ${city.name}, ${state.name}`,
          bannerImage: 'banners/a.webp',
        },
      ],
    });
  for (const text of ['', 'br', '%25%25%25', '___'])
    expect(await get(`/users/searchVendor?search=${text}`)).toMatchObject({ data: [], total: 0 });
  expect(JSON.stringify(await get('/search?q=brahmagiri'))).not.toContain('9812345678');
});
