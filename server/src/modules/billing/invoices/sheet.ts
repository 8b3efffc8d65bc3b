import { filled } from '@plyhaat/contract/core/sentence';
import { COLOURS, type Ink } from '#platform/pdf/ink.ts';
import { drawBand, LEFT, RIGHT, SMALL, WIDTH } from '#platform/pdf/page.ts';
import type { PaperWords } from '#platform/pdf/paper-words.ts';
import { MARK, WORDMARK } from './logo.ts';
import type { PrintedFields } from './printed-fields.ts';
import { dayInWords } from './words.ts';

const MIDDLE = LEFT + 255;

/** What is printed, in whose words. */
export type Sheet = PrintedFields & { readonly words: PaperWords };

export const titleOf = ({ series }: Pick<PrintedFields, 'series'>): string =>
  series === 'PH' ? 'Tax invoice' : 'Credit note';

const METHODS: Readonly<Record<string, string>> = { phonepay: 'PhonePe', justpay: 'Juspay', card: filled`Card` };
export const methodOf = ({ paymentMethod, words }: Pick<Sheet, 'paymentMethod' | 'words'>): string =>
  words.say(METHODS[paymentMethod] ?? paymentMethod);

export function drawSpecimen({ pdf }: Ink): void {
  pdf.save().rotate(-32, { origin: [297, 420] });
  pdf.font('Latin-Bold').fontSize(104).fillColor('#F4EDE3').text('SPECIMEN', 8, 360, { lineBreak: false });
  pdf.restore();
}

function drawLogo({ pdf }: Ink, x: number, y: number): void {
  pdf.save().translate(x, y).scale(0.62);
  for (const [face, colour] of MARK) pdf.path(face).fill(colour);
  pdf.path(WORDMARK).fill(COLOURS.ink);
  pdf.restore();
}

/** Logo, supplier, title and the row of facts; answers where the parties begin. */
export function drawHead(ink: Ink, document: Sheet): number {
  const { supplier, words } = document;
  drawBand(ink);
  drawLogo(ink, LEFT - 2, 36);
  const title = { x: RIGHT - 240, width: 240 };
  ink.line(words.both(titleOf(document)), { ...title, y: 36 }, { size: 19, bold: true, align: 'right' });
  ink.text(words.both('Original for recipient'), { ...title, y: 64 }, { ...SMALL, align: 'right' });
  if (document.isSpecimen)
    ink.text(
      words.say(filled`Specimen`),
      { ...title, y: 78 },
      { size: 9, bold: true, colour: COLOURS.teak, align: 'right' },
    );
  let y = ink.text(supplier.name, { x: LEFT, y: 72, width: 330 }, { bold: true });
  y = ink.text(supplier.address, { x: LEFT, y, width: 330 }, SMALL);
  const registered = filled`GSTIN ${{ gstin: supplier.gstNumber }} · ${{ state: supplier.stateName }}, State code ${{ code: supplier.stateCode }}`;
  y = ink.text(words.say(registered), { x: LEFT, y, width: 330 }, SMALL);
  return drawFacts(ink, document, y + 14);
}

function factsOf(document: Sheet): readonly (readonly [name: string, value: string])[] {
  const { say } = document.words;
  const day = say(dayInWords(document.day));
  return document.series === 'PH'
    ? [
        ['Invoice number', document.number],
        [filled`Date`, day],
        [filled`Order`, document.orderId],
        [filled`Payment`, say(filled`${{ method: methodOf(document) }}, paid`)],
      ]
    : [
        ['Credit note number', document.number],
        [filled`Date`, day],
        ['Against invoice', document.corrects ?? ''],
        [filled`Order`, document.orderId],
      ];
}

function drawFacts(ink: Ink, document: Sheet, y: number): number {
  ink.rule(LEFT, y, WIDTH);
  factsOf(document).forEach(([name, value], at) => {
    const box = { x: LEFT + at * (WIDTH / 4) + (at > 0 ? 8 : 0), width: WIDTH / 4 - 10 };
    ink.line(document.words.both(name), { ...box, y: y + 7 }, SMALL);
    ink.text(value, { ...box, y: y + 19 }, { bold: true });
    if (at > 0)
      ink.pdf
        .moveTo(box.x - 8, y)
        .lineTo(box.x - 8, y + 39)
        .lineWidth(0.6)
        .strokeColor(COLOURS.line)
        .stroke();
  });
  ink.rule(LEFT, y + 39, WIDTH);
  return y + 54;
}

/** Recipient and place of supply; answers where the lines begin. */
export function drawParties(ink: Ink, document: Sheet, y: number): number {
  const { recipient, placeOfSupply, supplier } = document;
  const { say, both } = document.words;
  const [to, place] = [
    { x: LEFT, width: 235 },
    { x: MIDDLE, width: RIGHT - MIDDLE },
  ];
  let left = ink.text(both('Bill to'), { ...to, y }, SMALL);
  left = ink.text(recipient.name, { ...to, y: left + 1 }, { size: 10.5, bold: true });
  const where = `${recipient.stateName} (${recipient.stateCode})${recipient.pincode ? ` ${recipient.pincode}` : ''}`;
  left = ink.text(recipient.address, { ...to, y: left }, { ...SMALL, size: 8.5 });
  left = ink.text(where, { ...to, y: left }, { ...SMALL, size: 8.5 });
  const identity = recipient.gstNumber ? `GSTIN ${recipient.gstNumber}` : both(filled`Unregistered`);
  left = ink.text(identity, { ...to, y: left + 2 });
  const within = placeOfSupply.code === supplier.stateCode;
  let right = ink.text(both('Place of supply'), { ...place, y }, SMALL);
  right = ink.text(
    `${both(placeOfSupply.name)} (${placeOfSupply.code})`,
    { ...place, y: right + 1 },
    { size: 10.5, bold: true },
  );
  const rule = within ? 'Within the State: CGST and SGST apply.' : 'Another State than the supplier’s: IGST applies.';
  right = ink.text(say(rule), { ...place, y: right }, { ...SMALL, size: 8.5 });
  right = ink.text(both('Tax payable on reverse charge: No'), { ...place, y: right + 2 });
  return Math.max(left, right) + 12;
}
