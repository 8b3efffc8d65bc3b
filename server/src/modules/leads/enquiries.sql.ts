import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { enquiries } from './leads.tables.ts';

export const insertEnquiry = async (db: Db, enquiry: typeof enquiries.$inferInsert): Promise<string> =>
  only(await db.insert(enquiries).values(enquiry).returning({ id: enquiries.id })).id;

export const findUnmailed = async (db: Db, id: string) =>
  (
    await db
      .select()
      .from(enquiries)
      .where(and(eq(enquiries.id, id), isNull(enquiries.mailedAt)))
  )[0];

export const markMailed = (db: Db, id: string) =>
  db.update(enquiries).set({ mailedAt: sql`now()` }).where(eq(enquiries.id, id));

/** The privacy policy promises two years. */
export const forgetOldEnquiries = (db: Db) =>
  db.delete(enquiries).where(lt(enquiries.createdAt, sql`now() - interval '2 years'`));
