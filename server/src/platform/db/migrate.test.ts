import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { type Database, openDatabase } from './db.ts';
import { migrateDatabase } from './migrate.ts';
import { LEDGER, type Migration, readMigrations, requireSchema } from './migrations.ts';

const closing: (() => Promise<unknown>)[] = [];
let database: Database;
beforeEach(async () => {
  const fresh = await freshDatabase();
  database = openDatabase(fresh.url, 4);
  closing.push(fresh.drop, database.close);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const LATER = 4_000_000_000_000;
const file = (name: string, statements: readonly string[], inTransaction = true, when = LATER): Migration => ({
  name,
  when,
  hash: name,
  statements,
  inTransaction,
});
const migrateWith = (...more: Migration[]) => {
  const said: string[] = [];
  const done = migrateDatabase(database, {
    migrations: [...readMigrations(), ...more],
    say: (text) => said.push(text),
  });
  return { said, done };
};
const rows = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows;

test('each file has a transaction of its own: what came before a faulty one stays, of the faulty one nothing does', async () => {
  const good = file('good', ['create table good (id int)'], true, LATER);
  const bad = file('bad', ['create table bad (id int)', 'select 1 / 0'], true, LATER + 1);
  await expect(migrateWith(good, bad).done).rejects.toThrow('division by zero');
  expect(await rows(`select to_regclass('good') is not null as good, to_regclass('bad') as bad`)).toEqual([
    { good: true, bad: null },
  ]);
  expect(await rows(`select hash from ${LEDGER} where created_at >= $1`, LATER)).toEqual([{ hash: 'good' }]);
});

test('a file that cannot have its lock gives up at once, lets others through and tries again until it has it', async () => {
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table brands in row exclusive mode');
  const { said, done } = migrateWith(file('column', ['alter table brands add column shade text']));
  await expect.poll(() => said).toContain('column: others hold what it needs; trying again (1 of 30)');
  await holder.query('commit');
  holder.release();
  expect(await done).toBe(1);
  expect(said.at(-1)).toMatch(/^column … /);
});

test('a file without a transaction builds an index beside open writers, and one that was left half built anew', async () => {
  await rows('create table numbers (n int)');
  await rows('insert into numbers values (1), (1)');
  const index = 'create unique index concurrently "numbers_once" on numbers (n)';
  await expect(migrateWith(file('index', [index], false)).done).rejects.toThrow('could not create unique index');
  const valid = `select indisvalid from pg_index where indexrelid = 'numbers_once'::regclass`;
  expect(await rows(valid)).toEqual([{ indisvalid: false }]);
  await rows('delete from numbers where ctid = (select min(ctid) from numbers)');
  expect(await migrateWith(file('index', [index], false)).done).toBe(1);
  expect(await rows(valid)).toEqual([{ indisvalid: true }]);
});

test('a backfill commits its parts, and one that was broken off goes on where it was', async () => {
  await rows('create table filled (n int primary key, twice int)');
  await rows('insert into filled select generate_series(1, 100)');
  const backfill = (most: number) => `do $$ begin
    for part in 1 .. 20 loop
      update filled set twice = 2 * n where n in (select n from filled where twice is null order by n limit 10);
      exit when not found;
      commit;
      if part = ${most} then raise exception 'broken off'; end if;
    end loop;
  end $$`;
  await expect(migrateWith(file('fill', [backfill(3)], false)).done).rejects.toThrow('broken off');
  expect(await rows('select count(twice)::int as filled from filled')).toEqual([{ filled: 30 }]);
  await migrateWith(file('fill', [backfill(0)], false)).done;
  expect(await rows('select count(*)::int as all from filled where twice = 2 * n')).toEqual([{ all: 100 }]);
});

test('two that migrate at once do each file once, also one that waits for every snapshot', async () => {
  const files = [
    file('table', ['create table once (n int)'], true, LATER),
    file('index', ['create index concurrently once_n on once (n)'], false, LATER + 1),
  ];
  const done = await Promise.all([migrateWith(...files).done, migrateWith(...files).done]);
  expect(done.sort()).toEqual([0, 2]);
});

test('production refuses a schema that waits for a migration or for functions, and runs beside a newer one', async () => {
  const { pool } = database;
  expect((await requireSchema(pool)).kind).toBe('ours');

  const last = readMigrations().at(-1)?.when;
  await rows(`update ${LEDGER} set created_at = -created_at where created_at = $1`, last);
  await expect(requireSchema(pool)).rejects.toThrow('do not know');
  await rows(`delete from ${LEDGER} where created_at < 0`);
  await expect(requireSchema(pool)).rejects.toThrow('older than this version: run migrate first');
  await rows(`insert into ${LEDGER} (hash, created_at) values ('back', $1)`, last);

  await rows(`insert into ${LEDGER} (hash, created_at) values ('next', $1)`, LATER);
  expect((await requireSchema(pool)).kind).toBe('newer');
  expect(await migrateDatabase(database, { besideNewer: true })).toBe(0);
  await expect(migrateDatabase(database)).rejects.toThrow('npm run reset');
  await rows(`delete from ${LEDGER} where created_at = $1`, LATER);

  await rows(`delete from house_marks where name like 'functions %'`);
  await expect(requireSchema(pool)).rejects.toThrow('older than this version: run migrate first');
  await migrateDatabase(database);
  expect((await requireSchema(pool)).kind).toBe('ours');
});
