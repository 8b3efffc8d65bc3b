import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { plansIn, readWhole } from '#test/plans.ts';
import { someVideoFile } from '#test/published.ts';

const app = await testApp();
const other = await testApp({ beside: app });
afterAll(async () => {
  await other.close();
  await app.close();
});
const { db } = app;
const video = await someVideoFile(db);
const sellers = await Promise.all(Array.from({ length: 40 }, () => someSeller(db)));
const owners = sql.raw(`array[${sellers.map(({ id }) => `'${id}'`).join(', ')}]::uuid[]`);
const ROWS = 5000;
const viewer = await someMember(db);

/** Text of many different words, as real posts have. */
const text = sql`(select string_agg(md5((i * 7 + n)::text), ' ') from generate_series(1, 6) as n)`;

beforeAll(async () => {
  await db.execute(sql`
    insert into reels (id, owner_id, title, description, video, approval, created_at)
    select gen_random_uuid(), (${owners})[1 + i % 40], 'Reel ' || i, ${text},
      ${video.path}, case when i % 10 = 1 then 'PENDING' else 'APPROVED' end, now() - make_interval(mins => i)
    from generate_series(1, ${ROWS}::integer) as i`);
  await db.execute(sql`
    insert into reel_visits (reel_id, kind, hour, visitor, at)
    select reel.id, kind, date_trunc('hour', now()), visitor, now() - interval '1 day'
    from reels as reel cross join unnest(array['view', 'watched']) as kind
    cross join (values (${viewer.id}), ('a'), ('b'), ('c'), ('d'), ('e')) as visitors(visitor)`);
  await db.execute(sql`
    insert into blog_posts (id, slug, name, excerpt, body, category, is_published, created_at)
    select gen_random_uuid(), 'post-' || i, 'Post ' || i, '', ${text}, 'Category ' || i % 50, true,
      now() - make_interval(mins => i)
    from generate_series(1, ${ROWS}::integer) as i`);
  await db.execute(sql`
    insert into videos (id, name, description, category, url, duration, is_published, created_at)
    select gen_random_uuid(), 'Video ' || i, ${text}, 'Category ' || i % 50, '', 9, true, now() - make_interval(mins => i)
    from generate_series(1, ${ROWS}::integer) as i`);
  await db.execute(sql`update blog_posts set name = 'Termites' where slug = 'post-77'`);
  await db.execute(sql`vacuum analyze`);
});

const { statementsOf, plansOf } = plansIn(app);
const LARGE = ['reels', 'reel_visits', 'blog_posts', 'videos'];

/** A count of everything is read from a narrow index, which has a row for each. */
test.each([
  ['the latest reels', '/reelVideo?page=1&perPage=10&status=true'],
  ['the reels of a seller', `/reelVideo/getByUserId/${sellers[7]?.id}`],
  ['the latest posts', '/blog?page=1&perPage=12'],
  ['posts by name', '/blog?sortBy=name&sortOrder=asc'],
  ['the posts of a category', '/blog?category=Category%207'],
  ['posts with a word', '/blog?search=termite'],
  ['one post', '/blog/getBySlug/post-11'],
  ['the latest videos', '/blogVideo'],
  ['the videos of a category', '/blogVideo?category=Category%207'],
])('%s come in one statement that reads no table from end to end', async (_what, url) => {
  const statements = await statementsOf(url);
  expect(statements).toHaveLength(1);
  for (const statement of statements) expect(readWhole(await plansOf(statement), LARGE), statement.text).toEqual([]);
});

test('a member’s feed reads no table of reels or visits from end to end: opened, read on, and read on by another process', async () => {
  const first = await app.get('/reelVideo?perPage=5', viewer);
  const elsewhere = await other.get('/reelVideo?perPage=5', viewer);
  for (const [url, count] of [
    ['/reelVideo?perPage=5', 2],
    [`/reelVideo?perPage=5&after=${first.json().next}`, 1],
    [`/reelVideo?perPage=5&after=${elsewhere.json().next}`, 2],
  ] as const) {
    const statements = await statementsOf(url, viewer);
    expect(statements).toHaveLength(count);
    for (const statement of statements) expect(readWhole(await plansOf(statement), LARGE), statement.text).toEqual([]);
  }
});
