import type { Approval } from '@plyhaat/contract/core/approval';
import { boolean, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { members } from '#modules/identity/identity.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { createdAt, id, moment, updatedAt } from '#platform/db/columns.ts';

/** A brand's offer to partners in some cities of a state. */
export const opportunities = pgTable(
  'opportunities',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    organisationName: text('organisation_name').notNull(),
    type: text().notNull(),
    brand: text().notNull(),
    product: text().notNull(),
    stateId: uuid('state_id')
      .notNull()
      .references(() => states.id),
    image: text().notNull(),
    logo: text(),
    description: text().notNull(),
    isPremium: boolean('is_premium').notNull().default(false),
    approval: text().$type<Approval>().notNull().default('PENDING'),
    rejectReason: text('reject_reason'),
    /** Until when applications are taken. */
    endsAt: moment('ends_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('opportunities_by_time').on(t.approval, t.createdAt.desc(), t.id),
    index('opportunities_of_owner').on(t.ownerId),
  ],
);

export const opportunityCategories = pgTable(
  'opportunity_categories',
  {
    opportunityId: uuid('opportunity_id')
      .notNull()
      .references(() => opportunities.id, { onDelete: 'cascade' }),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.opportunityId, t.categoryId] })],
);

export const opportunityCities = pgTable(
  'opportunity_cities',
  {
    opportunityId: uuid('opportunity_id')
      .notNull()
      .references(() => opportunities.id, { onDelete: 'cascade' }),
    cityId: uuid('city_id')
      .notNull()
      .references(() => cities.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.opportunityId, t.cityId] })],
);
