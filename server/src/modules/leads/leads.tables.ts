import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import type { BadLeadReason, LeadChannel, LeadSource, LeadStatus } from '@plyhaat/contract/leads/leads';
import type { PlacedKind } from '@plyhaat/contract/sellers/placement-looks';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { cities } from '#modules/places/places.tables.ts';
import { requirements } from '#modules/requirements/requirements.tables.ts';
import { createdAt, id, moment } from '#platform/db/columns.ts';

/** Which program sent it, by the name it gives itself (`SourceName`), as orders keep theirs. */
const sentBy = { sourceName: text('source_name').notNull().default('WEB') };

/** What a contact was about; the last one's stands in the lead itself. */
const about = {
  productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
  reelId: uuid('reel_id'),
  requirementId: uuid('requirement_id'),
  /** The shared list that it came by; it may be gone. */
  shareId: uuid('share_id'),
  source: text().$type<LeadSource>().notNull(),
  message: text(),
  /** What 'Get price' adds. */
  quantity: numeric({ precision: 15, scale: 3, mode: 'number' }),
  unit: text().$type<PriceUnit>(),
  /** The town to deliver to, in the buyer's words. */
  city: text(),
  neededBy: date('needed_by', { mode: 'string' }),
  ...sentBy,
};

/** A buyer's contact with a seller by one channel, at most one a day. It stays, anonymous, when the buyer is erased. */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    buyerId: uuid('buyer_id'),
    channel: text().$type<LeadChannel>().notNull(),
    status: text().$type<LeadStatus>().notNull().default('new'),
    name: text().notNull(),
    phone: text(),
    email: text(),
    /** Where the buyer was then. */
    cityId: uuid('city_id').references(() => cities.id, { onDelete: 'set null' }),
    ...about,
    /** The seller's placement that its buyer tapped within the 24 hours before. */
    placementKind: text('placement_kind').$type<PlacedKind>(),
    placementId: uuid('placement_id'),
    note: text(),
    reminderAt: moment('reminder_at'),
    /** When the seller first saw it, and when it first did something about it. */
    seenAt: moment('seen_at'),
    respondedAt: moment('responded_at'),
    /** When the buyer was asked for a review of the seller. */
    reviewAskedAt: moment('review_asked_at'),
    createdAt: createdAt(),
    lastContactAt: moment('last_contact_at').notNull().defaultNow(),
  },
  (t) => [
    index('leads_of_seller').on(t.sellerId, t.lastContactAt.desc(), t.id.desc()),
    index('leads_waiting')
      .on(t.sellerId, t.lastContactAt.desc(), t.id.desc())
      .where(sql`${t.status} = 'new' or ${t.seenAt} is null`),
    index('leads_asking_a_price')
      .on(t.sellerId, t.lastContactAt.desc(), t.id.desc())
      .where(sql`${t.quantity} is not null`),
    index('leads_of_seller_by_age').on(t.sellerId, t.createdAt),
    index('leads_of_buyer').on(t.buyerId, t.lastContactAt.desc()),
    // For the lists of staff.
    index('leads_by_age').on(t.createdAt, t.id),
    index('leads_by_channel').on(t.channel, t.createdAt, t.id),
    index('leads_by_status').on(t.status, t.createdAt, t.id),
    index('leads_by_source').on(t.source, t.createdAt, t.id),
    index('leads_unseen').on(t.sellerId).where(sql`${t.seenAt} is null`),
  ],
);

/** The history of a lead: one row each time the buyer came. */
export const leadContacts = pgTable(
  'lead_contacts',
  {
    id: id(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    ...about,
    createdAt: createdAt(),
  },
  (t) => [
    index('lead_contacts_of_lead').on(t.leadId, t.createdAt),
    index('lead_contacts_of_share').on(t.shareId).where(sql`${t.shareId} is not null`),
  ],
);

/** How a seller came by the number of a requirement's buyer. */
export type PlaceBy = 'asking' | 'invitation' | 'acceptance';

/**
 * Sellers who hold the number of a requirement's buyer. At most five of them came by it by asking and have not given
 * their place back; who counts them holds a lock on the requirement.
 */
export const numberPlaces = pgTable(
  'number_places',
  {
    id: id(),
    requirementId: uuid('requirement_id')
      .notNull()
      .references(() => requirements.id, { onDelete: 'cascade' }),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    buyerId: uuid('buyer_id').notNull(),
    by: text().$type<PlaceBy>().notNull(),
    givenBackAt: moment('given_back_at'),
    /** Why, in the seller's choice of words. */
    reason: text().$type<BadLeadReason>(),
    /** Whether this report has paused the requirement; pausing it again needs two others. */
    hasPaused: boolean('has_paused').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('number_places_of_seller').on(t.requirementId, t.sellerId)],
);

export type Measure =
  | 'profile_view'
  | 'product_view'
  | 'reel_play'
  | 'reel_watched'
  | 'reel_tap'
  | 'lead_channel'
  | 'lead_source'
  | 'lead_city'
  | 'lead_product'
  | 'lead_reel'
  | 'lead_placement'
  | 'lead_won';

/**
 * What a seller's charts are drawn from: how many of each measure there were on a day in India, and of which part, as a
 * channel, a city or a product. Counted by jobs from views, plays and leads; a part of which there was none has no row.
 */
export const insightCounts = pgTable(
  'insight_counts',
  {
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    measure: text().$type<Measure>().notNull(),
    part: text().notNull(),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sellerId, t.day, t.measure, t.part] })],
);

/** Messages to us, from whoever wrote them. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    address: text().notNull(),
    subject: text(),
    message: text().notNull(),
    ...sentBy,
    mailedAt: moment('mailed_at'),
    createdAt: createdAt(),
  },
  (t) => [index('enquiries_by_time').on(t.createdAt)],
);
