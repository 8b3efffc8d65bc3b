import { asc, eq, inArray, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { invoices } from '../invoices.tables.ts';
import { namesOf } from '../orders/attempts.sql.ts';
import { paymentNotices, refunds } from '../orders.tables.ts';

/** By its company's name where it has one. */
export async function findMemberName(db: Db, id: string) {
  const [found] = await db
    .select({ _id: members.id, name: sql<string>`coalesce(${companies.name}, ${members.name})` })
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .where(eq(members.id, id));
  return found ?? null;
}

export const selectRefunds = (db: Db, orderId: string) =>
  db
    .select({
      _id: refunds.id,
      amount: refunds.amount,
      reason: refunds.reason,
      state: refunds.state,
      by: members.name,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .leftJoin(members, eq(members.id, refunds.askedBy))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt));

/** Callbacks, for as long as they are stored. */
export const selectNotices = (db: Db, orderId: string) =>
  db
    .select({ at: paymentNotices.createdAt, about: paymentNotices.eventKey })
    .from(paymentNotices)
    .where(inArray(paymentNotices.orderId, namesOf(orderId)))
    .orderBy(asc(paymentNotices.createdAt));

export const selectDocuments = (db: Db, orderId: string) =>
  db
    .select({ at: invoices.issuedAt, series: invoices.series, about: invoices.number, total: invoices.total })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.issuedAt));
