import type { Approval } from '@plyhaat/contract/core/approval';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { companies, memberFiles, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime } from '#platform/db/sql.ts';
import type { QueuePage } from '#platform/review/reviewable.ts';
import { gstRejections } from './sellers.tables.ts';

/** Another number or another paper is another thing to look at. */
const version = sql<string>`md5(${companies.gstNumber} || ' ' || ${memberFiles.path})`;
const status = sql<Approval>`case when ${companies.isVerified} then 'APPROVED'
  when ${gstRejections.version} = ${version} then 'REJECTED' else 'PENDING' end`;

const papers = (db: Db) =>
  db
    .select({
      memberId: members.id,
      slug: members.slug,
      contact: members.name,
      role: members.role,
      company: companies,
      version,
      status,
      cityName: cities.name,
      stateName: states.name,
      stateGstCode: states.gstCode,
      paper: memberFiles.path,
      picture: pictureOf(mediaFiles),
      submittedAt: isoTime(members.updatedAt),
      reason: sql<string | null>`case when ${gstRejections.version} = ${version} then ${gstRejections.reason} end`,
    })
    .from(members)
    .innerJoin(companies, and(eq(companies.memberId, members.id), isNotNull(companies.gstNumber)))
    .innerJoin(
      memberFiles,
      and(eq(memberFiles.memberId, members.id), eq(memberFiles.kind, 'document'), eq(memberFiles.position, 0)),
    )
    .leftJoin(gstRejections, eq(gstRejections.memberId, members.id))
    .leftJoin(mediaFiles, eq(mediaFiles.path, memberFiles.path))
    .leftJoin(cities, eq(cities.id, members.cityId))
    .leftJoin(states, eq(states.id, members.stateId));

export type Paper = Awaited<ReturnType<typeof papers>>[number];

const having = (wanted: Approval) => and(isNotNull(members.provenAt), sql`${status} = ${wanted}`);

export function selectPapers(db: Db, { status: wanted, limit, offset }: QueuePage) {
  const direction = wanted === 'PENDING' ? asc : desc;
  return papers(db)
    .where(having(wanted))
    .orderBy(direction(members.updatedAt), asc(members.id))
    .limit(limit)
    .offset(offset);
}

export const countPapers = (db: Db, wanted: Approval) => db.$count(papers(db).where(having(wanted)).as('all_papers'));

export async function selectPaper(db: Db, memberId: string): Promise<Paper | undefined> {
  const [paper] = await papers(db).where(eq(members.id, memberId));
  return paper;
}

/** Holds the company until the transaction ends. */
export const lockCompany = (db: Db, memberId: string) =>
  db.select({ id: companies.memberId }).from(companies).where(eq(companies.memberId, memberId)).for('no key update');

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
     and ${gstRejections.version} = ${version})`;
