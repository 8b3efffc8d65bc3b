import { Ink } from '#platform/pdf/ink.ts';
import { BODY_END, drawFoot } from '#platform/pdf/page.ts';
import type { Paper } from './paper.ts';
import { drawHead, drawParties, drawSpecimen } from './sheet.ts';
import { drawLines, drawTaxTable, drawTotals } from './sums.ts';

/** Draws the whole paper; answers how far down it reaches. */
function draw(ink: Ink, paper: Paper, orderUrl: string): number {
  if (paper.isSpecimen) drawSpecimen(ink);
  const parties = drawHead(ink, paper);
  const lines = drawParties(ink, paper, parties);
  const totals = drawLines(ink, paper, lines);
  const taxes = drawTotals(ink, paper, totals, orderUrl);
  return drawTaxTable(ink, paper, taxes);
}

/** A tax invoice (series PH) or a credit note, on one page of A4. The same paper is the same bytes. */
export function renderInvoice(paper: Paper, orderUrl: string): Promise<Buffer> {
  const title = `${paper.series === 'PH' ? 'Tax invoice' : 'Credit note'} ${paper.number}`;
  const open = () => new Ink(title, paper.supplier.name, paper.issuedAt);
  let ink = open();
  const reach = draw(ink, paper, orderUrl);
  if (reach > BODY_END) {
    // Long names and many lines: drawn again, small enough for the page.
    ink = open();
    ink.shrink(BODY_END / reach);
    draw(ink, paper, orderUrl);
    ink.pdf.restore();
  }
  drawFoot(ink, 'Issued electronically; no signature is needed.');
  return ink.finish();
}
