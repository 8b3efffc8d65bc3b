import { acrossOf, type Line } from './across.ts';
import { readAsked } from './prices.ts';
import { listStarts } from './side-by-side.ts';
import { readTitle } from './titles.ts';
import { tidyCell } from './words.ts';

const filled = (line: Line): number => line.filter((cell) => tidyCell(cell) !== '').length;
const isNumber = (cell: string) => /^[₹\s]*\d[\d,]*(?:\.\d+)?(?:\s*\/[-=])?$/.test(tidyCell(cell));
const isEmpty = (line: Line) => (at: number) => tidyCell(line[at] ?? '') === '';

/** How much the titles of one list look like titles; undefined where they cannot be. */
function likenessOfList(line: Line, groups: Line): number | undefined {
  const matrix = acrossOf(line, groups);
  const rest = line.filter((_, at) => !matrix?.at.has(at));
  if (rest.some(isNumber)) return undefined;
  const titles = rest.map(readTitle).filter((reading) => reading !== undefined);
  const useful = new Set(titles.map(({ column }) => column).filter((column) => column !== null)).size;
  const score = useful + (titles.length - useful) / 4 + (matrix ? matrix.at.size : 0);
  // A single title is a word in a line of text, but for what labels the rows of a matrix.
  return matrix || titles.length >= 2 ? score : 0;
}

/** How much a line looks like titles of columns: 0 where it cannot be. */
function likeness(line: Line, groups: Line = []): number {
  const starts = listStarts(line, isEmpty(line));
  const scores = starts.map((from, at) =>
    likenessOfList(line.slice(from, starts[at + 1]), groups.slice(from, starts[at + 1])),
  );
  return scores.reduce<number>((sum, score) => (score === undefined ? Number.NaN : sum + score), 0) || 0;
}

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
const NONE: Header = { at: -1, lines: 1, titles: [], groups: [], score: 0 };

const isText = (line: Line) => filled(line) > 0 && !line.some(isNumber);

function merged(upper: Line, lower: Line): { titles: string[]; groups: string[] } {
  const width = Math.max(upper.length, lower.length);
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

/** Words over prices that say nothing to us, under what spans several of them: 'Pine' and 'Hardwood' under a brand. */
function spanned({ titles, groups }: ReturnType<typeof merged>, upper: Line, next: Line): number {
  const isUnder = isEmpty(upper);
  const isSpanned = (at: number) =>
    groups[at] !== '' && (isUnder(at) || (isUnder(at + 1) && groups[at + 1] === groups[at]));
  const unread = titles.flatMap((title, at) => (isSpanned(at) && !readTitle(title) ? [at] : []));
  return unread.some((at) => readAsked(next[at] ?? '')) ? unread.length : 0;
}

/** Two lines that are titles together: the second says more of what the first begins. */
function pairAt(lines: readonly Line[], at: number): Header | undefined {
  const [line = [], below = [], next = []] = lines.slice(at, at + 3);
  const isPair =
    filled(line) >= 2 && filled(below) >= 2 && isText(line) && (isText(below) || acrossOf(below) !== undefined);
  if (!isPair) return undefined;
  const pair = merged(line, below);
  const [labels, words] = [line.filter(readTitle).length, spanned(pair, line, next)];
  const byWords = labels > 0 && words > 0 ? labels + words : 0;
  if (byWords === 0 && likeness(below) + likeness(line) === 0) return undefined;
  return { at: at + 1, lines: 2, ...pair, score: Math.max(byWords, likeness(pair.titles, pair.groups)) };
}

/** The titles that begin at a line: two lines only where the second adds to the first. */
function bestAt(lines: readonly Line[], at: number): Header {
  const line = lines[at] ?? [];
  const single: Header = { at, lines: 1, titles: line.map(tidyCell), groups: [], score: likeness(line) };
  const pair = pairAt(lines, at);
  return pair && pair.score > single.score ? pair : single;
}

const SURE = 2;
/** The titles of a further list below another one. */
export function headerAt(lines: readonly Line[], at: number): Header | undefined {
  const found = bestAt(lines, at);
  return found.score >= SURE ? found : undefined;
}

const HEADER_WITHIN = 60;

/** The best line, or two lines, of titles near the top of a sheet. */
export function findHeader(lines: readonly Line[]): Header {
  let best = NONE;
  for (let at = 0; at < Math.min(lines.length, HEADER_WITHIN); at++) {
    const found = bestAt(lines, at);
    if (found.score > best.score) best = found;
    // A later line must be clearly better: rows repeat titles, and the first block is the one to confirm.
    if (best.score >= 3 && at > best.at) break;
  }
  return best.score >= 1 ? best : NONE;
}
