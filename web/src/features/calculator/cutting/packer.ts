import type { Part, Stock } from './parts.ts';

export type Placed = {
  /** Which part of the list. */
  readonly part: number;
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  readonly turned: boolean;
};
export type CutSheet = readonly Placed[];
export type Layout = {
  readonly sheets: readonly CutSheet[];
  /** Parts of the list that no sheet can hold. */
  readonly tooLarge: readonly number[];
};

type Piece = { readonly part: number; readonly length: number; readonly width: number; readonly grain: boolean };
type Free = { readonly x: number; readonly y: number; readonly length: number; readonly width: number };
type Open = { readonly placed: Placed[]; free: Free[] };
type Fit = { readonly sheet: Open; readonly into: Free; readonly turned: boolean; readonly score: number };

const area = ({ length, width }: { length: number; width: number }) => length * width;
const longer = ({ length, width }: Piece) => Math.max(length, width);
const shorter = ({ length, width }: Piece) => Math.min(length, width);

/** Which part comes next: the greatest by one of these. */
const ORDERS: readonly ((piece: Piece) => number)[] = [
  area,
  (piece) => longer(piece) * 1e5 + shorter(piece),
  (piece) => shorter(piece) * 1e5 + longer(piece),
  (piece) => piece.length + piece.width,
];

/** Which free place it takes: the one where the least is left, of area, of the short side or of the long one. */
type Left = { readonly length: number; readonly width: number; readonly area: number };
const RULES: readonly ((left: Left) => number)[] = [
  ({ area }) => area,
  ({ length, width }) => Math.min(length, width) * 1e5 + Math.max(length, width),
  ({ length, width }) => Math.max(length, width) * 1e5 + Math.min(length, width),
];

/** Which way the first cut goes past the part: true along the sheet. */
const SPLITS: readonly ((left: Left, free: Free) => boolean)[] = [
  ({ length, width }) => length < width,
  ({ length, width }) => length >= width,
  () => true,
  () => false,
  (left, free) => left.length * free.width < left.width * free.length,
];

/** What remains of a free place beyond a part in its corner, after two cuts. */
function remains(free: Free, { length, width }: Free, along: boolean, kerf: number): Free[] {
  const [right, below] = [free.length - length - kerf, free.width - width - kerf];
  const [x, y] = [free.x + length + kerf, free.y + width + kerf];
  return [
    { x, y: free.y, length: right, width: along ? width : free.width },
    { x: free.x, y, length: along ? free.length : length, width: below },
  ].filter(({ length, width }) => length > 0 && width > 0);
}

function bestFit(sheets: readonly Open[], piece: Piece, rule: (left: Left) => number): Fit | undefined {
  let best: Fit | undefined;
  const ways = piece.grain || piece.length === piece.width ? [false] : [false, true];
  for (const sheet of sheets)
    for (const into of sheet.free)
      for (const turned of ways) {
        const [length, width] = [
          into.length - (turned ? piece.width : piece.length),
          into.width - (turned ? piece.length : piece.width),
        ];
        if (length < 0 || width < 0) continue;
        const score = rule({ length, width, area: area(into) - area(piece) });
        if (!best || score < best.score) best = { sheet, into, turned, score };
      }
  return best;
}

function put({ sheet, into, turned }: Fit, piece: Piece, split: (typeof SPLITS)[number], kerf: number): void {
  const [length, width] = turned ? [piece.width, piece.length] : [piece.length, piece.width];
  const placed = { part: piece.part, x: into.x, y: into.y, length, width, turned };
  const left = { length: into.length - length, width: into.width - width, area: area(into) - area(piece) };
  sheet.placed.push(placed);
  sheet.free = sheet.free.filter((free) => free !== into).concat(remains(into, placed, split(left, into), kerf));
}

type Way = { readonly rule: (typeof RULES)[number]; readonly split: (typeof SPLITS)[number] };

/** One pass over the parts; gives up as soon as it needs more sheets than the best so far. */
function pass(pieces: readonly Piece[], stock: Stock, { rule, split }: Way, most: number): Open[] | undefined {
  const sheets: Open[] = [];
  for (const piece of pieces) {
    let fit = bestFit(sheets, piece, rule);
    if (!fit) {
      if (sheets.length === most) return undefined;
      const fresh: Open = { placed: [], free: [{ x: 0, y: 0, length: stock.length, width: stock.width }] };
      sheets.push(fresh);
      fit = bestFit([fresh], piece, rule);
    }
    if (fit) put(fit, piece, split, stock.kerf);
  }
  return sheets;
}

/** The last sheet as empty as can be: what is left of it is one large piece. */
const lastUse = (sheets: readonly Open[]) =>
  Math.min(...sheets.map(({ placed }) => placed.reduce((sum, one) => sum + area(one), 0)));

const fits = ({ length, width, grain }: Omit<Part, 'name' | 'count'>, stock: Stock) =>
  (length <= stock.length && width <= stock.width) || (!grain && width <= stock.length && length <= stock.width);

/**
 * Lays the parts on as few sheets as it finds, with cuts that go from edge to edge, as a panel saw cuts. It tries every
 * order of the parts with every rule and keeps the best: no search finds the least in time, and these come close.
 */
export function packed(parts: readonly Part[], stock: Stock): Layout {
  const tooLarge = parts.flatMap((part, at) => (fits(part, stock) ? [] : [at]));
  const pieces = parts.flatMap(({ length, width, grain, count }, part) =>
    tooLarge.includes(part) ? [] : Array.from({ length: count }, () => ({ part, length, width, grain })),
  );
  let best: Open[] | undefined;
  for (const order of ORDERS) {
    const inOrder = pieces.toSorted((a, b) => order(b) - order(a));
    for (const rule of RULES)
      for (const split of SPLITS) {
        const sheets = pass(inOrder, stock, { rule, split }, best?.length ?? pieces.length);
        const better = sheets && (!best || sheets.length < best.length || lastUse(sheets) < lastUse(best));
        if (better) best = sheets;
      }
  }
  return { sheets: (best ?? []).map(({ placed }) => placed), tooLarge };
}
