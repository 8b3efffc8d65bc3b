import fs from 'node:fs/promises';
import path from 'node:path';
import { ProductListQuery } from '../contract/src/catalog/catalog.ts';
import { SearchQuery } from '../contract/src/search/search.ts';
import { SellerListQuery } from '../contract/src/sellers/sellers.ts';
import { findInShop, listShop } from '../server/src/modules/catalog/listing/list.service.ts';
import { selectProduct } from '../server/src/modules/catalog/listing/products.sql.ts';
import { selectReviews } from '../server/src/modules/reviews/reviews.sql.ts';
import { searchAll, suggestFor } from '../server/src/modules/search/search.service.ts';
import { Catalogue } from '../server/src/modules/search/search.ts';
import { selectSimilarSellers, selectTopSellers } from '../server/src/modules/sellers/list.sql.ts';
import { listQuery } from '../server/src/modules/sellers/list-query.ts';
import { selectProfile } from '../server/src/modules/sellers/profile.sql.ts';
import { findSellers } from '../server/src/modules/sellers/search.service.ts';
import type { Database, Db } from '../server/src/platform/db/db.ts';
import type { Cleanup } from './cleanup.ts';
import { startProgram } from './processes.ts';

export type Statement = { readonly name?: string; readonly text: string; readonly values: unknown[] };

/** The app's own dependencies, as far as these routes need them. */
type Asking = { readonly db: Db; readonly catalogue: Catalogue; readonly exchange: { readonly keepUntil: () => void } };

type Asked = { readonly query: Record<string, string>; readonly last: string };

/** What the app's own routes do with an address, without the HTTP around it. */
const ROUTES: Readonly<Record<string, (asking: Asking, asked: Asked) => Promise<unknown>>> = {
  '/api/product': (asking, { query }) => listShop(asking, ProductListQuery.parse(query), null),
  '/api/product/getProductById': ({ db }, { last }) => selectProduct(db, last),
  '/api/search': (asking, { query }) => searchAll(asking, findInShop, SearchQuery.parse(query)),
  '/api/search/suggest': (asking, { query }) => suggestFor(asking, query.q ?? ''),
  '/api/users/getAllUsersForWebsite': (asking, { query }) =>
    findSellers(asking, listQuery(SellerListQuery.parse(query))),
  '/api/users/getTopVendors': ({ db }) => selectTopSellers(db, { limit: 10, offset: 0 }),
  '/api/users/getUserById': ({ db }, { last }) => selectProfile(db, last),
  '/seller': ({ db }, { last }) => selectProfile(db, last),
  '/api/users/getSimilarVendors': ({ db }, { last }) => selectSimilarSellers(db, last),
  '/api/vendorReview/getReviewForVendors': ({ db }, { query }) =>
    selectReviews(db, { sellerId: query.userId ?? '' }, { page: 1, perPage: 5, sortBy: 'newest' }),
};

function ask(asking: Asking, address: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const asked = { query: Object.fromEntries(searchParams), last: decodeURIComponent(path.basename(pathname)) };
  const answer = ROUTES[pathname] ?? ROUTES[path.dirname(pathname)];
  if (!answer) throw new Error(`no statement is known for ${pathname}`);
  return answer(asking, asked);
}

/** Every statement that an address makes, as the database receives it. */
async function statementsOf({ db, pool }: Database, catalogue: Catalogue, address: string): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    query: (config: { name?: string; text: string }, values: unknown[]) => {
      statements.push({ ...(config.name !== undefined && { name: config.name }), text: config.text, values });
      return query(config as never, values);
    },
  });
  try {
    await ask({ db, catalogue, exchange: { keepUntil() {} } }, address);
  } finally {
    Object.assign(pool, { query });
  }
  return statements;
}

/** A bare Fastify server over the app's database: its addresses, in the order of the app's. */
export async function startBareSql(
  database: Database,
  { addresses, url, folder }: { addresses: readonly string[]; url: string; folder: string },
  cleanup: Cleanup,
): Promise<string[]> {
  const questions: Statement[][] = [];
  const catalogue = new Catalogue({ connectionString: url });
  for (const address of addresses) questions.push(await statementsOf(database, catalogue, address));
  await catalogue.close();
  const file = path.join(folder, `statements-${crypto.randomUUID()}.json`);
  await fs.writeFile(file, JSON.stringify(questions));
  const bare = await startProgram([path.join(import.meta.dirname, 'bare-sql.ts'), file, url], /listening/);
  cleanup.add(bare.stop);
  const origin = `http://127.0.0.1:${bare.line.split(' ').at(-1)}`;
  return addresses.map((_address, at) => `${origin}/${at}`);
}
