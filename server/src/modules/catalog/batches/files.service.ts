import {
  BATCH_COLUMNS,
  type BatchColumn,
  ERRORS_COLUMN,
  PRICE_LIST_COLUMNS,
} from '@plyhaat/contract/catalog/batch-columns';
import { MOST_BATCH_ROWS } from '@plyhaat/contract/catalog/batches';
import type { Db } from '#platform/db/db.ts';
import { toCsv } from '#platform/http/csv.ts';
import { type BatchRecord, selectPrices, selectRows } from './batches.sql.ts';
import { EXAMPLE_CODE } from './reading.service.ts';
import { writeXlsx } from './sheet.ts';

export type FileFormat = 'csv' | 'xlsx';
type Line = Readonly<Record<string, string>>;

const EXAMPLE: Readonly<Partial<Record<BatchColumn, string>>> = {
  code: EXAMPLE_CODE,
  name: 'Marine plywood 18 mm',
  category: 'Plywood',
  subcategory: 'BWP/Marine',
  price: '2400',
  sellingprice: '2250',
  pricetype: 'per Nos/sheet',
  unitName: 'sheet',
  shortDescription: 'This row is an example and is not read',
  longDescription: 'Gurjan core, phenol bonded, for kitchens and bathrooms.',
  thickness: '18 mm',
  grade: 'BWP',
  size: '8 x 4 ft',
  standard: 'IS 710',
  inStock: 'yes',
  mainImage: 'marine-18.jpg',
};

async function written(columns: readonly string[], lines: readonly Line[], format: FileFormat): Promise<Buffer> {
  if (format === 'csv') return Buffer.from(toCsv(columns, lines));
  return writeXlsx([[...columns], ...lines.map((line) => columns.map((column) => line[column] ?? ''))]);
}

export const templateFile = (format: FileFormat) => written(BATCH_COLUMNS, [EXAMPLE], format);

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

/** The faulty rows as uploaded, each with its errors, to be corrected and uploaded again. */
export async function faultyFile(db: Db, { id }: BatchRecord, format: FileFormat): Promise<Buffer> {
  const { rows } = await selectRows(db, id, { page: 1, perPage: MOST_BATCH_ROWS, outcome: 'faulty' });
  const columns = BATCH_COLUMNS.filter((column) => rows.some(({ cells }) => cells[column] !== undefined));
  const lines = rows.map(({ cells, errors }) => ({
    ...cells,
    [ERRORS_COLUMN]: errors.map(({ column, message }) => `${column}: ${message}`).join('; '),
  }));
  return written([...columns, ERRORS_COLUMN], lines, format);
}
