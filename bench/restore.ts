import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../server/src/platform/db/db.ts';
import { localFiles } from '../server/src/platform/files/files.ts';
import { actSteadily, type Deed, lostOf } from './acknowledged.ts';
import { freePort } from './app.ts';
import { gatherPairs } from './callers.ts';
import type { Cleanup } from './cleanup.ts';
import { type DebianPostgres, debianPostgres, makeCluster, makeDatabase, makeOwnFolder } from './debian-postgres.ts';
import { differences, fingerprint } from './fingerprint.ts';
import { BOOT, operate, succeed } from './operator.ts';
import { type Running, startProgram } from './processes.ts';
import { type Figure, figure } from './report.ts';
import { inBucket, inFolder, type Repository } from './repositories.ts';

const KEY = 'a key of this drill alone, with 32 characters and more';
const PAIRS = 600;
const LOAD_MS = 20_000;
const program = path.resolve(import.meta.dirname, '../scripts/start.ts');
const backupProgram = path.resolve(import.meta.dirname, '../scripts/backup.ts');

type Site = {
  readonly folder: string;
  readonly postgres: DebianPostgres;
  readonly env: Record<string, string>;
  readonly url: string;
  /** Below which the segments of the archive lie. */
  readonly kept: string;
  readonly settings: string;
  readonly uploads: string;
};

/** As docs/operations.md says: a file of settings that PostgreSQL's user may read, and an archive_command. */
async function laySite(repository: Repository, cleanup: Cleanup): Promise<Site> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plyhaat-restore-'));
  fs.chmodSync(folder, 0o755);
  cleanup.add(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));
  const postgres = debianPostgres(folder, await freePort());
  const { kept, settings: place } = await repository(folder, cleanup);
  const [dataDir, settings] = [path.join(folder, 'data'), path.join(folder, 'backup.env')];
  fs.mkdirSync(dataDir);
  const lines = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, BACKUP_KEY: `"${KEY}"`, ...place };
  fs.writeFileSync(
    settings,
    Object.entries(lines)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  makeCluster(postgres);
  const archive = `${process.execPath} ${BOOT} ${backupProgram} --settings ${settings} pgbackrest-archive %p`;
  fs.appendFileSync(
    path.join(postgres.data, 'postgresql.conf'),
    `archive_mode = on\narchive_timeout = 10\narchive_command = '${archive}'\n`,
  );
  cleanup.add(() => postgres.kill());
  const port = await freePort();
  const env = {
    APP_ENV: 'demo',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: postgres.serviceUrl,
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '0',
    OVERLOAD_DELAY_MS: '0',
    LOG_LEVEL: 'error',
  };
  const uploads = path.join(dataDir, 'uploads');
  return { folder, postgres, env, url: `http://127.0.0.1:${port}`, kept, settings, uploads };
}

const backUp = ({ settings }: Site) => succeed('postgres', 'backup', ['--settings', settings]);
const restoreArgs = ({ settings, postgres }: Site) => ['--settings', settings, '--to', postgres.data];

async function asked<T>(url: string, question: string): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(question).finally(() => client.end());
  return rows[0] as T;
}

const lastArchived = async ({ postgres }: Site): Promise<string> =>
  (await asked<{ name: string | null }>(postgres.url, 'select last_archived_wal as name from pg_stat_archiver')).name ??
  '';

/** The disk is gone: the cluster, the files and all that demo mode keeps. Its configuration is the operator's. */
async function destroy({ postgres, uploads }: Site): Promise<string> {
  const configuration = fs.readFileSync(path.join(postgres.data, 'postgresql.conf'), 'utf8');
  postgres.kill();
  while (fs.existsSync(path.join(postgres.data, 'postmaster.pid'))) await sleep(100);
  for (const place of [postgres.data, uploads]) fs.rmSync(place, { recursive: true, maxRetries: 20, retryDelay: 250 });
  makeOwnFolder(postgres.data);
  return configuration;
}

async function filesIn({ uploads }: Site): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of localFiles(uploads).list()) names.push(name);
  return names;
}

/** Both are tried before the real restore, and leave its places empty. */
async function refusals(site: Site, segments: readonly string[]): Promise<Figure[]> {
  const wrong = await operate('root', 'restore', restoreArgs(site), {
    BACKUP_KEY: 'another key of thirty-two characters and more',
  });
  const [taken = ''] = segments;
  const aside = path.join(site.folder, 'aside');
  fs.renameSync(taken, aside);
  const gap = await operate('root', 'restore', restoreArgs(site));
  fs.renameSync(aside, taken);
  const written = [...fs.readdirSync(site.postgres.data), ...(await filesIn(site))].length;
  const refused = (output: string, code: number | null, words: string) =>
    code === 1 && output.includes(words) ? 1 : 0;
  return [
    figure('a wrong key is refused', refused(wrong.output, wrong.code, 'does not open'), {
      atLeast: 1,
      note: wrong.output.split('\n')[0] ?? '',
    }),
    figure('a missing segment is refused', refused(gap.output, gap.code, 'misses segment'), {
      atLeast: 1,
      note: gap.output.split('\n')[0] ?? '',
    }),
    figure('files that the refused restores wrote', written, { atMost: 0 }),
  ];
}

