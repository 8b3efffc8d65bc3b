import type { BatchCells, BatchColumn } from '../batch-columns.ts';
import type { Line } from './across.ts';
import { headerAt } from './header.ts';
import { columnsBelow, type Layout } from './layout.ts';
import { isAcross, type ListColumn } from './list-column.ts';
import { measuresIn, readSizeText, readThickness } from './measures.ts';
import { isUntold, readAsked, readUnit } from './prices.ts';
import { isSerialTitle } from './titles.ts';
import { isDitto, isGap, tidyCell, wordsOf } from './words.ts';

export type ListRow = {
  /** Its line in the file, from 1, and its place there: a line of a matrix is many rows. */
  readonly line: number;
  readonly place: number;
  readonly cells: BatchCells;
  /** What stands over the group of lines that it is in. */
  readonly section: string;
  /** What its place in a matrix says of it. */
  readonly across: BatchCells;
  /** Its name is that of the line above, although the line looks like another item. */
  readonly isNameGuessed: boolean;
};
type ReadRow = Omit<ListRow, 'line' | 'section' | 'isNameGuessed'>;

type Mapped = Pick<ListColumn, 'title' | 'use' | 'fixed' | 'list'>;
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

const isPrice = (use: BatchColumn): boolean => use === 'price' || use === 'sellingprice';
/** What a program writes for an item without a price. */
const isZero = (text: string): boolean => /^0+(?:\.0+)?$/.test(text);

/** One cell as a product form writes it. */
const written = ({ use, fixed }: Mapped, cell: string): Written => {
  const text = tidyCell(cell);
  if (!use || text === '' || (isPrice(use) && isZero(text))) return {};
  return { ...fixed, ...(READ[use]?.(text) ?? { [use]: text }) };
};
const writtenLine = (columns: readonly Mapped[], line: Line): Written =>
  Object.assign({}, ...columns.map((column, at) => written(column, line[at] ?? '')));

