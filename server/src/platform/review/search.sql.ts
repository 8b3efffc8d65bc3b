import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { likeWords } from '../db/sql.ts';

/** Every word of the search stands in one of these texts; nothing to hold where there is no search. */
export function holding(q: string | undefined, ...texts: readonly SQLWrapper[]): SQL | undefined {
  const words = likeWords(q ?? '');
  if (words.length === 0) return undefined;
  return sql`concat_ws(' ', ${sql.join([...texts], sql`, `)}) ilike all(${sql.param(words)}::text[])`;
}
