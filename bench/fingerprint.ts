import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { localFiles } from '../server/src/platform/files/files.ts';

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;

/** What every table and every file holds, in few characters each. */
export async function fingerprint(url: string, uploads: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(TABLES);
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} as t`,
    );
    found.set(name, rows[0].sum);
  }
  await client.end();
  for await (const { name } of localFiles(uploads).list())
    found.set(
      `file ${name}`,
      createHash('sha256')
        .update(readFileSync(path.join(uploads, name)))
        .digest('hex'),
    );
  return found;
}

export const differences = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
