import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { newsletterSubscribers } from './content.tables.ts';
import { senderOf } from './senders.sql.ts';

export async function isSubscribed(db: Db, email: string): Promise<boolean> {
  const found = await db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return found.length > 0;
}

/** The new subscriber's id; nothing where another request was quicker. */
export async function insertSubscriber(db: Db, email: string, ip: string): Promise<string | undefined> {
  const made = await db
    .insert(newsletterSubscribers)
    .values({ email, sender: senderOf(ip) })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscribers.id });
  return made[0]?.id;
}

export const findUnwelcomed = async (db: Db, id: string) =>
  (
    await db
      .select({ email: newsletterSubscribers.email })
      .from(newsletterSubscribers)
      .where(and(eq(newsletterSubscribers.id, id), isNull(newsletterSubscribers.welcomedAt)))
  )[0];

export const markWelcomed = (db: Db, id: string) =>
  db.update(newsletterSubscribers).set({ welcomedAt: sql`now()` }).where(eq(newsletterSubscribers.id, id));

export const deleteSubscriber = (db: Db, id: string) =>
  db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
