import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { only, rowsOf } from '../db/sql.ts';
import { RELEASE, textOf } from './release.ts';

type Journal = { readonly entries: readonly { readonly when: number; readonly tag: string }[] };

/** They do not change while the process runs. */
const APP = {
  app: RELEASE.version,
  commit: RELEASE.commit,
  node: process.versions.node,
  startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
};
const MIGRATIONS = new Map(
  (JSON.parse(textOf('server/migrations/meta/_journal.json') ?? '{"entries":[]}') as Journal).entries.map(
    ({ when, tag }) => [when, tag],
  ),
);

export async function readVersions(db: Db) {
  const { postgres, migrated } = only(
    await rowsOf<{ postgres: string; migrated: number | null }>(
      db,
      sql`select split_part(current_setting('server_version'), ' ', 1) as postgres,
        (select max(created_at)::float8 from drizzle.__drizzle_migrations) as migrated`,
    ),
  );
  return { ...APP, postgres, migration: MIGRATIONS.get(migrated ?? 0) ?? null };
}
