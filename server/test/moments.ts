import { eq, sql } from 'drizzle-orm';
import { KINDS } from '#modules/promotions/kinds.sql.ts';
import { arrivals, banners, flashSales, promotions } from '#modules/promotions/promotions.tables.ts';
import type { Db } from '#platform/db/db.ts';
import type { TestApp } from './app.ts';
import type { FormKind } from './placing.ts';

const TABLES = { banner: banners, advertisement: arrivals, flashSale: flashSales, promotion: promotions };
type Span = { readonly startsAt: Date; readonly endsAt: Date };

/** By the database's clock. */
export async function secondsFromNow(db: Db, seconds: number): Promise<Date> {
  const { rows } = await db.execute<{ at: string }>(sql`select now() + ${seconds} * interval '1 second' as at`);
  return new Date(rows[0]?.at ?? '');
}

/** Moves one without telling anybody, as time does. */
export async function move(db: Db, kind: FormKind, id: string, span: Span): Promise<void> {
  const table = TABLES[kind] as typeof flashSales;
  await db.update(table).set(span).where(eq(table.id, id));
}

type Watched<Seen> = {
  readonly apps: readonly [TestApp, ...TestApp[]];
  readonly ids: Readonly<Record<FormKind, string>>;
  /** What visitors see now. */
  readonly look: () => Promise<Seen>;
};

/** What is seen shortly before a moment, however slow this machine is, and what once the database's clock is there. */
export async function around<Seen>({ apps, ids, look }: Watched<Seen>, spanFor: (at: Date) => Promise<Span>) {
  const { db } = apps[0];
  for (let lead = 2; lead < 60; lead *= 2) {
    const at = await secondsFromNow(db, lead);
    const span = await spanFor(at);
    for (const [kind, id] of Object.entries(ids)) await move(db, kind as FormKind, id, span);
    for (const { tag } of KINDS) for (const app of apps) app.deps.cache.forget([tag]);
    const before = await look();
    if ((await secondsFromNow(db, 0)) >= at) continue;
    await db.execute(sql`select pg_sleep_until(${at.toISOString()}::timestamptz)`);
    return { before, after: await look() };
  }
  throw new Error('this machine is too slow to look at what is about to start');
}
