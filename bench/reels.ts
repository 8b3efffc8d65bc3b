import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import type { Volumes } from '../server/seed/volumes.ts';
import { openSession } from '../server/src/modules/identity/identity.ts';
import { type Database, openDatabase } from '../server/src/platform/db/db.ts';
import { newId } from '../server/src/platform/db/id.ts';
import { readSettings } from '../server/src/settings.ts';
import { startSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { type Times, timesOf } from './paced-load.ts';
import { type Figure, figure } from './report.ts';
import type { Extent } from './works.ts';

const VIEWERS = 2000;
const ASKING = 40;
const PAGES = 6;
const AT_ONCE = 4;
const MOST_MS = 15;

type Size = { readonly reels: number; readonly visits: number };
const WHOLE: Size = { reels: 1_000_000, visits: 10_000_000 };
const BRIEF: Size = { reels: 100_000, visits: 1_000_000 };

/** Triggers are off, because they would run for every row; the values they derive are inserted too. */
async function layReels({ pool }: Database, { reels, visits }: Size): Promise<string[]> {
  const viewers = Array.from({ length: VIEWERS }, () => newId());
  const client = await pool.connect();
  const seen = visits / VIEWERS;
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into members (id, slug, phone, name, role, proven_at, last_seen_at)
     select id, 'viewer-' || n, (7000000000 + n)::text, 'Viewer ' || n, 'USER', now(), now()
     from unnest($1::uuid[]) with ordinality as fresh (id, n)`,
    [viewers],
  );
  await client.query(
    `insert into wishlist (member_id, product_id)
     select viewer, (select id from products where shown order by md5(viewer::text || id::text) limit 1)
     from unnest($1::uuid[]) as viewer`,
    [viewers.slice(0, ASKING)],
  );
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into reels (id, owner_id, title, description, category, video, approval, review, shown, product_ids, created_at)
     select gen_random_uuid(), (owners.ids)[1 + n % cardinality(owners.ids)], 'Reel ' || n, 'What reel ' || n || ' is about.',
       (kinds.names)[1 + n % cardinality(kinds.names)], (videos.paths)[1 + n % cardinality(videos.paths)], 'APPROVED',
       'APPROVED', true, '{}', now() - n * interval '30 seconds'
     from generate_series(1, $1::integer) as n,
       (select array_agg(member_id) as ids from seller_listings) as owners,
       (select array_agg(name) as names from categories where level = 1) as kinds,
       (select array_agg(path) as paths from media_files where use = 'reel' and open) as videos`,
    [reels],
  );
  // Building this index afterwards takes a fraction of the time.
  const { rows } = await client.query("select indexdef from pg_indexes where indexname = 'reel_visits_seen'");
  await client.query('drop index reel_visits_seen');
  // Each has seen a half of the newest, as somebody has who comes back every day.
  await client.query(
    `insert into reel_visits (reel_id, kind, hour, visitor, at)
     select reel.id, 'view', date_trunc('hour', now()), viewer::text, now() - interval '1 hour'
     from (select id from reels order by created_at desc limit $2) as reel cross join unnest($1::uuid[]) as viewer
     where hashtext(reel.id::text || viewer::text) % 2 = 0`,
    [viewers, seen * 2],
  );
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query(rows[0].indexdef);
  await client.query('set session_replication_role = origin');
  await client.query('update reel_totals set shown = (select count(*) from reels where shown)');
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  client.release(true);
  return viewers.slice(0, ASKING);
}

type Page = { readonly next: string | null; readonly data: readonly { _id: string }[] };

async function ask(agent: http.Agent, url: string, headers: Record<string, string>) {
  const began = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  http.get(url, { agent, headers }, resolve).on('error', reject);
  const reply = await promise;
  let text = '';
  for await (const piece of reply) text += piece;
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}`);
  return { time: performance.now() - began, page: JSON.parse(text) as Page };
}

/** Opens the feed and goes on through it, a few viewers at a time; the first turn only warms up. */
async function watch(origin: string, viewers: readonly Record<string, string>[]) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const [first, later]: [number[], number[]] = [[], []];
  const view = async (headers: Record<string, string>, counts: boolean) => {
    let after = '';
    for (let n = 0; n < PAGES; n++) {
      const { time, page } = await ask(agent, `${origin}/api/reelVideo?perPage=5${after}`, headers);
      if (counts) (n === 0 ? first : later).push(time);
      after = `&after=${page.next}`;
    }
  };
  for (const counts of [false, true])
    for (let at = 0; at < viewers.length; at += AT_ONCE)
      await Promise.all(viewers.slice(at, at + AT_ONCE).map((headers) => view(headers, counts)));
  agent.destroy();
  return { first: timesOf(first), later: timesOf(later) };
}

const written = ({ p50, p99, count }: Times) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${count}`;
const within = (name: string, times: Times) =>
  figure(name, times.p95, { unit: ' ms', digits: 1, below: MOST_MS, note: written(times) });

/** The feed among very many reels and visits, as a member and as a stranger whose answers nothing caches. */
export async function benchReels(
  volumes: Volumes,
  cleanup: Cleanup,
  say: (step: string) => void,
  { brief }: Extent,
): Promise<Figure[]> {
  const size = brief ? BRIEF : WHOLE;
  const site = await startSite(volumes, cleanup);
  cleanup.add((await site.start()).stop);
  const uncached = await site.startUncached();
  cleanup.add(uncached.stop);
  const dataDir = path.join(site.folder, 'data');
  const { url } = JSON.parse(await fs.readFile(path.join(dataDir, 'database.json'), 'utf8'));
  const database = openDatabase(url, 4);
  cleanup.add(database.close);
  say(`${size.reels} reels and ${size.visits} visits`);
  const ids = await layReels(database, size);
  const settings = readSettings({ DATA_DIR: dataDir });
  const device = { device: 'a bench', address: '' };
  const members = await Promise.all(
    ids.map(async (id) => ({
      authorization: `Bearer ${await openSession(database.db, settings, { id, name: '', role: 'USER' }, device)}`,
    })),
  );
  say('the feed of members');
  const own = await watch(site.url, members);
  say('the feed of strangers');
  const strangers = await watch(
    uncached.url,
    members.map(() => ({})),
  );
  const among = `${size.reels.toLocaleString('en-GB')} reels`;
  return [
    within(`feed of a member, opened, ${among}, p95`, own.first),
    within(`feed of a member, pages after, ${among}, p95`, own.later),
    within(`feed of a stranger, uncached, ${among}, p95`, strangers.first),
    within(`feed of a stranger, uncached, pages after, ${among}, p95`, strangers.later),
  ];
}
