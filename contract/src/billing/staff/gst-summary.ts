import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint.ts';
import { TaxSplit } from '../purchase.ts';

/** `2026-11`. */
export const Month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please choose a month'));

/** One place of supply: invoices of the month less its credit notes. Rupees. */
export const GstRow = z.object({
  stateCode: z.string(),
  stateName: z.string(),
  invoices: z.int(),
  creditNotes: z.int(),
  ...TaxSplit.shape,
});
export type GstRow = z.infer<typeof GstRow>;

export const GstSummary = z.object({
  month: z.string(),
  rows: z.array(GstRow),
  invoiced: TaxSplit,
  credited: TaxSplit,
  /** Invoiced less credited: the sum of the rows. */
  net: TaxSplit,
  /** The months in which something was issued, latest first. */
  months: z.array(z.string()),
});
export type GstSummary = z.infer<typeof GstSummary>;

export const GstFilter = z.object({ month: z.optional(Month) });

export const readGstSummary = endpoint({
  method: 'GET',
  path: '/admin/gst',
  access: 'manager',
  summary: 'The GST of a month by state and head: invoices less credit notes, each in its own month',
  query: GstFilter,
  reply: { data: GstSummary },
});
