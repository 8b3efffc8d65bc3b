import { isGradeText, readSizeText, readThickness } from './measures.ts';
import { readTitle } from './titles.ts';
import { tidyCell } from './words.ts';

export type Line = readonly string[];

/** What stands across the top of a matrix. */
export type Across = { readonly column: 'size' | 'thickness' | 'grade'; readonly at: ReadonlyMap<number, string> };

const LEAST_ACROSS = 2;
const LEAST_BARE = 3;

function across(line: Line, column: Across['column'], read: (cell: string) => string | undefined): Across | undefined {
  const at = new Map(
    line.flatMap((cell, index) => {
      const value = read(cell);
      return value === undefined ? [] : [[index, value] as const];
    }),
  );
  return at.size < LEAST_ACROSS || new Set(at.values()).size < at.size ? undefined : { column, at };
}

const isRising = (numbers: readonly number[]) =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));

/** '4 6 9 12 18' over columns of prices: bare numbers are thicknesses where they only rise or only fall. */
function bareThicknesses(line: Line): Across | undefined {
  const found = across(line, 'thickness', (cell) => readThickness(cell));
  if (!found || found.at.size < LEAST_BARE) return undefined;
  const numbers = [...found.at.values()].map(Number.parseFloat);
  return isRising(numbers) || isRising(numbers.toReversed()) ? found : undefined;
}

/** Sizes, thicknesses or grades that stand side by side are the top of a matrix. */
export const acrossOf = (line: Line): Across | undefined =>
  across(line, 'size', readSizeText) ??
  across(line, 'thickness', (cell) => readThickness(cell, true)) ??
  across(line, 'grade', (cell) => (isGradeText(cell) ? tidyCell(cell) : undefined)) ??
  (line.some((cell) => readTitle(cell)) ? bareThicknesses(line) : undefined);

const filled = (line: Line): number => line.filter((cell) => tidyCell(cell) !== '').length;
const isNumber = (cell: string) => /^[₹\s]*\d[\d,]*(?:\.\d+)?(?:\s*\/[-=])?$/.test(tidyCell(cell));

/** How much a line looks like titles of columns: 0 where it cannot be. */
function likeness(line: Line): number {
  const matrix = acrossOf(line);
  const rest = line.filter((_, at) => !matrix?.at.has(at));
  if (rest.some(isNumber)) return 0;
  const titles = rest.map(readTitle).filter((reading) => reading !== undefined);
  const useful = new Set(titles.map(({ column }) => column).filter((column) => column !== null)).size;
  const score = useful + (titles.length - useful) / 4 + (matrix ? matrix.at.size : 0);
  // A single title is a word in a line of text, but for what labels the rows of a matrix.
  return matrix || titles.length >= 2 ? score : 0;
}

export const isHeader = (line: Line): boolean => likeness(line) >= 2;

export type Header = {
  /** Where it ends, from 0; -1 where the file has none. */
  readonly at: number;
  /** How many lines it has. */
  readonly lines: 1 | 2;
  readonly titles: readonly string[];
  /** What stands over a group of columns: 'BWP' over '8x4' and '7x4'. */
  readonly groups: readonly string[];
  readonly score: number;
};

const isText = (line: Line) => filled(line) > 0 && !line.some(isNumber);
const longest = (lines: readonly Line[]) => Math.max(0, ...lines.map(({ length }) => length));

function merged(upper: Line, lower: Line): { titles: string[]; groups: string[] } {
  const width = longest([upper, lower]);
  const places = Array.from({ length: width }, (_, at) => at);
  const titles = places.map((at) => tidyCell(lower[at] ?? '') || tidyCell(upper[at] ?? ''));
  let group = '';
  const groups = places.map((at) => {
    const above = tidyCell(upper[at] ?? '');
    if (above) group = tidyCell(lower[at] ?? '') ? above : '';
    return tidyCell(lower[at] ?? '') ? group : '';
  });
  return { titles, groups };
}

const HEADER_WITHIN = 60;

/** The best line, or two lines, of titles near the top of a sheet. */
export function findHeader(lines: readonly Line[]): Header {
  const none: Header = { at: -1, lines: 1, titles: [], groups: [], score: 0 };
  let best = none;
  for (let at = 0; at < Math.min(lines.length, HEADER_WITHIN); at++) {
    const line = lines[at] ?? [];
    const single = likeness(line);
    if (single > best.score) best = { at, lines: 1, titles: line.map(tidyCell), groups: [], score: single };
    const below = lines[at + 1] ?? [];
    const isPair =
      filled(line) >= 2 && filled(below) >= 2 && isText(line) && (isText(below) || acrossOf(below) !== undefined);
    const pair = isPair ? merged(line, below) : undefined;
    const score = pair ? likeness(pair.titles) : 0;
    // Two lines are titles together only where the second adds to the first and is none of the rows.
    if (pair && score > Math.max(best.score, single) && likeness(below) + likeness(line) > 0)
      best = { at: at + 1, lines: 2, ...pair, score };
    // A later line must be clearly better: rows repeat titles, and the first block is the one to confirm.
    if (best.score >= 3 && at > best.at) break;
  }
  return best.score >= 1 ? best : none;
}
