import { CsvError, parse } from 'csv-parse/sync';
import { unguarded } from '#platform/http/csv.ts';
import { quoteOpen } from './sentences.ts';

/** Its message is shown to the sender of the file. */
export class BadCsv extends Error {}

/** UTF-8, or else what older versions of Excel write. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const DELIMITERS = [',', ';', '\t'] as const;
const LOOKED_AT = 20_000;
const QUOTED = /"(?:[^"]|"")*"/g;
/** The delimiter that is most frequent: titles above a table may hold none, and prices a comma. */
function delimiterOf(text: string): string {
  const bare = text.slice(0, LOOKED_AT).replace(QUOTED, '');
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Reads RFC 4180 and its variants. Empty lines are included, so that line numbers stay right. */
export function readCsv(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      cast: unguarded,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = Number(error.records) + 1;
    throw new BadCsv(quoteOpen(row));
  }
}
