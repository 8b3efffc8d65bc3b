import { and, asc, desc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { allowances, memberSubscriptions } from '#modules/billing/billing.tables.ts';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { companies, memberFiles, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles, pictureOf } from '#modules/media/media.tables.ts';
import { cities, countries, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db.ts';
import { isoTime } from '#platform/sql.ts';
import { selectGstRejection } from './gst.sql.ts';
import { sellerCategories, sellerFigures } from './sellers.tables.ts';

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

const selectRow = (db: Db) =>
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
    })
    .from(members)
    .leftJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(countries, eq(countries.id, members.countryId))
    .leftJoin(states, eq(states.id, members.stateId))
    .leftJoin(cities, eq(cities.id, members.cityId))
    .leftJoin(sellerFigures, eq(sellerFigures.memberId, members.id))
    .leftJoin(profileFiles, eq(profileFiles.path, members.profileImage))
    .leftJoin(bannerFiles, eq(bannerFiles.path, members.bannerImage));

const selectFiles = (db: Db, memberId: string) =>
  db
    .select({
      kind: memberFiles.kind,
      path: memberFiles.path,
      picture: pictureOf(mediaFiles),
      state: mediaFiles.state,
      poster: mediaFiles.poster,
    })
    .from(memberFiles)
    .leftJoin(mediaFiles, eq(mediaFiles.path, memberFiles.path))
    .where(eq(memberFiles.memberId, memberId))
    .orderBy(asc(memberFiles.position));

const selectCategories = (db: Db, memberId: string) =>
  db
    .select({ categoryId: categories.id, name: categories.name, slug: categories.slug })
    .from(sellerCategories)
    .innerJoin(categories, eq(categories.id, sellerCategories.categoryId))
    .where(eq(sellerCategories.memberId, memberId))
    .orderBy(asc(categories.level), asc(categories.position));

async function selectSubscriptionEnd(db: Db, memberId: string): Promise<string | null> {
  const [running] = await db
    .select({ endsAt: isoTime(memberSubscriptions.endsAt) })
    .from(memberSubscriptions)
    .where(
      and(
        eq(memberSubscriptions.memberId, memberId),
        lte(memberSubscriptions.startsAt, sql`now()`),
        gt(memberSubscriptions.endsAt, sql`now()`),
      ),
    )
    .orderBy(desc(memberSubscriptions.endsAt))
    .limit(1);
  return running?.endsAt ?? null;
}

/** What is left of each kind, and the days the next one lasts. */
const selectLeft = (db: Db, memberId: string) =>
  db
    .select({
      kind: allowances.kind,
      left: sql<number>`sum(${allowances.granted} - ${allowances.used})::int`,
      days: sql<number>`(array_agg(${allowances.days} order by ${allowances.endsAt}))[1]`,
    })
    .from(allowances)
    .where(and(eq(allowances.memberId, memberId), gt(allowances.endsAt, sql`now()`)))
    .groupBy(allowances.kind);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Everything a profile page shows of a member, by id or slug; who may see what of it is decided elsewhere. */
export async function selectProfile(db: Db, idOrSlug: string) {
  const named = UUID.test(idOrSlug)
    ? or(eq(members.id, idOrSlug), eq(members.slug, idOrSlug))
    : eq(members.slug, idOrSlug);
  const [row] = await selectRow(db).where(named);
  if (!row) return undefined;
  const id = row.member._id;
  return {
    ...row,
    files: await selectFiles(db, id),
    categories: await selectCategories(db, id),
    subscriptionEndDate: await selectSubscriptionEnd(db, id),
    left: await selectLeft(db, id),
    gstRejection: row.company && !row.company.isVerified ? await selectGstRejection(db, id) : null,
  };
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof selectProfile>>>;
