import { and, eq, lt } from 'drizzle-orm';
import type pg from 'pg';
import { companies } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { daysAfter, indianDay } from '#platform/indian-day.ts';

const NOTE = 'Closed for a family wedding. We reply to messages in the evening.';
const DAYS = 6;

/** One seller is away: not a sample one, with few products, so that most stores answer the telephone. */
export const seedHoliday = (client: pg.ClientBase, at: Date) =>
  client.query(
    `update companies set holiday_until = $1, holiday_note = $2 where member_id = (
      select f.member_id from seller_figures f join members m on m.id = f.member_id
       where f.product_count > 0 and m.phone !~ '^900000000' order by f.product_count, f.rating, f.member_id limit 1)`,
    [daysAfter(indianDay(at), DAYS), NOTE],
  );

/** Still away at a later start. */
export const moveHoliday = (db: Db) =>
  db
    .update(companies)
    .set({ holidayUntil: daysAfter(indianDay(), DAYS) })
    .where(and(eq(companies.holidayNote, NOTE), lt(companies.holidayUntil, indianDay())));
