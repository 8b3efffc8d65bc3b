import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { paymentNotices } from '../orders.tables.ts';

type Notice = { provider: string; eventKey: string; orderId: string | null; body: Buffer };

/** The id of a new notice; undefined where it was received before. */
export const keepNotice = async (db: Db, notice: Notice): Promise<string | undefined> =>
  (await db.insert(paymentNotices).values(notice).onConflictDoNothing().returning({ id: paymentNotices.id }))[0]?.id;

export const findUnhandled = async (db: Db, id: string) =>
  (
    await db
      .select({ orderId: paymentNotices.orderId, provider: paymentNotices.provider })
      .from(paymentNotices)
      .where(and(eq(paymentNotices.id, id), isNull(paymentNotices.handledAt)))
  )[0];

export const markHandled = (db: Db, id: string) =>
  db.update(paymentNotices).set({ handledAt: sql`now()` }).where(eq(paymentNotices.id, id));

/** Providers repeat a notice for a day; what they send holds names and numbers of members. */
export const forgetOldNotices = (db: Db) =>
  db.delete(paymentNotices).where(lt(paymentNotices.createdAt, sql`now() - interval '90 days'`));
