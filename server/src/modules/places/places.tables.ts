import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id } from '#platform/db/columns.ts';

export const countries = pgTable('countries', {
  id: id(),
  name: text().notNull(),
  code: text().notNull().unique(),
});

export const states = pgTable(
  'states',
  {
    id: id(),
    countryId: uuid('country_id')
      .notNull()
      .references(() => countries.id),
    name: text().notNull(),
    slug: text().notNull().unique(),
    code: text().notNull().unique(),
    gstCode: text('gst_code').notNull().unique(),
  },
  (t) => [index('states_by_country').on(t.countryId, t.name)],
);

/** States that share a border, both ways. */
export const stateNeighbours = pgTable(
  'state_neighbours',
  {
    stateId: uuid('state_id')
      .notNull()
      .references(() => states.id),
    neighbourId: uuid('neighbour_id')
      .notNull()
      .references(() => states.id),
  },
  (t) => [primaryKey({ columns: [t.stateId, t.neighbourId] })],
);

export const cities = pgTable(
  'cities',
  {
    id: id(),
    stateId: uuid('state_id')
      .notNull()
      .references(() => states.id),
    name: text().notNull(),
    slug: text().notNull().unique(),
    /** What else people call it, as staff wrote it down. */
    spellings: text().array().notNull().default(sql`'{}'`),
    /** Offered nowhere; no member lives there. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Added by staff; not part of the reference data. */
    isAdded: boolean('is_added').notNull().default(false),
    /** Goes up with every edit of staff. */
    version: integer().notNull().default(1),
  },
  (t) => [uniqueIndex('cities_once_per_state').on(t.stateId, t.name)],
);
