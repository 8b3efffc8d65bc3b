/** A spreadsheet would run what begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a spreadsheet opens them; the mark at the start tells it that this is UTF-8. */
export const toCsv = (columns: readonly string[], rows: readonly Record<string, unknown>[]): string =>
  `\uFEFF${[columns, ...rows.map((row) => columns.map((name) => row[name]))]
    .map((line) => `${line.map(cell).join(',')}\r\n`)
    .join('')}`;

export const acceptsCsv = (accept: string | undefined): boolean => /\btext\/csv\b/i.test(accept ?? '');
