/** A spreadsheet would run what begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell without the mark that keeps a spreadsheet from running it. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of a table as a spreadsheet opens it; the mark at its start tells that this is UTF-8. */
export const csvLines = (lines: readonly (readonly unknown[])[], atStart = false): string =>
  `${atStart ? '\uFEFF' : ''}${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;

export const toCsv = (columns: readonly string[], rows: readonly Record<string, unknown>[]): string =>
  csvLines([columns, ...rows.map((row) => columns.map((name) => row[name]))], true);

export const acceptsCsv = (accept: string | undefined): boolean => /\btext\/csv\b/i.test(accept ?? '');
