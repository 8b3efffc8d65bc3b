import type { Language } from '@plyhaat/contract/core/languages';
import type { Role } from '@plyhaat/contract/core/roles';
import type { MailGroup } from '@plyhaat/contract/notifications/mail-groups';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { cities, countries, states } from '#modules/places/places.tables.ts';
import { bytes, createdAt, id, moment, updatedAt } from '#platform/db/columns.ts';

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
    countryId: uuid('country_id').references(() => countries.id),
    /** Where letters reach the member; the company's own address is the public one. */
    address: text(),
    birthDate: date('birth_date', { mode: 'string' }),
    anniversaryDate: date('anniversary_date', { mode: 'string' }),
    /** See passwords.ts; signing in needs a code, never this. */
    passwordHash: text('password_hash'),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    marketingEmails: boolean('marketing_emails').notNull().default(false),
    /** Groups of mails that the member unsubscribed from. */
    mailGroupsOff: text('mail_groups_off').array().$type<MailGroup[]>().notNull().default(sql`'{}'`),
    /** What it chose to read and be written to in. */
    language: text().$type<Language>(),
    isBlocked: boolean('is_blocked').notNull().default(false),
    /** The first sign-in proves the number; before it a member is in no list. */
    provenAt: moment('proven_at'),
    lastSeenAt: moment('last_seen_at'),
    /** For searches of staff: name, company, phone and GST number in lower case. Maintained by triggers. */
    lookup: text().notNull().default(''),
    /** For sorting in lists of staff: the company's name, or the member's own. Maintained by triggers. */
    listName: text('list_name').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('members_by_state').on(t.stateId, t.createdAt, t.id),
    index('members_by_role').on(t.role, t.createdAt, t.id),
    index('members_by_age').on(t.createdAt, t.id),
    index('members_by_list_name').on(t.listName, t.id),
    index('members_by_visit').on(t.lastSeenAt.desc().nullsLast(), t.id),
    index('members_blocked').on(t.createdAt, t.id).where(sql`${t.isBlocked}`),
    index('members_unproven').on(t.createdAt, t.id).where(sql`${t.provenAt} is null`),
    index('members_by_lookup').using('gin', sql`${t.lookup} gin_trgm_ops`),
  ],
);

/** The business behind a selling member. */
export const companies = pgTable(
  'companies',
  {
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
    employees: text(),
    annualTurnover: text('annual_turnover'),
    iecCode: text('iec_code'),
    cinNumber: text('cin_number'),
    chiefExecutive: text('chief_executive'),
    brandNames: text('brand_names').array().notNull().default(sql`'{}'`),
    isVerified: boolean('is_verified').notNull().default(false),
    /** The last day the store is closed, by India's calendar, and what it says about it. */
    holidayUntil: date('holiday_until', { mode: 'string' }),
    holidayNote: text('holiday_note'),
    /** The name without what makes no difference: letter case, spaces, legal form, letters that look alike. */
    nameKey: text('name_key').notNull().generatedAlwaysAs(sql`company_name_key(name)`),
  },
  (t) => [
    index('companies_by_name').using('gin', sql`lower(${t.name}) gin_trgm_ops`),
    index('companies_verified').on(t.memberId).where(sql`${t.isVerified}`),
    index('companies_verified_by_key').on(t.nameKey).where(sql`${t.isVerified}`),
    index('companies_verified_alike').using('gin', sql`${t.nameKey} gin_trgm_ops`).where(sql`${t.isVerified}`),
  ],
);

/** Further pictures, videos and documents of a member, in its own order; the first document is the GST certificate. */
export const memberFiles = pgTable(
  'member_files',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text().$type<'image' | 'video' | 'document'>().notNull(),
    position: smallint().notNull(),
    path: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind, t.position] })],
);

/** A vendor as its registration form describes it. */
export type RegisteredVendor = Pick<
  typeof members.$inferInsert,
  'name' | 'email' | 'role' | 'birthDate' | 'address' | 'passwordHash' | 'profileImage' | 'bannerImage'
> & {
  readonly countryId: string;
  readonly stateId: string;
  readonly cityId: string;
  readonly categoryId: string | null;
  readonly company: Omit<typeof companies.$inferInsert, 'memberId' | 'phone' | 'isVerified'>;
};

/**
 * Vendors who have not shown that the number is theirs. They are no members: several may name one number, and neither
 * the number nor the e-mail is reserved by them.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    phone: text().notNull(),
    vendor: jsonb().$type<RegisteredVendor>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('registrations_by_phone').on(t.phone), index('registrations_by_age').on(t.createdAt)],
);

/** Codes that were sent and may still be entered. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: id(),
    phone: text().notNull(),
    /** Who may enter it: a device known for the number, a browser by its cookie, or whoever knows the number. */
    asker: text().notNull(),
    digest: bytes().notNull(),
    tries: smallint().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('sign_in_codes_by_phone').on(t.phone)],
);

/** Where members are signed in. A session that ends is deleted, so a token without its row is worthless. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** When the code was entered; refreshing does not move it. */
    enteredAt: moment('entered_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    device: text().notNull(),
    address: text().notNull(),
    /** When the second factor was entered in it, by staff. */
    factorAt: moment('factor_at'),
  },
  (t) => [index('sessions_by_member').on(t.memberId), index('sessions_by_end').on(t.expiresAt)],
);

/** Sessions that refreshing has just replaced. They end with the one that took their place. */
export const replacedSessions = pgTable(
  'replaced_sessions',
  {
    /** What the session's id was. */
    id: uuid().primaryKey(),
    newestId: uuid('newest_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Where it was replaced (visitor.ts). */
    caller: text().notNull(),
    replacedAt: moment('replaced_at').notNull().defaultNow(),
  },
  (t) => [index('replaced_sessions_by_newest').on(t.newestId)],
);
