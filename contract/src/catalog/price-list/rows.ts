import type { BatchCells, BatchColumn } from '../batch-columns.ts';
import { findHeader, isHeader, type Line } from './header.ts';
import { columnsBelow, isAcross, type Layout, type ListColumn } from './layout.ts';
import { measuresIn, readSizeText, readThickness } from './measures.ts';
import { readAsked, readUnit } from './prices.ts';
import { isGap, tidyCell, wordsOf } from './words.ts';

export type ListRow = {
  /** Its line in the file, from 1, and its place there: a line of a matrix is many rows. */
  readonly line: number;
  readonly place: number;
  readonly cells: BatchCells;
  /** What stands over the group of lines that it is in. */
  readonly section: string;
};

export type Mapped = Pick<ListColumn, 'title' | 'use' | 'fixed'>;
type Written = Partial<Record<BatchColumn, string>>;

const READ: Partial<Record<BatchColumn, (text: string) => Written>> = {
  thickness: (text) => ({ thickness: readThickness(text) ?? text }),
  size: (text) => ({ size: readSizeText(text) ?? text }),
  price: (text) => readAsked(text) ?? { price: text },
  sellingprice: (text) => {
    const { price, ...unit } = readAsked(text) ?? { price: text };
    return { sellingprice: price, ...unit };
  },
  pricetype: (text) => readUnit(text) ?? { pricetype: text },
};

/** One cell as a product form writes it. */
const written = ({ use, fixed }: Mapped, cell: string): Written => {
  const text = tidyCell(cell);
  if (!use || text === '') return {};
  return { ...fixed, ...(READ[use]?.(text) ?? { [use]: text }) };
};
const writtenLine = (columns: readonly Mapped[], line: Line): Written =>
  Object.assign({}, ...columns.map((column, at) => written(column, line[at] ?? '')));

const NOT_A_NAME =
  /[(]?\s*\b(?:rates?\s+)?per (?:sq\.? ?ft|sheet|sft)\b.*$|\bw\.?\s?e\.?\s?f\.?.*$|\b(?:price|rate)s?\s?(?:list|chart|card)\b|भाव सूची|\bdated?\b.*$/giu;
/** 'GOLD STAR BWP PRICE LIST' over a list without names: its products are called 'GOLD STAR BWP'. */
const nameIn = (title: string): string => tidyCell(title.replace(NOT_A_NAME, ' ')).replace(/[\s,:;(-]+$/u, '');

const TOTAL = /^(?:grand |sub )?total\b|^कुल/;
const TERMS = /^(?:terms|notes?|nb|gst|subject to|e o e|for any|delivery|payment|freight|bank|शर्तें|नोट)(?:\s|$)/;

const placesOf = (line: Line): number[] => line.flatMap((cell, at) => (tidyCell(cell) === '' ? [] : [at]));

/** What is written once for many lines: merged cells, and titles over groups of them. */
type Carried = { section: string; readonly last: Written };
const FILLED_DOWN = ['brand', 'category', 'name'] as const;

function completed(cells: Written, columns: readonly Mapped[], carried: Carried): Written {
  const has = (use: BatchColumn) => columns.some((column) => column.use === use);
  const whole = { ...cells };
  for (const column of FILLED_DOWN)
    if (has(column)) {
      const text = cells[column] ?? carried.last[column];
      if (text !== undefined) whole[column] = carried.last[column] = text;
    }
  if (!has('name')) {
    const own = [carried.section, cells.name].filter(Boolean).join(' ');
    const made = own || [whole.brand, whole.grade].filter(Boolean).join(' ');
    if (made) whole.name = made;
  }
  return { ...measuresIn(whole.name ?? ''), ...whole };
}

/** A line of a matrix: one row for each price in it, with what stands over that column. */
function unfolded(columns: readonly Mapped[], line: Line, carried: Carried): Omit<ListRow, 'line' | 'section'>[] {
  const beside = columns.map((column) => (isAcross(column) ? { ...column, use: null } : column));
  return columns.flatMap((column, place) => {
    if (!isAcross(column) || isGap(tidyCell(line[place] ?? ''))) return [];
    const cells = { ...writtenLine(beside, line), ...written(column, line[place] ?? '') };
    return [{ place, cells: completed(cells, beside, carried) }];
  });
}

const TELLS_A_PRODUCT: readonly BatchColumn[] = ['price', 'sellingprice', 'thickness', 'size', 'code'];

function plainRow(columns: readonly Mapped[], line: Line, carried: Carried): Omit<ListRow, 'line' | 'section'>[] {
  const cells = writtenLine(columns, line);
  if (!TELLS_A_PRODUCT.some((column) => cells[column] !== undefined)) return [];
  return [{ place: 0, cells: completed(cells, columns, carried) }];
}

/** The columns of a further block, which has titles of its own: as confirmed where its titles are the same. */
function columnsOfBlock(confirmed: readonly Mapped[], lines: readonly Line[]): readonly Mapped[] {
  const guessed = columnsBelow(findHeader(lines.slice(0, 2)), lines);
  const isSame = guessed.every(({ title }, at) => wordsOf(title) === wordsOf(confirmed[at]?.title ?? ''));
  return isSame ? confirmed : guessed;
}

/** The last words above the titles. */
function titleAbove(lines: readonly Line[]): string {
  for (const line of lines.toReversed()) {
    const [at, more] = placesOf(line);
    const text = at === undefined || more !== undefined ? '' : nameIn(line[at] ?? '');
    if (/\p{L}/u.test(text)) return text;
  }
  return '';
}

/** 'RATE PER SQ.FT' over the whole list. */
const unitAbove = (lines: readonly Line[]): Written => {
  const [, unit = ''] = /\bper ([a-z. ]+)/i.exec(lines.flat().map(tidyCell).join(' ')) ?? [];
  return readUnit(unit) ?? {};
};

type ConfirmedLayout = Pick<Layout, 'headerRow'> & { readonly columns: readonly Mapped[] };

/** The rows of a list by what its columns were confirmed to be. */
export function rowsOf({ headerRow, columns: confirmed }: ConfirmedLayout, lines: readonly Line[]): ListRow[] {
  const above = lines.slice(0, Math.max(0, headerRow - 1));
  const carried: Carried = { section: titleAbove(above), last: {} };
  const unit = unitAbove(above);
  const rows: ListRow[] = [];
  let columns = confirmed;
  for (let at = headerRow; at < lines.length; at++) {
    const line = lines[at] ?? [];
    const places = placesOf(line);
    const first = tidyCell(line[places[0] ?? 0] ?? '');
    if (places.length === 0 || TOTAL.test(wordsOf(first))) continue;
    if (places.length > 1 && isHeader(line)) {
      columns = columnsOfBlock(confirmed, lines.slice(at));
      continue;
    }
    const read = columns.some(isAcross) ? unfolded(columns, line, carried) : plainRow(columns, line, carried);
    if (read.length === 0 || places.length === 1) {
      const title = nameIn(tidyCell(line[places.at(-1) ?? 0] ?? ''));
      if (/\p{L}/u.test(title) && !TERMS.test(wordsOf(title))) Object.assign(carried, { section: title, last: {} });
      continue;
    }
    rows.push(
      ...read.map(({ place, cells }) => ({
        line: at + 1,
        place,
        cells: { ...unit, ...cells },
        section: carried.section,
      })),
    );
  }
  return rows;
}
