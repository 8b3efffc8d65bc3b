import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db.ts';
import { signInCounters } from './identity.tables.ts';
import { LONGEST_WAIT_SECONDS, type Pace } from './sign-in.limits.ts';

const { key: keyColumn, times, hits, touchedAt } = signInCounters;
const clock = sql`clock_timestamp()`;
const length = sql`cardinality(${times})`;
const seconds = (count: number) => sql`make_interval(secs => ${count}::float8)`;
const longest = seconds(LONGEST_WAIT_SECONDS);

/** Something counted under a key: the seconds until it may happen again, and what its row becomes when it does. */
export type Counter = { readonly key: string; readonly wait: SQL; readonly next: SQL };

/** The wait in one pace: until the oldest of the last `most` times leaves the span, or the longest wait is over. */
const waitIn = ({ most, seconds: span }: Pace): SQL => sql`case when ${length} < ${most}::int then 0
  else extract(epoch from least(
    (${times})[${length} - ${most - 1}::int] + ${seconds(span)},
    (${times})[${length}] + ${longest}) - ${clock}) end`;

/** Exact in any span, because the times themselves are kept: as many as the largest pace needs. */
export function paced(key: string, paces: readonly Pace[]): Counter {
  const kept = Math.max(...paces.map(({ most }) => most));
  return {
    key,
    wait: sql`greatest(${sql.join(paces.map(waitIn), sql`, `)})`,
    next: sql`times = (${times} || ${clock})[greatest(1, ${length} + 2 - ${kept}::int):]`,
  };
}

/** For figures of the whole house, too large to keep each time: counted from the first of a span on. */
export function tallied(key: string, { most, seconds: span }: Pace): Counter {
  const isOver = sql`(${times})[1] + ${seconds(span)} <= ${clock}`;
  return {
    key,
    wait: sql`case when ${hits} < ${most}::int or ${isOver} then 0
      else extract(epoch from least((${times})[1] + ${seconds(span)} - ${clock}, ${longest})) end`,
    next: sql`hits = case when ${isOver} then 1 else ${hits} + 1 end,
      times = case when ${isOver} then array[${clock}] else ${times} end`,
  };
}

/** Pauses that double with each one after the first `most` in a row. */
export const inARow = (key: string, most: number, firstPauseSeconds: number): Counter => ({
  key,
  wait: sql`case when ${hits} < ${most}::int then 0
    else extract(epoch from ${touchedAt} - ${clock}
      + least(${longest}, ${seconds(firstPauseSeconds)} * power(2, least(${hits} - ${most}::int, 20)))) end`,
  next: sql`hits = ${hits} + 1`,
});

/** Whole seconds until all of them allow it; 0 when they do. */
export async function selectWait(db: Db, counters: readonly Counter[]): Promise<number> {
  const waits = counters.map(({ key, wait }) => sql`select ${wait} as wait from ${signInCounters} where key = ${key}`);
  const { rows } = (await db.execute(
    sql`select ceil(greatest(0, max(wait)))::int as wait from (${sql.join(waits, sql` union all `)}) as waits`,
  )) as unknown as { rows: { wait: number }[] };
  return rows[0]?.wait ?? 0;
}

/** Counts one more, unless there is a wait: decided on the locked row, so that of many at once no one too many passes. */
export async function take(db: Db, { key, wait, next }: Counter): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    insert into ${signInCounters} (key, times, touched_at) values (${key}, array[${clock}], ${clock})
    on conflict (key) do update set ${next}, touched_at = ${clock} where ${wait} <= 0
    returning key`)) as unknown as { rows: object[] };
  return rows.length > 0;
}

/** Counts what has happened already, wait or none. */
export const note = (db: Db, { key, next }: Counter) =>
  db.execute(sql`
    insert into ${signInCounters} (key, times, touched_at) values (${key}, array[${clock}], ${clock})
    on conflict (key) do update set ${next}, touched_at = ${clock}`);

export const forgetCounter = (db: Db, { key }: Counter) => db.delete(signInCounters).where(sql`${keyColumn} = ${key}`);

/** Nothing looks back further than a day. */
export const forgetOldCounters = (db: Db) =>
  db.delete(signInCounters).where(sql`${touchedAt} < now() - interval '25 hours'`);
