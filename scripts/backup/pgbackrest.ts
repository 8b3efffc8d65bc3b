import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { BackupBucket, BackupSettings } from '../../server/src/settings.backup.ts';
import { Complaint } from '../installation.ts';

const STANZA = 'plyhaat';

/** pgBackRest takes every option from its environment: nothing is written down, and no secret shows among processes. */
export function backrestEnvironment({ to, key, keep }: BackupSettings): Record<string, string> {
  const place = 'folder' in to ? to.folder : to.bucket.endpoint;
  const own = path.join(
    os.tmpdir(),
    `plyhaat-backup-${process.getuid?.()}-${createHash('sha256').update(place).digest('hex').slice(0, 12)}`,
  );
  mkdirSync(own, { recursive: true });
  const options: Record<string, string> = {
    STANZA,
    LOG_LEVEL_CONSOLE: 'error',
    LOG_LEVEL_STDERR: 'off',
    LOG_LEVEL_FILE: 'off',
    LOCK_PATH: own,
    START_FAST: 'y',
    ARCHIVE_CHECK: 'y',
    // A machine that is late, or has just been restored, has many segments to send first.
    ARCHIVE_TIMEOUT: '600',
    REPO1_RETENTION_FULL: String(keep),
    ...(key && { REPO1_CIPHER_TYPE: 'aes-256-cbc', REPO1_CIPHER_PASS: key }),
    ...('folder' in to ? { REPO1_PATH: path.join(to.folder, 'db') } : bucketOptions(to.bucket)),
  };
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [`PGBACKREST_${name}`, value]));
}

function bucketOptions(bucket: BackupBucket): Record<string, string> {
  const { hostname, port, pathname } = new URL(bucket.endpoint);
  return {
    REPO1_TYPE: 's3',
    REPO1_PATH: '/db',
    REPO1_S3_ENDPOINT: hostname,
    ...(port && { REPO1_STORAGE_PORT: port }),
    REPO1_S3_BUCKET: pathname.slice(1),
    REPO1_S3_REGION: bucket.region,
    REPO1_S3_URI_STYLE: 'path',
    ...(bucket.authority && { REPO1_STORAGE_CA_FILE: bucket.authority }),
    REPO1_S3_KEY: bucket.accessKey,
    REPO1_S3_KEY_SECRET: bucket.secretKey,
  };
}

export type Backrest = (args: readonly string[], more?: Record<string, string>) => Promise<string>;

export class BackrestFailed extends Error {}

/** Runs pgBackRest in this folder, which is the data directory when PostgreSQL calls. */
export function backrestOf(settings: BackupSettings): Backrest {
  const environment = backrestEnvironment(settings);
  return async (args, more = {}) => {
    const named = Object.fromEntries(Object.entries(more).map(([name, value]) => [`PGBACKREST_${name}`, value]));
    const child = spawn('pgbackrest', args, {
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...environment, ...named },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const failed = once(child, 'error').then(() => {
      throw new Complaint('pgBackRest was not found. On Debian: sudo apt-get install pgbackrest');
    });
    const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    const [printed, complaints, [code]] = await Promise.race([ended, failed]);
    if (code !== 0) throw new BackrestFailed(`pgbackrest ${args.join(' ')}: ${(printed + complaints).trim()}`);
    return printed;
  };
}

export type DatabaseBackup = {
  readonly label: string;
  readonly type: 'full' | 'diff' | 'incr';
  readonly archive: { readonly start: string; readonly stop: string };
  readonly timestamp: { readonly start: number; readonly stop: number };
};

/** The backups there are, oldest first, and where the archive of the newest database is. */
export async function readBackups(backrest: Backrest): Promise<{ backups: DatabaseBackup[]; archive: string }> {
  const [stanza] = JSON.parse(await backrest(['info', '--output=json']));
  const archives: { id: string }[] = stanza?.archive ?? [];
  return { backups: stanza?.backup ?? [], archive: `archive/${STANZA}/${archives.at(-1)?.id}` };
}

/** Names of all segments that are kept. */
export async function readSegments(backrest: Backrest, archive: string): Promise<string[]> {
  const listed = JSON.parse(await backrest(['repo-ls', archive, '--recurse', '--output=json']));
  return Object.keys(listed).flatMap((name) => /\/([0-9A-F]{24})-[0-9a-f]{40}/.exec(name)?.[1] ?? []);
}

/** Segments of 16 MB: 256 of them share the middle of the name. */
const numberOf = (segment: string): number =>
  Number.parseInt(segment.slice(8, 16), 16) * 256 + Number.parseInt(segment.slice(16), 16);
const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
const nameOf = (timeline: string, number: number) => `${timeline}${hex(Math.floor(number / 256))}${hex(number % 256)}`;

/**
 * PostgreSQL takes the first segment that it does not find for the end of the archive, and everything after it would be
 * lost without a word. So gaps are looked for beforehand. Returns the first segment that is missing from `start` on.
 */
export function missingSegment(segments: readonly string[], start: string, stop: string): string | undefined {
  const timelines = Map.groupBy([...segments, start, stop], (segment) => segment.slice(0, 8));
  const there = new Set(segments);
  let reached = numberOf(start);
  for (const [timeline, names] of [...timelines].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (timeline < start.slice(0, 8)) continue;
    const numbers = names.map(numberOf);
    // A later timeline begins where an earlier one was left.
    const first = timeline === start.slice(0, 8) ? numberOf(start) : Math.min(reached + 1, ...numbers);
    const last = Math.max(...numbers);
    for (let number = Math.max(first, numberOf(start)); number <= last; number++)
      if (!there.has(nameOf(timeline, number))) return nameOf(timeline, number);
    reached = Math.max(reached, last);
  }
  return undefined;
}
