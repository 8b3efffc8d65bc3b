import pg from 'pg';
import type { BackupSettings } from '../../server/src/settings.backup.ts';
import { Complaint } from '../installation.ts';
import { dropFiles, keepFiles, productFiles } from './files.ts';
import { readLabels, readManifest, removeManifest, writeManifest } from './manifest.ts';
import { type Backrest, BackrestFailed, backrestOf, type DatabaseBackup, readBackups } from './pgbackrest.ts';
import { checkKey, openStore, type Store } from './store.ts';

const NO_RIGHT = '42501';

/** Where the server that DATABASE_URL names keeps its data, and how pgBackRest reaches it on this machine. */
async function clusterOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect().catch(() => {
    throw new Complaint(`The database at ${new URL(url).host} cannot be reached: check DATABASE_URL and that it runs.`);
  });
  const { rows } = await client
    .query(
      `select current_setting('data_directory') as folder, current_setting('port') as port,
        split_part(current_setting('unix_socket_directories'), ',', 1) as sockets,
        current_setting('archive_mode') as mode, current_setting('archive_command') as command`,
    )
    .catch((error: { code?: string }) => {
      if (error.code !== NO_RIGHT) throw error;
      throw new Complaint(
        'The user of DATABASE_URL may not copy the cluster: name PostgreSQL’s own user, as docs/operations.md says.',
      );
    })
    .finally(() => client.end());
  const [{ folder, port, sockets, mode, command }] = rows;
  if (mode === 'off' || !command.includes('pgbackrest-archive'))
    throw new Complaint(
      'PostgreSQL does not archive: set archive_mode and archive_command as docs/operations.md says.',
    );
  return {
    PG1_PATH: folder,
    PG1_PORT: port,
    PG1_SOCKET_PATH: sockets,
    PG1_USER: decodeURIComponent(new URL(url).username) || 'postgres',
    PG1_DATABASE: new URL(url).pathname.slice(1),
  };
}

/**
 * PostgreSQL's archive_command. Files go first: a transaction of this segment names none that is not kept, so whatever
 * moment the archive leads to, its files are there.
 */
export async function archiveSegment(settings: BackupSettings, segment: string): Promise<void> {
  const store = openStore(settings);
  await checkKey(store, true);
  await keepFiles(productFiles(settings), store);
  await backrestOf(settings)(['archive-push', segment], { PG1_PATH: process.cwd() });
}

const A_WEEK_MS = 7 * 24 * 3600 * 1000;

/** What changed since the last full one, which is made anew after a week. */
function typeOf(backups: readonly DatabaseBackup[]): 'full' | 'diff' {
  const last = backups.findLast(({ type }) => type === 'full');
  return last && Date.now() - last.timestamp.stop * 1000 < A_WEEK_MS ? 'diff' : 'full';
}

async function prune(store: Store, kept: readonly DatabaseBackup[], live: readonly string[]): Promise<number> {
  const labels = new Set(kept.map(({ label }) => label));
  const needed = new Set(live);
  for (const label of await readLabels(store))
    if (!labels.has(label)) await removeManifest(store, label);
    else for (const version of (await readManifest(store, label)).files) needed.add(version);
  const [first] = kept;
  return first ? dropFiles(store, needed, new Date(first.timestamp.start * 1000)) : 0;
}

async function makeStanza(backrest: Backrest, cluster: Record<string, string>): Promise<void> {
  try {
    await backrest(['stanza-create'], cluster);
  } catch (error) {
    if (error instanceof BackrestFailed && /CryptoError|cipher/i.test(error.message))
      throw new Complaint('BACKUP_KEY does not open this backup.');
    throw error;
  }
}

/** A backup of the database and of the files, and the end of those that the rule keeps no more. */
export async function backUpExternal(settings: BackupSettings, url: string, isFull: boolean): Promise<string> {
  const cluster = await clusterOf(url);
  const store = openStore(settings);
  await checkKey(store, true);
  const backrest = backrestOf(settings);
  await makeStanza(backrest, cluster);
  const files = productFiles(settings);
  const startedAt = new Date().toISOString();
  // What goes while the database is copied is kept before, what comes is kept after.
  const before = await keepFiles(files, store);
  const type = isFull ? 'full' : typeOf((await readBackups(backrest)).backups);
  await backrest(['backup', `--type=${type}`], cluster);
  const after = await keepFiles(files, store);
  const { backups } = await readBackups(backrest);
  const made = backups.at(-1);
  if (!made) throw new Error('pgBackRest made no backup');
  const live = [...new Set([...before, ...after])];
  const stoppedAt = new Date().toISOString();
  await writeManifest(store, { label: made.label, kind: 'pgbackrest', startedAt, stoppedAt, files: live });
  const dropped = await prune(store, backups, after);
  return `Backup ${made.label} is in ${store.place}: the database (${type}) and ${after.length} files; ${dropped} old files were dropped.`;
}
