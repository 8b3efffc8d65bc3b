import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someBrand, someCategory, someSeller } from '#test/builders.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;

const ROWS = 20_000;
const AT_A_TIME = 2000;
const CATEGORIES = 20;
const sellers = await Promise.all(Array.from({ length: 20 }, () => someSeller(db)));
const parent = await someCategory(db, { name: 'Plywood' });
const categories = await Promise.all(
  Array.from({ length: CATEGORIES }, (_, n) => someCategory(db, { name: `Kind ${n}`, level: 2, parentId: parent.id })),
);
const makers = await Promise.all(Array.from({ length: 5 }, () => someBrand(db)));

const pick = (rows: readonly { id: string }[], by: string) =>
  sql.raw(`(array[${rows.map(({ id }) => `'${id}'`).join(', ')}]::uuid[])[1 + ${by} % ${rows.length}]`);

beforeAll(async () => {
  await db.execute(sql`alter table products disable trigger follow_inserted`);
  for (let from = 0; from < ROWS; from += AT_A_TIME)
    await db.execute(sql`
      insert into products (id, seller_id, category_id, brand_id, name, slug, list_price, asked_price, price_unit,
        long_description, main_image, approval, rating, created_at, thickness)
      select gen_random_uuid(), ${pick(sellers, 'i')}, ${pick(categories, 'i')}, ${pick(makers, 'i / 20')},
        (array['Teak', 'Walnut', 'Marine'])[1 + i % 3] || ' board ' || i, 'board-' || i, 100 + i % 9000, 100 + i % 9000,
        'per sq.ft', '', '', case when i % 10 = 0 then 'PENDING' else 'APPROVED' end, (i % 50) / 10.0,
        now() - make_interval(mins => i), (6 + i % 19) || ' mm'
      from generate_series(${sql.raw(String(from + 1))}, ${sql.raw(String(from + AT_A_TIME))}) as i`);
  await db.execute(sql`alter table products enable trigger follow_inserted`);
  await db.execute(sql`select recount_products()`);
  await db.execute(sql`vacuum analyze`);
}, 180_000);

type Statement = { text: string; values: unknown[] };

/** Every statement an address makes, as the database received it. */
async function statementsOf(url: string): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { pool, cache } = shop.deps;
  const query = pool.query.bind(pool);
  cache.forget(['products', 'sellers', 'categories']);
  Object.assign(pool, {
    query: (config: { text: string }, values: unknown[]) => {
      statements.push({ text: config.text, values });
      return query(config as never, values);
    },
  });
  const reply = await shop.get(url);
  Object.assign(pool, { query });
  expect(reply.statusCode, reply.body).toBe(200);
  return statements;
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Actual Rows'?: number; Plans?: Plan[] };
const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];

/** As a statement is planned for its own values, and as it is planned once for all. */
async function plansOf({ text, values }: Statement): Promise<Plan[]> {
  const client = await shop.deps.pool.connect();
  try {
    const found: Plan[] = [];
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await client.query(`set plan_cache_mode = ${mode}`);
      await client.query({ name: `plan ${mode}`, text: 'select 1' });
      await client.query(`prepare planned as ${text}`);
      const literal = values.map((value) => client.escapeLiteral(written(value))).join(', ');
      const { rows } = await client.query(
        `explain (format json) execute planned${values.length > 0 ? `(${literal})` : ''}`,
      );
      found.push(...flat(rows[0]['QUERY PLAN'][0].Plan));
      await client.query('deallocate planned');
    }
    return found;
  } finally {
    client.release(true);
  }
}

const written = (value: unknown) =>
  Array.isArray(value) ? `{${value.map((item) => JSON.stringify(String(item))).join(',')}}` : String(value);

/** Tables that grow with the shop. */
const LARGE = ['products', 'product_counts', 'search_words'];
const HOT: readonly (readonly [what: string, url: string, statements: number])[] = [
  ['the latest products', '/product?facets=false&sortBy=createdAt&sortOrder=desc', 2],
  ['the oldest products', '/product?facets=false&sortBy=createdAt', 2],
  ['products by name', '/product?facets=false&sortBy=name', 2],
  ['products by name, backwards', '/product?facets=false&sortBy=name&sortOrder=desc', 2],
  ['the cheapest products', '/product?facets=false&sortBy=price', 2],
  ['the best products', '/product?facets=false&sortBy=rating&sortOrder=desc', 2],
  ['the products of a category by price', `/product?facets=false&categories=${categories[3]?.id}&sortBy=price`, 2],
  [
    'the products of a category within prices, by name',
    `/product?facets=false&categories=${parent.id}&minPrice=500&maxPrice=4000&sortBy=name`,
    2,
  ],
  ['the shop with facets', '/product', 3],
  ['a category with facets', `/product?categories=${categories[3]?.id}`, 3],
  ['category and price with facets', `/product?categories=${parent.id}&minPrice=510&maxPrice=4010`, 3],
  ['category and brand with facets', `/product?categories=${parent.id}&brands=${makers[1]?.id}`, 3],
  ['a common word', '/product?search=teak', 4],
  ['two words', '/product?search=teak%2018mm', 4],
  ['a mistyped word', '/product?search=waalnut', 5],
  ['a search of everything', '/search?q=walnut', 5],
  ['suggestions', '/search/suggest?q=waln', 5],
  ['one product', '/product/getProductById/board-11', 1],
  ['similar products', '/product/getSimilarProducts/board-11', 1],
];

test.each(HOT)('%s come without reading a large table from end to end', async (_what, url, count) => {
  const statements = await statementsOf(url);
  expect(statements, statements.map(({ text }) => text.slice(0, 200)).join('\n')).toHaveLength(count);
  for (const statement of statements) {
    const read = (await plansOf(statement)).filter((node) => node['Node Type'] === 'Seq Scan');
    expect(
      read.map((node) => node['Relation Name']).filter((table) => table && LARGE.includes(table)),
      statement.text,
    ).toEqual([]);
  }
});

const UNSORTED = HOT.slice(0, 6);
test.each(UNSORTED)('%s come in the order of an index', async (_what, url) => {
  const page = (await statementsOf(url)).find(({ text }) => /limit/.test(text));
  if (!page) throw new Error('no statement fetched a page of products');
  const nodes = await plansOf(page);
  const walked = nodes.filter((node) => /^(Index|Index Only) Scan$/.test(node['Node Type']));
  expect(walked.some((node) => node['Relation Name'] === 'products')).toBe(true);
  expect(nodes.filter((node) => /Bitmap|Seq/.test(node['Node Type']) && node['Relation Name'] === 'products')).toEqual(
    [],
  );
});

test('of more than ten thousand matches the total is exact, every order works, and facets say that they are capped', async () => {
  const matching = ROWS - ROWS / 10;
  for (const order of ['', '&sortBy=price', '&sortBy=name&sortOrder=desc', '&page=3']) {
    const reply = (await shop.get(`/product?search=board${order}`)).json();
    expect(reply, order).toMatchObject({ success: true, total: matching, facets: { capped: true } });
    expect(reply.data, order).toHaveLength(12);
  }
});
