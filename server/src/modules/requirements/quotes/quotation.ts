import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import { perOne } from '@plyhaat/contract/catalog/unit-name';
import { formatExact } from '@plyhaat/contract/core/money';
import { formatQuantity, type Quantity } from '@plyhaat/contract/core/quantity';
import { filled } from '@plyhaat/contract/core/sentence';
import { COLOURS, Ink } from '#platform/pdf/ink.ts';
import { BODY_END, drawBand, drawFoot, LEFT, RIGHT, SMALL, WIDTH } from '#platform/pdf/page.ts';
import type { PaperWords } from '#platform/pdf/paper-words.ts';
import type { QuotationParty } from '../quotes.tables.ts';

/** What stands on a quotation; money in paise. */
export type Quotation = {
  readonly number: string;
  readonly version: number;
  readonly day: string;
  readonly validUntil: string;
  readonly writtenAt: Date;
  readonly seller: QuotationParty;
  readonly buyer: QuotationParty;
  readonly title: string;
  readonly hsn: string | null;
  readonly size: string | null;
  readonly thickness: string | null;
  readonly unitPrice: number;
  readonly unit: PriceUnit;
  readonly unitName: string;
  readonly quantity: Quantity | null;
  readonly gstPercent: number;
  readonly freight: number;
  readonly goods: number | null;
  readonly gst: number | null;
  readonly total: number | null;
  readonly leadTimeDays: number;
  readonly note: string | null;
  readonly isAccepted: boolean;
  readonly words: PaperWords;
};

const COLUMNS = { item: LEFT, hsn: LEFT + 215, quantity: LEFT + 265, rate: LEFT + 345, amount: LEFT + 425 };
const rupees = (paise: number) => formatExact(paise / 100);
const placeOf = ({ cityName, stateName, stateCode }: QuotationParty) =>
  [cityName, stateName && `${stateName}${stateCode ? ` (${stateCode})` : ''}`].filter(Boolean).join(', ');

/** CGST and SGST within a state, IGST between two; halves add up to the whole. */
function gstHeads({ seller, buyer, gst, gstPercent }: Quotation): readonly (readonly [string, number])[] {
  if (!gst) return [];
  const state = seller.gstNumber?.slice(0, 2) ?? seller.stateCode;
  if (state && state === buyer.stateCode) {
    const half = Math.floor(gst / 2);
    return [
      [`CGST ${gstPercent / 2}%`, half],
      [`SGST ${gstPercent / 2}%`, gst - half],
    ];
  }
  return [[`IGST ${gstPercent}%`, gst]];
}

function drawHead(ink: Ink, quotation: Quotation): number {
  const { seller, words } = quotation;
  drawBand(ink);
  const title = { x: RIGHT - 180, width: 180 };
  ink.line(words.both(filled`Quotation`), { ...title, y: 36 }, { size: 19, bold: true, align: 'right' });
  ink.text(
    words.both(quotation.isAccepted ? 'Accepted by the buyer' : 'Not a tax invoice'),
    { ...title, y: 64 },
    { ...SMALL, align: 'right' },
  );
  const box = { x: LEFT, width: 300 };
  let y = ink.text(seller.name, { ...box, y: 36 }, { size: 13, bold: true });
  for (const line of [
    seller.address,
    placeOf(seller),
    seller.gstNumber ? `GSTIN ${seller.gstNumber}` : words.both(filled`Unregistered`),
  ])
    if (line) y = ink.text(line, { ...box, y }, SMALL);
  return y + 14;
}

function factsOf({ number, version, day, validUntil, leadTimeDays: days, words }: Quotation) {
  const { say } = words;
  return [
    ['Quotation number', number],
    [filled`Date`, say(version > 1 ? filled`${{ day }}, revision ${{ version }}` : day)],
    ['Valid until', say(validUntil)],
    ['Lead time', say(days === 1 ? filled`1 day` : filled`${{ days }} days`)],
  ] as const;
}

function drawFacts(ink: Ink, quotation: Quotation, y: number): number {
  const { say, both } = quotation.words;
  ink.rule(LEFT, y, WIDTH);
  factsOf(quotation).forEach(([name, value], at) => {
    const box = { x: LEFT + at * (WIDTH / 4), width: WIDTH / 4 - 10 };
    ink.line(both(name), { ...box, y: y + 7 }, SMALL);
    ink.text(value, { ...box, y: y + 19 }, { bold: true });
  });
  ink.rule(LEFT, y + 46, WIDTH);
  const to = { x: LEFT, width: WIDTH };
  let below = ink.text(say(filled`To`), { ...to, y: y + 58 }, SMALL);
  below = ink.text(quotation.buyer.name, { ...to, y: below + 1 }, { size: 10.5, bold: true });
  below = ink.text(
    `${both('Place of supply')}: ${placeOf(quotation.buyer) || say(filled`not known`)}`,
    { ...to, y: below },
    { ...SMALL, size: 8.5 },
  );
  if (quotation.buyer.gstNumber) below = ink.text(`GSTIN ${quotation.buyer.gstNumber}`, { ...to, y: below });
  return below + 14;
}

