import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BackupSettings, readBackupSettings } from '../server/src/settings.backup.ts';
import { checkRestored } from './backup/check.ts';
import { restoreCluster } from './backup/embedded.ts';
import { isEmpty, productFiles, restoreFiles, versionsToRestore } from './backup/files.ts';
import { type Manifest, readLabels, readManifest } from './backup/manifest.ts';
import { backrestEnvironment, backrestOf, missingSegment, readBackups, readSegments } from './backup/pgbackrest.ts';
import { startPrivately } from './backup/private-postgres.ts';
import { checkKey, openStore, type Store } from './backup/store.ts';
import { Complaint, explainTrouble, openInstallation } from './installation.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

type Order = { readonly to: string | undefined; readonly withoutArchive: boolean };

async function refuseUsedPlaces(settings: BackupSettings, folder: string): Promise<void> {
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0)
    throw new Complaint(`${folder} is not empty: a restore never writes over what is there.`);
  if (!(await isEmpty(productFiles(settings))))
    throw new Complaint('There are files in the product’s store already: a restore never writes over what is there.');
}

async function manifestOf(store: Store, label: string | undefined): Promise<Manifest> {
  const labels = await readLabels(store);
  const wanted = label ?? labels.at(-1);
  if (!wanted || !labels.includes(wanted))
    throw new Complaint(
      label ? `There is no backup ${label}: ${labels.join(', ')}.` : 'There is no backup at BACKUP_TO.',
    );
  return readManifest(store, wanted);
}

/** What root restores belongs to whom the folder belongs to. */
function handOver(folder: string, owner: { readonly uid: number; readonly gid: number }): void {
  if (process.getuid?.() !== 0) return;
  const names = fs.readdirSync(folder, { recursive: true }) as string[];
  for (const name of ['', ...names]) fs.lchownSync(path.join(folder, name), owner.uid, owner.gid);
}

async function bringFiles(settings: BackupSettings, store: Store, ofBackup?: readonly string[]): Promise<number> {
  const wanted = await versionsToRestore(store, ofBackup);
  fs.mkdirSync(settings.dataDir, { recursive: true });
  await restoreFiles(productFiles(settings), store, wanted);
  const uploads = path.join(settings.dataDir, 'uploads');
  if (fs.existsSync(uploads)) handOver(uploads, fs.statSync(settings.dataDir));
  return wanted.length;
}

/** The database to the end of its archive, or to the end of one backup, and the files with it. */
async function restoreExternal(settings: BackupSettings, store: Store, manifest: Manifest, order: Order) {
  const { to, withoutArchive } = order;
  if (!to) throw new Complaint('Say where the database goes: --to and the empty data directory of your PostgreSQL.');
  await refuseUsedPlaces(settings, to);
  const backrest = backrestOf(settings);
  const { backups, archive } = await readBackups(backrest);
  const backup = backups.find(({ label }) => label === manifest.label);
  if (!backup) throw new Complaint(`The database's part of backup ${manifest.label} is missing.`);
  const { start, stop } = backup.archive;
  const segments = await readSegments(backrest, archive);
  const considered = withoutArchive ? segments.filter((segment) => segment >= start && segment <= stop) : segments;
  const missing = missingSegment(considered, start, stop);
  if (missing)
    throw new Complaint(
      `The archive misses segment ${missing}: what was written after it would be lost. --without-archive restores the backup alone.`,
    );
  fs.mkdirSync(to, { recursive: true, mode: 0o700 });
  const owner = fs.statSync(to);
  const target = withoutArchive ? ['--type=immediate', '--target-action=promote'] : [];
  await backrest(['restore', `--set=${manifest.label}`, ...target], { PG1_PATH: to });
  handOver(to, owner);
  say(`The database of ${manifest.label} is copied.`);
  const count = await bringFiles(settings, store, withoutArchive ? manifest.files : undefined);
  say(`${count} files are copied. Reading the archive and checking …`);
  const server = await startPrivately(to, { ...backrestEnvironment(settings), PGBACKREST_PG1_PATH: to });
  try {
    const database = settings.databaseUrl ? new URL(settings.databaseUrl).pathname.slice(1) : 'plyhaat';
    const client = await server.connect(database);
    const found = await checkRestored(client, productFiles(settings)).finally(() => client.end());
    say(`Restored: ${found}. Start your PostgreSQL on ${to}.`);
  } finally {
    await server.stop();
  }
}

async function restoreEmbedded(settings: BackupSettings, store: Store, manifest: Manifest): Promise<void> {
  await refuseUsedPlaces(settings, path.join(settings.dataDir, 'postgres'));
  await bringFiles(settings, store, manifest.files);
  await restoreCluster(store, manifest.label, settings.dataDir);
  const database = await openInstallation(settings);
  try {
    const client = await database.pool.connect();
    await client.query('set statement_timeout = 0');
    const found = await checkRestored(client, productFiles(settings)).finally(() => client.release(true));
    say(`Restored: ${found}. Start the service.`);
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      settings: { type: 'string' },
      to: { type: 'string' },
      backup: { type: 'string' },
      'without-archive': { type: 'boolean', default: false },
    },
  });
  const settings = readBackupSettings(values.settings);
  const store = openStore(settings);
  await checkKey(store, false);
  const manifest = await manifestOf(store, values.backup);
  if (manifest.kind === 'embedded') return restoreEmbedded(settings, store, manifest);
  await restoreExternal(settings, store, manifest, {
    to: values.to,
    withoutArchive: values['without-archive'],
  });
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explainTrouble(error)}\n`);
  process.exitCode = 1;
}
