import type { BatchCells, BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import { identityOf } from '@plyhaat/contract/catalog/price-list/identity';
import { withoutMeasures } from '@plyhaat/contract/catalog/price-list/measures';
import { wordsOf } from '@plyhaat/contract/catalog/price-list/words';

/** What tells two products of one name apart where thickness and size do not. */
const TELLING: readonly BatchColumn[] = ['grade', 'finish', 'wood'];

const groupOf = ({ brand = '', name = '' }: BatchCells): string =>
  `${wordsOf(brand)}|${wordsOf(withoutMeasures(name))}`;

/** The names under which a list has several products that differ in this alone. */
function ambiguous(rows: readonly BatchCells[], column: BatchColumn): Set<string> {
  const values = new Map<string, string>();
  const found = new Set<string>();
  for (const cells of rows) {
    if (!cells.name) continue;
    const identity = identityOf(cells);
    const value = wordsOf(cells[column] ?? '');
    if ((values.get(identity) ?? value) !== value) found.add(groupOf(cells));
    values.set(identity, value);
  }
  return found;
}

/** 'Woodgrains' in suede and in texture are two products: a name that does not say so takes it in. */
export function withDistinctNames<Row extends { readonly cells: BatchCells }>(rows: readonly Row[]): Row[] {
  return TELLING.reduce<Row[]>(
    (rows, column) => {
      const names = ambiguous(
        rows.map(({ cells }) => cells),
        column,
      );
      return rows.map((row) => {
        const { cells } = row;
        const value = cells[column] ?? '';
        const isTold = wordsOf(cells.name ?? '').includes(wordsOf(value));
        if (isTold || !names.has(groupOf(cells))) return row;
        return { ...row, cells: { ...cells, name: `${cells.name} ${value}` } };
      });
    },
    [...rows],
  );
}
