import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * What the overview is drawn from: how much of each measure there was on a day in India, and of which part, as a channel,
 * a state or a kind of thing under review. Counted by jobs. Some measures count what happened on the day, others how much
 * there was when the day was last counted; sums are in paise, ages in seconds.
 */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    measure: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    part: text().notNull().default(''),
    total: bigint({ mode: 'number' }).notNull(),
  },
  // A page reads a few measures over many days, and a few days of the others.
  (t) => [primaryKey({ columns: [t.measure, t.day, t.part] })],
);

export type Figure = typeof dailyFigures.$inferSelect;
