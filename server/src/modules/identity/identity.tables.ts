import type { Role } from '@plyhaat/contract/roles';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { cities, states } from '#modules/places/places.tables.ts';
import { createdAt, id, moment, updatedAt } from '#platform/columns.ts';

export const members = pgTable(
  'members',
  {
    id: id(),
    slug: text().notNull().unique(),
    phone: text().notNull().unique(),
    name: text().notNull(),
    email: text().unique(),
    role: text().$type<Role>().notNull(),
    profileImage: text('profile_image'),
    bannerImage: text('banner_image'),
    cityId: uuid('city_id').references(() => cities.id),
    stateId: uuid('state_id').references(() => states.id),
    isBlocked: boolean('is_blocked').notNull().default(false),
    /** The first sign-in proves the number; before it a member is in no list. */
    provenAt: moment('proven_at'),
    lastSeenAt: moment('last_seen_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('members_by_state').on(t.stateId), index('members_by_role').on(t.role)],
);

/** The business behind a selling member. */
export const companies = pgTable('companies', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  about: text(),
  address: text(),
  pinCode: text('pin_code'),
  natureOfBusiness: text('nature_of_business'),
  yearOfEstablishment: integer('year_of_establishment'),
  legalStatus: text('legal_status'),
  gstNumber: text('gst_number'),
  googleMapsLink: text('google_maps_link'),
  phone: text(),
  whatsapp: text(),
  landline: text(),
  email: text(),
  isVerified: boolean('is_verified').notNull().default(false),
});
