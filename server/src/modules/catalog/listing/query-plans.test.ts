import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someBrand, someCategory, someProduct, someSeller } from '#test/builders.ts';
import { plansIn, readWhole } from '#test/plans.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;

const ROWS = 20_000;
const AT_A_TIME = 500;
const CATEGORIES = 20;
const sellers = await Promise.all(Array.from({ length: 20 }, () => someSeller(db)));
const parent = await someCategory(db, { name: 'Plywood' });
const categories = await Promise.all(
  Array.from({ length: CATEGORIES }, (_, n) =>
    someCategory(db, { name: `FacetKind ${n}`, level: 2, parentId: parent.id }),
  ),
);
const makers = await Promise.all(Array.from({ length: 5 }, () => someBrand(db)));

const pick = (rows: readonly { id: string }[], by: string) =>
  sql.raw(`(array[${rows.map(({ id }) => `'${id}'`).join(', ')}]::uuid[])[1 + ${by} % ${rows.length}]`);

/** First in every order, and of a category that has no others. */
const few: string[] = [];

beforeAll(async () => {
  for (let from = 0; from < ROWS; from += AT_A_TIME)
    await db.execute(sql`
      insert into products (id, seller_id, category_id, brand_id, name, slug, list_price, asked_price, price_unit,
        long_description, main_image, approval, rating, created_at, thickness, thickness_mm, grade_read, sqft_factor, facts_read)
      select gen_random_uuid(), ${pick(sellers, 'i')}, ${pick(categories, 'i')}, ${pick(makers, 'i / 20')},
        (array['Teak', 'Walnut', 'Marine'])[1 + i % 3] || ' board ' || i, 'board-' || i, 100 + i % 9000, 100 + i % 9000,
        'per sq.ft', '', '', case when i % 10 = 0 then 'PENDING' else 'APPROVED' end, (i % 50) / 10.0,
        now() - make_interval(mins => i), (6 + i % 19) || ' mm', 6 + i % 19, (array['BWP', 'MR'])[1 + i % 2],
        case when i % 3 > 0 then 1 end, true
      from generate_series(${sql.raw(String(from + 1))}, ${sql.raw(String(from + AT_A_TIME))}) as i`);
  const small = await someCategory(db, { name: 'Rare', level: 2, parentId: parent.id });
  const rare = { name: 'A rarity', categoryId: small.id, sellerId: sellers[0]?.id ?? '', listPrice: 510, rating: 5 };
  for (let n = 0; n < 3; n++) few.push((await someProduct(db, rare)).id);
  await db.execute(sql`vacuum analyze`);
});

const { statementsOf, plansOf } = plansIn(shop);

/** Tables that grow with the shop. */
const LARGE = ['products', 'catalogue_changes'];
const HOT: readonly (readonly [what: string, url: string, statements: number])[] = [
  ['the latest products', '/product?facets=false&sortBy=createdAt&sortOrder=desc', 1],
  ['the oldest products', '/product?facets=false&sortBy=createdAt', 1],
  ['products by name', '/product?facets=false&sortBy=name', 1],
  ['products by name, backwards', '/product?facets=false&sortBy=name&sortOrder=desc', 1],
  ['the cheapest products', '/product?facets=false&sortBy=price', 1],
  ['the best products', '/product?facets=false&sortBy=rating&sortOrder=desc', 1],
  ['the cheapest products by the square foot', '/product?facets=false&sortBy=sqft', 1],
  ['the dearest products by the square foot', '/product?facets=false&sortBy=sqft&sortOrder=desc', 1],
  ['the products of a category by price', `/product?facets=false&categories=${categories[3]?.id}&sortBy=price`, 1],
  [
    'the products of a category within prices, by name',
    `/product?facets=false&categories=${parent.id}&minPrice=500&maxPrice=4000&sortBy=name`,
    1,
  ],
  ['the shop with facets', '/product', 1],
  ['a category with facets', `/product?categories=${categories[3]?.id}`, 1],
  ['category and price with facets', `/product?categories=${parent.id}&minPrice=510&maxPrice=4010`, 1],
  ['category and brand with facets', `/product?categories=${parent.id}&brands=${makers[1]?.id}`, 1],
  ['category, thickness and grade with facets', `/product?categories=${categories[3]?.id}&thickness=18&grade=MR`, 1],
  ['a thickness with a limit by the square foot', `/product?categories=${parent.id}&thickness=18&maxSqft=900`, 1],
  ['a thickness of a common word', '/product?search=board&thickness=18&grade=MR', 1],
  ['a common word', '/product?search=teak', 1],
  ['a word that most products have', '/product?search=board', 1],
  ['a word that most products have, without facets', '/product?search=board&facets=false', 1],
  ['two words', '/product?search=teak%2018mm', 1],
  ['a mistyped word', '/product?search=waalnut', 1],
  ['a search of everything', '/search?q=walnut', 2],
  ['suggestions', '/search/suggest?q=waln', 2],
  // The second is the seller as apps read it; pages read one.
  ['one product', '/product/getProductById/board-11', 2],
  ['similar products', '/product/getSimilarProducts/board-11', 2],
];

test.each(HOT)('%s come without reading a large table from end to end', async (_what, url, count) => {
  const statements = await statementsOf(url);
  expect(statements, statements.map(({ text }) => text.slice(0, 200)).join('\n')).toHaveLength(count);
  for (const statement of statements) {
    expect(readWhole(await plansOf(statement), LARGE), statement.text).toEqual([]);
  }
});

