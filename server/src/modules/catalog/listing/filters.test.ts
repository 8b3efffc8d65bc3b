import { FACTS, type ProductCard } from '@plyhaat/contract/catalog/catalog';
import type { FactFacets } from '@plyhaat/contract/catalog/facets';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { companies } from '#modules/identity/identity.tables.ts';
import { cityId, stateId } from '#modules/places/reference.sql.ts';
import { testApp } from '#test/app.ts';
import { someBrand, someCategory, someProduct, someSeller } from '#test/builders.ts';
import { catalogJobs } from '../catalog.subscribers.ts';
import { categories, products } from '../catalog.tables.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;

const existingCategory = async (slug: string, name: string) =>
  (await db.select().from(categories).where(eq(categories.slug, slug)))[0] ?? (await someCategory(db, { slug, name }));
const [plywood, hardware] = [
  await existingCategory('plywood', 'Plywood'),
  await existingCategory('hardware', 'Hardware'),
];
const MH = stateId('MH');
const [pune, nashik] = [cityId('pune-mh'), cityId('nashik-mh')];
const sellers = [
  await someSeller(db, { stateId: MH, cityId: pune }, { isVerified: true }),
  await someSeller(db, { stateId: MH, cityId: nashik }),
  await someSeller(db),
];
const brand = await someBrand(db);
const pick = <T>(values: readonly T[], at: number): T => values[at % values.length] as T;
for (let n = 0; n < 72; n++)
  await someProduct(db, {
    name: `Teak sheet ${n}`,
    sellerId: pick(sellers, n).id,
    categoryId: pick([plywood, plywood, hardware], n >> 1).id,
    brandId: pick([brand.id, null], n >> 2),
    thickness: pick(['18 mm', '12 mm', 'thick', '6'], n >> 1),
    grade: pick(['BWP', 'Marine', 'MR', 'MR or BWR', null], n),
    size: pick(['8 × 4 ft', '2440 x 1220 mm', '7 × 3 ft', null, 'as asked'], n >> 2),
    wood: pick(['gurjan', 'sagwan', 'teak and pine'], n >> 3),
    finish: pick([null, 'high gloss', 'matte'], n),
    priceUnit: pick(['per Nos/sheet', 'per sq.ft', 'per Cu.mt'] as const, n >> 1),
    listPrice: pick([60, 90, 140, 180, 4320, 5760, 90_000], n),
    inStock: n % 4 !== 3,
    approval: n % 13 === 12 ? 'PENDING' : 'APPROVED',
  });

type Reply = {
  total: number;
  data: ProductCard[];
  withoutSqft?: number;
  facets: { facts?: FactFacets; capped: boolean };
};
const list = async (query: Record<string, unknown>): Promise<Reply> => {
  shop.deps.cache.forget(['products']);
  const address = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const reply = await shop.get(`/product?${address}`);
  expect(reply.statusCode, `${address}`).toBe(200);
  return reply.json();
};
const rows = await db.select().from(products).where(sql`${products.shown}`);

