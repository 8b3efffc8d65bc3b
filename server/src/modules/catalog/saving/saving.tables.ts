import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment } from '#platform/db/columns.ts';

/** Searches of the shop that a member wants to come back to, or to be told of. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** As `readSearchAddress` writes it: the same search has the same address. */
    address: text().notNull(),
    alert: boolean().notNull().default(true),
    /** Products approved until then were told of, or were there when it was saved. */
    seenUntil: moment('seen_until').notNull().default(sql`now()`),
    createdAt: createdAt(),
  },
  (t) => [
    unique('saved_searches_once').on(t.memberId, t.address),
    index('saved_searches_alerting').on(t.memberId).where(sql`${t.alert}`),
  ],
);
