import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { only, rowsOf } from '../db/sql.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

function textOf(...parts: string[]): string | null {
  try {
    return readFileSync(path.resolve(root, ...parts), 'utf8').trim();
  } catch {
    return null;
  }
}

const SHORT = 12;

/** Of a clone. A copy without its history has none. */
function readCommit(): string | null {
  const marker = textOf('.git');
  const folder = marker?.startsWith('gitdir: ') ? marker.slice('gitdir: '.length) : '.git';
  const head = textOf(folder, 'HEAD');
  if (!head?.startsWith('ref: ')) return head?.slice(0, SHORT) ?? null;
  const ref = head.slice('ref: '.length);
  const shared = path.join(folder, textOf(folder, 'commondir') ?? '');
  const packed = textOf(shared, 'packed-refs')
    ?.split('\n')
    .find((line) => line.endsWith(` ${ref}`));
  return (textOf(shared, ref) ?? packed)?.slice(0, SHORT) ?? null;
}

type Journal = { readonly entries: readonly { readonly when: number; readonly tag: string }[] };

/** They do not change while the process runs. */
const APP = {
  app: (JSON.parse(textOf('package.json') ?? '{}') as { version?: string }).version ?? '',
  commit: readCommit(),
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
