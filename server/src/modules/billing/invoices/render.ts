import type { Wording } from '#platform/languages/languages.ts';
import { Ink } from '#platform/pdf/ink.ts';
import { BODY_END, drawFoot } from '#platform/pdf/page.ts';
import { paperWords } from '#platform/pdf/paper-words.ts';
import type { PrintedFields } from './printed-fields.ts';
import { drawHead, drawParties, drawSpecimen, type Sheet, titleOf } from './sheet.ts';
import { drawLines, drawTaxTable, drawTotals } from './sums.ts';

/** Draws the whole document; answers how far down it reaches. */
function draw(ink: Ink, document: Sheet, orderUrl: string): number {
  if (document.isSpecimen) drawSpecimen(ink);
  const parties = drawHead(ink, document);
  const lines = drawParties(ink, document, parties);
  const totals = drawLines(ink, document, lines);
  const taxes = drawTotals(ink, document, totals, orderUrl);
  return drawTaxTable(ink, document, taxes);
}

/** A tax invoice (series PH) or a credit note, on one page of A4. In one language the same document is the same bytes. */
export function renderInvoice(fields: PrintedFields, orderUrl: string, say: Wording): Promise<Buffer> {
  const document: Sheet = { ...fields, words: paperWords(say) };
  const title = `${document.words.both(titleOf(document))} ${document.number}`;
  const open = () => new Ink(title, document.supplier.name, document.issuedAt);
  let ink = open();
  const reach = draw(ink, document, orderUrl);
  if (reach > BODY_END) {
    // Long names and many lines: drawn again, small enough for the page.
    ink = open();
    ink.shrink(BODY_END / reach);
    draw(ink, document, orderUrl);
    ink.pdf.restore();
  }
  drawFoot(ink, 'Issued electronically; no signature is needed.', { say });
  return ink.finish();
}
