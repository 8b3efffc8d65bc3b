import type pg from 'pg';
import { readSchema } from '../../server/src/platform/db/migrations.ts';
import type { Files } from '../../server/src/platform/files/files.ts';
import { Complaint } from '../installation.ts';

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;

/** Reads every row of every table: a page that cannot be read is found here, and not by a visitor. */
async function readEverything(client: pg.ClientBase): Promise<{ tables: number; rows: number }> {
  const { rows: tables } = await client.query<{ name: string }>(TABLES);
  let rows = 0;
  for (const { name } of tables) {
    const { rows: counted } = await client.query(`select count(hashtext(t::text)) as rows from ${name} as t`);
    rows += Number(counted[0].rows);
  }
  return { tables: tables.length, rows };
}

const BROKEN_CHAIN = `
  with chain as (select *, lag(hash) over (order by seq) as hash_before from audit_log where seq is not null)
  select seq from chain join audit_log using (seq)
  where chain.previous_hash is distinct from chain.hash_before
     or chain.hash is distinct from audit_hash(audit_log, chain.previous_hash)
  order by seq limit 1`;

/** Files that a row names and that are not there; those that came with the program apart. */
async function missingFiles(client: pg.ClientBase, files: Files): Promise<string[]> {
  const there = new Set<string>();
  for await (const { name } of files.list()) there.add(name);
  const { rows } = await client.query<{ path: string }>(`select path from media_files where state = 'ready'`);
  const missing: string[] = [];
  for (const { path } of rows)
    if (!there.has(path) && !(files.isReadyMade(path) && (await files.has(path)))) missing.push(path);
  return missing;
}

/** What a restored installation must pass before it is called restored. Says what was found, or what is wrong. */
export async function checkRestored(client: pg.ClientBase, files: Files): Promise<string> {
  if ((await readSchema(client)).kind === 'foreign')
    throw new Complaint('The restored database was made by a version that these migrations do not know.');
  const { tables, rows } = await readEverything(client);
  const { rows: broken } = await client.query<{ seq: string }>(BROKEN_CHAIN);
  if (broken[0]) throw new Complaint(`The audit log of the restored database is broken at row ${broken[0].seq}.`);
  const missing = await missingFiles(client, files);
  if (missing.length > 0)
    throw new Complaint(`${missing.length} files that the restored database names are missing, ${missing[0]} first.`);
  return `${tables} tables with ${rows.toLocaleString('en-GB')} rows were read, the audit log is unbroken and every file is there`;
}
