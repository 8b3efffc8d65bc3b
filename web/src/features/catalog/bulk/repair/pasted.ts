import type { BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import type { BatchRow } from '@plyhaat/contract/catalog/batches';
import type { Corrections } from '../repair.queries.ts';

/** What a spreadsheet copies: lines, and tabs between cells. */
const linesOf = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));

export const isTable = (text: string): boolean => /[\t\n]/.test(text.trimEnd());

/** Cells of a spreadsheet go down from a row and to the right of a column. */
export function pastedCells(
  rows: readonly Pick<BatchRow, 'number'>[],
  columns: readonly BatchColumn[],
  column: BatchColumn,
  text: string,
): Corrections {
  const first = columns.indexOf(column);
  return linesOf(text)
    .slice(0, rows.length)
    .map((cells, at) => ({
      number: rows[at]?.number ?? 0,
      cells: Object.fromEntries(
        cells.flatMap((cell, right) => {
          const into = columns[first + right];
          return into ? [[into, cell.trim()]] : [];
        }),
      ),
    }));
}
