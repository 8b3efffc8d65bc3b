import type { PriceSlab } from '@plyhaat/contract/catalog/price-slabs';
import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import type { UnitName } from '@plyhaat/contract/catalog/unit-name';
import type { Approval } from '@plyhaat/contract/core/approval';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment, tsvector, updatedAt } from '#platform/db/columns.ts';
import { factColumns } from './facts/columns.ts';

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
    /** What one of its products is called, and whether they are sold by area; null: as the parent says. */
    unitName: text('unit_name').$type<UnitName>(),
    soldByArea: boolean('sold_by_area'),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Its products went there; the row stays for its address and for whatever still names it. */
    mergedIntoId: uuid('merged_into_id').references((): AnyPgColumn => categories.id),
    /** Neither hidden, nor merged, nor below a hidden one: what the public is offered. */
    shown: boolean().notNull().default(true),
    /** Goes up with every edit of staff. */
    version: integer().notNull().default(1),
    /** What somebody may type for it: the words of its name, also written as one. */
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`array_to_tsvector(search_words_of(name || ' , ' || replace(name, ' ', '')))`),
  },
  (t) => [
    index('categories_by_parent').on(t.parentId, t.position),
    index('categories_by_level').on(t.level, t.position),
  ],
);

export const brands = pgTable(
  'brands',
  {
    id: id(),
    name: text().notNull(),
    nameKey: text('name_key').notNull().unique(),
    /** Made of the name by a trigger (`give_brand_slug`) and never changed. */
    slug: text().notNull().unique().default(''),
    createdById: uuid('created_by_id').references(() => members.id, { onDelete: 'set null' }),
    /** PENDING: only whoever added it sees it, and no product can name it. */
    approval: text().$type<Exclude<Approval, 'REJECTED'>>().notNull().default('APPROVED'),
    /** Its products went there; the row stays for its address and its name. */
    mergedIntoId: uuid('merged_into_id').references((): AnyPgColumn => brands.id),
    /** Goes up with every edit of staff. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [index('brands_merged').on(t.mergedIntoId).where(sql`${t.mergedIntoId} is not null`)],
);

const rupees = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' });

/** What a seller says of a product and staff decide on: the same columns in the public and in a waiting version. */
export const content = () => ({
  categoryId: uuid('category_id')
    .notNull()
    .references(() => categories.id),
  brandId: uuid('brand_id').references(() => brands.id),
  name: text().notNull(),
  listPrice: rupees('list_price').notNull(),
  sellingPrice: rupees('selling_price'),
  priceUnit: text('price_unit').$type<PriceUnit>().notNull(),
  /** What the seller calls one of them; null where it left that to us. */
  unitName: text('unit_name').$type<UnitName>(),
  /** Prices by quantity, in that unit. */
  slabs: jsonb().$type<readonly PriceSlab[]>().notNull().default([]),
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
  /** The IS code. */
  standard: text(),
  /** Ten digits, and the last day of the licence. */
  licenceNumber: text('licence_number'),
  licenceValidTill: date('licence_valid_till'),
  minimumOrder: text('minimum_order'),
  mainImage: text('main_image').notNull(),
});

export const products = pgTable(
  'products',
  {
    id: id(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    ...content(),
    slug: text().notNull().unique(),
    /** The seller's own product code, used in its files; nobody else sees it. */
    code: text(),
    /** The price that applies now: filters, sorting and cards read this column. */
    askedPrice: rupees('asked_price').notNull(),
    /** Until when that is the price of a flash sale. */
    saleEndsAt: moment('sale_ends_at'),
    hsn: text(),
    gstPercent: integer('gst_percent').notNull().default(18),
    inStock: boolean('in_stock').notNull().default(true),
    /** APPROVED: the row is public. Any other value: the state of a first version. */
    approval: text().$type<Approval>().notNull().default('PENDING'),
    rating: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    approvedAt: moment('approved_at'),
    /** When staff looked up the licence; another licence, grade or IS code takes it away. */
    licenceCheckedAt: moment('licence_checked_at'),
    /** Approved, and its seller is listed. This column and the next six are set by a trigger (derive_product). */
    shown: boolean().notNull().default(false),
    /** The seller's. */
    stateId: uuid('state_id'),
    cityId: uuid('city_id'),
    verified: boolean().notNull().default(false),
    /** What people read for one of them, and whether its category is sold by area (CAT-25, CAT-26). */
    unitShown: text('unit_shown').$type<UnitName>().notNull().default('piece'),
    soldByArea: boolean('sold_by_area').notNull().default(false),
    /** The names of category, parent category and brand, for `words`. */
    kin: text().notNull().default(''),
    /** Its place among equals: what is in stock first, then the best rated. */
    score: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`in_stock::integer * 10000 + round((rating * review_count + 17.5) / (review_count + 5) * 1000)::integer`,
      ),
    ...factColumns(),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`product_words(name, kin, array[thickness, size, grade, wood, finish, standard, glue], application)`,
      ),
  },
  (t) => [
    // For what was approved since a moment.
    index('products_by_approval').on(t.approvedAt).where(sql`${t.shown}`),
    index('products_by_score').on(t.score, t.id).where(sql`${t.shown}`),
    // For how many there are of a category or brand, and whether there are any.
    index('products_of_category').on(t.categoryId).where(sql`${t.shown}`),
    index('products_of_brand').on(t.brandId).where(sql`${t.shown}`),
    index('products_with_licence').on(t.licenceValidTill).where(sql`${t.shown} and ${t.licenceCheckedAt} is not null`),
    // For the usual price of a grade and thickness.
    index('products_by_make').on(t.gradeRead, t.thicknessMm, t.sqftPrice).where(sql`${t.shown}`),
    index('products_unread').on(t.id).where(sql`not ${t.factsRead}`),
    index('products_by_words').using('gin', t.words).where(sql`${t.shown}`),
    index('products_on_sale').on(t.saleEndsAt).where(sql`${t.saleEndsAt} is not null`),
    uniqueIndex('products_by_code').on(t.sellerId, sql`lower(${t.code})`).where(sql`${t.code} is not null`),
    index('products_by_seller').on(t.sellerId, t.createdAt.desc()),
    index('products_by_brand').on(t.brandId, t.categoryId, t.stateId),
    // For the lists of staff, who see the others too.
    index('products_by_age').on(t.createdAt, t.id),
    index('products_by_any_name').on(t.name, t.id),
    index('products_by_any_approval').on(t.approval, t.createdAt, t.id),
    index('products_by_part_of_name').using('gin', sql`lower(${t.name}) gin_trgm_ops`),
    // With all that pages of places count, so that they read no row of the table.
    index('products_by_state')
      .on(
        t.stateId,
        t.categoryId,
        t.cityId,
        t.score,
        t.id,
        t.priceUnit,
        t.askedPrice,
        t.brandId,
        t.unitShown,
        t.gradeRead,
      )
      .where(sql`${t.shown}`),
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
