import type { Approval } from '@plyhaat/contract/core/approval';
import type { BannerKind } from '@plyhaat/contract/promotions/banners';
import type { DiscountType } from '@plyhaat/contract/promotions/flash-sales';
import { sql } from 'drizzle-orm';
import {
  boolean,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { createdAt, id, moment } from '#platform/db/columns.ts';

/**
 * What everything has that a seller publishes for a while. APPROVED is what the public sees while it runs; `review` says
 * how far the newest save is, and `waiting` holds what that changes of an approved one, by column.
 */
const placement = () => ({
  id: id(),
  approval: text().$type<Approval>().notNull().default('PENDING'),
  review: text().$type<Approval>().notNull().default('PENDING'),
  version: uuid().notNull().defaultRandom(),
  waiting: jsonb().$type<Record<string, unknown>>(),
  rejectReason: text('reject_reason'),
  submittedAt: moment('submitted_at').notNull().defaultNow(),
  decidedAt: moment('decided_at'),
  createdAt: createdAt(),
  /** For how long the allowance it was taken from lets it run. */
  days: integer().notNull().default(0),
});
const owner = () =>
  uuid('owner_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });
/** One without its product is shown to nobody and swept. */
const product = () => uuid('product_id').references(() => products.id, { onDelete: 'set null' });

type Indexed = Record<
  | 'id'
  | 'approval'
  | 'review'
  | 'ownerId'
  | 'productId'
  | 'startsAt'
  | 'endsAt'
  | 'submittedAt'
  | 'decidedAt'
  | 'createdAt',
  ExtraConfigColumn
>;
/** Lists of what runs, the next moment one starts or ends, the owner's list and the review queue. */
const indexes = (name: string, t: Indexed) => [
  index(`${name}_by_end`).on(t.endsAt, t.id).where(sql`${t.approval} = 'APPROVED'`),
  index(`${name}_by_start`).on(t.startsAt, t.id).where(sql`${t.approval} = 'APPROVED'`),
  index(`${name}_by_owner`).on(t.ownerId, t.createdAt.desc()),
  index(`${name}_by_product`).on(t.productId),
  index(`${name}_waiting`).on(t.submittedAt, t.id).where(sql`${t.review} = 'PENDING'`),
  index(`${name}_decided`).on(t.review, t.decidedAt.desc()),
];

/**
 * A banner runs on both devices; a second, taller picture serves small screens where there is one. Our own
 * have no owner and say what they say; a seller's speaks for its store or product.
 */
export const banners = pgTable(
  'banners',
  {
    ...placement(),
    ownerId: uuid('owner_id').references(() => members.id, { onDelete: 'cascade' }),
    kind: text().$type<BannerKind>().notNull(),
    productId: product(),
    position: text().$type<'hero'>().notNull().default('hero'),
    sortOrder: integer('sort_order').notNull().default(0),
    eyebrow: text(),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    link: text().notNull().default(''),
    linkText: text('link_text').notNull().default(''),
    webImage: text('web_image').notNull(),
    appImage: text('app_image'),
    isActive: boolean('is_active').notNull().default(true),
    startsAt: moment('starts_at').notNull().defaultNow(),
    endsAt: moment('ends_at'),
  },
  (t) => [index('banners_by_position').on(t.position, t.sortOrder), ...indexes('banners', t)],
);

export const arrivals = pgTable(
  'arrivals',
  {
    ...placement(),
    ownerId: owner(),
    productId: product(),
    image: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** When others heard that it has begun. */
    announcedAt: moment('announced_at'),
  },
  (t) => indexes('arrivals', t),
);

export const flashSales = pgTable(
  'flash_sales',
  {
    ...placement(),
    ownerId: owner(),
    productId: product(),
    salePrice: numeric('sale_price', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    discountType: text('discount_type').$type<DiscountType>().notNull(),
    description: text().notNull(),
    image: text().notNull(),
    /** The seller's own switch, without review. */
    isActive: boolean('is_active').notNull().default(true),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** When others heard that it has begun. */
    announcedAt: moment('announced_at'),
  },
  (t) => indexes('flash_sales', t),
);

export const promotions = pgTable(
  'promotions',
  {
    ...placement(),
    ownerId: owner(),
    productId: product(),
    message: text().notNull(),
    image: text().notNull(),
    isVideo: boolean('is_video').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => indexes('promotions', t),
);

/** The order of the home page's sections where staff chose another than the default; no rows where they did not. */
export const homeSections = pgTable('home_sections', { name: text().primaryKey(), position: integer().notNull() });
