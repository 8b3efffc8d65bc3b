import type { ContactMessage } from '@plyhaat/contract/content/content';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { contactMessages } from './content.tables.ts';
import { senderOf } from './senders.sql.ts';

type StoredMessage = Omit<ContactMessage, 'website'>;

export async function insertMessage(db: Db, { phone, ...message }: StoredMessage, ip: string): Promise<string> {
  const values = { ...message, phone: phone || null, sender: senderOf(ip) };
  return only(await db.insert(contactMessages).values(values).returning({ id: contactMessages.id })).id;
}

export const findUnmailed = async (db: Db, id: string) =>
  (
    await db
      .select()
      .from(contactMessages)
      .where(and(eq(contactMessages.id, id), isNull(contactMessages.mailedAt)))
  )[0];

export const markMailed = (db: Db, id: string) =>
  db.update(contactMessages).set({ mailedAt: sql`now()` }).where(eq(contactMessages.id, id));

/** The privacy policy promises two years. */
export const forgetOldMessages = (db: Db) =>
  db.delete(contactMessages).where(lt(contactMessages.createdAt, sql`now() - interval '2 years'`));
