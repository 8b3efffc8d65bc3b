import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someCategory, someSeller } from '#test/builders.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;

const ROWS = 5000;
const sellers = await Promise.all(Array.from({ length: 20 }, () => someSeller(db)));
const categories = await Promise.all(Array.from({ length: 20 }, () => someCategory(db)));
const pick = (rows: { id: string }[]) =>
  sql`(array[${sql.join(
    rows.map(({ id }) => sql`${id}`),
    sql`, `,
  )}]::uuid[])`;
await db.execute(sql`
  insert into products (id, seller_id, category_id, name, slug, list_price, asked_price, price_unit, long_description,
    main_image, approval, rating, created_at)
  select gen_random_uuid(), ${pick(sellers)}[1 + i % 20], ${pick(categories)}[1 + i % 20], 'Board ' || i, 'board-' || i,
    100 + i % 900, 100 + i % 900, 'per sq.ft', '', '', case when i % 10 = 0 then 'PENDING' else 'APPROVED' end,
    (i % 50) / 10.0, now() - make_interval(mins => i)
  from generate_series(1, ${ROWS}) as i`);
await db.execute(sql`analyze`);

type Statement = { text: string; values: unknown[] };

/** The statement that fetched a page of products, as the database received it. */
async function pageStatement(url: string): Promise<Statement> {
  const statements: Statement[] = [];
  const { pool } = shop.deps;
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    query: (config: { text: string }, values: unknown[]) => {
      statements.push({ text: config.text, values });
      return query(config as never, values);
    },
  });
  const reply = await shop.get(url);
  Object.assign(pool, { query });
  expect(reply.json().data).toHaveLength(8);
  const page = statements.find(({ text }) => /from "products"/.test(text) && /limit/.test(text));
  if (!page) throw new Error('no statement fetched a page of products');
  return page;
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };
const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];

async function planOf({ text, values }: Statement): Promise<Plan[]> {
  const { rows } = await shop.deps.pool.query(`explain (format json) ${text}`, values);
  return flat(rows[0]['QUERY PLAN'][0].Plan);
}

test.each([
  ['the latest products', 'sortBy=createdAt&sortOrder=desc'],
  ['the oldest products', 'sortBy=createdAt'],
  ['products by name', 'sortBy=name'],
  ['products by name, backwards', 'sortBy=name&sortOrder=desc'],
  ['the cheapest products', 'sortBy=price'],
  ['the best products', 'sortBy=rating&sortOrder=desc'],
])('%s come from an index, without reading or sorting them all', async (_what, order) => {
  const nodes = await planOf(await pageStatement(`/product?perPage=8&${order}`));
  const scans = nodes.filter((node) => node['Relation Name'] === 'products').map((node) => node['Node Type']);
  expect(scans).toEqual(['Index Scan']);
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort');
});
