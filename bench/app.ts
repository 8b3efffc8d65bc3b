import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { seedDemo } from '../server/seed/seed.ts';
import type { Volumes } from '../server/seed/volumes.ts';
import { openDatabase } from '../server/src/platform/db/db.ts';
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded-postgres.ts';
import { migrateDatabase } from '../server/src/platform/db/migrate.ts';
import { loadReference } from '../server/src/reference.ts';
import type { Cleanup } from './cleanup.ts';
import { type Running, startProgram } from './processes.ts';

/** A marketplace of its own in a temporary folder, apart from whatever else runs here. */
export type RunningSite = {
  readonly folder: string;
  readonly url: string;
  /** Seconds it took to lay the demo marketplace into the empty database. */
  readonly loadSeconds: number;
  readonly start: () => Promise<Running>;
  /** Through the same boot script as `npm start`. */
  readonly startByCommand: () => Promise<Running>;
  /** A second process on the database of the first, which prepares every reply anew. */
  readonly startUncached: () => Promise<Running & { readonly url: string }>;
};

const program = path.resolve(import.meta.dirname, '../scripts/start.ts');
const command = path.resolve(import.meta.dirname, '../scripts/boot.mjs');

/** A shop that is killed comes back where it was, so its port has to be known before it starts. */
export async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Seeds before the app starts, which would seed its default volumes and could not be timed. */
async function load(dataDir: string, volumes: Volumes): Promise<number> {
  const postgres = await startEmbeddedPostgres(path.join(dataDir, 'postgres'));
  const database = openDatabase(postgres.url);
  try {
    await migrateDatabase(database);
    await loadReference(database.db);
    const began = performance.now();
    await seedDemo(database.db, { volumes });
    return (performance.now() - began) / 1000;
  } finally {
    await database.close();
    await postgres.stop();
  }
}

export async function startSite(volumes: Volumes, cleanup: Cleanup): Promise<RunningSite> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plyhaat-bench-'));
  cleanup.add(() => fs.rm(folder, { recursive: true, force: true }));
  const dataDir = path.join(folder, 'data');
  await fs.mkdir(dataDir);
  const loadSeconds = await load(dataDir, volumes);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    APP_ENV: 'demo',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'error',
  };
  const startUncached = async () => {
    const other = await freePort();
    const { url: DATABASE_URL } = JSON.parse(await fs.readFile(path.join(dataDir, 'database.json'), 'utf8'));
    const own = { PORT: String(other), ROLE: 'web', CACHE_MB: '0', DATABASE_URL };
    return { ...(await startProgram([program], /is ready at/, { ...env, ...own })), url: `http://127.0.0.1:${other}` };
  };
  const start = () => startProgram([program], /is ready at/, env);
  const startByCommand = () => startProgram([command, program], /is ready at/, env);
  return { folder, url, loadSeconds, start, startByCommand, startUncached };
}
