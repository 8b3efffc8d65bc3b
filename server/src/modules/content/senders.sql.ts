import { and, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { contactMessages, newsletterSubscribers } from './content.tables.ts';

const TABLES = { contact: contactMessages, newsletter: newsletterSubscribers };
export type Counted = keyof typeof TABLES;

/** Enough for an office that shares one address; more is not written by hand. */
export const MOST_IN_AN_HOUR = 20;

/** A network address as it is counted: a subscriber's whole IPv6 network is one. */
export function senderOf(ip: string): SQL<string> {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return plain.includes(':') ? sql`network(set_masklen(${plain}::inet, 64))` : sql`network(${plain}::inet)`;
}

/** In a transaction: seconds until the address may send again, 0 when it may. Locks the address meanwhile. */
export async function selectWait(db: Db, counted: Counted, ip: string): Promise<number> {
  const sender = senderOf(ip);
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${counted} || ' ' || ${sender}::text, 0))`);
  const table = TABLES[counted];
  const recent = db
    .select({ createdAt: table.createdAt })
    .from(table)
    .where(and(eq(table.sender, sender), gt(table.createdAt, sql`now() - interval '1 hour'`)))
    .as('recent');
  const { seconds } = only(
    await db
      .select({
        seconds: sql<number>`case when count(*) < ${MOST_IN_AN_HOUR} then 0
          else ceil(extract(epoch from min(${recent.createdAt}) + interval '1 hour' - now()))::int end`.mapWith(Number),
      })
      .from(recent),
  );
  return seconds;
}

/** Erases addresses after a day; the limit only needs the last hour. */
export async function forgetSenders(db: Db): Promise<void> {
  for (const table of Object.values(TABLES))
    await db
      .update(table)
      .set({ sender: null })
      .where(and(isNotNull(table.sender), lt(table.createdAt, sql`now() - interval '1 day'`)));
}
