import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { cities } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import type { Source } from '#platform/db/merged-list.sql.ts';
import { applications, opportunities } from './dealerships.tables.ts';

const kinds = { application: sql`true` };
const from = sql`${applications} as application
  join ${opportunities} as opportunity on opportunity.id = application.opportunity_id`;
const id = sql.raw('application.id');

/** What a seller applied for itself, by what it last heard. */
export const sentSource = (memberId: string): Source<'application'> => ({
  kinds,
  from,
  where: sql`application.applicant_id = ${memberId}::uuid`,
  at: sql.raw('coalesce(application.decided_at, application.created_at)'),
  id,
  waits: sql`false`,
  text: sql`concat_ws(' ', opportunity.brand, opportunity.organisation_name, opportunity.type)`,
});

/** Who applied for a seller's opportunities. */
export const receivedSource = (memberId: string): Source<'application'> => ({
  kinds,
  from,
  where: sql`opportunity.owner_id = ${memberId}::uuid and application.status <> 'withdrawn'`,
  at: sql.raw('application.created_at'),
  id,
  waits: sql`application.status = 'new'`,
  text: sql`concat_ws(' ', application.organisation_name, opportunity.brand, opportunity.type)`,
});

/** What the inbox shows of applications, sent and received; `cities` in the opportunity's order. */
export const selectApplicationsOf = (db: Db, memberId: string, ids: readonly string[]) =>
  db
    .select({
      id: applications.id,
      isOwn: sql<boolean>`${applications.applicantId} = ${memberId}::uuid`,
      opportunityId: opportunities.id,
      applicant: applications.organisationName,
      organisation: opportunities.organisationName,
      type: opportunities.type,
      brand: opportunities.brand,
      status: applications.status,
      cities: sql<
        string | null
      >`(select string_agg(city.name, ', ' order by array_position(${opportunities.cityIds}, city.id))
        from ${cities} as city where city.id = any(${opportunities.cityIds}))`,
      at: sql<string>`to_char((case when ${applications.applicantId} = ${memberId}::uuid
        then coalesce(${applications.decidedAt}, ${applications.createdAt}) else ${applications.createdAt} end)
        at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(applications)
    .innerJoin(opportunities, eq(opportunities.id, applications.opportunityId))
    .where(
      and(
        inArray(applications.id, [...ids]),
        or(
          eq(applications.applicantId, memberId),
          and(eq(opportunities.ownerId, memberId), ne(applications.status, 'withdrawn')),
        ),
      ),
    );
