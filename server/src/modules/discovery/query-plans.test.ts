import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someBrand, someCategory } from '#test/builders.ts';
import { plansIn, readWhole } from '#test/plans.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const { statementsOf, plansOf } = plansIn(app);
const LARGE = ['members', 'companies', 'seller_listings', 'products', 'gone_addresses', 'share_pictures'];

const SELLERS = 4000;
const PRODUCTS = 20_000;
const kinds = await Promise.all(Array.from({ length: 8 }, (_, n) => someCategory(db, { slug: `kind-${n}` })));
const makers = await Promise.all(Array.from({ length: 20 }, (_, n) => someBrand(db, { name: `Maker ${n}` })));
const arrayOf = (rows: readonly { id: string }[]) =>
  sql.raw(`array['${rows.map(({ id }) => id).join("','")}']::uuid[]`);
let city = '';

beforeAll(async () => {
  await db.execute(sql`
    insert into members (id, slug, phone, name, role, proven_at, state_id, city_id)
    select gen_random_uuid(), 'store-' || i, (9000000000 + i)::text, 'Owner ' || i, 'DEALER', now(), place.state_id, place.id
      from generate_series(1, ${sql.raw(String(SELLERS))}) as i
      join (select id, state_id, row_number() over (order by slug) as n, count(*) over () as of from cities) as place
        on place.n = 1 + i % place.of`);
  await db.execute(sql`insert into seller_categories (member_id, category_id)
    select id, (${arrayOf(kinds)})[1 + right(phone, 2)::integer % 2] from members`);
  await db.execute(sql`insert into companies (member_id, name) select id, 'Traders ' || slug from members`);
  await db.execute(sql`
    insert into products (id, seller_id, category_id, brand_id, name, slug, list_price, asked_price, price_unit,
      long_description, main_image, approval)
    select gen_random_uuid(), owner.id, (${arrayOf(kinds)})[1 + (i + i / ${sql.raw(String(SELLERS))}) % 8], (${arrayOf(makers)})[1 + i % 20],
      'Board ' || i, 'board-' || i, 100 + i % 900, 100 + i % 900, 'per sq.ft', 'A board', '', 'APPROVED'
      from generate_series(1, ${sql.raw(String(PRODUCTS))}) as i
      join (select id, row_number() over (order by slug) as n from members) as owner
        on owner.n = 1 + i % ${sql.raw(String(SELLERS))}`);
  await db.execute(sql`vacuum analyze`);
  const { rows } = await app.deps.pool.query(`select regexp_replace(city.slug, '-mh$', '') as slug
    from seller_listings l join cities city on city.id = l.city_id where city.slug like '%-mh' and l.category_ids = array['${kinds[0]?.id}']::uuid[]
    group by city.slug having count(*) >= 3 limit 1`);
  city = rows[0].slug;
});

test.each([
  ['a state', () => '/places/sellers/maharashtra', 5],
  ['a category in a state', () => '/places/sellers/maharashtra?category=kind-0', 5],
  ['a category in a city', () => `/places/sellers/maharashtra?city=${city}&category=kind-0`, 5],
  ['a brand', () => '/brand/getBySlug/maker-3', 4],
])('the page of %s comes without reading a large table from end to end', async (_what, url, count) => {
  const statements = await statementsOf(url());
  expect(statements).toHaveLength(count);
  for (const statement of statements) expect(readWhole(await plansOf(statement), LARGE), statement.text).toEqual([]);
});
