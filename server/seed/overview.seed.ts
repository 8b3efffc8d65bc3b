import type { ReviewKind } from '@plyhaat/contract/admin/admin';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { dailyFigures, type Figure } from '#modules/admin/figures.tables.ts';
import { FLOWS, replaceFlow } from '#modules/admin/flows.sql.ts';
import { searchUses } from '#modules/search/search.tables.ts';
import { siteVisits } from '#modules/sellers/sellers.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { rowsOf } from '#platform/db/sql.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { copyInto } from './copy.ts';
import { LEVELS_THEN } from './levels.data.ts';
import type { Random } from './random.ts';
import { SEARCHES, TAPPED } from './searches.data.ts';

const DAYS = 180;
/** Searches are kept so long; what is older is in the figures alone. */
const SEARCH_DAYS = 90;
/** Calls for each visit. */
const CONVERSION = 0.03;
const FEWEST_VISITS = 60;
/** Sunday first. */
const WEEK = [0.45, 1, 1.1, 1.05, 1.1, 1, 0.85] as const;

/** What waited on an ordinary day. */
const WAITING: readonly (readonly [ReviewKind, number])[] = [
  ['product', 15],
  ['gst', 5],
  ['report', 5],
  ['comment', 3],
  ['flashSale', 2],
  ['banner', 2],
  ['reel', 1],
];

/** More every month, fewer on a Sunday, and on the first day only as much as it is late. */
function paceOn(own: Random, day: string, ago: number, at: Date): number {
  const gone = ago === 0 ? (at.getTime() - Date.parse(`${day}T00:00+05:30`)) / DAY_MS : 1;
  return (1.2 - (0.45 * ago) / DAYS) * (WEEK[new Date(day).getUTCDay()] ?? 1) * gone * (0.8 + 0.4 * own.next());
}

const daysBack = (today: string) =>
  Array.from({ length: DAYS + 1 }, (_, at) => ({ ago: DAYS - at, day: daysAfter(today, at - DAYS) }));

function searchesOf(random: Random, today: string, at: Date) {
  return daysBack(today).flatMap(({ ago, day }) =>
    SEARCHES.flatMap(([text, aDay, share]) => {
      const own = random.fork(`${text} ${ago}`);
      const uses = Math.floor(aDay * paceOn(own, day, ago, at) + own.next());
      const nothing = Math.round((uses * share) / 100);
      const taps = Math.round(((uses - nothing) * TAPPED * (0.7 + 0.6 * own.next())) / 100);
      return uses > 0 ? [{ ago, day, text, uses, nothing, taps }] : [];
    }),
  );
}

async function visitsOf(client: pg.ClientBase, random: Random, today: string, at: Date) {
  const { rows } = await client.query<{ calls: number }>(
    `select count(*)::int as calls from leads where channel = 'call' and created_at > $1::date - $2::int`,
    [today, DAYS],
  );
  const aDay = Math.max(FEWEST_VISITS, (rows[0]?.calls ?? 0) / DAYS / CONVERSION);
  return daysBack(today).map(({ ago, day }) => ({
    ago,
    day,
    visits: Math.round(aDay * paceOn(random.fork(day), day, ago, at)),
  }));
}

/** What nobody can tell any more from what is there now. */
function* remembered(random: Random, today: string, at: Date): Generator<Figure> {
  for (const { ago, day } of daysBack(today)) {
    const own = random.fork(`${ago}`);
    for (const [kind, usual] of WAITING) {
      const waiting = Math.round(usual * (0.5 + own.next()));
      if (waiting === 0) continue;
      const oldest = own.int(3, 80) * 3600 + own.int(0, 3599);
      yield { measure: 'waiting', day, part: `${kind} 1`, total: waiting };
      yield { measure: 'oldest', day, part: kind, total: oldest };
      yield { measure: 'median', day, part: kind, total: Math.round(oldest * (0.2 + 0.3 * own.next())) };
    }
    if (own.chance(0.05)) yield { measure: 'dead_letter', day, part: '', total: 1 };
    yield { measure: 'counted', day, part: '', total: Math.floor(at.getTime() / 1000) - ago * 86_400 };
  }
}

const FIGURE = ['measure', 'day', 'part', 'total'] as const;

/** Half a year of daily figures: counted where rows tell them, and made up where none are kept that long. */
export async function seedOverview(client: pg.ClientBase, random: Random, at: Date): Promise<void> {
  const today = indianDay(at);
  const searches = searchesOf(random.fork('searches'), today, at);
  const visits = await visitsOf(client, random.fork('visits'), today, at);
  const lately = searches.filter(({ ago }) => ago < SEARCH_DAYS);
  await copyInto(client, searchUses, ['day', 'text', 'uses', 'nothing', 'taps'], lately);
  const now = visits.at(-1)?.visits ?? 0;
  const visitors = Array.from({ length: now }, (_, turn) => ({ day: today, visitor: `demo ${turn}` }));
  await copyInto(client, siteVisits, ['day', 'visitor'], visitors);
  const period = { from: daysAfter(today, -DAYS), to: today };
  for (const flow of FLOWS) await replaceFlow(drizzle(client as pg.Client), flow, period);
  const old = Map.groupBy(
    searches.filter(({ ago }) => ago >= SEARCH_DAYS),
    ({ day }) => day,
  );
  const sum = (rows: typeof searches, name: 'uses' | 'nothing') => rows.reduce((all, row) => all + row[name], 0);
  await copyInto(client, dailyFigures, FIGURE, [
    ...visits.flatMap(({ ago, day, visits }) => (ago > 0 ? [{ measure: 'visit', day, part: '', total: visits }] : [])),
    ...[...old].flatMap(([day, rows]) => [
      { measure: 'search', day, part: '', total: sum(rows, 'uses') },
      { measure: 'unfound', day, part: '', total: sum(rows, 'nothing') },
    ]),
    ...remembered(random.fork('queue'), today, at),
  ]);
  await client.query(LEVELS_THEN, [today, DAYS]);
}

/** All rows by the same number of days, by way of days far off, so that no two of them meet. */
async function moveDays(db: Db, table: SQL, where = sql`true`): Promise<number> {
  const [{ days } = { days: 0 }] = await rowsOf<{ days: number | null }>(
    db,
    sql`select ${indianDay()}::date - max(day) as days from ${table} where ${where}`,
  );
  if (!days || days < 0) return 0;
  const far = 100_000;
  await db.execute(sql`update ${table} set day = day + ${far}::int where ${where}`);
  await db.execute(sql`update ${table} set day = day - ${far}::int + ${days}::int where ${where}`);
  return days;
}

/** The figures end today, and so do the searches; jobs then count today anew. */
export async function moveOverview(db: Db): Promise<void> {
  await moveDays(db, sql`${searchUses}`);
  await moveDays(db, sql`${siteVisits}`, sql`visitor like 'demo %'`);
  const days = await moveDays(db, sql`${dailyFigures}`);
  await db.execute(sql`update ${dailyFigures} set total = total + ${days * 86_400}::int where measure = 'counted'`);
}
