import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import type { UnitName } from '@plyhaat/contract/catalog/unit-name';
import { index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id } from '#platform/db/columns.ts';

/** Lists of their products that sellers send to buyers. */
export const shares = pgTable(
  'shares',
  {
    id: id(),
    code: text().notNull().unique(),
    sharerId: uuid('sharer_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    title: text(),
    createdAt: createdAt(),
  },
  (t) => [index('shares_of_sharer').on(t.sharerId, t.createdAt.desc())],
);

/** Lines of a list as copies, which stay when a product changes or is deleted. */
export const sharedProducts = pgTable(
  'shared_products',
  {
    shareId: uuid('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** No foreign key: a product that is gone stays on the list by its name. */
    productId: uuid('product_id').notNull(),
    name: text().notNull(),
    price: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    priceUnit: text('price_unit').$type<PriceUnit>().notNull(),
    /** What one was called; lists of the time before units had names have sheets. */
    unitName: text('unit_name').$type<UnitName>().notNull().default('sheet'),
  },
  (t) => [primaryKey({ columns: [t.shareId, t.position] })],
);
