import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { openSession } from '#modules/identity/identity.ts';
import { openDatabase } from '#platform/db/db.ts';
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { installationMarks } from '#platform/db/platform.tables.ts';
import { loadReference } from '../../src/reference.ts';
import { readSettings } from '../../src/settings.ts';
import { someBrand, someCategory, someMember, someProduct, someSeller } from '../builders.ts';
import { type Run, readyAt, runProgram } from '../program.ts';

const PRODUCTS = 240;
const HIGHEST_SEEN = pathToFileURL(path.join(import.meta.dirname, 'highest-seen.mjs')).href;

/** How a process follows the catalogue: as the product does, or as the drill must find to be wrong. */
export type Way = 'snapshot' | 'highest seen';

/** Two processes on a database server of their own, all of which can be killed. */
export async function openMarket(way: Way) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plyhaat-following-'));
  const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  const { db, pool, close } = openDatabase(postgres.url, 5);
  await migrateDatabase({ pool });
  await loadReference(db);
  await db.insert(installationMarks).values({ name: 'demo', value: 'a drill' });
  const sellers = await Promise.all(Array.from({ length: 6 }, () => someSeller(db)));
  const categories = await Promise.all(Array.from({ length: 4 }, () => someCategory(db)));
  const brands = await Promise.all(Array.from({ length: 4 }, () => someBrand(db)));
  const products: string[] = [];
  for (let n = 0; n < PRODUCTS; n++) {
    const [seller, category, brand] = [sellers[n % 6], categories[n % 4], brands[(n >> 2) % 4]];
    if (!seller || !category || !brand) throw new Error('there is nobody to sell anything');
    products.push((await someProduct(db, { sellerId: seller.id, categoryId: category.id, brandId: brand.id })).id);
  }
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    JWT_SECRET: 'a secret that only this drill knows, long enough',
    LOG_LEVEL: 'silent',
    ROLE: 'web',
    RATE_LIMIT_PER_MINUTE: '0',
    ...(way === 'highest seen' && { NODE_OPTIONS: `--throw-deprecation --import ${HIGHEST_SEEN}` }),
  };
  const place = { device: 'a drill', address: '127.0.0.1' };
  const token = await openSession(db, readSettings(environment), await someMember(db), place);
  const runs: Run[] = [];
  const ports: number[] = [];
  const start = async (at: number) => {
    const run = runProgram(environment);
    runs[at] = run;
    ports[at] = await readyAt(run);
  };
  await Promise.all([start(0), start(1)]);

  return {
    ids: { products, sellers: sellers.map(({ id }) => id), brands: brands.map(({ id }) => id) },
    pool,
    /** A connection that may break at any moment. */
    async connect(database?: string) {
      const url = new URL(postgres.url);
      if (database) url.pathname = `/${database}`;
      const client = new pg.Client({ connectionString: url.href });
      client.on('error', () => {});
      await client.connect();
      return client;
    },
    /** What a process answers to a member; nothing while it or its database is away. */
    async ask<Answer>(at: number, address: string): Promise<Answer | undefined> {
      const headers = { authorization: `Bearer ${token}` };
      const reply = await fetch(`http://127.0.0.1:${ports[at]}/api${address}`, { headers }).catch(() => undefined);
      return reply?.ok ? ((await reply.json()) as Answer) : undefined;
    },
    async killProcess(at: number) {
      await runs[at]?.end('SIGKILL');
      await start(at);
    },
    killDatabase() {
      const file = readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8');
      process.kill(Number(file.split('\n')[0]), 'SIGKILL');
    },
    async close() {
      await Promise.all(runs.map((run) => run.end('SIGKILL')));
      await close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Market = Awaited<ReturnType<typeof openMarket>>;
