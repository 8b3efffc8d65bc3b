import type { ProductFacets } from '@plyhaat/contract/catalog/facets';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { states } from '#modules/places/places.tables.ts';
import { PRICE_BUCKETS } from '#modules/search/search.ts';
import { testApp } from '#test/app.ts';
import { someBrand, someCategory, someProduct, someSeller } from '#test/builders.ts';
import { categories, products } from '../catalog.tables.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;

const [punjab, kerala] = await db.select().from(states).limit(2);
if (!punjab || !kerala) throw new Error('no states are laid');
const sellers = [
  await someSeller(db, { stateId: punjab.id }),
  await someSeller(db, { stateId: kerala.id }),
  await someSeller(db),
];
const parent = await someCategory(db, { name: 'Plywood' });
const kinds = [
  await someCategory(db, { name: 'Marine', level: 2, parentId: parent.id }),
  await someCategory(db, { name: 'Commercial', level: 2, parentId: parent.id }),
  await someCategory(db, { name: 'Doors' }),
];
const makers = [await someBrand(db), await someBrand(db)];
const PRICES = [25, 499.99, 500, 740, 750, 1999, 2000, 2000.01, 5200, 60_000];
for (let n = 0; n < 60; n++)
  await someProduct(db, {
    name: `Teak sheet ${n}`,
    sellerId: sellers[n % 3]?.id ?? '',
    categoryId: kinds[(n * 7) % 3]?.id ?? '',
    brandId: makers[(n * 5) % 3]?.id ?? null,
    listPrice: PRICES[(n * 3) % 10] ?? 0,
    approval: n % 11 === 0 ? 'PENDING' : 'APPROVED',
  });

type Reply = { total: number; facets: ProductFacets; data: unknown[] };
const list = async (query: string): Promise<Reply> => {
  shop.deps.cache.forget(['products']);
  return (await shop.get(`/product?${query}`)).json();
};

