import { type Column, ilike, type SQL, sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/** For ILIKE: anything with this text in it; the visitor's own % and _ are plain characters. */
const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Case-insensitive "contains". */
export const contains = (column: Column | SQL, text: string): SQL => ilike(column as Column, likeText(text));

const MOST_WORDS = 8;

/** For ILIKE ALL: anything with each of these words in it. */
export const likeWords = (text: string): string[] =>
  text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(likeText);

/** The rows of a statement that is written out. */
export const rowsOf = async <Row>(db: Db, query: SQL): Promise<Row[]> => (await db.execute(query)).rows as Row[];

/** The one row a statement must have produced. */
export function only<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('expected exactly one row, got none');
  return row;
}

/** A moment as the wire writes it, made by the database so that no row is walked for it. */
export const isoTime = (column: Column | SQL): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
