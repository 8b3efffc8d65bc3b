import type { Approval } from '@plyhaat/contract/core/approval';
import type { RequirementStatus } from '@plyhaat/contract/requirements/requirement-form';
import { sql } from 'drizzle-orm';
import { index, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { createdAt, id, moment, updatedAt } from '#platform/db/columns.ts';

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
    budget: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull(),
    stateId: uuid('state_id')
      .notNull()
      .references(() => states.id),
    cityId: uuid('city_id')
      .notNull()
      .references(() => cities.id),
    categoryId: uuid('category_id').references(() => categories.id, { onDelete: 'set null' }),
    status: text().$type<RequirementStatus>().notNull().default('Active'),
    /** Only an APPROVED one is public: a contact in its words, or an upheld report, takes it out. */
    approval: text().$type<Approval>().notNull().default('APPROVED'),
    rejectReason: text('reject_reason'),
    /** When everybody first saw it. */
    publishedAt: moment('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('requirements_open')
      .on(t.createdAt.desc(), t.id)
      .where(sql`${t.status} = 'Active' and ${t.approval} = 'APPROVED'`),
    index('requirements_of_buyer').on(t.buyerId, t.createdAt.desc()),
  ],
);
