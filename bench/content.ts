import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import type pg from 'pg';
import type { Volumes } from '../server/seed/volumes.ts';
import { type Database, openDatabase } from '../server/src/platform/db/db.ts';
import { startSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { pageFigures } from './content-pages.ts';
import { type Times, timeOf, timesOf } from './paced-load.ts';
import { type Figure, failed, figure } from './report.ts';
import type { Extent } from './works.ts';

const [FEW, MANY, FEWER] = [100, 100_000, 20_000];
const MOST_GROWTH = 1.5;
const MOST_WORD_MS = 100;
const [RUNS, ROUNDS, AT_ONCE] = [3, 150, 2];
const PORTION = 500;
const CATEGORY = 'Bench 3';

/** Fills the blog up to this many posts of real length, in ten categories, each with a comment. */
async function lay({ pool }: Database, until: number): Promise<void> {
  const client = await pool.connect();
  // A client that is never given back would keep the bench from ending.
  await fill(client, until).finally(() => client.release(true));
}

async function fill(client: pg.PoolClient, until: number): Promise<void> {
  await client.query('set statement_timeout = 0');
  const { rows } = await client.query('select count(*)::integer as posts from blog_posts');
  // In portions: the counts of categories would be changed a hundred thousand times in one transaction.
  for (let from = rows[0].posts + 1; from <= until; from += PORTION)
    await client.query(
      `insert into blog_posts (id, slug, name, excerpt, body, category, tags, is_published, created_at)
       select gen_random_uuid(), 'bench-' || n, 'Plywood notes ' || n, 'What post ' || n || ' is about.',
         '<p>' || (select string_agg(md5((n * 31 + i)::text), ' ') from generate_series(1, 40) as i) || ' plywood</p>',
         'Bench ' || n % 10, array['tag' || n % 50], true, now() - n * interval '7 minutes'
       from generate_series($1::integer, $2::integer) as n`,
      [from, Math.min(from + PORTION - 1, until)],
    );
  await client.query(
    `insert into blog_comments (id, blog_id, author_id, text, state, decided_at, created_at)
     select gen_random_uuid(), post.id, (writers.ids)[1 + n % cardinality(writers.ids)], 'Comment ' || n, 'APPROVED', now(),
       now() - n * interval '1 minute'
     from (select id, row_number() over (order by created_at) as n from blog_posts) as post,
       (select array_agg(id) as ids from (select id from members limit 100) as chosen) as writers
     where not exists (select from blog_comments as said where said.blog_id = post.id)`,
  );
  await client.query('vacuum analyze blog_posts');
  await client.query('vacuum analyze blog_comments');
}

async function timesAt(origin: string, paths: readonly string[]): Promise<Times> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n += AT_ONCE) {
    const asked = Array.from({ length: AT_ONCE }, (_, at) => paths[(n + at) % paths.length] ?? '');
    const took = await Promise.all(asked.map((path) => timeOf(agent, `${origin}/api${path}`)));
    // The first rounds only warm up.
    if (n >= ROUNDS / 5) times.push(...took);
  }
  agent.destroy();
  return timesOf(times);
}

/** Of three runs the one whose p95 is in the middle. */
async function middleTimes(origin: string, paths: readonly string[]): Promise<Times> {
  const runs: Times[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await timesAt(origin, paths));
  return runs.toSorted((a, b) => a.p95 - b.p95)[Math.floor(RUNS / 2)] as Times;
}

async function measured(origin: string, { pool }: Database) {
  const { rows } = await pool.query(
    "select slug, id from blog_posts where slug like 'bench-%' order by random() limit 150",
  );
  const { rows: counted } = await pool.query('select sum(posts)::integer as posts from blog_counts');
  const last = Math.ceil(counted[0].posts / 12);
  const works: Readonly<Record<string, readonly string[]>> = {
    'list by date': ['/blog?perPage=12'],
    'list of a category': [`/blog?category=${encodeURIComponent(CATEGORY)}`],
    'last page': [`/blog?page=${last}`],
    'a post': rows.map(({ slug }) => `/blog/getBySlug/${slug}`),
    'comments of a post': rows.map(({ id }) => `/blogComments?blogId=${id}`),
    'a common word': ['/blog?search=plywood'],
  };
  const times = new Map<string, Times>();
  for (const [name, paths] of Object.entries(works)) times.set(name, await middleTimes(origin, paths));
  return times;
}

const written = ({ p50, p95 }: Times) => `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;

function growth(few: ReadonlyMap<string, Times>, many: ReadonlyMap<string, Times>): Figure[] {
  return [...many].flatMap(([name, times]) => {
    const before = few.get(name);
    if (!before) return [];
    if (name === 'a common word')
      return [figure(`${name}, p95`, times.p95, { unit: ' ms', digits: 1, below: MOST_WORD_MS, note: written(times) })];
    const note = `${written(times)}; of few: ${written(before)}`;
    return [figure(`${name}, p95, of few`, times.p95 / before.p95, { digits: 2, atMost: MOST_GROWTH, note })];
  });
}

/** The blog with a hundred posts and comments and with a hundred thousand, every answer made anew; and its pages. */
export async function benchContent(
  volumes: Volumes,
  cleanup: Cleanup,
  say: (step: string) => void,
  { brief }: Extent,
): Promise<Figure[]> {
  const most = brief ? FEWER : MANY;
  const site = await startSite(volumes, cleanup);
  cleanup.add((await site.start()).stop);
  const uncached = await site.startUncached();
  cleanup.add(uncached.stop);
  const { url } = JSON.parse(await fs.readFile(path.join(site.folder, 'data', 'database.json'), 'utf8'));
  const database = openDatabase(url, 4);
  cleanup.add(database.close);
  say(`${FEW} posts and comments`);
  await lay(database, FEW);
  const few = await measured(uncached.url, database);
  say(`${most} posts and comments`);
  await lay(database, most);
  const many = await measured(uncached.url, database);
  say('the pages in a browser');
  const pages = await pageFigures(site, database, cleanup).catch((error: unknown) => [failed('the pages', error)]);
  return [...growth(few, many), ...pages];
}
