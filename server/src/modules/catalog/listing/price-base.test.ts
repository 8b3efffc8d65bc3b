import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import type { ProductFacets } from '@plyhaat/contract/catalog/facets';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someCategory, someProduct, someSeller } from '#test/builders.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;

const [seller, category] = [await someSeller(db, {}, { name: 'Board Bazaar' }), await someCategory(db)];
/** What one costs, where the size tells it, as [name, asked, unit, size]. */
const OFFERS = [
  ['Handle', 95, 'per Nos/sheet', null],
  ['Door', 2400, 'per Nos/sheet', '7 × 3 ft'],
  ['Board of 2496', 78, 'per sq.ft', '8 × 4 ft'],
  ['Board of 2100', 100, 'per sq.ft', '7 × 3 ft'],
  ['Board by the metre', 1000, 'per sq.mt', '2440 × 1220 mm'],
  ['Paper without a size', 45, 'per sq.ft', null],
] as const;
for (const [name, listPrice, priceUnit, size] of OFFERS)
  await someProduct(db, { name, listPrice, priceUnit, size, sellerId: seller.id, categoryId: category.id });

type Reply = { total: number; data: ProductCard[]; withoutOne?: number; facets: Pick<ProductFacets, 'prices'> };
const list = async (query: string): Promise<Reply> =>
  (await shop.get(`/product?categories=${category.id}&${query}`)).json();
const namesOf = async (query: string) => (await list(query)).data.map(({ name }) => name);

const CHEAPEST_FIRST = ['Handle', 'Board of 2100', 'Door', 'Board of 2496', 'Board by the metre'];

test('by price a sheet asked by area stands among the sheets, and what has no size comes last (CAT-32)', async () => {
  const last = 'Paper without a size';
  expect(await namesOf('priceOf=one&sortBy=price')).toEqual([...CHEAPEST_FIRST, last]);
  expect(await namesOf('priceOf=one&sortBy=price&sortOrder=desc')).toEqual([...CHEAPEST_FIRST.toReversed(), last]);
});

test('a range of prices is of what one costs, and says how many have no such price (CAT-32)', async () => {
  const found = await list('priceOf=one&minPrice=2000&maxPrice=2450&sortBy=price');
  expect(found.data.map(({ name }) => name)).toEqual(['Board of 2100', 'Door']);
  expect(found).toMatchObject({ total: 2, withoutOne: 1 });
  expect(await list('priceOf=one')).not.toHaveProperty('withoutOne');
});

test('prices are counted by what one costs (CAT-32)', async () => {
  const { facets } = await list('priceOf=one');
  expect(facets.prices.filter(({ count }) => count > 0)).toEqual([
    { min: 0, max: 500, count: 1 },
    { min: 2000, max: 5000, count: 4 },
  ]);
});

test('a search under a price for one has the sellers and categories of such products (CAT-32, SEARCH-5)', async () => {
  const totals = async (query: string) => (await shop.get(`/search?q=board&priceOf=one&${query}`)).json().totals;
  expect(await totals('maxPrice=2450')).toMatchObject({ products: 1, sellers: 1 });
  expect(await totals('maxPrice=90')).toMatchObject({ products: 0, sellers: 0, categories: 0 });
});

test('without priceOf=one GET /product compares what is asked, whatever it is for (CAT-32)', async () => {
  const asked = OFFERS.toSorted(([, a], [, b]) => a - b).map(([name]) => name);
  expect(await namesOf('sortBy=price')).toEqual(asked);
  expect(await namesOf('priceOf=asked&sortBy=price&maxPrice=80')).toEqual(asked.slice(0, 2));
});
