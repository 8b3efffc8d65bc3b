import type { Approval } from '@plyhaat/contract/approval';
import type { PriceUnit } from '@plyhaat/contract/catalog';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment, updatedAt } from '#platform/columns.ts';

export const categories = pgTable(
  'categories',
  {
    id: id(),
    parentId: uuid('parent_id').references((): AnyPgColumn => categories.id),
    level: integer().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    image: text(),
    /** Approved products here and below, kept so that no page has to count them. */
    productCount: integer('product_count').notNull().default(0),
  },
  (t) => [
    index('categories_by_parent').on(t.parentId, t.position),
    index('categories_by_level').on(t.level, t.position),
  ],
);

export const brands = pgTable('brands', {
  id: id(),
  name: text().notNull(),
  nameKey: text('name_key').notNull().unique(),
  createdById: uuid('created_by_id').references(() => members.id, { onDelete: 'set null' }),
  productCount: integer('product_count').notNull().default(0),
  createdAt: createdAt(),
});

export const products = pgTable(
  'products',
  {
    id: id(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    brandId: uuid('brand_id').references(() => brands.id),
    name: text().notNull(),
    slug: text().notNull().unique(),
    listPrice: numeric('list_price', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    sellingPrice: numeric('selling_price', { precision: 12, scale: 2, mode: 'number' }),
    /** What is asked now: filters, sorting and cards read this one. */
    askedPrice: numeric('asked_price', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    priceUnit: text('price_unit').$type<PriceUnit>().notNull(),
    shortDescription: text('short_description').notNull().default(''),
    longDescription: text('long_description').notNull(),
    thickness: text(),
    application: text(),
    grade: text(),
    wood: text(),
    glue: text(),
    warranty: text(),
    size: text(),
    finish: text(),
    standard: text(),
    minimumOrder: text('minimum_order'),
    hsn: text(),
    gstPercent: integer('gst_percent').notNull().default(18),
    inStock: boolean('in_stock').notNull().default(true),
    mainImage: text('main_image').notNull(),
    approval: text().$type<Approval>().notNull().default('PENDING'),
    rejectReason: text('reject_reason'),
    rating: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    approvedAt: moment('approved_at'),
  },
  (t) => [
    index('products_latest').on(t.createdAt.desc(), t.id).where(sql`${t.approval} = 'APPROVED'`),
    index('products_by_name').on(t.name, t.id).where(sql`${t.approval} = 'APPROVED'`),
    index('products_by_price').on(t.askedPrice, t.id).where(sql`${t.approval} = 'APPROVED'`),
    index('products_by_rating').on(t.rating, t.id).where(sql`${t.approval} = 'APPROVED'`),
    index('products_by_category').on(t.categoryId, t.createdAt.desc()).where(sql`${t.approval} = 'APPROVED'`),
    index('products_by_seller').on(t.sellerId, t.createdAt.desc()),
    index('products_by_brand').on(t.brandId),
  ],
);

export const productImages = pgTable(
  'product_images',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    path: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.position] })],
);
