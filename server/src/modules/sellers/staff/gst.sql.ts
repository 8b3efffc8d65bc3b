import type { Approval } from '@plyhaat/contract/core/approval';
import { and, asc, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { companies, memberFiles, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import type { QueueFilter, QueuePage } from '#platform/review/reviewable.ts';
import { holding } from '#platform/review/search.sql.ts';
import { gstRejections, sellerChanges } from '../sellers.tables.ts';

/** Another number or another certificate is another thing to look at. */
const certificateVersion = sql<string>`md5(${companies.gstNumber} || ' ' || ${memberFiles.path})`;
const version = sql<string>`coalesce(${sellerChanges.version}::text, ${certificateVersion})`;
const status = sql<Approval>`case when ${companies.isVerified} then coalesce(${sellerChanges.state}, 'APPROVED')
  when ${gstRejections.version} = ${certificateVersion} then 'REJECTED' else 'PENDING' end`;
const submitted = sql`coalesce(${sellerChanges.createdAt}, ${members.updatedAt})`;

const wantedCities = alias(cities, 'wanted_cities');
const wantedStates = alias(states, 'wanted_states');

/** A seller with its certificate, or with another name and address than the verified ones. */
const certificates = (db: Db) =>
  db
    .select({
      memberId: members.id,
      slug: members.slug,
      contact: members.name,
      role: members.role,
      company: companies,
      change: sellerChanges,
      wantedCity: wantedCities.name,
      wantedState: wantedStates.name,
      wantedGstCode: wantedStates.gstCode,
      version,
      status,
      place: { countryId: members.countryId, stateId: members.stateId, cityId: members.cityId },
      cityName: cities.name,
      stateName: states.name,
      stateGstCode: states.gstCode,
      file: memberFiles.path,
      picture: pictureOf(mediaFiles),
      submittedAt: sql<string>`to_char(${submitted} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      reason: sql<string | null>`case when ${companies.isVerified} then ${sellerChanges.reason}
        when ${gstRejections.version} = ${certificateVersion} then ${gstRejections.reason} end`,
    })
    .from(members)
    .innerJoin(companies, eq(companies.memberId, members.id))
    .leftJoin(
      memberFiles,
      and(eq(memberFiles.memberId, members.id), eq(memberFiles.kind, 'document'), eq(memberFiles.position, 0)),
    )
    .leftJoin(sellerChanges, eq(sellerChanges.memberId, members.id))
    .leftJoin(wantedCities, eq(wantedCities.id, sellerChanges.cityId))
    .leftJoin(wantedStates, eq(wantedStates.id, sellerChanges.stateId))
    .leftJoin(gstRejections, eq(gstRejections.memberId, members.id))
    .leftJoin(mediaFiles, eq(mediaFiles.path, memberFiles.path))
    .leftJoin(cities, eq(cities.id, members.cityId))
    .leftJoin(states, eq(states.id, members.stateId));

export type Certificate = Awaited<ReturnType<typeof certificates>>[number];

const isThere = or(isNotNull(sellerChanges.memberId), and(isNotNull(companies.gstNumber), isNotNull(memberFiles.path)));
const having = ({ status: wanted, q }: QueueFilter) =>
  and(
    isNotNull(members.provenAt),
    isThere,
    sql`${status} = ${wanted}`,
    holding(q, companies.name, members.name, sellerChanges.name, companies.gstNumber),
  );

export function selectCertificates(db: Db, { limit, offset, ...filter }: QueuePage) {
  const direction = filter.status === 'PENDING' ? asc : desc;
  return certificates(db)
    .where(having(filter))
    .orderBy(direction(submitted), asc(members.id))
    .limit(limit)
    .offset(offset);
}

export const countCertificates = (db: Db, filter: QueueFilter) =>
  db.$count(certificates(db).where(having(filter)).as('all_certificates'));

export async function selectCertificate(db: Db, memberId: string): Promise<Certificate | undefined> {
  const [certificate] = await certificates(db).where(and(eq(members.id, memberId), isThere));
  return certificate;
}

/** Holds the company until the transaction ends. */
export const lockCompany = (db: Db, memberId: string) =>
  db.select({ id: companies.memberId }).from(companies).where(eq(companies.memberId, memberId)).for('no key update');

export const findLockedCompany = async (db: Db, memberId: string) =>
  (
    await db
      .select({ name: companies.name, isVerified: companies.isVerified })
      .from(companies)
      .where(eq(companies.memberId, memberId))
      .for('no key update')
  )[0];

export const upsertRejection = (db: Db, memberId: string, seen: string, reason: string) =>
  db
    .insert(gstRejections)
    .values({ memberId, version: seen, reason })
    .onConflictDoUpdate({
      target: gstRejections.memberId,
      set: { version: seen, reason, decidedAt: sql`now()` },
    });

/** Why staff sent back the certificate that is still there; for a select from members with their companies. */
export const gstRejection = sql<string | null>`(
  select ${gstRejections.reason} from ${gstRejections}
    join ${memberFiles} on ${memberFiles.memberId} = ${gstRejections.memberId}
     and ${memberFiles.kind} = 'document' and ${memberFiles.position} = 0
   where ${gstRejections.memberId} = ${members.id} and not ${companies.isVerified}
     and ${gstRejections.version} = ${certificateVersion})`;
