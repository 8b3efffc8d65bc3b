import type { Approval } from '@plyhaat/contract/core/approval';
import type { PlacedKind } from '@plyhaat/contract/sellers/placement-looks';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { cities, countries, states } from '#modules/places/places.tables.ts';
import { createdAt, moment } from '#platform/db/columns.ts';

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

/**
 * What the lists of sellers read: one row a store that the public sees, with everything they filter and sort by. Kept by
 * the database alone, from members, companies, seller_figures and seller_categories (`list_sellers`).
 */
export const sellerListings = pgTable(
  'seller_listings',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    role: text().notNull(),
    stateId: uuid('state_id'),
    cityId: uuid('city_id'),
    /** The first three digits of the PIN. */
    pinArea: text('pin_area'),
    categoryIds: uuid('category_ids').array().notNull(),
    rating: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull(),
    reviewCount: integer('review_count').notNull(),
    productCount: integer('product_count').notNull(),
    /** Average with five extra reviews of 3.5 stars, so that one good review does not outrank fifty. */
    weightedRating: numeric('weighted_rating', { precision: 5, scale: 4, mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`(rating * review_count + 17.5) / (review_count + 5)`),
    /** Whether there is a picture to show a top seller by. */
    isPictured: boolean('is_pictured').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('seller_listings_by_weight').on(t.weightedRating, t.reviewCount, t.memberId),
    index('seller_listings_by_rating').on(t.rating),
    index('seller_listings_by_reviews').on(t.reviewCount, t.rating, t.memberId),
    index('seller_listings_by_products').on(t.productCount, t.rating, t.memberId),
    index('seller_listings_by_age').on(t.createdAt, t.memberId),
    index('seller_listings_by_name').on(t.name, t.memberId),
    index('seller_listings_by_word').using('gin', sql`lower(${t.name}) gin_trgm_ops`),
    index('seller_listings_of_state').on(t.stateId, t.weightedRating, t.reviewCount, t.memberId),
    index('seller_listings_of_city').on(t.cityId, t.weightedRating, t.reviewCount, t.memberId),
    index('seller_listings_of_pin').on(t.pinArea, t.cityId),
    index('seller_listings_of_role').on(t.role),
    index('seller_listings_of_category').using('gin', t.categoryIds),
    index('seller_listings_best')
      .on(t.weightedRating, t.reviewCount, t.memberId)
      .where(sql`${t.isPictured} and ${t.rating} >= 3`),
  ],
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

/** States besides its own that a seller says it delivers to. */
export const sellerStates = pgTable(
  'seller_states',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    stateId: uuid('state_id')
      .notNull()
      .references(() => states.id),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.stateId] }), index('seller_states_by_state').on(t.stateId, t.memberId)],
);

/** Views of stores, products, opportunities and shared lists: one row for each visitor, item and day. */
export const views = pgTable(
  'views',
  {
    kind: text().$type<'seller' | 'product' | 'opportunity' | 'share'>().notNull(),
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

/** Who visited the site on a day, by a hash that means nothing on another one, so that nobody counts twice. */
export const siteVisits = pgTable(
  'site_visits',
  {
    day: date({ mode: 'string' }).notNull(),
    visitor: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.visitor] })],
);

/** What a visitor saw and tapped of placements on a day, so that nobody counts twice; for two days. */
export const placementVisits = pgTable(
  'placement_visits',
  {
    day: date({ mode: 'string' }).notNull(),
    /** A member's id, or a hash that means nothing on another day. */
    visitor: text().notNull(),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    seen: uuid().array().notNull().default(sql`'{}'`),
    /** The moment of the last tap, by placement. */
    tapped: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.day, t.visitor] }), index('placement_visits_by_member').on(t.memberId)],
);

/** How many visitors saw and tapped a banner, new arrival, flash sale or promotion on a day. */
export const placementCounts = pgTable(
  'placement_counts',
  {
    placementId: uuid('placement_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<PlacedKind>().notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    seen: integer().notNull().default(0),
    tapped: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.placementId, t.day] }), index('placement_counts_by_owner').on(t.ownerId, t.day)],
);

/**
 * The name and address that a verified seller wants: the public sees the ones that staff verified until they decide.
 * It goes once it is approved, taken back, or the seller is no longer verified.
 */
export const sellerChanges = pgTable('seller_changes', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** Another one with every save. */
  version: uuid().notNull(),
  name: text().notNull(),
  address: text(),
  pinCode: text('pin_code'),
  countryId: uuid('country_id').references(() => countries.id),
  stateId: uuid('state_id').references(() => states.id),
  cityId: uuid('city_id').references(() => cities.id),
  state: text().$type<Exclude<Approval, 'APPROVED'>>().notNull().default('PENDING'),
  reason: text(),
  createdAt: createdAt(),
});

/** A GST certificate that staff sent back. It counts as long as number and certificate are still those. */
export const gstRejections = pgTable('gst_rejections', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  version: text().notNull(),
  reason: text().notNull(),
  decidedAt: moment('decided_at').notNull().defaultNow(),
});
