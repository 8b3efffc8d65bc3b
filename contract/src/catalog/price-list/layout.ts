import type { BatchCells, BatchColumn } from '../batch-columns.ts';
import { type Across, acrossOf, findHeader, type Header, type Line } from './header.ts';
import { isGradeText, readSizeText, readThickness } from './measures.ts';
import { readAsked, readUnit } from './prices.ts';
import { readTitle } from './titles.ts';
import { tidyCell } from './words.ts';

/** One column of a seller's own list: what it is, and how sure that is. */
export type ListColumn = {
  readonly title: string;
  readonly samples: readonly string[];
  readonly use: BatchColumn | null;
  readonly sure: boolean;
  /** What its place says of every cell: the size over a column of a matrix, the unit in 'Rate/sq.ft'. */
  readonly fixed: BatchCells;
};
export type Layout = {
  /** The line of the titles as people count, from 1; 0 where the file has none. */
  readonly headerRow: number;
  readonly columns: readonly ListColumn[];
};

const SAMPLES = 3;
const LOOKED_AT = 200;
const MOST = 0.6;
const LEAST_NAME = 5;

type Kind = readonly [column: BatchColumn, is: (cell: string) => boolean];
/** What cells look like whatever stands over them; the first that most cells are counts. */
const KINDS: readonly Kind[] = [
  ['mainImage', (cell) => /\.(?:jpe?g|png|webp)$/i.test(cell)],
  ['size', (cell) => readSizeText(cell) !== undefined],
  ['thickness', (cell) => readThickness(cell, true) !== undefined],
  ['grade', isGradeText],
  ['pricetype', (cell) => readUnit(cell) !== undefined && cell.length < 20],
  ['price', (cell) => /₹|\brs\b|\/[-=]/i.test(cell) && readAsked(cell) !== undefined],
];

