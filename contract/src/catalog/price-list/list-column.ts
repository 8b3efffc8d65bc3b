import type { BatchCells, BatchColumn } from '../batch-columns.ts';

/** One column of a seller's own list: what it is, and how sure that is. */
export type ListColumn = {
  readonly title: string;
  readonly samples: readonly string[];
  readonly use: BatchColumn | null;
  readonly sure: boolean;
  /** What its place says of every cell: the size over a column of a matrix, the unit in 'Rate/sq.ft'. */
  readonly fixed: BatchCells;
  /** Which of the lists that stand side by side on the sheet it is of, from 0. */
  readonly list: number;
};

const UNIT: readonly string[] = ['pricetype', 'unitName'] satisfies BatchColumn[];

/** A column of a matrix: prices of what stands over it. */
export const isAcross = ({ use, fixed }: Pick<ListColumn, 'use' | 'fixed'>): boolean =>
  use === 'price' && Object.keys(fixed).some((column) => !UNIT.includes(column));

/** A meaning that two columns of one list have. */
export function usedTwice(columns: readonly Pick<ListColumn, 'use' | 'fixed' | 'list'>[]): BatchColumn | undefined {
  const plain = columns.filter((column) => column.use !== null && !isAcross(column));
  const isTwice = ({ use, list }: (typeof plain)[number], at: number) =>
    plain.findIndex((other) => other.use === use && other.list === list) !== at;
  return plain.find(isTwice)?.use ?? undefined;
}
