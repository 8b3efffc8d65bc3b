import type { Deps } from '#platform/deps.ts';
import { type ZipEntry, zipOf } from '#platform/files/zip.ts';
import { toCsv } from '#platform/http/csv.ts';
import { findPdf, keepPdf, type Paper, selectMonth } from './issue.sql.ts';
import { renderInvoice } from './render.ts';

const orderPage = ({ settings }: Deps, orderId: string) => `${settings.publicUrl}/account/orders/${orderId}`;

/** The bytes of a paper: made once, the same ever after. */
export async function pdfOf(deps: Deps, paper: Paper): Promise<Buffer> {
  const made = await findPdf(deps.db, paper.id);
  if (made) return made;
  return keepPdf(deps.db, paper.id, await renderInvoice(paper, orderPage(deps, paper.orderId)));
}

/** `PH-26-27-000123.pdf`. */
export const fileName = ({ number }: Pick<Paper, 'number'>): string => `${number.replaceAll('/', '-')}.pdf`;

/** What an accountant claims: one row for each paper of the month, credit notes as negative figures. */
const COLUMNS = [
  'type',
  'number',
  'date',
  'supplier',
  'supplierGstin',
  'recipient',
  'recipientGstin',
  'placeOfSupply',
  'sac',
  'taxable',
  'cgst',
  'sgst',
  'igst',
  'roundOff',
  'total',
  'corrects',
] as const;

function rowOf(paper: Paper): Record<(typeof COLUMNS)[number], unknown> {
  const sign = paper.series === 'PH' ? 1 : -1;
  const rupees = (paise: number) => ((sign * paise) / 100).toFixed(2);
  return {
    type: paper.series === 'PH' ? 'Invoice' : 'Credit note',
    number: paper.number,
    date: paper.day,
    supplier: paper.supplier.name,
    supplierGstin: paper.supplier.gstNumber,
    recipient: paper.recipient.name,
    recipientGstin: paper.recipient.gstNumber,
    placeOfSupply: `${paper.placeOfSupply.code} ${paper.placeOfSupply.name}`,
    sac: paper.lines[0]?.sac,
    taxable: rupees(paper.taxable),
    cgst: rupees(paper.cgst),
    sgst: rupees(paper.sgst),
    igst: rupees(paper.igst),
    roundOff: rupees(paper.roundOff),
    total: rupees(paper.total),
    corrects: paper.corrects,
  };
}

/** A month's papers of a member, with a table of them, in one zip. */
export async function zipMonth(deps: Deps, memberId: string, month: string): Promise<Buffer> {
  const papers = await selectMonth(deps.db, memberId, month);
  const files: ZipEntry[] = [{ name: `itc-${month}.csv`, bytes: Buffer.from(toCsv(COLUMNS, papers.map(rowOf))) }];
  for (const paper of papers) files.push({ name: fileName(paper), bytes: await pdfOf(deps, paper) });
  return zipOf(files);
}
