import { FULL_SHEET, type Part, type Stock } from './parts.ts';

/** A list whose parts were really cut from so many whole sheets. */
export type GeneratedList = { readonly seed: number; readonly sheets: number; readonly parts: readonly Part[] };

type Piece = { readonly length: number; readonly width: number };

/** mulberry32: small, and the same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SMALLEST_MM = 150;
/** A piece below this is cut no further; larger ones are, more likely the larger they are. */
const STOPS_BELOW = 0.08;
const KEEPS_WHOLE = 0.35;
const [LEAST_OFFCUT, MOST_OFFCUT] = [0.05, 0.1];
const GRAIN_SHARE = 0.3;
const [FEWEST, MOST] = [10, 40];

const areaOf = ({ length, width }: Piece) => length * width;

/** One straight cut from edge to edge, again and again. */
function cut(piece: Piece, stock: Stock, random: () => number): Piece[] {
  const along = piece.length >= piece.width;
  const long = along ? piece.length : piece.width;
  const room = long - stock.kerf - 2 * SMALLEST_MM;
  const share = areaOf(piece) / areaOf(stock);
  if (room <= 0 || share < STOPS_BELOW || (share < 0.5 && random() < KEEPS_WHOLE)) return [piece];
  const first = SMALLEST_MM + Math.floor(random() * room);
  const second = long - stock.kerf - first;
  const [a, b] = along
    ? [
        { ...piece, length: first },
        { ...piece, length: second },
      ]
    : [
        { ...piece, width: first },
        { ...piece, width: second },
      ];
  return [...cut(a, stock, random), ...cut(b, stock, random)];
}

/** Parts of one sheet, without 5 to 10 % of its area: kerfs and pieces thrown away. */
function partsOfSheet(stock: Stock, random: () => number): Piece[] {
  for (;;) {
    const pieces = cut(stock, stock, random).toSorted((a, b) => areaOf(b) - areaOf(a));
    const remaining = [...pieces];
    const offcut = () => 1 - remaining.reduce((sum, piece) => sum + areaOf(piece), 0) / areaOf(stock);
    while (offcut() < LEAST_OFFCUT && remaining.length > 1) remaining.pop();
    if (offcut() >= LEAST_OFFCUT && offcut() <= MOST_OFFCUT) return remaining;
  }
}

export function generatedList(seed: number): GeneratedList {
  const random = randomFrom(seed);
  const sheets = FEWEST + Math.floor(random() * (MOST - FEWEST + 1));
  const pieces = Array.from({ length: sheets }, () => partsOfSheet(FULL_SHEET, random)).flat();
  const parts = pieces.map(({ length, width }, at) => ({
    name: `Part ${at + 1}`,
    length,
    width,
    count: 1,
    grain: random() < GRAIN_SHARE,
  }));
  return { seed, sheets, parts };
}