test.each([
  ['thickness=18', { thickness: '18' }, (row: (typeof rows)[number]) => row.thicknessMm === 18],
  ['thickness as a person writes it', { thickness: '18 mm,6mm' }, (row) => [18, 6].includes(row.thicknessMm ?? 0)],
  ['grade, also by another name', { grade: 'marine' }, (row) => row.gradeRead === 'BWP'],
  ['size in feet', { size: '8x4' }, (row) => row.sizeRead === '8x4'],
  ['size in millimetres', { size: '2440x1220' }, (row) => row.sizeRead === '8x4'],
  ['wood', { wood: 'teak' }, (row) => row.woodRead === 'Teak'],
  ['finish', { finish: 'High gloss,matt' }, (row) => ['High gloss', 'Matt'].includes(row.finishRead ?? '')],
  ['city', { city: pune }, (row) => row.cityId === pune],
  ['two cities', { city: `${pune},${nashik}` }, (row) => row.cityId !== null],
  ['what is in stock', { inStock: 'true' }, (row) => row.inStock],
  ['inStock=false, which filters nothing', { inStock: 'false' }, () => true],
  ['verified sellers', { verified: 'true' }, (row) => row.sellerId === sellers[0]?.id],
  ['a price for a square foot', { minSqft: 100, maxSqft: 180 }, (row) => within(row.sqftPrice, 10_000, 18_000)],
  [
    'all at once',
    { categories: plywood.id, thickness: 18, grade: 'BWP', city: pune, maxSqft: 180 },
    (row) =>
      row.categoryId === plywood.id &&
      row.thicknessMm === 18 &&
      row.gradeRead === 'BWP' &&
      row.cityId === pune &&
      within(row.sqftPrice, 0, 18_000),
  ],
  ['a value that nothing has', { thickness: 'foo' }, () => false],
] as readonly (readonly [string, Record<string, unknown>, (row: (typeof rows)[number]) => boolean])[])(
  'GET /product filters by %s, with and without a text, and its total is exact',
  async (_what, query, holds) => {
    const expected = rows
      .filter(holds)
      .map(({ id }) => id)
      .sort();
    for (const more of [{}, { search: 'teak' }]) {
      const { data, total } = await list({ ...query, ...more, perPage: 100 });
      expect(data.map(({ _id }) => _id).sort()).toEqual(expected);
      expect(total).toBe(expected.length);
    }
  },
);
function within(price: number | null, min: number, max: number) {
  return price !== null && price >= min && price <= max;
}

test('sortBy=sqft puts products without such a price last, whichever way', async () => {
  const price = new Map(rows.map(({ id, sqftPrice }) => [id, sqftPrice]));
  expect(rows.some(({ sqftPrice }) => sqftPrice === null)).toBe(true);
  for (const scope of [{}, { categories: plywood.id }, { search: 'teak' }, { thickness: '18,12,6' }])
    for (const sortOrder of ['asc', 'desc']) {
      const { data, total } = await list({ ...scope, sortBy: 'sqft', sortOrder, perPage: 100 });
      expect(data).toHaveLength(total);
      const prices = data.map(({ _id }) => price.get(_id) ?? null);
      const priced = prices.filter((paise) => paise !== null);
      const sorted = priced.toSorted((a, b) => (sortOrder === 'asc' ? a - b : b - a));
      expect(prices).toEqual([...sorted, ...prices.filter((paise) => paise === null)]);
    }
});

test('a price for a square foot leaves out products without one and says how many', async () => {
  const unpriced = rows.filter((row) => row.sqftPrice === null && row.categoryId === plywood.id).length;
  expect(unpriced).toBeGreaterThan(0);
  const query = { categories: plywood.id, minSqft: 0 };
  expect(await list(query)).toMatchObject({ withoutSqft: unpriced });
  expect(await list({ ...query, search: 'teak' })).toMatchObject({ withoutSqft: unpriced });
  expect(await list({ categories: plywood.id })).not.toHaveProperty('withoutSqft');
});

test('minPrice and maxPrice keep to the price that is asked, whatever its unit', async () => {
  const { data } = await list({
    categories: plywood.id,
    minPrice: 100,
    maxPrice: 5000,
    thickness: '18,12',
    perPage: 100,
  });
  expect(data.length).toBeGreaterThan(0);
  for (const { price } of data) expect(price >= 100 && price <= 5000).toBe(true);
});

test('facts are facets within a category or a search, not in the whole shop', async () => {
  expect((await list({})).facets.facts).toBeUndefined();
  expect((await list({ brands: brand.id })).facets.facts).toBeUndefined();
  expect((await list({ categories: plywood.id })).facets.facts?.grade.map(({ _id }) => _id)).toEqual(['BWP', 'MR']);
  expect((await list({ search: 'teak' })).facets.facts?.thickness).toMatchObject([
    { _id: '6', name: '6 mm' },
    { _id: '12', name: '12 mm' },
    { _id: '18', name: '18 mm' },
  ]);
});

