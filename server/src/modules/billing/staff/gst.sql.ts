import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { gstMonths } from '../invoices.tables.ts';

const HEADS = ['taxable', 'cgst', 'sgst', 'igst', 'roundOff', 'total'] as const;
type Head = (typeof HEADS)[number];

const sum = (of: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${of}), 0)::bigint`.mapWith(Number);
const isInvoice = sql`${gstMonths.series} = 'PH'`;
/** Credit notes count against the month in which they were issued. */
const net = (head: Head) => sum(sql`case when ${isInvoice} then ${gstMonths[head]} else -${gstMonths[head]} end`);
const documents = (isWanted: ReturnType<typeof sql>) =>
  sum(sql`case when ${isWanted} then ${gstMonths.papers} else 0 end`);

export const ofMonth = (month: string): SQL => eq(gstMonths.month, month);

/** Paise by month and place of supply: invoices less credit notes. */
export const selectGstRows = (db: Db, where: SQL | undefined) =>
  db
    .select({
      month: gstMonths.month,
      stateCode: gstMonths.stateCode,
      stateName: sql<string>`max(${gstMonths.stateName})`,
      invoices: documents(isInvoice),
      creditNotes: documents(sql`not ${isInvoice}`),
      taxable: net('taxable'),
      cgst: net('cgst'),
      sgst: net('sgst'),
      igst: net('igst'),
      roundOff: net('roundOff'),
      total: net('total'),
    })
    .from(gstMonths)
    .where(where)
    .groupBy(gstMonths.month, gstMonths.stateCode)
    .orderBy(gstMonths.month, gstMonths.stateCode);

/** Paise of each series. */
export const selectGstTotals = (db: Db, month: string) =>
  db
    .select({
      series: gstMonths.series,
      taxable: sum(sql`${gstMonths.taxable}`),
      cgst: sum(sql`${gstMonths.cgst}`),
      sgst: sum(sql`${gstMonths.sgst}`),
      igst: sum(sql`${gstMonths.igst}`),
      roundOff: sum(sql`${gstMonths.roundOff}`),
      total: sum(sql`${gstMonths.total}`),
    })
    .from(gstMonths)
    .where(ofMonth(month))
    .groupBy(gstMonths.series);

export const selectGstMonths = async (db: Db): Promise<string[]> =>
  (await db.selectDistinct({ month: gstMonths.month }).from(gstMonths).orderBy(desc(gstMonths.month))).map(
    ({ month }) => month,
  );
