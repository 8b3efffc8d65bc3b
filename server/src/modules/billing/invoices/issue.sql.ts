import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { invoiceCounters, invoiceFiles, invoices } from '../invoices.tables.ts';

/** Locks the counter of the series until the transaction ends: no gap and no double. */
export const nextSerial = async (db: Db, series: 'PH' | 'PHC', year: string): Promise<number> =>
  only(
    await db
      .insert(invoiceCounters)
      .values({ series, year, last: 1 })
      .onConflictDoUpdate({
        target: [invoiceCounters.series, invoiceCounters.year],
        set: { last: sql`${invoiceCounters.last} + 1` },
      })
      .returning({ last: invoiceCounters.last }),
  ).last;

export const insertDocument = async (db: Db, row: typeof invoices.$inferInsert): Promise<string> =>
  only(await db.insert(invoices).values(row).returning({ id: invoices.id })).id;

export type BillingDocument = typeof invoices.$inferSelect;

export const findDocument = async (db: Db, id: string): Promise<BillingDocument | undefined> =>
  (await db.select().from(invoices).where(eq(invoices.id, id)))[0];

export const findInvoice = async (db: Db, orderId: string): Promise<BillingDocument | undefined> =>
  (
    await db
      .select()
      .from(invoices)
      .where(and(eq(invoices.orderId, orderId), isNull(invoices.refundId)))
  )[0];

export const selectCreditNotes = (db: Db, orderId: string): Promise<BillingDocument[]> =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.series, 'PHC')))
    .orderBy(asc(invoices.serial));

/** Everything issued to a member in a month of India, `2026-11`. */
export const selectMonth = (db: Db, memberId: string, month: string): Promise<BillingDocument[]> =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.memberId, memberId), sql`to_char(${invoices.day}, 'YYYY-MM') = ${month}`))
    .orderBy(asc(invoices.series), asc(invoices.serial));

export const findPdf = async (db: Db, invoiceId: string): Promise<Buffer | undefined> =>
  (await db.select({ pdf: invoiceFiles.pdf }).from(invoiceFiles).where(eq(invoiceFiles.invoiceId, invoiceId)))[0]?.pdf;

/** The first stored PDF wins; a concurrent caller gets that one. */
export async function keepPdf(db: Db, invoiceId: string, pdf: Buffer): Promise<Buffer> {
  await db.insert(invoiceFiles).values({ invoiceId, pdf }).onConflictDoNothing();
  return (await findPdf(db, invoiceId)) ?? pdf;
}
