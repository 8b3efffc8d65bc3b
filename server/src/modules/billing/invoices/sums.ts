import { formatRupees } from '@plyhaat/contract/core/money';
import { filled } from '@plyhaat/contract/core/sentence';
import { drawCode } from '#platform/pdf/code.ts';
import { COLOURS, type Ink, type Style } from '#platform/pdf/ink.ts';
import { LEFT, RIGHT, SMALL, WIDTH } from '#platform/pdf/page.ts';
import type { PrintedFields } from './printed-fields.ts';
import { methodOf, type Sheet } from './sheet.ts';
import { dayInWords, rupeesInWords } from './words.ts';

const MOST_ROOMY_LINES = 9;

/** `5,999.00` and `-0.10`: always with paise, on a document for accountants. */
function figure(paise: number): string {
  const whole = formatRupees(Math.floor(Math.abs(paise) / 100)).slice(1);
  return `${paise < 0 ? '-' : ''}${whole}.${String(Math.abs(paise) % 100).padStart(2, '0')}`;
}
const rupees = (paise: number) => figure(paise).replace(/^-?/, '$&₹');

const COLUMNS = { number: LEFT, description: LEFT + 20, sac: LEFT + 300, quantity: LEFT + 352, amount: LEFT + 385 };

/** What was sold, and what was credited; answers where the sums begin. */
export function drawLines(ink: Ink, { lines, words }: Sheet, top: number): number {
  const compact = lines.length > MOST_ROOMY_LINES;
  const style: Style = { size: compact ? 7.5 : 9 };
  const pad = compact ? 2 : 6;
  const right = { ...style, align: 'right' } as const;
  ink.rule(LEFT, top, WIDTH, COLOURS.ink, 0.8);
  let y = top + 5;
  const heads: readonly (readonly [text: string, x: number, width: number, align: 'left' | 'right'])[] = [
    ['#', COLUMNS.number, 18, 'left'],
    [words.both('Description of service'), COLUMNS.description, 270, 'left'],
    ['SAC', COLUMNS.sac, 50, 'left'],
    [words.say(filled`Qty`), COLUMNS.quantity, 24, 'right'],
    [words.both(filled`Amount (₹)`), COLUMNS.amount, RIGHT - COLUMNS.amount, 'right'],
  ];
  for (const [text, x, width, align] of heads) ink.line(text, { x, y, width }, { ...SMALL, align });
  y += 17;
  ink.rule(LEFT, y, WIDTH, COLOURS.ink, 0.8);
  lines.forEach(({ description, sac, amount }, at) => {
    y += pad;
    ink.text(String(at + 1), { x: COLUMNS.number, y, width: 18 }, style);
    ink.text(sac, { x: COLUMNS.sac, y, width: 50 }, style);
    if (amount >= 0) ink.text('1', { x: COLUMNS.quantity, y, width: 24 }, right);
    ink.text(figure(amount), { x: COLUMNS.amount, y, width: RIGHT - COLUMNS.amount }, right);
    y = ink.text(description, { x: COLUMNS.description, y, width: 270 }, style) + pad;
    ink.rule(LEFT, y, WIDTH);
  });
  return y + 12;
}

type Head = readonly [name: string, rate: string, paise: number];
const headsOf = ({ cgst, sgst, igst }: PrintedFields): readonly Head[] =>
  igst > 0
    ? [['IGST', '18%', igst]]
    : [
        ['CGST', '9%', cgst],
        ['SGST', '9%', sgst],
      ];

function wayOf(document: Sheet): string {
  const [day, method] = [dayInWords(document.day), methodOf(document)];
  return document.series === 'PH'
    ? filled`${{ day }}, through ${{ method }}`
    : filled`${{ day }}, through ${{ method }}, the way it was paid`;
}

/** In words, in figures, and how it was paid; answers where the table of taxes begins. */
export function drawTotals(ink: Ink, document: Sheet, top: number, orderUrl: string): number {
  const isInvoice = document.series === 'PH';
  const { say, both } = document.words;
  const words = { x: LEFT, width: 240 };
  let left = ink.text(both('Total in words'), { ...words, y: top }, SMALL);
  left = ink.text(rupeesInWords(document.total), { ...words, y: left }) + 6;
  left = ink.text(both(isInvoice ? filled`Paid` : filled`Refunded`), { ...words, y: left }, SMALL);
  left = ink.text(say(wayOf(document)), { ...words, y: left });
  const { paymentReference: reference, reason } = document;
  if (reference) left = ink.text(say(filled`Reference ${{ reference }}`), { ...words, y: left });
  if (reason) left = ink.text(say(filled`Reason: ${{ reason }}`), { ...words, y: left });
  drawCode(ink, orderUrl, LEFT, left + 8, 58);
  ink.text(say('This order on Plyhaat'), { x: LEFT + 68, y: left + 8, width: 172 }, SMALL);
  ink.text(orderUrl, { x: LEFT + 68, y: left + 20, width: 172 }, SMALL);

  const sums = { x: LEFT + 280, width: WIDTH - 280 };
  let y = top;
  const row = (name: string, value: string, style: Style = {}) => {
    ink.line(name, { ...sums, y, width: sums.width - ink.width(value, style) - 6 }, style);
    y = ink.text(value, { ...sums, y }, { ...style, align: 'right' }) + 4;
  };
  row(both('Taxable value'), rupees(document.taxable));
  for (const [name, rate, paise] of headsOf(document)) row(`${name} ${rate}`, rupees(paise));
  row(both('Round off'), rupees(document.roundOff));
  ink.rule(sums.x, y + 1, sums.width);
  y += 8;
  row(both(isInvoice ? filled`Total` : 'Total credited'), rupees(document.total), { size: 13, bold: true });
  return Math.max(left + 76, y + 10);
}

/** The tax by head. There is one service code on a document of ours. Answers where it ends. */
export function drawTaxTable(ink: Ink, document: Sheet, top: number): number {
  const heads = headsOf(document);
  const { say } = document.words;
  const cells: readonly (readonly [head: string, value: string])[] = [
    ['SAC', document.lines[0]?.sac ?? ''],
    [say('Taxable value (₹)'), figure(document.taxable)],
    ...heads.flatMap(([name, rate, paise]): (readonly [string, string])[] => [
      [say(filled`${{ tax: name }} rate`), rate],
      [`${name} (₹)`, figure(paise)],
    ]),
    [say('Total tax (₹)'), figure(heads.reduce((sum, [, , paise]) => sum + paise, 0))],
  ];
  const width = WIDTH / cells.length;
  ink.pdf.rect(LEFT, top, WIDTH, 18).fill(COLOURS.paper);
  ink.pdf.rect(LEFT, top, WIDTH, 36).lineWidth(0.6).strokeColor(COLOURS.line).stroke();
  cells.forEach(([head, value], at) => {
    const align = at === 0 ? 'left' : 'right';
    const box = { x: LEFT + at * width + 6, width: width - 12 };
    ink.line(head, { ...box, y: top + 4 }, { ...SMALL, size: 7.5, align });
    ink.text(value, { ...box, y: top + 22 }, { size: 8, align });
  });
  return top + 36;
}
