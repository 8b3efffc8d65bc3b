import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyFunctions, readFunctions, statementsIn } from '#platform/db/functions.ts';
import { freshDatabase } from './database.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Functions of the public schema, but for those of extensions, and triggers, as `drop` names them. */
const IN_DATABASE = `
  select 'function ' || proname as name, md5(pg_get_functiondef(p.oid)) as text from pg_proc p
   where pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 'trigger ' || tgname || ' on ' || relname, md5(pg_get_triggerdef(t.oid)) from pg_trigger t
    join pg_class c on c.oid = tgrelid
   where relnamespace = 'public'::regnamespace and not tgisinternal
   order by 1`;
const inDatabase = async () => (await client.query<{ name: string; text: string }>(IN_DATABASE)).rows;

test('the database has the functions and triggers of the files, and no others', async () => {
  const statements = readFunctions();
  expect(statements.length).toBeGreaterThan(90);
  const wanted = statements.map(({ name }) => name);
  expect(new Set(wanted).size, 'each name once').toBe(wanted.length);
  expect((await inDatabase()).map(({ name }) => name)).toEqual([...wanted].sort());
});

test('functions that stored columns use say the same in file and migration', async () => {
  const before = await inDatabase();
  const functions = readFunctions().filter(({ name }) => name.startsWith('function '));
  await client.query('begin');
  for (const { text } of functions) await client.query(text);
  const after = await inDatabase();
  await client.query('rollback');
  expect(after).toEqual(before);
});

const SAY = (word: string) =>
  `create or replace function say_word() returns text language sql as $$ select '${word}' $$;`;
const CALL = 'create or replace trigger say_it before insert on products for each row execute function hear();';
const HEAR = 'create or replace function hear() returns trigger language plpgsql as $$ begin return new; end $$;';
const apply = (...texts: string[]) =>
  applyFunctions(client, [...readFunctions(), ...texts.flatMap((text) => statementsIn(text))]);

test('a changed text is applied, an equal one is left alone, and what a file no longer names is dropped', async () => {
  const before = await inDatabase();
  const wordRow = async () =>
    (await client.query('select say_word() as word, xmin from pg_proc where proname = $1', ['say_word'])).rows[0];
  await apply(SAY('ply'), HEAR, CALL);
  const first = await wordRow();
  expect(first.word).toBe('ply');
  expect((await inDatabase()).map(({ name }) => name)).toContain('trigger say_it on products');
  await apply(SAY('ply'), HEAR, CALL);
  expect(await wordRow(), 'not written again').toEqual(first);
  await apply(SAY('board'), HEAR, CALL);
  expect((await wordRow()).word).toBe('board');
  await apply();
  expect(await inDatabase()).toEqual(before);
});

test('another text of a function that a stored column uses is refused, and nothing is changed', async () => {
  const before = await inDatabase();
  const other = readFunctions().map((statement) =>
    statement.name === 'function company_name_key'
      ? { ...statement, text: statement.text.replace('private|pvt', 'private') }
      : statement,
  );
  await expect(applyFunctions(client, [...statementsIn(SAY('lost')), ...other])).rejects.toThrow(
    'function company_name_key is used by a stored column or an index',
  );
  expect(await inDatabase()).toEqual(before);
});
