import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listRows, ownRows } from '#modules/catalog/batches/own-list.ts';
import { readTables } from '#modules/catalog/batches/sheet.ts';
import { listIn } from '#modules/catalog/batches/workbook.ts';

export const LISTS_FOLDER = path.join(import.meta.dirname, 'price-lists');
/** Lists as sellers send them; beside each stands what it says. */
export const LISTS = globSync('*.{csv,xlsx}', { cwd: LISTS_FOLDER }).toSorted();

/** A seller's own list as the upload reads it, with the columns that were guessed. */
export async function readListFile(file: string) {
  const tables = await readTables(readFileSync(file), file.endsWith('.xlsx') ? 'xlsx' : 'csv');
  const { name, lines, layout } = listIn(tables);
  return { sheet: name, layout, rows: listRows(layout, lines), checked: ownRows(layout, lines) };
}
