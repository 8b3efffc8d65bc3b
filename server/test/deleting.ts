import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { products } from '#modules/catalog/catalog.tables.ts';
import type { TestApp } from './app.ts';

/** How many stand before what another transaction holds. */
const waiting = ({ db }: TestApp) =>
  db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`);

type Reply = Awaited<ReturnType<TestApp['get']>>;

/** What callers are told who came before a product was deleted and are served after. */
export async function whileDeleted(app: TestApp, productId: string, calls: (() => Promise<Reply>)[]) {
  const sent = await app.db.transaction(async (db) => {
    await db.delete(products).where(eq(products.id, productId));
    const sent = calls.map((call) => call());
    await expect.poll(() => waiting(app)).toBe(sent.length);
    return sent;
  });
  return Promise.all(sent);
}
