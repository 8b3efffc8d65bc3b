import type { BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import type { BatchRow } from '@plyhaat/contract/catalog/batches';
import { amountOf } from '@plyhaat/contract/core/price-field';
import type { Deps } from '#platform/deps.ts';
import { shownContent } from '../selling/contents.service.ts';
import { differencesOf } from '../selling/versions.content.ts';
import { findProduct, selectOwnContent } from '../selling/versions.sql.ts';
import { warningsOf } from '../staff/product-queue.service.ts';
import type { RowRecord } from './batches.sql.ts';
import { saidAgain } from './sentences.ts';

const asNumber = (text: string | undefined): number | null => {
  const number = amountOf(text ?? '');
  return Number.isFinite(number) ? number : null;
};

type RowSummary = Omit<
  BatchRow,
  | 'name'
  | 'price'
  | 'sellingPrice'
  | 'pricetype'
  | 'unitName'
  | 'picture'
  | 'brand'
  | 'thickness'
  | 'slug'
  | 'differences'
  | 'warnings'
>;
const summaryOf = (row: RowRecord): RowSummary => {
  const { number, line, code, outcome, errors, takenOut, result, reason, cells, edits } = row;
  const corrected = Object.keys(edits) as BatchColumn[];
  return {
    number,
    line: line || number,
    code,
    outcome,
    errors: errors.map((error) => ({
      ...error,
      message: saidAgain(error.message),
      cause: error.cause ?? error.column,
    })),
    cells: { ...cells, ...edits },
    was: Object.fromEntries(corrected.map((column) => [column, cells[column] ?? ''])),
    takenOut,
    result,
    reason,
  };
};

/** A row that could not be read as a product, with the cells as written in the file. */
const asWritten = (row: RowRecord): BatchRow => ({
  ...summaryOf(row),
  name: (row.edits.name ?? row.cells.name) || null,
  price: asNumber(row.edits.price ?? row.cells.price),
  sellingPrice: asNumber(row.edits.sellingprice ?? row.cells.sellingprice),
  pricetype: null,
  unitName: null,
  picture: null,
  brand: (row.edits.brand ?? row.cells.brand) || null,
  thickness: (row.edits.thickness ?? row.cells.thickness) || null,
  slug: null,
  differences: [],
  warnings: [],
});

/** A row as the product that it would make, and how that differs from what buyers see. */
async function shownRow(deps: Deps, row: RowRecord): Promise<BatchRow> {
  if (!row.content) return asWritten(row);
  const after = await shownContent(deps, row.content);
  const product = row.productId ? await findProduct(deps.db, row.productId) : undefined;
  const seen = product?.approval === 'APPROVED' ? product : undefined;
  const before =
    seen && row.result === null ? await shownContent(deps, await selectOwnContent(deps.db, seen)) : undefined;
  return {
    ...summaryOf(row),
    name: after.name,
    price: after.price,
    sellingPrice: after.sellingPrice,
    pricetype: after.pricetype,
    unitName: after.countedIn,
    picture: after.picture,
    brand: after.brand,
    thickness: after.specification.thickness,
    slug: seen?.slug ?? null,
    differences: before ? differencesOf(before, after) : [],
    warnings: row.outcome === 'same' ? [] : warningsOf(before, after),
  };
}

export async function shownRows(deps: Deps, rows: readonly RowRecord[]): Promise<BatchRow[]> {
  const shown: BatchRow[] = [];
  for (const row of rows) shown.push(await shownRow(deps, row));
  return shown;
}