/** What the rows themselves say, counted the slow way. */
type Row = {
  categoryId: string;
  parentId: string | null;
  brandId: string | null;
  stateId: string | null;
  price: number;
};
const rows = async (): Promise<Row[]> =>
  db
    .select({
      categoryId: products.categoryId,
      parentId: categories.parentId,
      brandId: products.brandId,
      stateId: members.stateId,
      price: products.askedPrice,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(members, eq(members.id, products.sellerId))
    .where(sql`${products.approval} = 'APPROVED' and not ${members.isBlocked}`);

type Filter = { categories?: string[]; brands?: string[]; state?: string[]; minPrice?: number; maxPrice?: number };
const has = (chosen: string[] | undefined, ...values: (string | null)[]) =>
  !chosen || values.some((value) => value !== null && chosen.includes(value));
const keeps = {
  categories: (row: Row, f: Filter) => has(f.categories, row.categoryId, row.parentId),
  brands: (row: Row, f: Filter) => has(f.brands, row.brandId),
  states: (row: Row, f: Filter) => has(f.state, row.stateId),
  prices: (row: Row, f: Filter) => row.price >= (f.minPrice ?? 0) && row.price <= (f.maxPrice ?? 1e12),
};
type Group = keyof typeof keeps;

function expectedFacets(all: readonly Row[], filter: Filter) {
  const without = (group: Group) =>
    all.filter((row) => (Object.keys(keeps) as Group[]).every((other) => other === group || keeps[other](row, filter)));
  const count = (group: Group, value: (row: Row) => (string | null)[], id: string) =>
    without(group).filter((row) => value(row).includes(id)).length;
  const listed = (
    group: Group,
    ids: readonly string[],
    value: (row: Row) => (string | null)[],
    chosen: string[] = [],
  ) =>
    Object.fromEntries(
      ids.map((id) => [id, count(group, value, id)] as const).filter(([id, n]) => n > 0 || chosen.includes(id)),
    );
  return {
    categories: listed(
      'categories',
      [parent, ...kinds].map(({ id }) => id),
      (row) => [row.categoryId, row.parentId],
      filter.categories,
    ),
    brands: listed(
      'brands',
      makers.map(({ id }) => id),
      (row) => [row.brandId],
      filter.brands,
    ),
    states: listed('states', [punjab?.id ?? '', kerala?.id ?? ''], (row) => [row.stateId], filter.state),
    prices: PRICE_BUCKETS.map((min, at) => {
      const max = PRICE_BUCKETS[at + 1] ?? Number.POSITIVE_INFINITY;
      return without('prices').filter(({ price }) => price >= min && price < max).length;
    }),
    total: without('prices').filter((row) => keeps.prices(row, filter)).length,
  };
}

function shownFacets({ facets, total }: Reply) {
  const counts = (values: readonly { _id: string; count: number }[]) =>
    Object.fromEntries(values.map(({ _id, count }) => [_id, count]));
  return {
    categories: counts(facets.categories),
    brands: counts(facets.brands),
    states: counts(facets.states),
    prices: facets.prices.map(({ count }) => count),
    total,
  };
}

const address = (filter: Filter) =>
  Object.entries(filter)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

const [marine = '', commercial = ''] = kinds.map(({ id }) => id);
const [brand = ''] = makers.map(({ id }) => id);
const FILTERS: readonly (readonly [what: string, filter: Filter])[] = [
  ['nothing', {}],
  ['one category', { categories: [marine] }],
  ['a parent category', { categories: [parent.id] }],
  ['two categories', { categories: [marine, commercial] }],
  ['a brand', { brands: [brand] }],
  ['both brands', { brands: makers.map(({ id }) => id) }],
  ['a state', { state: [punjab.id] }],
  ['prices that end on rungs of the ladder', { minPrice: 500, maxPrice: 2000 }],
  ['prices that end between rungs', { minPrice: 499.99, maxPrice: 1999 }],
  ['prices within one step', { minPrice: 741, maxPrice: 742 }],
  ['a price from', { minPrice: 2000.01 }],
  ['a price up to', { maxPrice: 25 }],
  ['prices the wrong way round', { minPrice: 2000, maxPrice: 500 }],
  ['category and price', { categories: [parent.id], minPrice: 500, maxPrice: 5200 }],
  ['brand and price', { brands: [brand], minPrice: 499, maxPrice: 2000 }],
  ['states and price', { state: [punjab.id, kerala.id], minPrice: 26, maxPrice: 741 }],
  ['category, brand and price', { categories: [marine, commercial], brands: [brand], minPrice: 30, maxPrice: 1999 }],
  ['category, brand and state', { categories: [parent.id], brands: [brand], state: [kerala.id] }],
  [
    'everything at once',
    { categories: [marine], brands: [brand], state: [punjab.id, kerala.id], minPrice: 1, maxPrice: 9999 },
  ],
];

test.each(FILTERS)('with %s chosen, total and facets say what the rows say', async (_what, filter) => {
  expect(shownFacets(await list(address(filter)))).toEqual(expectedFacets(await rows(), filter));
});

test.each(FILTERS)(
  'with %s chosen and a text searched, total and facets say what the rows say',
  async (_what, filter) => {
    expect(shownFacets(await list(`${address(filter)}&search=teak`))).toEqual(expectedFacets(await rows(), filter));
  },
);

test.each(FILTERS)('with %s chosen, the total is the same without facets', async (_what, filter) => {
  const { total } = await list(address(filter));
  expect((await list(`${address(filter)}&facets=false`)).total).toBe(total);
});

test('every page of a filter has its share of the total', async () => {
  for (const [, filter] of FILTERS) {
    const query = address(filter);
    const { total } = await list(query);
    let seen = 0;
    for (let page = 1; page <= Math.ceil(total / 7) + 1; page++)
      seen += (await list(`${query}&sortBy=price&perPage=7&page=${page}`)).data.length;
    expect(seen, query).toBe(total);
  }
});

test('whatever happens to products, sellers, categories and brands, counts stay right', async () => {
  const { pool } = shop.deps;
  const changes = [
    `update products set asked_price = asked_price + 600`,
    `update products set approval = 'APPROVED' where approval = 'PENDING'`,
    `update products set in_stock = not in_stock, rating = 4, review_count = 9`,
    `update products set name = 'Walnut plank' where asked_price > 3000`,
    `update members set is_blocked = true where id = '${sellers[0]?.id}'`,
    `update members set state_id = '${kerala.id}' where id = '${sellers[2]?.id}'`,
    `update brands set name = 'Sagwanika' where id = '${brand}'`,
    `update categories set name = 'Seaworthy' where id = '${marine}'`,
    `update products set category_id = '${commercial}' where brand_id is null`,
    `delete from products where asked_price < 700`,
    `update members set is_blocked = false where id = '${sellers[0]?.id}'`,
    `delete from members where id = '${sellers[1]?.id}'`,
  ];
  for (const change of changes) {
    await pool.query(change);
    expect(shownFacets(await list(''))).toEqual(expectedFacets(await rows(), {}));
  }
  expect((await list('search=sagwanika')).total).toBeGreaterThan(0);
  expect((await list('search=seaworthy')).total).toBeGreaterThan(0);
});

test('facets can be left out', async () => {
  expect(await list('facets=false')).not.toHaveProperty('facets');
});