const NOT_A_NAME =
  /[(]?\s*(?:\brates?\s+)?(?:\bin\s+)?(?:\brs\.?\s*|₹\s*)?\bper (?:sq\.? ?(?:ft|mt|m)|sheet|sft|pcs?|piece|nos?|pair|kg|r\.? ?ft)\b.*$|\bw\.?\s?e\.?\s?f\.?.*$|\b(?:price|rate)s?\s?(?:list|chart|card)\b|भाव सूची|\bdated?\b.*$/giu;
/** 'GOLD STAR BWP PRICE LIST' over a list without names: its products are called 'GOLD STAR BWP'. */
const nameIn = (title: string): string => tidyCell(title.replace(NOT_A_NAME, ' ')).replace(/[\s,:;(-]+$/u, '');

const TOTAL = /^(?:grand |sub )?total\b|^कुल/;
const TERMS =
  /^(?:terms|notes?|nb|gst|subject to|e o e|for any|delivery|payment|freight|bank|शर्तें|नोट|टीप|भूल चूक|चूक भूल)(?:\s|$)/;

const placesOf = (line: Line): number[] => line.flatMap((cell, at) => (tidyCell(cell) === '' ? [] : [at]));

/** What is written once for many lines: merged cells, titles over groups of them, and what they are counted in. */
type Carried = Section & Named & { unit: Written; readonly last: Map<BatchColumn, string>; readonly memory: string[] };
/** The brand beside the name that goes down, and whether an item of its own stands below it. */
type Named = { brandOfName: string | undefined; isOther: boolean };
/** Words over some lines; near where nothing stands between, so that they are a part of what these are called. */
type Section = { section: string; isNear: boolean };
const FILLED_DOWN: readonly BatchColumn[] = ['brand', 'category', 'name'];
/** A line without a name says what is different in it of the product above. */
const SAME_PRODUCT: readonly BatchColumn[] = ['size', 'grade', 'finish', 'wood', 'pricetype', 'unitName'];

/** A line without a name that has a number or a brand of its own may be another item: its seller is asked (CAT-30). */
function noteName(columns: readonly Mapped[], line: Line, carried: Carried): void {
  const { name, brand } = writtenLine(besideMatrix(columns), line);
  if (name !== undefined) Object.assign(carried, { brandOfName: brand ?? carried.last.get('brand'), isOther: false });
  else if (brand !== undefined && brand !== carried.brandOfName) carried.isOther = true;
  else if (columns.some(({ title }, at) => isSerialTitle(title) && /\d/.test(line[at] ?? ''))) carried.isOther = true;
}

function filledDown(cells: Written, has: (use: BatchColumn) => boolean, { last, isOther }: Carried): Written {
  const isSame = has('name') && cells.name === undefined && !isOther;
  if (!isSame) for (const column of SAME_PRODUCT) last.delete(column);
  const whole = { ...cells };
  for (const column of [...FILLED_DOWN, ...SAME_PRODUCT]) {
    const text = cells[column] ?? last.get(column);
    if (text === undefined || !has(column === 'unitName' ? 'pricetype' : column)) continue;
    whole[column] = text;
    last.set(column, text);
  }
  return whole;
}

/** 'Load' over 'Regular 35 kg' names a part of what a channel is called. */
const PARTIAL = /^(?:load|capacity|load capacity|type|variant|version)$/;
const isWholeName = ({ use, title }: Mapped): boolean => use === 'name' && !PARTIAL.test(wordsOf(title));

function completed(cells: Written, columns: readonly Mapped[], carried: Carried): Written {
  const has = (use: BatchColumn) => columns.some((column) => column.use === use);
  const whole = filledDown(cells, has, carried);
  if (!columns.some(isWholeName)) {
    const over = cells.name && !carried.isNear ? '' : carried.section;
    const own = [over, cells.name].filter(Boolean).join(' ');
    const made = own || [whole.brand, whole.grade].filter(Boolean).join(' ');
    if (made) whole.name = made;
  }
  return { ...measuresIn(whole.name ?? ''), ...whole };
}

/** 'do' is what stands above it. */
function withoutDittos(line: Line, { memory }: Carried): Line {
  return line.map((cell, at) => {
    const text = tidyCell(cell);
    if (isDitto(text)) return memory[at] ?? '';
    if (text !== '') memory[at] = cell;
    return cell;
  });
}

/** The columns of a matrix that stand beside it. */
const besideMatrix = (columns: readonly Mapped[]): Mapped[] =>
  columns.map((column) => (isAcross(column) ? { ...column, use: null } : column));

/** A line of a matrix: one row for each price in it, with what stands over that column. */
function unfolded(columns: readonly Mapped[], line: Line, carried: Carried): ReadRow[] {
  const beside = besideMatrix(columns);
  const isTold = (cell: string) => readAsked(cell) !== undefined || isUntold(cell);
  // A line below the matrix that speaks of terms has words in these columns.
  if (!columns.some((column, at) => isAcross(column) && isTold(line[at] ?? ''))) return [];
  return columns.flatMap((column, place) => {
    if (!isAcross(column) || isGap(tidyCell(line[place] ?? ''))) return [];
    const cells = { ...writtenLine(beside, line), ...written(column, line[place] ?? '') };
    return [{ place, cells: completed(cells, beside, carried), across: column.fixed }];
  });
}

const TELLS_A_PRODUCT: readonly BatchColumn[] = ['price', 'sellingprice', 'thickness', 'size', 'code'];

function plainRow(columns: readonly Mapped[], line: Line, carried: Carried): ReadRow[] {
  const cells = writtenLine(columns, line);
  if (!TELLS_A_PRODUCT.some((column) => cells[column] !== undefined)) return [];
  return [{ place: 0, cells: completed(cells, columns, carried), across: {} }];
}

/** The columns of a further list below, which has titles of its own: as confirmed where its titles are the same. */
function columnsFurther(confirmed: readonly Mapped[], guessed: readonly ListColumn[]): readonly Mapped[] {
  const isSame = guessed.every(({ title }, at) => wordsOf(title) === wordsOf(confirmed[at]?.title ?? ''));
  return isSame ? confirmed : guessed.map((column) => (column.list === 0 ? column : { ...column, use: null }));
}

/** The last words above the titles. */
function titleAbove(lines: readonly Line[]): Section | undefined {
  let isNear = true;
  for (const line of lines.toReversed()) {
    const [at, more] = placesOf(line);
    if (at === undefined) isNear = false;
    const section = at === undefined || more !== undefined ? '' : nameIn(line[at] ?? '');
    if (/\p{L}/u.test(section)) return { section, isNear };
  }
  return undefined;
}

/** 'RATE PER SQ.FT' over the whole list. */
function unitAbove(lines: readonly Line[]): Written | undefined {
  const [, unit = ''] = /\bper ([a-z. ]+)/i.exec(lines.flat().map(tidyCell).join(' ')) ?? [];
  return readUnit(unit);
}
/** 'DOORS (rate per pc)' over some of its lines. */
function unitOfSection(text: string): Written | undefined {
  const [, unit = ''] = /(?:\brates?|\bprices?|^|\()\s*per ([a-z. ]+)/i.exec(text) ?? [];
  return readUnit(unit);
}

type ConfirmedLayout = Pick<Layout, 'headerRow'> & { readonly columns: readonly Mapped[] };

/** The rows of one list; `wide` are the lines above that speak for all lists of the sheet. */
function rowsOfList({ headerRow, columns: confirmed }: ConfirmedLayout, lines: readonly Line[], wide: readonly Line[]) {
  const above = lines.slice(0, Math.max(0, headerRow - 1));
  const common = unitAbove(above) ?? unitAbove(wide) ?? {};
  const section = titleAbove(above) ?? titleAbove(wide) ?? { section: '', isNear: false };
  const named: Named = { brandOfName: undefined, isOther: false };
  const carried: Carried = { ...section, ...named, unit: common, last: new Map(), memory: [] };
  const rows: ListRow[] = [];
  let columns = confirmed;
  for (let at = headerRow; at < lines.length; at++) {
    const places = placesOf(lines[at] ?? []);
    const first = tidyCell(lines[at]?.[places[0] ?? 0] ?? '');
    const isTerms = TERMS.test(wordsOf(first)) && !places.some((place) => readAsked(lines[at]?.[place] ?? ''));
    if (places.length === 0 || TOTAL.test(wordsOf(first)) || isTerms) continue;
    const header = places.length > 1 ? headerAt(lines, at) : undefined;
    if (header) {
      columns = columnsFurther(confirmed, columnsBelow(header, lines));
      at = header.at;
      continue;
    }
    const line = withoutDittos(lines[at] ?? [], carried);
    noteName(columns, line, carried);
    const isNameGuessed = carried.isOther && carried.last.has('name');
    const read = columns.some(isAcross) ? unfolded(columns, line, carried) : plainRow(columns, line, carried);
    if (read.length === 0 || places.length === 1) {
      begin(carried, tidyCell(line[places.at(-1) ?? 0] ?? ''), common);
      continue;
    }
    const { section, unit } = carried;
    const told = { line: at + 1, section, isNameGuessed };
    rows.push(...read.map((row) => ({ ...row, ...told, cells: { ...unit, ...row.cells } })));
  }
  return rows;
}

/** A line that stands alone names those below it. */
function begin(carried: Carried, text: string, common: Written): void {
  const section = nameIn(text);
  if (!/\p{L}/u.test(section) || TERMS.test(wordsOf(section))) return;
  Object.assign(carried, { section, isNear: true, unit: unitOfSection(text) ?? common });
  carried.last.clear();
}

/** The rows of a sheet by what its columns were confirmed to be, list by list where several stand side by side. */
export function rowsOf({ headerRow, columns }: ConfirmedLayout, lines: readonly Line[]): ListRow[] {
  const starts = columns.flatMap(({ list }, at) => (list === columns[at - 1]?.list ? [] : [at]));
  const wide = lines.slice(0, Math.max(0, headerRow - 1)).filter((line) => placesOf(line).length === 1);
  return starts
    .flatMap((from, list) => {
      const until = starts[list + 1];
      const own = { headerRow, columns: columns.slice(from, until) };
      const part = lines.map((line) => line.slice(from, until));
      return rowsOfList(own, part, wide).map((row) => ({ ...row, place: from + row.place }));
    })
    .toSorted((a, b) => a.line - b.line || a.place - b.place);
}
