import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { openDatabase } from './db.ts';
import { givenList, prepared, unprepared } from './prepared.ts';

const { url, drop } = await freshDatabase();
const database = openDatabase(url, 1);
const { db, pool } = database;
afterAll(async () => {
  await database.close();
  await drop();
});

const sum = () =>
  sql`select ${sql.placeholder('first')}::int + ${sql.placeholder('second')}::int + ${1} as sum, '$1 ?' as text`;
const planned = async () =>
  (await pool.query(`select name from pg_prepared_statements where name = 'sum'`)).rows.length;

test('a statement is built once for its name, planned once for its connection, and answers for the values of each call', async () => {
  let times = 0;
  const build = () => {
    times++;
    return sum();
  };
  const ask = (first: number) => prepared<{ sum: number }>(db, 'sum', build, { first, second: 10 });
  expect([await ask(1), await ask(2)].map(([row]) => row)).toEqual([
    { sum: 12, text: '$1 ?' },
    { sum: 13, text: '$1 ?' },
  ]);
  expect([times, await planned()]).toEqual([1, 1]);
});

test('in a transaction a statement sees what the transaction wrote, with its values in their places', async () => {
  await db.execute(sql`create table boards (id int, kinds text[])`);
  await db.transaction(async (db) => {
    await db.execute(sql`insert into boards values (7, array['ply', 'door'])`);
    const build = () =>
      sql`select id from boards where kinds && ${givenList('kinds', 'text')} and id > ${sql.placeholder('over')}`;
    for (const over of [6, 7]) {
      const values = { over, kinds: ['door', "it's $1"] };
      const rows = over < 7 ? [{ id: 7 }] : [];
      expect(await prepared(db, 'boards', build, values)).toEqual(rows);
      expect(await unprepared(db, build(), values)).toEqual(rows);
    }
  });
});

const EVERY_TYPE = sql`select timestamptz '2026-02-03 04:05:06+00' as a, timestamp '2026-02-03 04:05:06' as b,
  date '2026-02-03' as c, interval '1 day' as d, array[timestamptz '2026-02-03 04:05:06+00'] as e,
  array[timestamp '2026-02-03 04:05:06'] as f, array[date '2026-02-03'] as g, array[interval '1 day'] as h,
  array[1.5::numeric] as i, 1.5::numeric as j, 2::bigint as k, 3 as l, true as m, '{"n": [1]}'::jsonb as n,
  array['o'] as o, array[1, 2] as p, null::date as q, 1.5::float8 as r`;

test('values read the same in a prepared statement, in an unprepared one and in one that Drizzle sends', async () => {
  const { rows } = await db.execute(EVERY_TYPE);
  expect(rows[0]).toMatchObject({ c: '2026-02-03', l: 3, n: { n: [1] } });
  expect(await prepared(db, 'every type', () => EVERY_TYPE, {})).toEqual(rows);
  expect(await unprepared(db, EVERY_TYPE, {})).toEqual(rows);
});

test('a statement that fails says the same as one that Drizzle sends', async () => {
  const failing = (divisor: unknown) => sql`select 1 / ${divisor}::int as never`;
  const told = await db.execute(failing(0)).catch((error: unknown) => error);
  expect(told).toBeInstanceOf(DrizzleQueryError);
  const ask = prepared(db, 'failing', () => failing(sql.placeholder('divisor')), { divisor: 0 });
  const error = await ask.catch((failure: unknown) => failure);
  expect(error).toEqual(told);
  expect(error).toMatchObject({ params: [0], cause: { code: '22012' } });
});

test('a value that is missing and a name that PostgreSQL would cut are refused', async () => {
  await expect(prepared(db, 'sum', sum, { first: 1 })).rejects.toThrow('No value for placeholder "second"');
  await expect(prepared(db, 'n'.repeat(64), sum, {})).rejects.toThrow('the name of a statement is too long');
});
