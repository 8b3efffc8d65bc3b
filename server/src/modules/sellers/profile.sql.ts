import type { Picture } from '@plyhaat/contract/core/picture';
import { isUuid } from '@plyhaat/contract/core/uuid';
import type { MediaState } from '@plyhaat/contract/media/media';
import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { memberSubscriptions } from '#modules/billing/billing.tables.ts';
import { hasSellerPlan, type Usable, usableOf } from '#modules/billing/running.reads.sql.ts';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { companies, memberFiles, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson, pictureOf } from '#modules/media/pictures.reads.sql.ts';
import { cities, countries, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime } from '#platform/db/sql.ts';
import { underReview } from './changes.sql.ts';
import { points } from './performance.sql.ts';
import { sellerCategories, sellerFigures, sellerStates } from './sellers.tables.ts';
import { gstRejection } from './staff/gst.sql.ts';

const profileFiles = alias(mediaFiles, 'profile_files');
const bannerFiles = alias(mediaFiles, 'banner_files');

const memberColumns = {
  _id: members.id,
  slug: members.slug,
  name: members.name,
  role: members.role,
  phone: members.phone,
  email: members.email,
  dob: members.birthDate,
  aniversaryDate: members.anniversaryDate,
  address: members.address,
  profileImage: members.profileImage,
  bannerImage: members.bannerImage,
  countryId: members.countryId,
  stateId: members.stateId,
  cityId: members.cityId,
  isBlocked: members.isBlocked,
  provenAt: isoTime(members.provenAt) as SQL<string | null>,
  lastSeenAt: isoTime(members.lastSeenAt) as SQL<string | null>,
  createdAt: isoTime(members.createdAt),
  updatedAt: isoTime(members.updatedAt),
};

type File = {
  readonly kind: 'image' | 'video' | 'document';
  readonly path: string;
  readonly picture: Picture | null;
  readonly state: MediaState | null;
  readonly poster: string | null;
};
const files = sql<File[]>`(
  select coalesce(json_agg(json_build_object('kind', own.kind, 'path', own.path, 'picture', ${pictureJson('file')},
    'state', file.state, 'poster', file.poster) order by own.position), '[]')
  from ${memberFiles} as own left join ${mediaFiles} as file on file.path = own.path
 where own.member_id = ${members.id})`;

const dealings = sql<{ categoryId: string; name: string; slug: string; shown: boolean }[]>`(
  select coalesce(json_agg(json_build_object('categoryId', category.id, 'name', category.name, 'slug', category.slug,
    'shown', category.shown)
    order by category.level, category.position), '[]')
  from ${sellerCategories} as own join ${categories} as category on category.id = own.category_id
 where own.member_id = ${members.id})`;

const servesStates = sql<{ _id: string; name: string }[]>`(
  select coalesce(json_agg(json_build_object('_id', served.id, 'name', served.name) order by served.name), '[]')
  from ${sellerStates} as own join ${states} as served on served.id = own.state_id
 where own.member_id = ${members.id})`;

const subscriptionEndDate = sql<string | null>`(
  select to_char(max(ends_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from ${memberSubscriptions}
   where member_id = ${members.id} and starts_at <= now() and ends_at > now())`;

const isPremium = sql<boolean>`${hasSellerPlan('members.id')}`;

const usable = sql<
  Usable[]
>`(select coalesce(json_agg(usable), '[]') from (${usableOf(sql`${members.id}`)}) as usable)`;

/** One query for everything, because stores are opened often and each query costs a round trip. */
const selectRow = (db: Db, column: 'id' | 'slug') =>
  db
    .select({
      member: memberColumns,
      company: companies,
      country: { _id: countries.id, name: countries.name },
      state: { _id: states.id, name: states.name },
      city: { _id: cities.id, name: cities.name },
      stateGstCode: states.gstCode,
      profilePicture: pictureOf(profileFiles),
      bannerPicture: pictureOf(bannerFiles),
      figures: sellerFigures,
      files,
      categories: dealings,
      servesStates,
      subscriptionEndDate,
      isPremium,
      usable,
      gstRejection,
      underReview,
      points,
    })
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(countries, eq(countries.id, members.countryId))
    .leftJoin(states, eq(states.id, members.stateId))
    .leftJoin(cities, eq(cities.id, members.cityId))
    .leftJoin(sellerFigures, eq(sellerFigures.memberId, members.id))
    .leftJoin(profileFiles, eq(profileFiles.path, members.profileImage))
    .leftJoin(bannerFiles, eq(bannerFiles.path, members.bannerImage))
    .where(eq(members[column], sql.placeholder('idOrSlug')))
    .prepare(`profile by ${column}`);

type Statement = ReturnType<typeof selectRow>;
const statements = new WeakMap<Db, Partial<Record<'id' | 'slug', Statement>>>();

function statementOf(db: Db, column: 'id' | 'slug'): Statement {
  const existing = statements.get(db) ?? {};
  statements.set(db, existing);
  existing[column] ??= selectRow(db, column);
  return existing[column];
}

/** Everything a profile page shows of a member, by id or slug; who may see what of it is decided elsewhere. */
export async function selectProfile(db: Db, idOrSlug: string) {
  const [row] = await statementOf(db, isUuid(idOrSlug) ? 'id' : 'slug').execute({ idOrSlug });
  return row;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof selectProfile>>>;
