import { formatRupees } from '@plyhaat/contract/core/money';
import type { Paper } from './issue.sql.ts';

const rupees = (paise: number) => formatRupees(paise / 100).replace('₹', 'Rs ');
const escaped = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&');

function textOf(paper: Paper, orderUrl: string): string[] {
  const { supplier, recipient, lines } = paper;
  return [
    ...(paper.isSpecimen ? ['Specimen'] : []),
    paper.series === 'PH' ? 'Tax invoice' : `Credit note for ${paper.corrects}`,
    `${paper.number}, ${paper.day}`,
    `${supplier.name}, ${supplier.address}, GSTIN ${supplier.gstNumber}`,
    `Bill to: ${recipient.name}, ${recipient.address} ${recipient.pincode ?? ''}`,
    ...(recipient.gstNumber ? [`GSTIN ${recipient.gstNumber}`] : []),
    `Place of supply: ${paper.placeOfSupply.name} (${paper.placeOfSupply.code})`,
    ...lines.map(({ description, sac, amount }) => `${description}, SAC ${sac}: ${rupees(amount)}`),
    `Taxable value ${rupees(paper.taxable)}`,
    ...(['cgst', 'sgst', 'igst'] as const)
      .filter((head) => paper[head] > 0)
      .map((head) => `${head.toUpperCase()} ${rupees(paper[head])}`),
    `Round off ${rupees(paper.roundOff)}`,
    `Total ${rupees(paper.total)}`,
    orderUrl,
  ];
}

/** One page of plain lines. */
export async function renderInvoice(paper: Paper, orderUrl: string): Promise<Buffer> {
  const content = ['BT /F1 10 Tf 14 TL 48 790 Td']
    .concat(
      textOf(paper, orderUrl).map((line) => `(${escaped(line)}) Tj T*`),
      'ET',
    )
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  pdf += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.indexOf('xref\n')}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}
