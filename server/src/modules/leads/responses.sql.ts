import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { leads } from './leads.tables.ts';

const seen = sql`coalesce(${leads.seenAt}, now())`;

/** An answer in the lead's thread counts as a response. */
export const markAnswered = (db: Db, id: string) =>
  db
    .update(leads)
    .set({
      status: sql`case ${leads.status} when 'new' then 'contacted' else ${leads.status} end`,
      respondedAt: sql`coalesce(${leads.respondedAt}, now())`,
      seenAt: seen,
    })
    .where(eq(leads.id, id));

/** A new message of the buyer moves the lead to the top and marks it unread. */
export const markAsking = (db: Db, id: string) =>
  db.update(leads).set({ lastContactAt: sql`now()`, seenAt: null }).where(eq(leads.id, id));

export const markSeen = (db: Db, id: string) => db.update(leads).set({ seenAt: seen }).where(eq(leads.id, id));
