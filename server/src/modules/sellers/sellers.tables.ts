import { index, integer, numeric, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';

/** Figures of a store, kept beside the member so that lists and cards never count rows. */
export const sellerFigures = pgTable(
  'seller_figures',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    rating: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    productCount: integer('product_count').notNull().default(0),
  },
  (t) => [index('seller_figures_by_rating').on(t.rating)],
);

export const sellerCategories = pgTable(
  'seller_categories',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.categoryId] })],
);
