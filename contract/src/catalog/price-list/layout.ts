import type { BatchCells, BatchColumn } from '../batch-columns.ts';
import { type Across, acrossOf, type Line } from './across.ts';
import { isPriced, kindOf } from './contents.ts';
import { findHeader, type Header, headerAt } from './header.ts';
import { isAcross, type ListColumn } from './list-column.ts';
import { isGradeText, isWoodText, readSizeText, readThickness } from './measures.ts';
import { readUnit } from './prices.ts';
import { type CellsOf, type Column, settleNeeded, settlePrices, settleTwins } from './settle.ts';
import { listStarts } from './side-by-side.ts';
import { readTitle } from './titles.ts';
import { tidyCell } from './words.ts';

export type Layout = {
  /** The line of the titles as people count, from 1; 0 where the file has none. */
  readonly headerRow: number;
  readonly columns: readonly ListColumn[];
};

const SAMPLES = 3;
const LOOKED_AT = 200;

const ASKED: readonly (BatchColumn | null)[] = ['price', 'sellingprice'];
const FROM_CONTENT: readonly BatchColumn[] = ['size', 'thickness', 'grade'];

/** By its title; where the cells plainly are something else, by them. */
function guess(title: string, cells: readonly string[]): Pick<Column, 'use' | 'sure'> {
  const named = readTitle(title);
  const seen = kindOf(cells);
  if (!named) return { use: seen ?? null, sure: false };
  const isOther = seen !== undefined && seen !== named.column && FROM_CONTENT.includes(seen);
  if (isOther && (named.column === null || FROM_CONTENT.includes(named.column))) return { use: seen, sure: false };
  if (named.column === 'pricetype' && cells.length > 0 && seen !== 'pricetype') return { use: null, sure: false };
  return { use: named.column, sure: named.sure || seen === named.column };
}

type Titled = { readonly title: string; readonly group: string };

/** What stands over a group of a matrix's columns: a grade over sizes, a brand over grades, 'Rate' over all of them. */
function above(group: string, column: Across['column'] | 'variety'): BatchCells {
  const named = readTitle(group);
  if (group === '' || named) return named?.column === 'price' ? (readUnit(group) ?? {}) : {};
  if (column !== 'size' && column !== 'thickness') return { brand: group };
  if (isGradeText(group)) return { grade: group };
  const [thickness, size] = [readThickness(group, true), readSizeText(group)];
  if (thickness && column === 'size') return { thickness };
  return size && column === 'thickness' ? { size } : { name: group };
}

const wholeTitle = ({ title, group }: Titled): string => [group, title].filter(Boolean).join(' ');

function columnOf(titled: Titled, cells: readonly string[], matrix: Across | undefined, at: number): Column {
  const { group } = titled;
  const value = matrix?.at.get(at);
  const samples = [...new Set(cells)].slice(0, SAMPLES);
  if (matrix && value !== undefined) {
    const fixed = { ...above(group, matrix.column), [matrix.column]: value };
    return { title: wholeTitle(titled), samples, use: 'price', sure: true, fixed };
  }
  // 'Rate' over 'Old' and 'New': the two make a title.
  const title = readTitle(titled.title) ? titled.title : wholeTitle(titled);
  const guessed = guess(title, cells);
  const isAsked = ASKED.includes(guessed.use);
  const unit = isAsked ? (readUnit(title) ?? readUnit(group)) : undefined;
  return { title, samples, ...guessed, fixed: unit ?? {} };
}

/** A word over a column of prices that is no title: a brand's quality, or the wood. */
function varietyOf({ title, group }: Titled): BatchCells {
  const own = isGradeText(title) ? { grade: title } : isWoodText(title) ? { wood: title } : { name: title };
  return { ...above(group, 'variety'), ...own };
}

const LEAST_VARIETIES = 2;
/** Where no title names a price, words that say nothing to us over columns of prices are the top of a matrix. */
function settleVarieties(columns: readonly Column[], titled: readonly Titled[], cellsOf: CellsOf): Column[] {
  const isVariety = ({ use, title }: Column, at: number) =>
    (use === null || use === 'price') && title !== '' && !readTitle(title) && isPriced(cellsOf(at));
  const isTitled = columns.some(
    (column) => ASKED.includes(column.use) && (readTitle(column.title) || isAcross(column)),
  );
  if (isTitled || columns.filter(isVariety).length < LEAST_VARIETIES) return [...columns];
  return columns.map((column, at) =>
    isVariety(column, at)
      ? { ...column, use: 'price', sure: false, fixed: varietyOf(titled[at] ?? { title: '', group: '' }) }
      : column,
  );
}

/** What the columns of one list are. */
function columnsOfList(titled: readonly Titled[], cellsOf: CellsOf): Column[] {
  // What spans the whole list is its title, not a part of its columns.
  const [first] = titled;
  const isTitle = titled.every(({ title, group }) => title === '' || group === first?.group);
  const own = isTitle ? titled.map(({ title }) => ({ title, group: '' })) : titled;
  const matrix = acrossOf(
    own.map(({ title }) => title),
    own.map(({ group }) => group),
  );
  const columns = own.map((one, at) => columnOf(one, cellsOf(at), matrix, at));
  return settleNeeded(settlePrices(settleTwins(settleVarieties(columns, own, cellsOf))), cellsOf);
}

/** What the columns below a header are, list by list. */
export function columnsBelow({ titles, groups, at }: Header, lines: readonly Line[]): ListColumn[] {
  const looked = lines.slice(at + 1, at + 1 + LOOKED_AT);
  const end = looked.findIndex((_, place) => headerAt(looked, place));
  const below = end > 0 ? looked.slice(0, end) : looked;
  const width = Math.max(titles.length, ...below.map(({ length }) => length));
  const titled = Array.from({ length: width }, (_, place) => ({
    title: titles[place] ?? '',
    group: groups[place] ?? '',
  }));
  const cellsOf = (place: number) => below.map((line) => tidyCell(line[place] ?? '')).filter(Boolean);
  const isEmpty = (place: number) => titled[place]?.title === '' && cellsOf(place).length === 0;
  const starts = listStarts(
    titled.map(({ title }) => title),
    isEmpty,
  );
  return starts.flatMap((from, list) =>
    columnsOfList(titled.slice(from, starts[list + 1]), (place) => cellsOf(from + place)).map((column) => ({
      ...column,
      list,
    })),
  );
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
