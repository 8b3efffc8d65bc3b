import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '#platform/db/columns.ts';

/**
 * What the trade calls things, beside what the catalogue calls them. `meaning` holds alternatives with a bar between
 * them, each of one word or several; an empty one says that the term means nothing.
 */
export const searchLexicon = pgTable('search_lexicon', {
  term: text().primaryKey(),
  meaning: text().notNull(),
  /** Switched off by staff: deleting a reference row would bring it back at the next start. */
  isActive: boolean('is_active').notNull().default(true),
  /** When staff added or changed it; null for a built-in word as it came. */
  editedAt: moment('edited_at'),
  /** Goes up with every edit of staff. */
  version: integer().notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** How often a text was searched for on a day in India, how often it found nothing, and how often a result was opened. */
export const searchUses = pgTable(
  'search_uses',
  {
    day: date().notNull(),
    text: text().notNull(),
    uses: integer().notNull(),
    nothing: integer().notNull(),
    taps: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.text] })],
);
