import { eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { products } from '#modules/catalog/catalog.tables.ts';
import { cities } from '#modules/places/places.tables.ts';
import { sellerCategories } from '#modules/sellers/sellers.tables.ts';
import { only } from '#platform/db/sql.ts';
import { testApp } from '#test/app.ts';
import { someCategory, someProduct, someSeller } from '#test/builders.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const laminates = await someCategory(db, { name: 'Laminates' });
const glue = await someCategory(db, { name: 'Adhesives' });

type Card = { name: string; cityName: string; distanceKm?: number };
const get = async (url: string) => {
  app.deps.cache.forget(['products', 'sellers', 'categories']);
  return (await app.get(url)).json();
};
const search = (text: string, more = '') => get(`/product?search=${encodeURIComponent(text)}${more}`);
const placed = ({ data }: { data: Card[] }) =>
  data.map(({ cityName, distanceKm }) => (distanceKm === undefined ? cityName : `${cityName} ${distanceKm}`));

const cityOf = async (slug: string) => only(await db.select().from(cities).where(eq(cities.slug, slug)));
async function openStore(slug: string, count: number, over: Partial<typeof products.$inferInsert> = {}) {
  const { id: cityId, stateId } = await cityOf(slug);
  const seller = await someSeller(db, { cityId, stateId });
  await db.insert(sellerCategories).values({ memberId: seller.id, categoryId: over.categoryId ?? laminates.id });
  for (let n = 0; n < count; n++)
    await someProduct(db, { name: `Laminate ${n}`, categoryId: laminates.id, sellerId: seller.id, ...over });
  return seller;
}
// The best of them are the farthest, as they were listed before.
await openStore('jodhpur-rj', 2);
await openStore('pune-mh', 2);
await openStore('surat-gj', 2);
const morbi = await openStore('morbi-gj', 1);
await openStore('navsari-gj', 1, { name: 'Glue', categoryId: glue.id, finish: 'laminate' });

test('after the few of a place the nearest follow with their distance (SEARCH-9)', async () => {
  const found = await search('laminate in surat', '&sortBy=price');
  expect(placed(found)).toEqual([
    ...['Surat', 'Surat', 'Navsari 30', 'Morbi 273', 'Pune 317', 'Pune 317', 'Jodhpur 564', 'Jodhpur 564'],
  ]);
  expect(found).toMatchObject({
    total: 2,
    place: { name: 'Surat', hasResults: true },
    nearest: { from: ['Surat'], found: 2, name: 'Navsari', km: 30, more: 6 },
  });
});

test('what has the words in its name or category goes before what is only nearer (SEARCH-9)', async () => {
  const found = await search('laminates surat');
  expect(placed(found).slice(0, 3)).toEqual(['Surat', 'Surat', 'Morbi 273']);
  expect(found.nearest).toMatchObject({ name: 'Morbi', km: 273 });
  expect(placed(found).at(-1)).toBe('Navsari 30');
});

test('pages go on where the one before ended, and tell the same place', async () => {
  const whole = await search('laminate surat');
  const pages = await Promise.all([1, 2, 3].map((page) => search('laminate surat', `&perPage=3&page=${page}`)));
  expect(pages.flatMap(placed)).toEqual(placed(whole));
  for (const { total, nearest } of pages) expect({ total, nearest }).toEqual({ total: 2, nearest: whole.nearest });
});

test('a place that was chosen goes on like one that was typed; its counts are its own', async () => {
  const { id, stateId } = await cityOf('surat-gj');
  const found = await get(`/product?nearby=true&city=${id}&categories=${laminates.id}`);
  expect(placed(found).slice(0, 3)).toEqual(['Surat', 'Surat', 'Morbi 273']);
  expect(found).toMatchObject({ total: 2, nearest: { from: ['Surat'], found: 2, more: 5 } });
  expect(found.facets.prices.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(2);
  const strictly = await get(`/product?city=${id}&categories=${laminates.id}`);
  expect(placed(strictly)).toEqual(['Surat', 'Surat']);
  expect(strictly).not.toHaveProperty('nearest');
  // From the nearest of a state's cities: Pune is nearer to Gujarat than to Surat.
  const state = await get(`/product?nearby=true&state=${stateId}&categories=${laminates.id}`);
  expect(state).toMatchObject({ total: 3, nearest: { from: ['Gujarat'], found: 3, name: 'Pune' } });
  expect(state.nearest.km).toBeLessThan(317);
});

test('where a place has nothing, all of India is listed, the nearest first', async () => {
  const found = await search('laminates vapi');
  expect(placed(found)[0]).toMatch(/^Surat \d+$/);
  expect(found).toMatchObject({
    total: 8,
    place: { hasResults: false },
    nearest: { found: 0, name: 'Surat', more: 0 },
  });
  const { id } = await cityOf('vapi-gj');
  const chosen = await get(`/product?nearby=true&city=${id}&categories=${laminates.id}`);
  expect(chosen).toMatchObject({ total: 0, nearest: { found: 0, name: 'Surat', more: 7 } });
  expect(chosen.data).toHaveLength(7);
});

test('six of a place are enough, a seller has nothing of others, and a city of staff lies nowhere', async () => {
  await openStore('nagpur-mh', 6);
  const enough = await search('laminate nagpur');
  expect(enough).toMatchObject({ total: 6, data: { length: 6 } });
  expect(enough).not.toHaveProperty('nearest');
  const { id, stateId } = await cityOf('morbi-gj');
  expect(await get(`/product?nearby=true&seller=${morbi.id}&city=${id}`)).not.toHaveProperty('nearest');
  const added = only(
    await db.insert(cities).values({ stateId, name: 'Laminagar', slug: 'laminagar-gj', isAdded: true }).returning(),
  );
  const nowhere = await get(`/product?nearby=true&city=${added.id}&categories=${laminates.id}`);
  expect(nowhere).toMatchObject({ total: 0, data: [] });
  await db.delete(cities).where(inArray(cities.id, [added.id]));
});

test('the search of everything goes on beyond the place as the shop does', async () => {
  const found = await get('/search?q=laminates%20surat');
  expect(placed({ data: found.data.products })).toEqual(placed(await search('laminates surat')));
  expect(found).toMatchObject({ totals: { products: 2 }, nearest: { from: ['Surat'], found: 2, name: 'Morbi' } });
});

test('after the few sellers of a place the nearest follow with their distance; pages go on, and tell the same place (SEARCH-9)', async () => {
  const sellers = (text: string, more = '') =>
    get(`/search?type=sellers&q=${encodeURIComponent(text)}${more}`) as Promise<{
      data: { sellers: Card[] };
      totals: { sellers: number };
      nearestSellers?: object;
    }>;
  const cityNames = ({ data }: { data: { sellers: Card[] } }) => placed({ data: data.sellers });
  const whole = await sellers('laminate dealers in surat');
  expect(cityNames(whole)).toEqual(['Surat', 'Morbi 273', 'Pune 317', 'Jodhpur 564', 'Nagpur 648']);
  expect(whole).toMatchObject({
    totals: { sellers: 1 },
    nearestSellers: { from: ['Surat'], found: 1, name: 'Morbi', km: 273, more: 4 },
  });
  const pages = await Promise.all(
    [1, 2, 3].map((page) => sellers('laminate dealers in surat', `&perPage=2&page=${page}`)),
  );
  expect(pages.flatMap(cityNames)).toEqual(cityNames(whole));
  for (const { nearestSellers } of pages) expect(nearestSellers).toEqual(whole.nearestSellers);

  const none = await sellers('laminate dealers in navsari');
  expect(cityNames(none).slice(0, 2)).toEqual(['Surat 30', 'Pune 287']);
  expect(none).toMatchObject({ totals: { sellers: 5 }, nearestSellers: { found: 0, name: 'Surat', km: 30, more: 0 } });

  const { id } = await cityOf('surat-gj');
  expect(cityNames(await sellers('laminate dealers', `&city=${id}`))).toEqual(cityNames(whole));
});

test('such goods, also of a category that is part of the named one, go before what only mentions them in the place itself (SEARCH-9)', async () => {
  const compact = await someCategory(db, { name: 'Compact boards', parentId: laminates.id });
  await openStore('delhi-dl', 1, { name: 'Kitchen', categoryId: glue.id, finish: 'laminate' });
  await openStore('noida-up', 1, { name: 'Panel', categoryId: compact.id });
  const found = await search('laminates delhi', '&perPage=60');
  expect(placed(found).slice(0, 2)).toEqual([
    expect.stringMatching(/^Noida \d+$/),
    expect.stringMatching(/^Jodhpur \d+$/),
  ]);
  expect(placed(found).at(-2)).toBe('Delhi');
  expect(found.data.map(({ name }: Card) => name).slice(-2)).toEqual(['Kitchen', 'Glue']);
  expect(found).toMatchObject({ total: 1, nearest: { from: ['Delhi'], found: 1, name: 'Noida' } });
  const pages = await Promise.all([1, 2, 3].map((page) => search('laminates delhi', `&perPage=6&page=${page}`)));
  expect(pages.flatMap(placed)).toEqual(placed(found));
});