type Cell = readonly [text: string, x: number, width: number, align: 'left' | 'right'];
const row = (item: string, hsn: string, quantity: string, rate: string, amount: string): readonly Cell[] => [
  [item, COLUMNS.item, 205, 'left'],
  [hsn, COLUMNS.hsn, 46, 'left'],
  [quantity, COLUMNS.quantity, 70, 'right'],
  [rate, COLUMNS.rate, 76, 'right'],
  [amount, COLUMNS.amount, RIGHT - COLUMNS.amount, 'right'],
];

function drawRow(ink: Ink, cells: readonly Cell[], y: number, style: object = {}): number {
  const ends = cells.map(([text, x, width, align]) =>
    text ? ink.text(text, { x, y, width }, { ...style, align }) : y,
  );
  return Math.max(...ends) + 6;
}

function drawGoods(ink: Ink, quotation: Quotation, top: number): number {
  const { quantity, goods, freight, unitPrice, unit, unitName, hsn, size, thickness, title } = quotation;
  const { say, both } = quotation.words;
  const item = [title, [size, thickness].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
  ink.rule(LEFT, top, WIDTH, COLOURS.ink, 0.8);
  let y = drawRow(
    ink,
    row(both(filled`Goods`), 'HSN', say(filled`Quantity`), both(filled`Rate`), both(filled`Amount`)),
    top + 5,
    SMALL,
  );
  ink.rule(LEFT, y, WIDTH, COLOURS.ink, 0.8);
  const amount = goods === null ? '' : rupees(goods);
  const rate = `${rupees(unitPrice)} ${say(perOne({ pricetype: unit, unitName }))}`;
  y = drawRow(ink, row(item, hsn ?? '', quantity ? formatQuantity(quantity, say) : '', rate, amount), y + 6);
  ink.rule(LEFT, y, WIDTH);
  y = drawRow(
    ink,
    row(both(filled`Freight`), '', '', '', freight === 0 ? say(filled`Included`) : rupees(freight)),
    y + 6,
  );
  ink.rule(LEFT, y, WIDTH);
  return y + 10;
}

function drawTotals(ink: Ink, quotation: Quotation, top: number): number {
  const { goods, freight, total, gstPercent, note } = quotation;
  const { say, both } = quotation.words;
  let y = top;
  const line = (name: string, value: string, bold = false) => {
    ink.line(name, { x: RIGHT - 230, y, width: 126 }, { bold });
    y = ink.text(value, { x: RIGHT - 100, y, width: 100 }, { bold, align: 'right' }) + 3;
  };
  if (goods !== null && total !== null) {
    line(both('Taxable value'), rupees(goods + freight));
    for (const [name, paise] of gstHeads(quotation)) line(name, rupees(paise));
    ink.rule(RIGHT - 230, y, 230);
    y += 5;
    line(both(filled`Total`), rupees(total), true);
  } else line('GST', say(filled`${{ percent: gstPercent }}% extra`));
  if (!note) return y;
  y = ink.text(say(filled`Note`), { x: LEFT, y: y + 10, width: WIDTH }, SMALL);
  return ink.text(note, { x: LEFT, y, width: WIDTH });
}

function draw(ink: Ink, quotation: Quotation): number {
  return drawTotals(ink, quotation, drawGoods(ink, quotation, drawFacts(ink, quotation, drawHead(ink, quotation))));
}

/** A quotation on one page of A4. In one language the same quotation is the same bytes. */
export function renderQuotation(quotation: Quotation): Promise<Buffer> {
  const { words } = quotation;
  const open = () =>
    new Ink(`${words.both(filled`Quotation`)} ${quotation.number}`, quotation.seller.name, quotation.writtenAt);
  let ink = open();
  const reach = draw(ink, quotation);
  if (reach > BODY_END) {
    // Long names and notes: drawn again, small enough for the page.
    ink = open();
    ink.shrink(BODY_END / reach);
    draw(ink, quotation);
    ink.pdf.restore();
  }
  drawFoot(ink, 'Sent through Plyhaat. Prices hold until the day above.', words);
  return ink.finish();
}
