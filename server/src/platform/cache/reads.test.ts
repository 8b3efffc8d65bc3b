import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { openDatabase } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import { readTogether } from './reads.ts';

const { url, drop } = await freshDatabase();
const database = openDatabase(url, 2);
const { db } = database;
afterAll(async () => {
  await database.close();
  await drop();
});

type Numbered = { number: number; pid: number };
const number = async (value: number) => {
  const { rows } = await db.execute<Numbered>(sql`select ${value}::int as number, pg_backend_pid() as pid`);
  return rows[0];
};

test('what a page reads at once is answered each to its question, over fewer connections than questions', async () => {
  const numbers = Array.from({ length: 20 }, (_, at) => at);
  const answers = await readTogether(() => Promise.all(numbers.map(number)));
  expect(answers.map((answer) => answer?.number)).toEqual(numbers);
  expect(new Set(answers.map((answer) => answer?.pid)).size).toBeLessThanOrEqual(3);
});

test('a question that fails leaves those beside it alone', async () => {
  const [first, wrong, last] = await readTogether(() =>
    Promise.allSettled([number(1), db.execute(sql`select 1 / 0`), number(3)]),
  );
  expect(first).toMatchObject({ status: 'fulfilled', value: { number: 1 } });
  expect(wrong.status).toBe('rejected');
  expect(last).toMatchObject({ status: 'fulfilled', value: { number: 3 } });
});

test('after its connections were lost a page opens others', async () => {
  await readTogether(() => Promise.all([number(1), number(2), number(3), number(4)]));
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await expect.poll(() => readTogether(() => number(5)).catch(() => null)).toMatchObject({ number: 5 });
});

const asking = (name: string, text: string) => async () => {
  const [row] = await prepared<{ now: string }>(db, name, () => sql.raw(text), {});
  return row?.now;
};

test.each([
  ['select', 'select clock_timestamp()::text as now'],
  ['with', 'with clock as (select clock_timestamp()::text as now) select now from clock'],
])('pages of the same moment share an answer to %s, and a later one asks anew', async (name, text) => {
  const now = asking(name, text);
  const [one, other] = await Promise.all([readTogether(now), readTogether(now)]);
  expect(one).toBe(other);
  expect(await readTogether(now)).not.toBe(one);
});

test('what writes is done as often as it is asked for', async () => {
  await db.execute(sql`create table if not exists marks (now text)`);
  const mark = asking(
    'mark',
    `with mark as (insert into marks values (clock_timestamp()::text) returning now)
    select now from mark`,
  );
  await Promise.all([readTogether(mark), readTogether(mark)]);
  expect(await db.$count(sql`marks`)).toBe(2);
});
