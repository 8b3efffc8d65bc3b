import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someAdvertiser } from '#test/placing.ts';
import { plansIn, readWhole } from '#test/plans.ts';

const app = await testApp();
afterAll(app.close);
const { statementsOf, plansOf } = plansIn(app);
/** What grows with every week; products and sellers are joined by their keys. */
const TABLES = ['banners', 'arrivals', 'flash_sales', 'promotions'];

/** Years of what is over, and a few that run. */
const fill = (table: string, columns: string, values: string) =>
  sql.raw(`insert into ${table} (id, owner_id, product_id, approval, review, days, starts_at, ends_at, ${columns})
    select gen_random_uuid(), p.seller_id, p.id, 'APPROVED', 'APPROVED', 7,
      now() - make_interval(hours => n * 2), now() + make_interval(hours => 40 - n), ${values}
    from generate_series(1, 6000) as n cross join lateral (
      select id, seller_id from products order by id offset n % 50 limit 1) as p`);

let sellerId = '';
let categoryId = '';
beforeAll(async () => {
  const { seller, product } = await someAdvertiser(app.db);
  sellerId = seller.id;
  categoryId = product.categoryId;
  await app.db.execute(sql`insert into products (id, seller_id, category_id, name, slug, list_price, asked_price,
      price_unit, long_description, main_image, approval)
    select gen_random_uuid(), ${seller.id}::uuid, ${product.categoryId}::uuid, 'Board ' || n, 'board-' || n, 2000, 2000,
      'per sq.ft', 'A board', '', 'APPROVED' from generate_series(1, 50) as n`);
  await app.db.execute(fill('flash_sales', 'sale_price, discount_type, description, image', `1500, 'Flat', 'x', ''`));
  await app.db.execute(fill('arrivals', 'image', `''`));
  await app.db.execute(fill('promotions', 'message, image, is_video', `'x', '', false`));
  await app.db.execute(fill('banners', 'kind, web_image', `'productbanner', ''`));
  await app.db.execute(sql`analyze`);
});

test.each([
  ['flash sales that run', () => '/flashSales/getFlashSales?perPage=8'],
  ['flash sales that reach a day', () => `/flashSales/getFlashSales?endDate=${new Date().toISOString().slice(0, 10)}`],
  ['new arrivals', () => '/advertisement/getForHomepage?pageSize=8'],
  ['sponsored cards of a shelf', () => `/promotion/running?categories=${categoryId}`],
  ['sponsored cards of a store', () => `/promotion/running?userId=${sellerId}`],
  ['banners', () => '/BannerImage/getbanner'],
])('%s are found without reading a table from end to end', async (_what, url) => {
  const statements = await statementsOf(url());
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) expect(readWhole(await plansOf(statement), TABLES), statement.text).toEqual([]);
});
