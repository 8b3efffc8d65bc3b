import { date, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, moment } from '#platform/columns.ts';

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
    profileViews: integer('profile_views').notNull().default(0),
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

/** Looks at stores and products: one row a visitor, thing and day. */
export const views = pgTable(
  'views',
  {
    kind: text().$type<'seller' | 'product'>().notNull(),
    thingId: uuid('thing_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** A member's id, or a hash that means nothing on another day. */
    visitor: text().notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    viewerId: uuid('viewer_id').references(() => members.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.thingId, t.day, t.visitor] }),
    index('views_by_owner').on(t.ownerId, t.day),
    index('views_by_viewer').on(t.viewerId),
  ],
);

/** A GST certificate that staff sent back. It counts as long as number and paper are still those. */
export const gstRejections = pgTable('gst_rejections', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  version: text().notNull(),
  reason: text().notNull(),
  decidedAt: moment('decided_at').notNull().defaultNow(),
});