const ORDERS: readonly (readonly [sorting: string, sql: string])[] = [
  ['sortBy=price', 'asked_price, id'],
  ['sortBy=sqft', 'sqft_price, id'],
  ['sortBy=createdAt&sortOrder=desc', 'created_at desc, id'],
  ['sortBy=name', 'name, id'],
  ['sortBy=rating&sortOrder=desc', 'rating desc, id desc'],
];

test.each(ORDERS)(
  'with %s, many of some categories and few of another come together in order',
  async (sorting, order) => {
    const query = `categories=${parent.id}&minPrice=510&maxPrice=4010&perPage=48&${sorting}`;
    const { data } = (await shop.get(`/product?facets=false&${query}`)).json();
    const { rows } = await shop.deps.pool.query<{ id: string }>(
      `select id from products where shown and asked_price between 510 and 4010 order by ${order} limit 48`,
    );
    const found = data.map(({ _id }: { _id: string }) => _id);
    expect(found).toEqual(rows.map(({ id }) => id));
    expect(found).toEqual(expect.arrayContaining(few));
  },
);

test.each(['', `&categories=${parent.id}`])(
  'the dearest by the square foot come first, and last what has no such price (%s)',
  async (scope) => {
    for (const page of [1, 20, 100]) {
      const { data } = (
        await shop.get(`/product?facets=false&sortBy=sqft&sortOrder=desc&perPage=100&page=${page}${scope}`)
      ).json();
      const { rows } = await shop.deps.pool.query<{ id: string }>(
        `select id from products where shown order by sqft_price desc nulls last, id desc limit 100 offset ${(page - 1) * 100}`,
      );
      expect(data.map(({ _id }: { _id: string }) => _id)).toEqual(rows.map(({ id }) => id).slice(0, data.length));
    }
  },
);

test('of more than ten thousand matches total and facets are exact', async () => {
  const matching = ROWS - ROWS / 10;
  for (const query of ['grade=BWP,MR&sortBy=price', 'grade=BWP,MR&search=board', 'search=board&page=3'])
    expect((await shop.get(`/product?${query}`)).json(), query).toMatchObject({
      total: matching,
      facets: { capped: false },
      data: { length: 12 },
    });
  const { facets } = (await shop.get(`/product?categories=${parent.id}`)).json();
  const { rows } = await shop.deps.pool.query(
    `select grade_read as grade, count(*)::integer as count from products where shown and grade_read is not null
      group by 1 order by 2 desc, 1`,
  );
  expect(facets.facts.grade.map(({ _id, count }: { _id: string; count: number }) => ({ grade: _id, count }))).toEqual(
    rows,
  );
});

// 'board' is in every name; 'plywood' is the parent category and in a few names.
test.each(['board', 'plywood'])(
  'of more than ten thousand with %s the best come first, those named so before others',
  async (word) => {
    const few = sql`(select id from products where shown order by md5(id::text) limit 5)`;
    await db.execute(
      sql`update products set name = 'Plywood ' || name where id in ${few} and name not like 'Plywood%'`,
    );
    for (const page of [1, 2]) {
      shop.deps.cache.forget(['products']);
      const reply = (await shop.get(`/product?search=${word}&facets=false&page=${page}`)).json();
      const { rows } = await shop.deps.pool.query<{ id: string }>(`
      select id from products where shown and words @@ '${word}'::tsquery
       order by words @@ '''=${word}'''::tsquery desc, score desc, id desc limit 12 offset ${(page - 1) * 12}`);
      expect(reply.data.map(({ _id }: { _id: string }) => _id)).toEqual(rows.map(({ id }) => id));
    }
  },
);

const bestWith = async (text: string, named: string, page: string) => {
  const { rows } = await shop.deps.pool.query<{ id: string }>(
    `select id from products where shown and words @@ $1::tsquery
      order by words @@ $2::tsquery desc, score desc, id desc ${page}`,
    [text, named],
  );
  return rows.map(({ id }) => id);
};

test('of two words that most products have, the best come first, near the top and far from it', async () => {
  await db.execute(sql`update products set name = 'Plywood ' || name
    where id in (select id from products where shown order by md5(id::text) limit 400)`);
  await db.execute(sql`analyze products`);
  for (const page of [1, 6, 40]) {
    shop.deps.cache.forget(['products']);
    const reply = (await shop.get(`/product?search=plywood+board&facets=false&page=${page}`)).json();
    expect(reply.total).toBe(ROWS - ROWS / 10);
    expect(
      reply.data.map(({ _id }: { _id: string }) => _id),
      `page ${page}`,
    ).toEqual(await bestWith("'plywood' & 'board'", "'=plywood' & '=board'", `limit 12 offset ${(page - 1) * 12}`));
  }
});

test.each([
  ['board', "'board'", "'=board'"],
  ['plywood board', "'plywood' & 'board'", "'=plywood' & '=board'"],
  ['board 1234', "'board' & '1234'", "'=board' & '=1234'"],
])('the products suggested for %s are the best that have it', async (typed, text, named) => {
  const { data } = (await shop.get(`/search/suggest?q=${encodeURIComponent(typed)}`)).json();
  const suggested = data
    .filter(({ kind }: { kind: string }) => kind === 'product')
    .map(({ _id }: { _id: string }) => _id);
  expect(suggested.length).toBeGreaterThan(0);
  expect(suggested).toEqual(await bestWith(text, named, `limit ${suggested.length}`));
});
