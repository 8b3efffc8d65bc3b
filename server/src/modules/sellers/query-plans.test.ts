import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cities } from '#modules/places/places.tables.ts';
import { only } from '#platform/db/sql.ts';
import { testApp } from '#test/app.ts';
import { someCategory } from '#test/builders.ts';
import { plansIn, readWhole } from '#test/plans.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const { statementsOf, plansOf } = plansIn(app);

const SELLERS = 20_000;
const kinds = await Promise.all(Array.from({ length: 12 }, (_, n) => someCategory(db, { name: `Kind ${n}` })));
const city = only(await db.select().from(cities).orderBy(cities.slug).limit(1));
const arrayOf = (texts: readonly string[], type: string) =>
  sql.raw(`array[${texts.map((text) => `'${text}'`).join(', ')}]::${type}[]`);

beforeAll(async () => {
  await db.execute(sql`
    insert into members (id, slug, phone, name, role, proven_at, state_id, city_id, profile_image, created_at)
    select gen_random_uuid(), 'store-' || i, (9000000000 + i)::text, 'Owner ' || i,
           (${arrayOf(BUSINESS_ROLES, 'text')})[1 + i % ${sql.raw(String(BUSINESS_ROLES.length))}], now(),
           place.state_id, place.id, case when i % 2 = 0 then 'p.webp' end, now() - make_interval(mins => i)
      from generate_series(1, ${sql.raw(String(SELLERS))}) as i
      join (select id, state_id, row_number() over (order by slug) as n, count(*) over () as of from cities) as place
        on place.n = 1 + i % place.of`);
  const category = sql`(${arrayOf(
    kinds.map(({ id }) => id),
    'uuid',
  )})[1 + right(phone, 2)::integer % 12]`;
  const [stars, reviewed] = [sql`(right(phone, 2)::integer % 50) / 10.0`, sql`right(phone, 3)::integer`];
  const name = sql`(array['Teak', 'Walnut', 'Marine'])[1 + length(slug) % 3] || ' traders ' || slug`;
  await db.execute(sql`
    insert into seller_figures (member_id, rating, review_count) select id, ${stars}, ${reviewed} from members`);
  await db.execute(sql`insert into seller_categories (member_id, category_id) select id, ${category} from members`);
  await db.execute(sql`insert into companies (member_id, name) select id, ${name} from members`);
  await db.execute(sql`
    insert into leads (id, seller_id, channel, name, source, responded_at)
    select gen_random_uuid(), id, 'call', 'Buyer', 'seller', now() from members`);
  await db.execute(sql`
    insert into reviews (id, seller_id, author_id, name, rating, message)
    select gen_random_uuid(), id, gen_random_uuid(), 'Buyer', 4, 'Prompt' from members`);
  await db.execute(sql`vacuum analyze`);
});

const LARGE = ['members', 'companies', 'seller_listings', 'seller_figures', 'seller_categories', 'leads', 'reviews'];
const LIST = '/users/getAllUsersForWebsite';
const HOT: readonly (readonly [what: string, url: string, statements: number])[] = [
  ['the best sellers', LIST, 2],
  ['the worst sellers', `${LIST}?sortOrder=asc`, 2],
  ['the most reviewed', `${LIST}?sortBy=reviews`, 2],
  ['those with most products', `${LIST}?sortBy=products`, 2],
  ['the newest', `${LIST}?sortBy=newest`, 2],
  ['sellers by name', `${LIST}?sortBy=name`, 2],
  ['sellers of a state', `${LIST}?state=${city.stateId}`, 2],
  ['sellers of a city by name', `${LIST}?city=${city.id}&sortBy=name`, 2],
  ['manufacturers', `${LIST}?userTypes=MANUFACTURER/IMPORTER`, 2],
  ['sellers of a category', `${LIST}?categories=${kinds[3]?.id}`, 2],
  ['sellers above a rating', `${LIST}?rating=4.5`, 2],
  ['a search by name', `${LIST}?search=walnut`, 3],
  ['a mistyped name', `${LIST}?search=wallnut`, 4],
  ['a search by a letter', `${LIST}?search=w`, 2],
  [
    'all filters at once, that leave nobody,',
    `${LIST}?search=teak&state=${city.stateId}&city=${city.id}&userTypes=DEALER&categories=${kinds[3]?.id}&rating=4&sortBy=reviews`,
    3,
  ],
  ['sellers of a city that a text names', `${LIST}?search=${encodeURIComponent(city.name)}`, 3],
  ['sellers of a PIN', `${LIST}?search=411001`, 3],
  ['top sellers', '/users/getTopVendors', 2],
  ['similar sellers', '/users/getSimilarVendors/store-77', 2],
  ['states with sellers', '/state?active=true', 1],
  ['cities with sellers', '/city?active=true', 1],
  ['cities of a state with sellers', `/city?active=true&stateId=${city.stateId}`, 1],
  ['a store with its figures', '/users/getUserById/store-77', 1],
];

test.each(HOT)('%s come without reading a large table from end to end', async (_what, url, count) => {
  const statements = await statementsOf(url);
  expect(statements).toHaveLength(count);
  for (const statement of statements) expect(readWhole(await plansOf(statement), LARGE), statement.text).toEqual([]);
});
