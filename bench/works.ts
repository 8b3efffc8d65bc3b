import fs from 'node:fs/promises';
import path from 'node:path';
import type { Volumes } from '../server/seed/volumes.ts';
import { type Database, openDatabase } from '../server/src/platform/db/db.ts';
import { type RunningSite, startSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { measureTargets, type Pace, type Rate, startBare, type Target } from './load.ts';
import { type Figure, failed, figure } from './report.ts';
import { startBareSql } from './statements.ts';

const PACE: Pace = { rounds: 3, warmUpSeconds: 1, roundSeconds: 2 };
const BRIEF: Pace = { rounds: 1, warmUpSeconds: 1, roundSeconds: 1 };
const CROWD = 50;

/** The sizes of the marketplaces to measure, whether a short run is enough, and a filter by name. */
export type Extent = { readonly sizes: readonly number[]; readonly brief: boolean; readonly only?: string };

/** One kind of request, with what is asked of it. */
export type Work = {
  readonly name: string;
  /** Several, so that cached query plans and disk pages favour none of them. */
  readonly addresses: readonly string[];
  /** At least this share of the requests that its SQL allows behind a bare Fastify route. */
  readonly ofSql?: number;
  /** Milliseconds at ten connections, for all sizes or for one, of answers as they are served or made anew each time. */
  readonly p95?: { readonly below: number; readonly of: 'anew' | 'kept'; readonly size?: number };
  /** The p95 of questions that nobody asked before is printed beside it. */
  readonly unasked?: boolean;
  /** How many times as long it may take from the smallest size to the largest. */
  readonly growth: number;
  /** Also measured at fifty connections. */
  readonly crowded?: boolean;
};

/** What grows between the marketplaces, and the requests to measure. */
export type Field = {
  readonly noun: string;
  readonly volumes: (size: number) => Volumes;
  readonly works: (database: Database) => Promise<Work[]>;
  /** Measured before everything else, as it changes the marketplace. */
  readonly writes?: (site: RunningSite, database: Database, of: { size: number; brief: boolean }) => Promise<Figure[]>;
};

/** A marketplace of one size that runs, with the bare servers beside it. */
type Place = {
  readonly size: number;
  readonly app: RunningSite;
  /** Of the process that prepares every reply anew. */
  readonly uncached: string;
  readonly works: readonly Work[];
  readonly writes: readonly Figure[];
  /** The addresses of the bare Fastify server, by those of the app. */
  readonly sql: ReadonlyMap<string, string>;
};

type Measured = { readonly size: number; readonly anew: Rate; readonly kept: Rate; readonly sql: Rate };

const written = (count: number) => count.toLocaleString('en-GB');
const milliseconds = (time: number) => `${time.toFixed(1)} ms`;

/** Brings the database to the state that autovacuum and checkpoints reach a while after a load. */
export async function settle({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  client.release(true);
}

async function openPlace(field: Field, size: number, brief: boolean, cleanup: Cleanup): Promise<Place> {
  const app = await startSite(field.volumes(size), cleanup);
  cleanup.add((await app.start()).stop);
  const uncached = await app.startUncached();
  cleanup.add(uncached.stop);
  const { url } = JSON.parse(await fs.readFile(path.join(app.folder, 'data/database.json'), 'utf8'));
  const database = openDatabase(url, 2);
  try {
    await settle(database);
    const writes = (await field.writes?.(app, database, { size, brief })) ?? [];
    const works = await field.works(database);
    const addresses = works.flatMap((work) => work.addresses);
    const bare = await startBareSql(database, { addresses, url, folder: app.folder }, cleanup);
    const sql = new Map(addresses.map((address, at) => [address, bare[at] ?? '']));
    return { size, app, uncached: uncached.url, works, writes, sql };
  } finally {
    await database.close();
  }
}

function targetsOf({ app, uncached, sql }: Place, { addresses, ofSql }: Work): Record<'anew' | 'kept' | 'sql', Target> {
  const plain = ofSql !== undefined;
  return {
    anew: { urls: addresses.map((address) => uncached + address), plain },
    kept: { urls: addresses.map((address) => app.url + address) },
    sql: { urls: addresses.map((address) => sql.get(address) ?? ''), plain },
  };
}

const rateFigure = (name: string, { perSecond, p50, p95, p99 }: Rate) =>
  figure(name, perSecond, {
    unit: '/s',
    note: `p50 ${milliseconds(p50)}, p95 ${milliseconds(p95)}, p99 ${milliseconds(p99)}`,
  });

function sizeFigures({ name, ofSql, p95, unasked }: Work, { size, ...rates }: Measured, bare: Rate): Figure[] {
  const title = `${name}, ${written(size)}`;
  const limited = p95 && (p95.size ?? size) === size;
  return [
    rateFigure(`${title}: SQL behind bare Fastify`, rates.sql),
    rateFigure(`${title}: anew each time`, rates.anew),
    rateFigure(`${title}: kept`, rates.kept),
    figure(`${title}: anew, of its SQL`, rates.anew.perSecond / rates.sql.perSecond, {
      digits: 2,
      ...(ofSql !== undefined && { atLeast: ofSql }),
    }),
    figure(`${title}: kept, of bare`, rates.kept.perSecond / bare.perSecond, { digits: 2 }),
    ...(limited
      ? [figure(`${title}: ${p95.of}, p95`, rates[p95.of].p95, { unit: ' ms', digits: 1, below: p95.below })]
      : []),
    ...(unasked ? [figure(`${title}: never asked before, p95`, rates.anew.p95, { unit: ' ms', digits: 1 })] : []),
  ];
}

function growthFigures({ name, growth }: Work, measured: readonly Measured[]): Figure[] {
  const [smallest, ...larger] = measured;
  if (!smallest) return [];
  return larger.map(({ size, anew }) =>
    figure(
      `${name}: time from ${written(smallest.size)} to ${written(size)}`,
      smallest.anew.perSecond / anew.perSecond,
      { unit: ' ×', digits: 2, atMost: growth },
    ),
  );
}

async function crowdFigures(places: readonly Place[], at: number, pace: Pace): Promise<Figure[]> {
  const targets = places.flatMap((place) => {
    const { anew, kept } = targetsOf(place, place.works[at] as Work);
    return [anew, kept].map((target) => ({ ...target, connections: CROWD }));
  });
  const rates = await measureTargets(targets, pace);
  return places.flatMap(({ size, works }, place) =>
    ['anew', 'kept'].flatMap((way, offset) => {
      const rate = rates[place * 2 + offset] as Rate;
      return figure(`${works[at]?.name}, ${written(size)}: ${way}, p99 of p50 at ${CROWD}`, rate.p99 / rate.p50, {
        unit: ' ×',
        digits: 1,
        below: 5,
        note: `p50 ${milliseconds(rate.p50)}`,
      });
    }),
  );
}

/** Measures all sizes in turn, so that other work on the machine is not taken for growth. */
async function workFigures(places: readonly Place[], at: number, pace: Pace, cleanup: Cleanup): Promise<Figure[]> {
  const [first] = places;
  const work = first?.works[at];
  if (!first || !work) throw new Error('nothing to measure');
  const bare = await startBare(`${first.app.url}${work.addresses[0]}`, first.app.folder, cleanup);
  const targets = places.map((place) => targetsOf(place, place.works[at] as Work));
  const flat = targets.flatMap(({ anew, kept, sql }) => [anew, kept, sql]);
  const [bareRate, ...rates] = (await measureTargets([{ urls: [bare.url] }, ...flat], pace)) as [Rate, ...Rate[]];
  const measured = places.map(({ size }, place): Measured => {
    const [anew, kept, sql] = rates.slice(place * 3) as [Rate, Rate, Rate];
    return { size, anew, kept, sql };
  });
  return [
    rateFigure(`${work.name}: bare server, ${(bare.bytes / 1000).toFixed(1)} KB`, bareRate),
    ...measured.flatMap((one) => sizeFigures(work, one, bareRate)),
    ...growthFigures(work, measured),
    ...(work.crowded ? await crowdFigures(places, at, pace) : []),
  ];
}

/** What people do, in marketplaces of several sizes. */
export async function benchWorks(
  field: Field,
  { sizes, brief, only = '' }: Extent,
  cleanup: Cleanup,
  say: (step: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const places: Place[] = [];
  for (const size of sizes) {
    say(`laying a marketplace of ${written(size)} ${field.noun}`);
    const place = await openPlace(field, size, brief, cleanup);
    places.push(place);
    const perSecond = size / place.app.loadSeconds;
    figures.push(figure(`${written(size)} ${field.noun} laid, all indexes kept`, perSecond, { unit: '/s' }));
    figures.push(...place.writes);
  }
  for (const [at, { name }] of (places[0]?.works ?? []).entries()) {
    if (!name.includes(only)) continue;
    say(name);
    const measured = workFigures(places, at, brief ? BRIEF : PACE, cleanup);
    figures.push(...(await measured.catch((error: unknown) => [failed(name, error)])));
  }
  return figures;
}
