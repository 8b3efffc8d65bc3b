import { index, integer, numeric, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';

/**
 * How many products are shown for every combination of category, brand, state and step of the price ladder. `kinds`
 * says which of the four a row is about (1, 2, 4, 8); the others are zero. Kept by a trigger on products.
 */
export const productCounts = pgTable(
  'product_counts',
  {
    kinds: smallint().notNull(),
    categoryId: uuid('category_id').notNull(),
    brandId: uuid('brand_id').notNull(),
    stateId: uuid('state_id').notNull(),
    priceStep: integer('price_step').notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kinds, t.categoryId, t.brandId, t.stateId, t.priceStep] }),
    index('product_counts_by_brand').on(t.kinds, t.brandId, t.priceStep),
    index('product_counts_by_state').on(t.kinds, t.stateId, t.priceStep),
  ],
);

/**
 * How many products of one category, brand or state (1, 2, 4) are shown at just this price: however many products there
 * are, their prices are few. Kept by the same trigger.
 */
export const priceCounts = pgTable(
  'price_counts',
  {
    kind: smallint().notNull(),
    id: uuid().notNull(),
    price: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id, t.price] }),
    index('price_counts_by_id').on(t.kind, t.id, t.price, t.count),
    index('price_counts_by_price').on(t.kind, t.price, t.id, t.count),
  ],
);
