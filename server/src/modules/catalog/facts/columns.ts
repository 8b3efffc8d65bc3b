import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, numeric, text } from 'drizzle-orm/pg-core';

/** Values for filters, parsed from the seller's texts (facts/facts.ts), and columns derived from them. */
export const factColumns = () => ({
  thicknessMm: numeric('thickness_mm', { precision: 6, scale: 2, mode: 'number' }),
  gradeRead: text('grade_read'),
  sizeRead: text('size_read'),
  woodRead: text('wood_read'),
  finishRead: text('finish_read'),
  /** Price per square foot for each rupee per price unit. */
  sqftFactor: doublePrecision('sqft_factor'),
  /** False where a row was written without parsing its texts; a job at every start catches up. */
  factsRead: boolean('facts_read').notNull().default(false),
  /** Paise that a square foot costs now, of goods sold by area: card, filter, order and facet have this one (CAT-26). */
  sqftPrice: integer('sqft_price').generatedAlwaysAs(
    sql`case when sold_by_area and sqft_factor is not null then least(round(asked_price::double precision * sqft_factor * 100), 2000000000)::integer end`,
  ),
});
