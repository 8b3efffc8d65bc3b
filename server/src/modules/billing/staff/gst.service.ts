import type { GstSummary } from '@plyhaat/contract/billing/staff/gst-summary';
import type { Db } from '#platform/db/db.ts';
import { indianDay } from '#platform/indian-day.ts';
import { ofMonth, selectGstMonths, selectGstRows, selectGstTotals } from './gst.sql.ts';

const HEADS = ['taxable', 'cgst', 'sgst', 'igst', 'roundOff', 'total'] as const;
type Split = Readonly<Record<(typeof HEADS)[number], number>>;

const each = (of: (head: (typeof HEADS)[number]) => number) =>
  Object.fromEntries(HEADS.map((head) => [head, of(head) / 100])) as Record<(typeof HEADS)[number], number>;
const inRupees = (split: Split) => each((head) => split[head]);
const NONE: Split = { taxable: 0, cgst: 0, sgst: 0, igst: 0, roundOff: 0, total: 0 };

export async function gstSummary(db: Db, month = indianDay().slice(0, 7)): Promise<GstSummary> {
  const rows = await selectGstRows(db, ofMonth(month));
  const totals = await selectGstTotals(db, month);
  const of = (series: 'PH' | 'PHC') => totals.find((one) => one.series === series) ?? NONE;
  const [invoiced, credited] = [of('PH'), of('PHC')];
  return {
    month,
    rows: rows.map(({ month: _, ...row }) => ({ ...row, ...inRupees(row) })),
    invoiced: inRupees(invoiced),
    credited: inRupees(credited),
    net: each((head) => invoiced[head] - credited[head]),
    months: await selectGstMonths(db),
  };
}
