import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from './database.ts';

const database = await freshDatabase();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
afterAll(async () => {
  await client.end();
  await database.drop();
});

const HEADER = `-- Every function and trigger of the database as it stands after all migrations: written by
-- server/test/functions.test.ts, to be read and never run. After a migration that changes one:
--   node scripts/boot.mjs --bin vitest run --project server server/test/functions.test.ts -u`;

/** Functions of the public schema, but for those of extensions, and what calls them. */
const FUNCTIONS = `
  select pg_get_functiondef(p.oid) as text from pg_proc p
   where p.pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
   order by p.proname, p.oid::regprocedure::text`;
const TRIGGERS = `
  select pg_get_triggerdef(t.oid) as text from pg_trigger t join pg_class c on c.oid = t.tgrelid
   where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
   order by c.relname, t.tgname`;

const textsOf = async (query: string) =>
  (await client.query<{ text: string }>(query)).rows.map(({ text }) => `${text.trim()};`);

test('server/functions.sql says what the functions and triggers of the database are now', async () => {
  const [functions, triggers] = [await textsOf(FUNCTIONS), await textsOf(TRIGGERS)];
  expect(functions.length).toBeGreaterThan(10);
  expect(triggers.length).toBeGreaterThan(10);
  await expect(`${[HEADER, ...functions, triggers.join('\n')].join('\n\n')}\n`).toMatchFileSnapshot('../functions.sql');
});
