import type { Approval } from '@plyhaat/contract/core/approval';
import type { Answer, ApplicationStatus } from '@plyhaat/contract/dealerships/application-form';
import type { BusinessType } from '@plyhaat/contract/dealerships/dealership-form';
import type { DealershipCopy } from '@plyhaat/contract/dealerships/dealerships';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { members } from '#modules/identity/identity.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { createdAt, id, moment, updatedAt } from '#platform/db/columns.ts';

const member = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** A decision must name the version; every save makes another one. */
const reviewed = () => ({
  version: uuid().notNull().defaultRandom(),
  rejectReason: text('reject_reason'),
  submittedAt: moment('submitted_at').notNull().defaultNow(),
  decidedAt: moment('decided_at'),
});

/** A member's business record, seen by itself, by staff and in the copy that an application carries. */
export const dealerships = pgTable(
  'dealerships',
  {
    id: id(),
    ownerId: member('owner_id'),
    name: text().notNull(),
    description: text().notNull(),
    address: text().notNull(),
    stateId: uuid('state_id')
      .notNull()
      .references(() => states.id),
    cityId: uuid('city_id')
      .notNull()
      .references(() => cities.id),
    pincode: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    website: text(),
    businessType: text('business_type').$type<BusinessType>().notNull(),
    establishedYear: smallint('established_year'),
    gstNumber: text('gst_number'),
    logo: text().notNull(),
    /** Paths of private files, in the member's order. */
    documents: text().array().notNull().default(sql`'{}'`),
    approval: text().$type<Approval>().notNull().default('PENDING'),
    ...reviewed(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('dealerships_of_owner').on(t.ownerId, t.createdAt.desc()),
    index('dealerships_by_approval').on(t.approval, t.submittedAt, t.id),
  ],
);

/**
 * A brand's offer to partners in some cities of a state. APPROVED is what the public sees until it ends; `review` says
 * how far the newest save is, and `waiting` holds what that changes of an approved one, by column.
 */
export const opportunities = pgTable(
  'opportunities',
  {
    id: id(),
    ownerId: member('owner_id'),
    organisationName: text('organisation_name').notNull(),
    type: text().notNull(),
    brand: text().notNull(),
    product: text().notNull(),
    /** In the owner's order. */
    categoryIds: uuid('category_ids').array().notNull().default(sql`'{}'`),
    stateId: uuid('state_id')
      .notNull()
      .references(() => states.id),
    cityIds: uuid('city_ids').array().notNull().default(sql`'{}'`),
    image: text().notNull(),
    logo: text(),
    description: text().notNull(),
    approval: text().$type<Approval>().notNull().default('PENDING'),
    review: text().$type<Approval>().notNull().default('PENDING'),
    ...reviewed(),
    waiting: jsonb().$type<Record<string, unknown>>(),
    /** For how long the allowance it was taken from lets it run, from approval on. */
    days: integer().notNull().default(0),
    /** Until when applications are taken. */
    endsAt: moment('ends_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('opportunities_by_time').on(t.approval, t.createdAt.desc(), t.id),
    index('opportunities_of_owner').on(t.ownerId),
    index('opportunities_by_review').on(t.review, t.submittedAt, t.id),
  ],
);

/** A member's answer to an opportunity, one each. It keeps a copy of the dealership that was attached. */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    opportunityId: uuid('opportunity_id')
      .notNull()
      .references(() => opportunities.id, { onDelete: 'cascade' }),
    applicantId: member('applicant_id'),
    organisationName: text('organisation_name').notNull(),
    email: text().notNull(),
    answers: jsonb().$type<Answer[]>().notNull(),
    /** Whose files the copy names; the dealership itself may be gone. */
    dealershipId: uuid('dealership_id'),
    dealership: jsonb().$type<Omit<DealershipCopy, 'documents'>>(),
    documents: text().array().notNull().default(sql`'{}'`),
    status: text().$type<ApplicationStatus>().notNull().default('new'),
    reason: text(),
    /** The owner's own, which the applicant never sees. */
    note: text(),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('applications_once').on(t.opportunityId, t.applicantId),
    index('applications_of_opportunity').on(t.opportunityId, t.createdAt.desc(), t.id.desc()),
    index('applications_of_applicant').on(t.applicantId, t.createdAt.desc()),
    // By what the applicant last heard; the owner's own notes move nothing.
    index('applications_by_answer').on(
      t.applicantId,
      sql`coalesce(${t.decidedAt}, ${t.createdAt}) desc nulls last`,
      t.id.desc(),
    ),
    index('applications_by_dealership').on(t.dealershipId),
    // For the lists of staff.
    index('applications_by_age').on(t.createdAt, t.id),
    index('applications_by_status').on(t.status, t.createdAt, t.id),
    index('applications_by_organisation').using('gin', sql`lower(${t.organisationName}) gin_trgm_ops`),
  ],
);

/** Cities that an accepted applicant was given. */
export const grantedCities = pgTable(
  'granted_cities',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    cityId: uuid('city_id')
      .notNull()
      .references(() => cities.id),
    opportunityId: uuid('opportunity_id')
      .notNull()
      .references(() => opportunities.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.cityId] }),
    index('granted_cities_of_opportunity').on(t.opportunityId, t.cityId),
  ],
);
