import fs from 'node:fs/promises';
import path from 'node:path';
import { openSession } from '../server/src/modules/identity/identity.ts';
import { placementStarted } from '../server/src/modules/promotions/promotions.events.ts';
import { type Database, openDatabase } from '../server/src/platform/db/db.ts';
import { newId } from '../server/src/platform/db/id.ts';
import { announce, registerListeners } from '../server/src/platform/jobs/events.ts';
import { readSettings } from '../server/src/settings.ts';
import { work } from '../server/src/subscriptions.ts';
import type { RunningSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';

/** Members who all wish for one product. */
export type Audience = {
  readonly database: Database;
  readonly memberIds: readonly string[];
  /** `Authorization` of the first so many. */
  readonly tokens: (count: number) => Promise<string[]>;
  /** Announces the start of a sale of the product. */
  readonly startSale: () => Promise<void>;
  /** How many sale starts have reached everybody: batches go by id, so the last member is notified last. */
  readonly saleNoticeCount: () => Promise<number>;
};

async function addMembers({ pool }: Database, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  await pool.query(
    `insert into members (id, slug, phone, name, role, proven_at, last_seen_at)
     select id, 'audience-' || n, (7000000000 + n)::text, 'Audience ' || n, 'USER', now(), now()
     from unnest($1::uuid[]) with ordinality as fresh (id, n)`,
    [ids],
  );
  return ids;
}

export async function gatherAudience(site: RunningSite, count: number, cleanup: Cleanup): Promise<Audience> {
  const dataDir = path.join(site.folder, 'data');
  const { url } = JSON.parse(await fs.readFile(path.join(dataDir, 'database.json'), 'utf8'));
  const database = openDatabase(url, 4);
  cleanup.add(database.close);
  registerListeners(work.subscriptions);
  const { db, pool } = database;
  const settings = readSettings({ DATA_DIR: dataDir });
  const memberIds = await addMembers(database, count);
  const { rows } = await pool.query<{ id: string; seller: string }>(
    `select id, seller_id as seller from products where approval = 'APPROVED' order by id limit 1`,
  );
  const product = rows[0];
  if (!product) throw new Error('the marketplace has no product');
  await pool.query(`insert into wishlist (member_id, product_id) select unnest($1::uuid[]), $2`, [
    memberIds,
    product.id,
  ]);
  await pool.query('vacuum analyze');
  const last = memberIds.toSorted().at(-1);
  const start = { kind: 'flashSale' as const, ownerId: product.seller, productId: product.id, discountValue: 20 };
  const tokenOf = async (id: string) =>
    `Bearer ${await openSession(db, settings, { id, name: '', role: 'USER' }, { device: 'a bench', address: '' })}`;
  return {
    database,
    memberIds,
    tokens: (wanted) => Promise.all(memberIds.slice(0, wanted).map(tokenOf)),
    startSale: () =>
      db.transaction((db) =>
        announce(db, placementStarted, {
          ...start,
          id: newId(),
          endsAt: new Date(Date.now() + 86_400_000).toISOString(),
        }),
      ),
    saleNoticeCount: async () => {
      const query = `select count(*) from notifications where member_id = $1 and type = 'flash_sale'`;
      return Number((await pool.query(query, [last])).rows[0].count);
    },
  };
}
