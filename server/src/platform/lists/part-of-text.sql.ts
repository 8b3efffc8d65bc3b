import { type SQL, sql } from 'drizzle-orm';

const asPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Shorter ones are found in too many texts. */
const LAST_DIGITS = /\d{4,5}(?=\D*$)/;

/**
 * Texts, kept in small letters under a trigram index, that contain this one. A number's last digits tell more than all
 * that stands before them, which a million others may share: where there are some, the index looks for these alone.
 */
export function containsPart(text: SQL, part: string): SQL {
  const small = part.toLowerCase();
  const whole = asPattern(small);
  const digits = LAST_DIGITS.exec(small)?.[0];
  if (!digits || digits === small) return sql`${text} like ${whole}`;
  // The empty text keeps the second condition away from the index.
  return sql`(${text} like ${asPattern(digits)} and ${text} || '' like ${whole})`;
}