test('only where every chosen category is one of sheets is there a scale of prices for a square foot', async () => {
  const sqft = async (chosen: string[]) => (await list({ categories: chosen.join() })).facets.facts?.sqft;
  expect((await sqft([plywood.id]))?.at(-1)?.max).toBeNull();
  expect(await sqft([hardware.id])).toEqual([]);
  expect(await sqft([plywood.id, hardware.id])).toEqual([]);
});

const some = <T>(values: readonly T[]) => fc.option(fc.subarray([...values], { minLength: 1 }), { nil: [] });
const filter = fc.record({
  categories: fc.constantFrom([plywood.id], [plywood.id], [hardware.id], [plywood.id, hardware.id]),
  brands: some([brand.id]),
  city: some([pune, nashik]),
  thickness: some(['18', '12', '6']),
  grade: some(['BWP', 'MR']),
  size: some(['8x4', '7x3']),
  wood: some(['Gurjan', 'Teak']),
  finish: some(['Matt', 'High gloss']),
  inStock: fc.constantFrom('', 'true'),
  verified: fc.constantFrom('', 'true'),
  maxSqft: fc.constantFrom('', '120', '180'),
  search: fc.constantFrom('', 'teak'),
});
const GROUPS = ['city', ...FACTS] as const;

/** Names with a value: an empty one is left out of an address. */
const nonEmpty = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => String(value) !== ''));

test('whatever is chosen, each facet counts as many products as the list has that is filtered by it', async () => {
  await fc.assert(
    fc.asyncProperty(filter, fc.nat(), async (chosen, at) => {
      const { facets, total } = await list(nonEmpty(chosen));
      const { facts } = facets;
      if (!facts) throw new Error('no facts were counted');
      expect(facets.capped).toBe(false);
      const totalOf = async (patch: object) => (await list(nonEmpty({ ...chosen, facets: 'false', ...patch }))).total;
      expect(await totalOf({})).toBe(total);
      const group = pick(GROUPS, at);
      for (const { _id, count } of facts[group]) expect(await totalOf({ [group]: _id }), `${group} ${_id}`).toBe(count);
      expect(await totalOf({ inStock: 'true' })).toBe(facts.inStock);
      expect(await totalOf({ verified: 'true' })).toBe(facts.verified);
      const limit = facts.sqft.length > 0 ? pick(facts.sqft.slice(0, -1), at) : undefined;
      if (limit) expect(await totalOf({ maxSqft: limit.max })).toBe(limit.count);
    }),
    { numRuns: 12 },
  );
});

test('a product follows its seller: verified, and no longer', async () => {
  const count = async () => (await list({ verified: 'true' })).total;
  const before = await count();
  const [seller] = sellers.slice(1);
  const own = rows.filter(({ sellerId }) => sellerId === seller?.id).length;
  await db
    .update(companies)
    .set({ isVerified: true })
    .where(eq(companies.memberId, seller?.id ?? ''));
  expect(await count()).toBe(before + own);
  await db
    .update(companies)
    .set({ isVerified: false })
    .where(eq(companies.memberId, seller?.id ?? ''));
  expect(await count()).toBe(before);
});

test('products that were written without their facts are read by the next run of the job', async () => {
  const query = { categories: plywood.id, thickness: '18', maxSqft: 5000 };
  const before = (await list(query)).total;
  expect(before).toBeGreaterThan(0);
  await db.execute(sql`update products set thickness_mm = null, grade_read = null, size_read = null, wood_read = null,
    finish_read = null, sqft_factor = null, facts_read = false`);
  expect((await list(query)).total).toBe(0);
  await catalogJobs.find(({ task }) => task === 'catalog.readFacts')?.run(shop.deps, undefined);
  expect((await list(query)).total).toBe(before);
});
