import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const MIGRATIONS = path.resolve(import.meta.dirname, '../migrations');

/** Brings a database to where it was before a migration, with nothing after it. */
export async function migrateUntil(pool: pg.Pool, tag: string): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plyhaat-migrations-'));
  try {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const journal = path.join(folder, 'meta/_journal.json');
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
    const until = entries.findIndex((entry: { tag: string }) => entry.tag === tag);
    if (until < 0) throw new Error(`no migration ${tag}`);
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, until) }));
    await migrate(drizzle(pool), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
