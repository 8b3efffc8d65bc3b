import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import type { BackupSettings } from '../../server/src/settings.backup.ts';
import { Complaint, openInstallation } from '../installation.ts';
import { dropFiles, keepFiles, productFiles } from './files.ts';
import { type Manifest, readLabels, readManifest, removeManifest, writeManifest } from './manifest.ts';
import { checkKey, openStore, type Store } from './store.ts';

const folderOf = (label: string) => `embedded/${label}/`;

/** What belongs to the running server alone, or is kept apart. */
const NOT_COPIED = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'pg_stat_tmp', 'backup_label'];

/** One of files that change while they are read: PostgreSQL's log puts right what tar then says. */
const CHANGED = 1;

async function keepTar(store: Store, name: string, folder: string, args: readonly string[]): Promise<void> {
  const tar = spawn('tar', ['-C', folder, '-czf', '-', ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(tar, 'close');
  await store.put(name, tar.stdout);
  const [code] = await ended;
  if (code !== 0 && code !== CHANGED) throw new Error(`tar ended with ${code}`);
}

/** The segments from the one in which the copy began: the slot keeps the server from using them again. */
const SEGMENTS = `select name from pg_ls_waldir()
  where name ~ '^[0-9A-F]{24}$' and name between pg_walfile_name($1) and pg_walfile_name($2)`;

/** Copies a running cluster by PostgreSQL's own backup functions: the package brings no pg_basebackup. */
async function copyCluster(client: pg.PoolClient, store: Store, label: string, cluster: string): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query(`select pg_create_physical_replication_slot('plyhaat_backup', true, true)`);
  const { rows: begun } = await client.query(`select pg_backup_start($1, true) as at`, [label]);
  const exclude = NOT_COPIED.map((name) => `--exclude=./${name}`);
  await keepTar(store, `${folderOf(label)}base.tar.gz`, cluster, [...exclude, '.']);
  const { rows: ended } = await client.query('select lsn as at, labelfile from pg_backup_stop(false)');
  const { rows } = await client.query<{ name: string }>(SEGMENTS, [begun[0].at, ended[0].at]);
  await store.putText(`${folderOf(label)}backup_label`, ended[0].labelfile);
  const names = rows.map(({ name }) => name);
  await keepTar(store, `${folderOf(label)}wal.tar.gz`, path.join(cluster, 'pg_wal'), names);
}

async function prune(store: Store, keep: number, live: readonly string[]): Promise<number> {
  const labels = await readLabels(store);
  const needed = new Set(live);
  for (const label of labels.slice(0, -keep)) {
    for (const name of ['base.tar.gz', 'wal.tar.gz', 'backup_label']) await store.remove(folderOf(label) + name);
    await removeManifest(store, label);
  }
  const kept = await Promise.all(labels.slice(-keep).map((label) => readManifest(store, label)));
  for (const { files } of kept) for (const version of files) needed.add(version);
  const [first] = kept;
  return first ? dropFiles(store, needed, new Date(first.startedAt)) : 0;
}

/** Secrets that demo mode made for itself: without them nobody would be signed in, and no second factor would open. */
async function keepSecrets(store: Store, label: string, dataDir: string): Promise<void> {
  const names = fs.readdirSync(dataDir).filter((name) => name.endsWith('.secret'));
  if (names.length > 0) await keepTar(store, `${folderOf(label)}secrets.tar.gz`, dataDir, names);
}

export async function backUpEmbedded(settings: BackupSettings): Promise<string> {
  const { dataDir, keep } = settings;
  if (!fs.existsSync(path.join(dataDir, 'postgres'))) throw new Complaint(`There is no database in ${dataDir}.`);
  const store = openStore(settings);
  await checkKey(store, true);
  const startedAt = new Date().toISOString();
  const label = startedAt.replace(/[:.]/g, '-');
  const files = productFiles(settings);
  const database = await openInstallation(settings);
  try {
    const before = await keepFiles(files, store);
    const client = await database.pool.connect();
    // The end of its session ends the slot, and a copy that was broken off.
    await copyCluster(client, store, label, path.join(dataDir, 'postgres')).finally(() => client.release(true));
    const after = await keepFiles(files, store);
    await keepSecrets(store, label, dataDir);
    const manifest: Manifest = {
      label,
      kind: 'embedded',
      startedAt,
      stoppedAt: new Date().toISOString(),
      files: [...new Set([...before, ...after])],
    };
    await writeManifest(store, manifest);
    const dropped = await prune(store, keep, after);
    return `Backup ${label} is made: the database and ${after.length} files; ${dropped} old files were dropped.`;
  } finally {
    await database.close();
  }
}

async function unpack(store: Store, name: string, folder: string): Promise<void> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, '.archive');
  await store.fetch(name, file);
  const tar = spawn('tar', ['-C', folder, '-xzf', file], { stdio: 'ignore' });
  const [code] = await once(tar, 'close');
  fs.rmSync(file);
  if (code !== 0) throw new Error(`tar ended with ${code}`);
}

/** Beside its place first: where it lies is a whole copy or nothing. */
export async function restoreCluster(store: Store, label: string, dataDir: string): Promise<void> {
  const making = path.join(dataDir, 'postgres.restoring');
  fs.rmSync(making, { recursive: true, force: true });
  await unpack(store, `${folderOf(label)}base.tar.gz`, making);
  await unpack(store, `${folderOf(label)}wal.tar.gz`, path.join(making, 'pg_wal'));
  fs.mkdirSync(path.join(making, 'pg_replslot'), { recursive: true, mode: 0o700 });
  fs.writeFileSync(path.join(making, 'backup_label'), await store.text(`${folderOf(label)}backup_label`));
  const { uid, gid } = fs.statSync(making);
  for (const name of ['pg_wal', 'pg_replslot', 'backup_label']) fs.chownSync(path.join(making, name), uid, gid);
  const secrets = `${folderOf(label)}secrets.tar.gz`;
  if (await store.has(secrets)) {
    const own = path.join(dataDir, 'secrets.restoring');
    await unpack(store, secrets, own);
    for (const name of fs.readdirSync(own)) fs.renameSync(path.join(own, name), path.join(dataDir, name));
    fs.rmSync(own, { recursive: true });
  }
  fs.renameSync(making, path.join(dataDir, 'postgres'));
}
