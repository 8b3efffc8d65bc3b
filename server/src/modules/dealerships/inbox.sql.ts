import { BUSINESS_ROLES } from '@plyhaat/contract/core/roles';
import type { ApplicationStatus } from '@plyhaat/contract/dealerships/application-form';
import type { Application, CityHolder } from '@plyhaat/contract/dealerships/applications';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { GRANTED } from './applications.sql.ts';
import { applications, grantedCities, opportunities } from './dealerships.tables.ts';
import { moment } from './opportunities.fields.sql.ts';
import { documentFilesOf } from './records.sql.ts';

const BUSINESS = sql.raw(BUSINESS_ROLES.map((role) => `'${role}'`).join(', '));
const STAYS = sql.raw(`application.status <> 'withdrawn'`);

const FIELDS = sql`
  '_id', application.id, 'opportunityId', application.opportunity_id,
  'applicant', json_build_object('_id', member.id, 'name', member.name, 'companyName', company.name,
    'slug', case when member.role in (${BUSINESS}) then member.slug end,
    'isVerified', coalesce(company.is_verified, false), 'cityName', city.name, 'stateName', state.name),
  'Organisation_name', application.organisation_name, 'questionArr', application.answers,
  'email', case when ${STAYS} then application.email end, 'phone', case when ${STAYS} then member.phone end,
  'dealership', case when ${STAYS} and application.dealership is not null
    then application.dealership || jsonb_build_object('documents', ${documentFilesOf(sql.raw('application.documents'))}) end,
  'status', application.status, 'reason', application.reason, 'note', application.note,
  'grantedCities', ${GRANTED},
  'createdAt', ${moment('application.created_at')}, 'decidedAt', ${moment('application.decided_at')}`;

type Flat = 'name' | 'cityName' | 'answer1' | 'answer2' | 'answer3' | 'answer4' | 'answer5';
export type ApplicationRow = Omit<Application, Flat>;

type Wanted = {
  readonly opportunityId: string;
  readonly page: number;
  readonly perPage: number;
  readonly status?: ApplicationStatus | undefined;
  readonly id?: string | undefined;
};
type Found = { data: ApplicationRow[]; total: number; counts: Record<ApplicationStatus, number> };

/** The applications for an opportunity, newest first, and how many there are in each state. */
export async function selectApplications(db: Db, { opportunityId, page, perPage, status, id }: Wanted): Promise<Found> {
  const all = sql`application.opportunity_id = ${opportunityId}::uuid`;
  const where = sql.join(
    [all, ...(status ? [sql`application.status = ${status}`] : []), ...(id ? [sql`application.id = ${id}::uuid`] : [])],
    sql` and `,
  );
  const order = sql.raw('application.created_at desc, application.id desc');
  const { rows } = await db.execute<Found>(sql`
    select (select count(*)::integer from ${applications} as application where ${where}) as total,
      (select json_object_agg(state, (select count(*) from ${applications} as application
          where ${all} and application.status = state))
         from unnest(array['new', 'shortlisted', 'accepted', 'rejected', 'withdrawn']) as state) as counts,
      (select coalesce(json_agg(json_build_object(${FIELDS}) order by ${order}), '[]')
         from (select * from ${applications} as application where ${where} order by ${order}
               limit ${perPage} offset ${(page - 1) * perPage}) as application
         join ${opportunities} as opportunity on opportunity.id = application.opportunity_id
         join ${members} as member on member.id = application.applicant_id
         left join ${companies} as company on company.member_id = member.id
         left join ${cities} as city on city.id = member.city_id
         left join ${states} as state on state.id = member.state_id) as data`);
  return rows[0] ?? { data: [], total: 0, counts: { new: 0, shortlisted: 0, accepted: 0, rejected: 0, withdrawn: 0 } };
}

export async function findOwnerOf(db: Db, opportunityId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ ownerId: opportunities.ownerId })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  return found?.ownerId;
}

/** Locks the opportunity of an application, so that its cities are granted one at a time. */
export async function lockAnswered(db: Db, applicationId: string) {
  const [found] = await db
    .select({
      opportunityId: opportunities.id,
      ownerId: opportunities.ownerId,
      brand: opportunities.brand,
      cityIds: opportunities.cityIds,
    })
    .from(applications)
    .innerJoin(opportunities, eq(opportunities.id, applications.opportunityId))
    .where(eq(applications.id, applicationId))
    .for('update', { of: opportunities });
  return found;
}

/** Who else has one of these cities already. */
export async function selectHolders(
  db: Db,
  opportunityId: string,
  exceptId: string,
  cityIds: readonly string[],
): Promise<CityHolder[]> {
  const rows = await db
    .select({ _id: cities.id, name: cities.name, holder: applications.organisationName })
    .from(grantedCities)
    .innerJoin(applications, eq(applications.id, grantedCities.applicationId))
    .innerJoin(cities, eq(cities.id, grantedCities.cityId))
    .where(
      and(
        eq(grantedCities.opportunityId, opportunityId),
        ne(grantedCities.applicationId, exceptId),
        inArray(grantedCities.cityId, [...cityIds]),
      ),
    )
    .orderBy(cities.name);
  return rows.map(({ holder, ...city }) => ({ city, holder }));
}

/** Replaces the granted cities; those that stay keep their date. */
export async function replaceGrants(
  db: Db,
  { id, opportunityId }: { readonly id: string; readonly opportunityId: string },
  cityIds: readonly string[],
): Promise<void> {
  const own = eq(grantedCities.applicationId, id);
  await db
    .delete(grantedCities)
    .where(
      cityIds.length > 0 ? and(own, sql`${grantedCities.cityId} <> all(${sql.param([...cityIds])}::uuid[])`) : own,
    );
  if (cityIds.length > 0)
    await db
      .insert(grantedCities)
      .values(cityIds.map((cityId) => ({ applicationId: id, cityId, opportunityId })))
      .onConflictDoNothing();
}

type Change = Partial<Pick<typeof applications.$inferInsert, 'status' | 'reason' | 'note'>> & {
  readonly isDecided: boolean;
};
export const updateApplication = (db: Db, id: string, { isDecided, ...change }: Change) =>
  db
    .update(applications)
    .set({ ...change, updatedAt: sql`now()`, ...(isDecided && { decidedAt: sql`now()` }) })
    .where(eq(applications.id, id));

export async function selectCityNames(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ name: cities.name })
    .from(cities)
    .where(inArray(cities.id, [...ids]))
    .orderBy(cities.name);
  return rows.map(({ name }) => name);
}

/** Whoever is to be called. */
export async function findApplicant(db: Db, id: string) {
  const [found] = await db
    .select({ name: members.name, phone: members.phone, email: members.email, cityId: members.cityId })
    .from(members)
    .where(eq(members.id, id));
  return found;
}
