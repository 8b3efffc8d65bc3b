import type { Deps } from '#platform/deps.ts';
import { type ZipEntry, zipOf } from '#platform/files/zip.ts';
import { toCsv } from '#platform/http/csv.ts';
import { findBuyer } from '../orders/held.sql.ts';
import { type BillingDocument, findPdf, keepPdf, selectMonth } from './issue.sql.ts';

const orderPage = ({ settings }: Deps, orderId: string) => `${settings.publicUrl}/account/orders/${orderId}`;

/** The stored PDF, made on first request in the language of its buyer; it never changes. */
export async function pdfOf(deps: Deps, document: BillingDocument): Promise<Buffer> {
  const made = await findPdf(deps.db, document.id);
  if (made) return made;
  const { renderInvoice } = await import('./render.ts');
  const buyer = document.memberId ? await findBuyer(deps.db, document.memberId) : undefined;
  const say = deps.languages.wording(buyer?.language);
  return keepPdf(deps.db, document.id, await renderInvoice(document, orderPage(deps, document.orderId), say));
}

/** `PH-26-27-000123.pdf`. */
export const fileName = ({ number }: Pick<BillingDocument, 'number'>): string => `${number.replaceAll('/', '-')}.pdf`;

/** What an accountant claims: one row for each document of the month, credit notes as negative figures. */
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

function rowOf(document: BillingDocument): Record<(typeof COLUMNS)[number], unknown> {
  const sign = document.series === 'PH' ? 1 : -1;
  const rupees = (paise: number) => ((sign * paise) / 100).toFixed(2);
  return {
    type: document.series === 'PH' ? 'Invoice' : 'Credit note',
    number: document.number,
    date: document.day,
    supplier: document.supplier.name,
    supplierGstin: document.supplier.gstNumber,
    recipient: document.recipient.name,
    recipientGstin: document.recipient.gstNumber,
    placeOfSupply: `${document.placeOfSupply.code} ${document.placeOfSupply.name}`,
    sac: document.lines[0]?.sac,
    taxable: rupees(document.taxable),
    cgst: rupees(document.cgst),
    sgst: rupees(document.sgst),
    igst: rupees(document.igst),
    roundOff: rupees(document.roundOff),
    total: rupees(document.total),
    corrects: document.corrects,
  };
}

/** A month's documents of a member, with a table of them, in one zip. */
export async function zipMonth(deps: Deps, memberId: string, month: string): Promise<Buffer> {
  const documents = await selectMonth(deps.db, memberId, month);
  const files: ZipEntry[] = [{ name: `itc-${month}.csv`, bytes: Buffer.from(toCsv(COLUMNS, documents.map(rowOf))) }];
  for (const document of documents) files.push({ name: fileName(document), bytes: await pdfOf(deps, document) });
  return zipOf(files);
}
