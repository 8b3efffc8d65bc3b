import fs from 'node:fs/promises';
import path from 'node:path';
import { ProductListQuery } from '../contract/src/catalog.ts';
import { SearchQuery } from '../contract/src/search.ts';
import { listShop } from '../server/src/modules/catalog/list.service.ts';
import { selectProduct } from '../server/src/modules/catalog/products.sql.ts';
import { searchAll, suggestFor } from '../server/src/modules/search/search.service.ts';
import type { Database, Db } from '../server/src/platform/db.ts';
import type { Cleanup } from './cleanup.ts';
import { startProgram } from './processes.ts';

export type Statement = { readonly name?: string; readonly text: string; readonly values: unknown[] };

/** What the app's own route does with an address of the catalogue, without the HTTP around it. */
function ask(db: Db, address: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const query = Object.fromEntries(searchParams);
  if (pathname === '/api/product') return listShop(db, ProductListQuery.parse(query), null);
  if (pathname === '/api/search') return searchAll(db, SearchQuery.parse(query));
  if (pathname === '/api/search/suggest') return suggestFor(db, query.q ?? '');
  return selectProduct(db, decodeURIComponent(path.basename(pathname)));
}

/** Every statement that an address makes, as the database receives it. */
async function statementsOf({ db, pool }: Database, address: string): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    query: (config: { name?: string; text: string }, values: unknown[]) => {
      statements.push({ ...(config.name !== undefined && { name: config.name }), text: config.text, values });
      return query(config as never, values);
    },
  });
  try {
    await ask(db, address);
  } finally {
    Object.assign(pool, { query });
  }
  return statements;
}

/** A bare Fastify server over the house's database: its addresses, in the order of the app's. */
export async function startBareSql(
  database: Database,
  { addresses, url, folder }: { addresses: readonly string[]; url: string; folder: string },
  cleanup: Cleanup,
): Promise<string[]> {
  const questions: Statement[][] = [];
  for (const address of addresses) questions.push(await statementsOf(database, address));
  const file = path.join(folder, `statements-${crypto.randomUUID()}.json`);
  await fs.writeFile(file, JSON.stringify(questions));
  const bare = await startProgram([path.join(import.meta.dirname, 'bare-sql.ts'), file, url], /listening/);
  cleanup.add(bare.stop);
  const origin = `http://127.0.0.1:${bare.line.split(' ').at(-1)}`;
  return addresses.map((_address, at) => `${origin}/${at}`);
}
