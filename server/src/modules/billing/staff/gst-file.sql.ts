import type { GstFilter } from '@plyhaat/contract/billing/staff/gst-summary';
import type { SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '#platform/db/db.ts';
import { indianDay } from '#platform/indian-day.ts';
import { gstMonths } from '../invoices.tables.ts';
import { ofMonth, selectGstRows } from './gst.sql.ts';

export const gstId = gstMonths.stateCode;

export const gstCondition = ({ month }: z.output<typeof GstFilter>): SQL => ofMonth(month ?? indianDay().slice(0, 7));

const HEADS = ['taxable', 'cgst', 'sgst', 'igst', 'roundOff', 'total'] as const;

/** For a file: rupees with both digits of their paise. */
export const selectGstFile = async (db: Db, where: SQL | undefined) =>
  (await selectGstRows(db, where)).map((row) => ({
    ...row,
    ...Object.fromEntries(HEADS.map((head) => [head, (row[head] / 100).toFixed(2)])),
    _id: `${row.month} ${row.stateCode}`,
  }));
