import type { BatchCells, BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import { MOST_COLUMNS } from '@plyhaat/contract/catalog/batch-repair';
import { identityOf } from '@plyhaat/contract/catalog/price-list/identity';
import { type Layout, layoutOf, readable } from '@plyhaat/contract/catalog/price-list/layout';
import { isThicknessText, measuresIn } from '@plyhaat/contract/catalog/price-list/measures';
import { rowsOf } from '@plyhaat/contract/catalog/price-list/rows';
import { wordsOf } from '@plyhaat/contract/catalog/price-list/words';
import { NAME_ABOVE } from './causes.ts';
import type { Table } from './sheet.ts';

type ListSheet = Table & { readonly layout: Layout };

/** Of several sheets the one that a price list can be read from, the longest first. */
export function bestSheet(tables: readonly Table[]): ListSheet {
  const sheets = tables.map((table) => {
    const lines = table.lines.map((line) => line.slice(0, MOST_COLUMNS));
    return { ...table, lines, layout: layoutOf(lines) };
  });
  const [best] = sheets.toSorted((a, b) => readable(b.layout, b.lines) - readable(a.layout, a.lines));
  return best ?? { name: '', lines: [], layout: layoutOf([]) };
}

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

/** A product's name tells its thickness, and what stands over its price in a matrix. */
function withName(cells: BatchCells, across: BatchCells): BatchCells {
  const { name, thickness } = cells;
  if (!name) return cells;
  const said = measuresIn(name);
  const told = (fact = '') => (wordsOf(name).includes(wordsOf(fact)) ? '' : fact);
  const isTold = said.thickness !== undefined || !isThicknessText(thickness ?? '');
  const measures = [isTold ? '' : thickness, said.size ? '' : across.size];
  return { ...cells, name: [name, told(across.grade), told(across.wood), ...measures].filter(Boolean).join(' ') };
}

/** The rows of a seller's own list, as they are checked. */
export const ownRows = (layout: Layout, lines: readonly (readonly string[])[]) =>
  rowsOf(layout, lines).map(({ line, place, cells: read, section, across, isNameGuessed }) => {
    const cells = withName(read, across);
    const code = cells.code ?? '';
    const number = line * PLACES + place;
    const identity = code === '' ? identityOf(cells) : '';
    return { number, line, section, code, cells, identity, causes: isNameGuessed ? [NAME_ABOVE] : [] };
  });