/** Segments that were archived after the backup, in the middle of what a restore has to read. */
function laterSegments({ kept }: Site): string[] {
  const archive = path.join(kept, 'db/archive/plyhaat');
  const names = fs.readdirSync(archive, { recursive: true }) as string[];
  return names
    .filter((name) => /[0-9A-F]{24}-[^.]*(\.gz)?(\._S3rver_object)?$/.test(name))
    .sort()
    .slice(-2, -1)
    .map((name) => path.join(archive, name));
}

async function startAgain({ postgres }: Site, configuration: string): Promise<void> {
  fs.writeFileSync(path.join(postgres.data, 'postgresql.conf'), configuration);
  await postgres.start();
}

/** The service, and people who write. */
async function openToTheWorld({ env, postgres, url }: Site, cleanup: Cleanup) {
  const shop: Running = await startProgram([program], /is ready at/, env);
  cleanup.add(shop.stop);
  const database = openDatabase(postgres.url, 3);
  const pairs = await gatherPairs(database, env, PAIRS);
  await database.close();
  return { shop, acts: actSteadily(url, postgres.url, pairs) };
}

/** The disk is lost while people write. */
async function loseUnderLoad(site: Site, cleanup: Cleanup, say: (step: string) => void): Promise<Figure[]> {
  const { shop, acts } = await openToTheWorld(site, cleanup);
  await sleep(LOAD_MS / 2);
  say('backing up under load');
  const beforeBackup = acts.deeds.length;
  const backup = await backUp(site);
  say(backup.output);
  const atBackup: Deed[] = acts.deeds.slice(0, beforeBackup);
  await sleep(LOAD_MS);
  const archived = await lastArchived(site);
  say(`losing the disk; the last segment in the archive is ${archived}`);
  const configuration = await destroy(site);
  await Promise.all([acts.stop(), shop.stop()]);
  // What it had in hand when the disk went.
  fs.rmSync(site.uploads, { recursive: true, force: true });
  const refused = await refusals(site, laterSegments(site));
  const restore = await succeed('root', 'restore', restoreArgs(site));
  say(restore.output);
  await startAgain(site, configuration);
  const inArchive = acts.upTo(archived);
  return [
    figure('backup under load', backup.seconds, { unit: ' s', digits: 1 }),
    ...refused,
    figure('restore and check', restore.seconds, { unit: ' s', digits: 1 }),
    figure('acknowledged before the backup', atBackup.length),
    figure('of these lost', (await lostOf(site.postgres.url, atBackup)).length, { atMost: 0 }),
    figure('acknowledged before the end of the archive', inArchive.length),
    figure('of these lost', (await lostOf(site.postgres.url, inArchive)).length, { atMost: 0 }),
    figure('acknowledged after it, in the segment that the disk took along', acts.deeds.length - inArchive.length),
  ];
}

/** The disk is lost when all is quiet: what is restored is compared to the last row and byte. */
async function loseAndCompare(site: Site, cleanup: Cleanup, say: (step: string) => void): Promise<Figure[]> {
  const { shop, acts } = await openToTheWorld(site, cleanup);
  const backup = await backUp(site);
  say(backup.output);
  await sleep(LOAD_MS / 2);
  await acts.stop();
  await shop.stop();
  const before = await fingerprint(site.postgres.url, site.uploads);
  const { name: last } = await asked<{ name: string }>(
    site.postgres.url,
    'select pg_walfile_name(pg_switch_wal()) as name',
  );
  while ((await lastArchived(site)) < last) await sleep(200);
  say('losing the disk');
  const configuration = await destroy(site);
  const restore = await succeed('root', 'restore', restoreArgs(site));
  say(restore.output);
  await startAgain(site, configuration);
  const after = await fingerprint(site.postgres.url, site.uploads);
  const different = differences(before, after);
  for (const name of different) say(`different: ${name}: ${before.get(name)} was ${after.get(name)}`);
  const files = [...before.keys()].filter((name) => name.startsWith('file ')).length;
  return [
    figure('the next backup, of the restored database', backup.seconds, { unit: ' s', digits: 1 }),
    figure('restore and check', restore.seconds, { unit: ' s', digits: 1 }),
    figure('tables compared', before.size - files),
    figure('files compared', files),
    figure('different after the restore', different.length, { atMost: 0 }),
  ];
}

type Drill = (cleanup: Cleanup, say: (step: string) => void) => Promise<Figure[]>;

/** Backs up under load, destroys, restores and compares, with the commands of docs/operations.md alone. */
const drillFrom =
  (repository: Repository): Drill =>
  async (cleanup, say) => {
    const site = await laySite(repository, cleanup);
    await site.postgres.start();
    await makeDatabase(site.postgres);
    await succeed('root', 'migrate', [], site.env);
    say('losing the disk under load');
    const underLoad = await loseUnderLoad(site, cleanup, say);
    say('losing it again, to compare');
    return [...underLoad, ...(await loseAndCompare(site, cleanup, say))];
  };

export const drillRestore = drillFrom(inFolder);
export const drillBucket = drillFrom(inBucket);