const share = (cells: readonly string[], is: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length;

const kindOf = (cells: readonly string[]): BatchColumn | undefined =>
  KINDS.find(([, is]) => share(cells, is) >= MOST)?.[0];

const isNameLike = (cells: readonly string[]) =>
  share(cells, (cell) => /\p{L}{2}/u.test(cell) && cell.length >= LEAST_NAME) >= MOST;
const isPlainPrice = (cells: readonly string[]) =>
  share(cells, (cell) => Number(readAsked(cell)?.price ?? 0) >= 20) >= MOST && new Set(cells).size > cells.length / 4;

const FROM_CONTENT: readonly BatchColumn[] = ['size', 'thickness', 'grade'];

/** By its title; where the cells plainly are something else, by them. */
function guess(title: string, cells: readonly string[]): Pick<ListColumn, 'use' | 'sure'> {
  const named = readTitle(title);
  const seen = kindOf(cells);
  if (!named) return { use: seen ?? null, sure: false };
  const isOther = seen !== undefined && seen !== named.column && FROM_CONTENT.includes(seen);
  if (isOther && (named.column === null || FROM_CONTENT.includes(named.column))) return { use: seen, sure: false };
  if (named.column === 'pricetype' && cells.length > 0 && seen !== 'pricetype') return { use: null, sure: false };
  return { use: named.column, sure: named.sure || seen === named.column };
}

function columnOf(
  title: string,
  cells: readonly string[],
  matrix: Across | undefined,
  at: number,
  group: string,
): ListColumn {
  const value = matrix?.at.get(at);
  const samples = [...new Set(cells)].slice(0, SAMPLES);
  if (matrix && value !== undefined) {
    const above = group === '' ? {} : { name: group };
    return { title, samples, use: 'price', sure: true, fixed: { ...above, [matrix.column]: value } };
  }
  const guessed = guess(title, cells);
  const isAsked = guessed.use === 'price' || guessed.use === 'sellingprice';
  const unit = isAsked ? readUnit(title) : undefined;
  return { title, samples, ...guessed, fixed: unit ?? {} };
}

/** A column of a matrix: prices of what stands over it. */
export const isAcross = ({ use, fixed }: Pick<ListColumn, 'use' | 'fixed'>): boolean =>
  use === 'price' && Boolean(fixed.size ?? fixed.thickness ?? fixed.grade);
const unused = (column: ListColumn): ListColumn => ({ ...column, use: null, sure: false });
const isMrp = ({ title }: ListColumn) => /m\.?\s?r\.?\s?p|list/i.test(title);

/** Of several prices one is the price; a price below the list price is what is asked. */
function settlePrices(columns: readonly ListColumn[]): ListColumn[] {
  const matrix = columns.some(isAcross);
  if (matrix) return columns.map((column) => (column.use === 'price' && !isAcross(column) ? unused(column) : column));
  const prices = columns.filter(({ use }) => use === 'price');
  const selling = columns.find(({ use }) => use === 'sellingprice');
  const list = prices.find(isMrp);
  const bySheet = prices.find(({ fixed }) => fixed.unitName === 'sheet');
  const chosen = list ?? bySheet ?? prices[0] ?? selling;
  const asked = list && !selling ? prices.find((column) => column !== list) : undefined;
  return columns.map((column) => {
    if (column === chosen) return { ...column, use: 'price' };
    if (column === asked) return { ...column, use: 'sellingprice' };
    return column.use === 'price' ? unused(column) : column;
  });
}

/** A column is one thing, and a thing is one column. */
function settleTwins(columns: readonly ListColumn[]): ListColumn[] {
  const first = new Map<BatchColumn, ListColumn>();
  for (const column of columns)
    if (column.use && !(first.get(column.use)?.sure ?? false) && (!first.has(column.use) || column.sure))
      first.set(column.use, column);
  return columns.map((column) => {
    // Prices are settled among themselves.
    if (!column.use || column.use === 'price' || first.get(column.use) === column) return column;
    const isDescription = column.use === 'name' && /desc|विवरण|detail/i.test(column.title);
    return isDescription && !first.has('longDescription') ? { ...column, use: 'longDescription' } : unused(column);
  });
}

/** A list needs a name and a price: where no title says them, the cells do. */
function settleNeeded(columns: readonly ListColumn[], cellsOf: (at: number) => readonly string[]): ListColumn[] {
  const lacks = (use: BatchColumn) => !columns.some((column) => column.use === use);
  const free = (at: number) => columns[at]?.use === null && readTitle(columns[at]?.title ?? '') === undefined;
  const places = columns.map((_, at) => at).filter(free);
  const name = lacks('name') ? places.find((at) => isNameLike(cellsOf(at))) : undefined;
  const price = lacks('price') ? places.findLast((at) => at !== name && isPlainPrice(cellsOf(at))) : undefined;
  return columns.map((column, at) => {
    if (at === name) return { ...column, use: 'name' as const, sure: false };
    return at === price ? { ...column, use: 'price' as const, sure: false } : column;
  });
}

/** What the columns below a header are. */
export function columnsBelow({ titles, groups, at }: Header, lines: readonly Line[]): ListColumn[] {
  const below = lines.slice(at + 1, at + 1 + LOOKED_AT);
  const matrix = acrossOf(titles);
  const width = Math.max(titles.length, ...below.map(({ length }) => length));
  const cellsOf = (place: number) => below.map((line) => tidyCell(line[place] ?? '')).filter(Boolean);
  const columns = Array.from({ length: width }, (_, place) =>
    columnOf(titles[place] ?? '', cellsOf(place), matrix, place, groups[place] ?? ''),
  );
  return settleNeeded(settlePrices(settleTwins(columns)), cellsOf);
}

/** Finds the titles of a table and guesses what its columns are. */
export function layoutOf(lines: readonly Line[]): Layout {
  const header = findHeader(lines);
  return { headerRow: header.at + 1, columns: columnsBelow(header, lines) };
}

/** How much of a sheet could be read: of several sheets the best is taken. */
export function readable({ columns }: Layout, lines: readonly Line[]): number {
  const uses = new Set(columns.map(({ use }) => use));
  return uses.has('price') ? lines.length + uses.size : uses.size / 100;
}
