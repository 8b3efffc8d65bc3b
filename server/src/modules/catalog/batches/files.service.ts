import {
  BATCH_COLUMNS,
  type BatchColumn,
  COLUMN_TITLES,
  ERRORS_COLUMN,
  PRICE_LIST_COLUMNS,
} from '@plyhaat/contract/catalog/batch-columns';
import { MOST_BATCH_ROWS } from '@plyhaat/contract/catalog/batches';
import type { Db } from '#platform/db/db.ts';
import { csvLines, toCsv } from '#platform/http/csv.ts';
import type { Wording } from '#platform/languages/languages.ts';
import { type BatchRecord, selectAllCategories, selectPrices, selectRows } from './batches.sql.ts';
import { saidAgain } from './sentences.ts';
import { writeXlsx } from './sheet.ts';
import { templateSheets } from './template.ts';

export type FileFormat = 'csv' | 'xlsx';
type Line = Readonly<Record<string, string>>;

async function written(columns: readonly string[], lines: readonly Line[], format: FileFormat): Promise<Buffer> {
  if (format === 'csv') return Buffer.from(toCsv(columns, lines));
  const rows = [[...columns], ...lines.map((line) => columns.map((column) => line[column] ?? ''))];
  return writeXlsx({ name: 'Products', rows });
}

export async function templateFile(db: Db, format: FileFormat): Promise<Buffer> {
  const [products, lists] = templateSheets(await selectAllCategories(db));
  return format === 'csv' ? Buffer.from(csvLines(products.rows, true)) : writeXlsx(products, lists);
}

/** A price list of what the seller has, to be changed and sent back. */
export async function priceListFile(db: Db, sellerId: string, format: FileFormat): Promise<Buffer> {
  const rows = await selectPrices(db, sellerId, MOST_BATCH_ROWS);
  const lines = rows.map(({ code, price, sellingPrice }) => ({
    code: code ?? '',
    price: String(price),
    sellingprice: sellingPrice === null ? '' : String(sellingPrice),
  }));
  return written(PRICE_LIST_COLUMNS, lines, format);
}

/** The faulty rows as they are now, each with its errors, to be corrected and uploaded again; an own list by its titles. */
export async function faultyFile(
  db: Db,
  { id, layout }: BatchRecord,
  format: FileFormat,
  say: Wording,
): Promise<Buffer> {
  const { rows } = await selectRows(db, id, { page: 1, perPage: MOST_BATCH_ROWS, outcome: 'faulty' });
  const titleOf = (column: BatchColumn) => (layout ? COLUMN_TITLES[column] : column);
  const lines = rows.map(({ cells, edits, errors }) => {
    const named = Object.entries({ ...cells, ...edits }) as [BatchColumn, string][];
    return {
      ...Object.fromEntries(named.map(([column, text]) => [titleOf(column), text])),
      [ERRORS_COLUMN]: errors.map(({ column, message }) => `${column}: ${say(saidAgain(message))}`).join('; '),
    };
  });
  const columns = BATCH_COLUMNS.map(titleOf).filter((title) => lines.some((line) => title in line));
  return written([...columns, ERRORS_COLUMN], lines, format);
}
