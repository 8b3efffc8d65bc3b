import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Volumes } from '../server/seed/volumes.ts';
import { newId } from '../server/src/platform/db/id.ts';
import { type RunningSite, startSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { type Audience, gatherAudience } from './notification-audience.ts';
import { mostWithin, Readers, residentMegabytes } from './notification-streams.ts';
import { pacedLoad, type Times, timeOf, timesOf } from './paced-load.ts';
import { type Figure, figure } from './report.ts';
import type { Extent } from './works.ts';

const MEMBERS = 10_000;
const STREAMS = 5000;
const ELSEWHERE = 50;
const ROWS = 1000;
const PER_SECOND = 50;
const PATIENCE_MS = 120_000;
/** Longer than the interval of heartbeats. */
const WATCHED_SECONDS = 30;

type Say = (step: string) => void;

const written = ({ p50, p95, p99, count }: Times) =>
  `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${count}`;

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error('waited in vain');
    await sleep(50);
  }
}

/** A member with many rows turns pages in two tabs. */
async function pageFigures(site: RunningSite, audience: Audience): Promise<Figure[]> {
  const [authorization = ''] = await audience.tokens(1);
  await audience.database.pool.query(
    `insert into notifications (id, member_id, event_id, type, content, payload, read_at, created_at)
     select id, $2, 'bench ' || n, 'register', 'Row ' || n, '{}', case when n % 3 = 0 then now() end,
       now() - n * interval '1 minute'
     from unnest($1::uuid[]) with ordinality as fresh (id, n)`,
    [Array.from({ length: ROWS }, () => newId()), audience.memberIds[0]],
  );
  const agent = new http.Agent({ keepAlive: true, maxSockets: 2 });
  const headers = { authorization, 'content-type': 'application/json' };
  const turn = (n: number) => {
    const body = JSON.stringify({ page: 1 + (n % (ROWS / 10)), ...(n % 2 === 1 && { isRead: false }) });
    return timeOf(agent, `${site.url}/api/notifications/getAllNotifications`, { method: 'POST', headers, body });
  };
  const times: number[] = [];
  for (let n = 0; n < ROWS; n += 2) {
    const both = await Promise.all([turn(n), turn(n + 1)]);
    if (n >= ROWS / 5) times.push(...both);
  }
  agent.destroy();
  const all = timesOf(times);
  return [
    figure(`a page of a member with ${ROWS} notifications, p95`, all.p95, {
      unit: ' ms',
      digits: 1,
      below: 20,
      note: written(all),
    }),
  ];
}

/** Starts sales one after the other while visitors come, each to all members; returns how long each took. */
async function tellWhile(audience: Audience, load: (isOver: () => boolean) => Promise<Times>, events: number) {
  const seconds: number[] = [];
  const before = await audience.saleNoticeCount();
  let over = false;
  const loading = load(() => over);
  for (let n = 0; n < events; n++) {
    const began = performance.now();
    await audience.startSale();
    await until(async () => (await audience.saleNoticeCount()) > before + n);
    seconds.push((performance.now() - began) / 1000);
  }
  over = true;
  return { seconds, times: await loading };
}

async function tellingFigures(site: RunningSite, audience: Audience, events: number, say: Say): Promise<Figure[]> {
  const figures: Figure[] = [];
  let visits = 0;
  const lists: Record<string, (n: number) => string> = {
    'as it is served': (n: number) => `${site.url}/api/product?page=${1 + (n % 20)}`,
    'made anew each time': () => `${site.url}/api/product?minPrice=${visits % 300}&maxPrice=${100_000 + visits++}`,
  };
  for (const [name, urlOf] of Object.entries(lists)) {
    const load = (isOver: () => boolean) => pacedLoad(urlOf, PER_SECOND, isOver);
    // Fresh processes compile their code first.
    await tellWhile(audience, load, 1);
    const end = performance.now() + events * 3000;
    const quiet = await load(() => performance.now() > end);
    const { seconds, times } = await tellWhile(audience, load, events);
    say(
      `${name}: quiet ${written(quiet)}; telling ${written(times)}; ${seconds.map((s) => s.toFixed(1)).join(', ')} s`,
    );
    figures.push(
      figure(`the shop's list ${name}, ${PER_SECOND} a second, quiet: p99`, quiet.p99, {
        unit: ' ms',
        digits: 1,
        note: written(quiet),
      }),
      figure(`the same while ${MEMBERS} members are told: p99 of the quiet one`, times.p99 / quiet.p99, {
        unit: ' ×',
        digits: 2,
        below: 2,
        note: written(times),
      }),
      figure(`telling ${MEMBERS} members of one event, the slowest of ${events}`, Math.max(...seconds), {
        unit: ' s',
        digits: 1,
        below: 10,
      }),
    );
  }
  return figures;
}

async function streamFigures(
  site: RunningSite,
  audience: Audience,
  pid: number,
  cleanup: Cleanup,
  say: Say,
): Promise<Figure[]> {
  const tokens = await audience.tokens(STREAMS + ELSEWHERE);
  const other = await site.startUncached();
  cleanup.add(other.stop);
  const [readers, elsewhere] = [new Readers(), new Readers()];
  for (const each of [readers, elsewhere]) cleanup.add(() => each.close());
  const before = await residentMegabytes(pid);
  const began = performance.now();
  await readers.open(site.url, tokens.slice(0, STREAMS));
  const opening = (performance.now() - began) / 1000;
  await elsewhere.open(other.url, tokens.slice(STREAMS));
  say(`${STREAMS} streams opened in ${opening.toFixed(1)} s`);
  const most = await mostWithin(pid, WATCHED_SECONDS);
  const announced = performance.now();
  await audience.startSale();
  await until(() => readers.heard >= STREAMS && elsewhere.heard >= ELSEWHERE);
  return [
    figure('memory of the process before', before, { unit: ' MB' }),
    figure(`${STREAMS} open streams, ${WATCHED_SECONDS} s long, more memory`, most - before, {
      unit: ' MB',
      atMost: 300,
      note: `opened in ${opening.toFixed(1)} s`,
    }),
    figure('streams that ended by themselves', readers.lost + elsewhere.lost, { atMost: 0 }),
    figure(
      `one event on ${STREAMS} streams here and ${ELSEWHERE} of another process`,
      (performance.now() - announced) / 1000,
      {
        unit: ' s',
        digits: 1,
        below: 10,
      },
    ),
  ];
}

/** npm run bench notifications [-- --brief]: telling many, streaming to many, and turning the pages of many rows. */
export async function benchNotifications(
  volumes: Volumes,
  cleanup: Cleanup,
  say: Say,
  { brief }: Extent,
): Promise<Figure[]> {
  const site = await startSite(volumes, cleanup);
  const running = await site.start();
  cleanup.add(running.stop);
  const audience = await gatherAudience(site, MEMBERS, cleanup);
  say('the audience is there');
  const pages = await pageFigures(site, audience);
  const telling = await tellingFigures(site, audience, brief ? 2 : 5, say);
  const streams = await streamFigures(site, audience, running.pid, cleanup, say);
  return [...telling, ...streams, ...pages];
}
