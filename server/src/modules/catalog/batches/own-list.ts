import type { BatchCells, BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import { identityOf } from '@plyhaat/contract/catalog/price-list/identity';
import type { Layout } from '@plyhaat/contract/catalog/price-list/layout';
import { isThicknessText, measuresIn } from '@plyhaat/contract/catalog/price-list/measures';
import { type ListRow, rowsOf } from '@plyhaat/contract/catalog/price-list/rows';
import { wordsOf } from '@plyhaat/contract/catalog/price-list/words';
import type { FurtherSheet } from './batches.tables.ts';
import { NAME_ABOVE } from './causes.ts';
import { withDistinctNames } from './distinct-names.ts';

/** Lists whose columns have the same titles are read the same way. */
export const titlesOf = ({ columns }: Layout): string => columns.map(({ title }) => wordsOf(title)).join('|');

/** The columns as the seller says they are. */
export const withUses = <L extends Layout>(layout: L, uses: readonly (BatchColumn | null)[]): L => ({
  ...layout,
  columns: layout.columns.map((column, at) => {
    const use = uses[at] ?? null;
    return use === column.use ? column : { ...column, use, sure: true };
  }),
});

/** A line of a matrix, or of lists side by side, makes many rows: their numbers say line and place. */
const PLACES = 1000;
export const lineOf = (layout: Layout | null, number: number): number =>
  layout ? Math.floor(number / PLACES) : number;

const told = (name: string, fact = ''): string => (wordsOf(name).includes(wordsOf(fact)) ? '' : fact);
const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** A product's name tells the grade or wood that stands over its price in a matrix. */
const withKind = <Row extends Pick<ListRow, 'cells' | 'across'>>(row: Row): Row => {
  const { cells, across } = row;
  const { name } = cells;
  if (!name) return row;
  return { ...row, cells: { ...cells, name: joined(name, told(name, across.grade), told(name, across.wood)) } };
};

/** A product's name tells its thickness, and the size that stands over its price in a matrix. */
function withMeasures(cells: BatchCells, across: BatchCells): BatchCells {
  const { name, thickness } = cells;
  if (!name) return cells;
  const said = measuresIn(name);
  const isTold = said.thickness !== undefined || !isThicknessText(thickness ?? '');
  return { ...cells, name: joined(name, isTold ? '' : thickness, said.size ? '' : across.size) };
}

type Sheets = Layout & { readonly further?: readonly FurtherSheet[] };

/** A column of a further sheet is what the seller said of the one with its title on the first. */
function asConfirmed(confirmed: Layout, layout: Layout): Layout {
  const uses = new Map(confirmed.columns.map(({ title, use }) => [wordsOf(title), use]));
  const named = layout.columns.map(({ title, use }) => (title === '' ? use : (uses.get(wordsOf(title)) ?? use)));
  return withUses(layout, named);
}

/** What a list says, row by row, before it is written as products are. */
export function listRows({ further = [], ...first }: Sheets, lines: readonly (readonly string[])[]): ListRow[] {
  const starts = [0, ...further.map(({ after }) => after)];
  const layouts = [first, ...further.map(({ layout }) => asConfirmed(first, layout))];
  return layouts.flatMap((layout, at) => {
    const from = starts[at] ?? 0;
    return rowsOf(layout, lines.slice(from, starts[at + 1])).map((row) => ({ ...row, line: from + row.line }));
  });
}

/** The rows of a seller's own list, as they are checked. */
export function ownRows(layout: Sheets, lines: readonly (readonly string[])[]) {
  const rows = withDistinctNames(listRows(layout, lines).map(withKind));
  return rows.map(({ line, place, cells: read, section, across, isNameGuessed }) => {
    const cells = withMeasures(read, across);
    const code = cells.code ?? '';
    const number = line * PLACES + place;
    const identity = code === '' ? identityOf(cells) : '';
    return { number, line, section, code, cells, identity, causes: isNameGuessed ? [NAME_ABOVE] : [] };
  });
}
