import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { hashOfFunctions } from './functions.ts';

const ours = path.resolve(import.meta.dirname, '../../../migrations');

/** The first line of a file whose statements run one by one: an index that is built concurrently, a backfill in parts. */
const WITHOUT_TRANSACTION = '-- without a transaction';

export type Migration = {
  readonly name: string;
  readonly when: number;
  readonly hash: string;
  readonly statements: readonly string[];
  readonly inTransaction: boolean;
};

type Journal = { readonly entries: readonly { readonly when: number; readonly tag: string }[] };

function readMigration(folder: string, { when, tag }: Journal['entries'][number]): Migration {
  const text = readFileSync(path.join(folder, `${tag}.sql`), 'utf8');
  return {
    name: tag,
    when,
    hash: createHash('sha256').update(text).digest('hex'),
    statements: text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== ''),
    inTransaction: !text.startsWith(WITHOUT_TRANSACTION),
  };
}

/** What drizzle-kit wrote, in its order. */
export function readMigrations(folder = ours): Migration[] {
  const { entries }: Journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'));
  return entries.map((entry) => readMigration(folder, entry));
}

/** The name and columns that drizzle's own runner gave it, which made the first databases. */
export const LEDGER = 'drizzle.__drizzle_migrations';

/** A schema as it stands beside this program: `newer` was made by a later version, `foreign` by one that we do not know. */
export type Schema = { readonly kind: 'ours' | 'newer' | 'foreign'; readonly pending: readonly Migration[] };

export async function readSchema(client: Pick<pg.ClientBase, 'query'>, migrations = readMigrations()): Promise<Schema> {
  const { rows: made } = await client.query('select to_regclass($1) is not null as found', [LEDGER]);
  if (!made[0].found) return { kind: 'ours', pending: migrations };
  const { rows } = await client.query<{ when: string }>(`select created_at as when from ${LEDGER}`);
  const applied = new Set(rows.map(({ when }) => Number(when)));
  const known = new Set(migrations.map(({ when }) => when));
  const pending = migrations.filter(({ when }) => !applied.has(when));
  const unknown = [...applied].filter((when) => !known.has(when));
  if (unknown.length === 0) return { kind: 'ours', pending };
  const newest = Math.max(...known);
  const isNewer = pending.length === 0 && unknown.every((when) => when > newest);
  return { kind: isNewer ? 'newer' : 'foreign', pending };
}

/** Of a version before the first release, or of a newer one in demo mode: what our SQL stands on may not be there. */
export class UnknownSchema extends Error {
  constructor() {
    super('This database was made by a version that these migrations do not know. Remove the demo data: npm run reset');
  }
}

/** A process that does not migrate met a database that its SQL is too new for. */
export class OlderSchema extends Error {
  constructor() {
    super('The schema of this database is older than this version: run migrate first (npm run migrate).');
  }
}

/** One row for each set of functions that this database ever had, for whoever asks whether it had ours. */
export const functionsMark = (): string => `functions ${hashOfFunctions()}`;

/** Production migrates in a step of its own: a process refuses an older schema, and runs beside a newer one. */
export async function requireSchema(pool: pg.Pool): Promise<Schema> {
  const schema = await readSchema(pool);
  if (schema.kind === 'foreign') throw new UnknownSchema();
  if (schema.kind === 'newer') return schema;
  if (schema.pending.length > 0) throw new OlderSchema();
  const { rows } = await pool.query('select 1 from house_marks where name = $1', [functionsMark()]);
  if (rows.length === 0) throw new OlderSchema();
  return schema;
}
