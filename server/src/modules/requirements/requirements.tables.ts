import type { Approval } from '@plyhaat/contract/core/approval';
import type { RequirementStatus } from '@plyhaat/contract/requirements/requirement-form';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { categories, products } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { createdAt, id, moment, updatedAt } from '#platform/db/columns.ts';
import type { StoredReason } from './matching/stored-reason.ts';

/** What a buyer looks for. */
export const requirements = pgTable(
  'requirements',
  {
    id: id(),
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    quantity: text().notNull(),
    /** How many of them, as `readAmount` reads it. */
    amount: numeric({ mode: 'number' }),
    budget: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    stateId: uuid('state_id')
      .notNull()
      .references(() => states.id),
    cityId: uuid('city_id')
      .notNull()
      .references(() => cities.id),
    categoryId: uuid('category_id').references(() => categories.id, { onDelete: 'set null' }),
    /** Pending: paused until the buyer confirms. One that waits for staff is told by `approval`. */
    status: text().$type<RequirementStatus>().notNull().default('Active'),
    /** Only an APPROVED one is public: a contact in its words, or an upheld report, takes it out. */
    approval: text().$type<Approval>().notNull().default('APPROVED'),
    rejectReason: text('reject_reason'),
    /** When everybody first saw it. */
    publishedAt: moment('published_at'),
    expiresAt: moment('expires_at').notNull().default(sql`now() + interval '30 days'`),
    /** When the buyer was reminded that it ends. */
    remindedAt: moment('reminded_at'),
    closedAt: moment('closed_at'),
    /** Before others in the list: three a month for a buyer on Growth. */
    isFeatured: boolean('is_featured').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('requirements_open')
      .on(t.isFeatured.desc(), t.createdAt.desc(), t.id)
      .where(sql`${t.status} = 'Active' and ${t.approval} = 'APPROVED'`),
    index('requirements_by_end').on(t.expiresAt).where(sql`${t.status} in ('Active', 'Pending')`),
    index('requirements_of_buyer').on(t.buyerId, t.createdAt.desc()),
    // For the lists of staff.
    index('requirements_by_age').on(t.createdAt, t.id),
    index('requirements_by_budget').on(t.budget, t.id),
    index('requirements_by_status').on(t.status, t.createdAt, t.id),
    index('requirements_by_approval').on(t.approval, t.createdAt, t.id),
    index('requirements_by_title').using('gin', sql`lower(${t.title}) gin_trgm_ops`),
  ],
);

/** Sellers that a requirement was matched with, and why. Rows stay, so that nobody is notified twice. */
export const requirementMatches = pgTable(
  'requirement_matches',
  {
    requirementId: uuid('requirement_id')
      .notNull()
      .references(() => requirements.id, { onDelete: 'cascade' }),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    score: integer().notNull(),
    reasons: jsonb().$type<StoredReason[]>().notNull(),
    /** The seller's product that fits best. */
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    toldAt: moment('told_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.requirementId, t.sellerId] }),
    index('requirement_matches_of_seller').on(t.sellerId, t.toldAt.desc(), t.requirementId.desc()),
    index('requirement_matches_by_product').on(t.productId),
  ],
);
