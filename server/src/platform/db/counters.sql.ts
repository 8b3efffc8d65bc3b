import { type LimitName, readSetting } from '@plyhaat/contract/core/site-settings';
import { eq, inArray, sql } from 'drizzle-orm';
import { type Count, type Counter, defaultLimits, type Limits, longestWait } from './counters.ts';
import type { Db } from './db.ts';
import { siteSettings, counters as table } from './platform.tables.ts';

const keysOf = (counters: readonly Counter[]) => counters.map(({ key }) => key);

const selectCounts = (db: Db, counters: readonly Counter[]) =>
  db
    .select({
      key: table.key,
      times: table.times,
      hits: table.hits,
      touchedAt: table.touchedAt,
      now: sql<Date>`clock_timestamp()`.mapWith(table.touchedAt),
      // With the count, so that a changed limit binds the next call on every process.
      changed: sql<Changed | null>`(select json_object_agg(${siteSettings.name}, ${siteSettings.value}::int)
        from ${siteSettings} where ${siteSettings.value} ~ '^[0-9]{1,9}$')`,
    })
    .from(table)
    .where(inArray(table.key, keysOf(counters)))
    .orderBy(sql`${table.key} collate "C"`);

type Rows = Awaited<ReturnType<typeof selectCounts>>;
/** Limits that staff changed, by name. */
type Changed = Readonly<Partial<Record<LimitName, number>>>;

const limitsOf =
  (changed: Changed): Limits =>
  (most) =>
    (typeof most === 'string' ? readSetting(most, changed[most]) : most) ?? defaultLimits(most);

function read(rows: Rows) {
  const counts = new Map<string, Count>();
  for (const { key, times, hits, touchedAt } of rows)
    counts.set(key, { times: times.map((time) => time.getTime()), hits, touchedAt: touchedAt.getTime() });
  return {
    counts,
    now: Math.max(0, ...rows.map((row) => row.now.getTime())),
    limits: limitsOf(rows[0]?.changed ?? {}),
  };
}

/** Seconds until all of them allow it. Reads without locking, so that refusing a frequent caller is cheap. */
export async function selectWait(db: Db, counters: readonly Counter[]): Promise<number> {
  const { counts, now, limits } = read(await selectCounts(db, counters));
  return longestWait(counters, counts, now, limits);
}

/** The rows stay locked until the transaction ends; always in the same order, which rules out deadlocks. */
async function lockCounts(db: Db, counters: readonly Counter[]) {
  const fresh = keysOf(counters)
    .sort()
    .map((key) => ({ key }));
  await db.insert(table).values(fresh).onConflictDoNothing();
  return read(await selectCounts(db, counters).for('update'));
}

async function countOneMore(db: Db, counters: readonly Counter[], { counts, now, limits }: ReturnType<typeof read>) {
  for (const { key, next } of counters) {
    const { times, hits, touchedAt } = next(counts.get(key) ?? { times: [], hits: 0, touchedAt: now }, now, limits);
    await db
      .update(table)
      .set({ times: times.map((time) => new Date(time)), hits, touchedAt: new Date(touchedAt) })
      .where(eq(table.key, key));
  }
}

/** In a transaction: counts one more of each, or none where one says to wait; then the wait is returned. */
export async function takeAll(db: Db, counters: readonly Counter[]): Promise<number> {
  const locked = await lockCounts(db, counters);
  const wait = longestWait(counters, locked.counts, locked.now, locked.limits);
  if (wait === 0) await countOneMore(db, counters, locked);
  return wait;
}

/** Counts what has happened already, wait or none. */
export const noteAll = (db: Db, counters: readonly Counter[]) =>
  db.transaction(async (db) => {
    await countOneMore(db, counters, await lockCounts(db, counters));
  });

export const forgetCounter = (db: Db, { key }: Counter) => db.delete(table).where(eq(table.key, key));

/** Nothing looks back further than a day. */
export const forgetOldCounters = (db: Db) =>
  db.delete(table).where(sql`${table.touchedAt} < now() - interval '25 hours'`);
