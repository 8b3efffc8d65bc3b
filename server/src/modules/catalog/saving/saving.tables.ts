import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment } from '#platform/db/columns.ts';
import { products } from '../catalog.tables.ts';

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

export const wishlist = pgTable(
  'wishlist',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.productId] }),
    index('wishlist_latest').on(t.memberId, t.createdAt.desc()),
    index('wishlist_by_product').on(t.productId),
  ],
);
