import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '#platform/db/columns.ts';

/** Its sound, and the word with each letter left out once: words that share such a form differ by one typo. */
const heard = (column: string) => ({
  sound: text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`search_sound(${column})`)),
  slips: text()
    .array()
    .notNull()
    .generatedAlwaysAs(sql.raw(`search_slips(${column})`)),
});

/** Every word of the products that are shown, and in how many it is. Kept by a trigger on products. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    uses: integer().notNull(),
    ...heard('word'),
  },
  (t) => [
    index('search_words_by_sound').on(t.sound),
    index('search_words_by_slip').using('gin', t.slips),
    index('search_words_alike').using('gin', t.word.op('gin_trgm_ops')),
  ],
);

/**
 * What the trade calls things, beside what the catalogue calls them. `meaning` holds alternatives with a bar between
 * them, each of one word or several; an empty one says that the term means nothing.
 */
export const searchLexicon = pgTable(
  'search_lexicon',
  {
    term: text().primaryKey(),
    meaning: text().notNull(),
    /** Switched off by staff: deleting a reference row would bring it back at the next start. */
    isActive: boolean('is_active').notNull().default(true),
    ...heard('term'),
    /** When staff added or changed it; null for a built-in word as it came. */
    editedAt: moment('edited_at'),
    /** Goes up with every edit of staff. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('search_lexicon_by_sound').on(t.sound),
    index('search_lexicon_by_slip').using('gin', t.slips),
    index('search_lexicon_alike').using('gin', t.term.op('gin_trgm_ops')),
  ],
);

/** What people call a city or a state, in Latin letters. Loaded from the places at each start. */
export const searchPlaces = pgTable(
  'search_places',
  {
    term: text().primaryKey(),
    kind: text().$type<'city' | 'state'>().notNull(),
    placeId: uuid('place_id').notNull(),
    name: text().notNull(),
    ...heard('term'),
  },
  (t) => [
    index('search_places_by_sound').on(t.sound),
    index('search_places_by_slip').using('gin', t.slips),
    index('search_places_alike').using('gin', t.term.op('gin_trgm_ops')),
  ],
);

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
