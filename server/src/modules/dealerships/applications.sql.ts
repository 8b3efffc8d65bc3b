import type { Answer, ApplicationStatus } from '@plyhaat/contract/dealerships/application-form';
import type { OwnApplication } from '@plyhaat/contract/dealerships/applications';
import type { DealershipCopy } from '@plyhaat/contract/dealerships/dealerships';
import { and, eq, sql } from 'drizzle-orm';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { applications, dealerships, grantedCities, opportunities } from './dealerships.tables.ts';
import { CITIES, HAS_OPEN_CITY, moment, OPEN } from './opportunities.fields.sql.ts';

/** What decides whether somebody may apply; locks the opportunity until the transaction ends. */
export async function readEligibility(db: Db, opportunityId: string, applicantId: string) {
  type Eligibility = {
    ownerId: string;
    brand: string;
    isPublic: boolean;
    isOpen: boolean;
    hasOpenCity: boolean;
    hasApplied: boolean;
  };
  const { rows } = await db.execute<Eligibility>(sql`
    select opportunity.owner_id as "ownerId", opportunity.brand, opportunity.approval = 'APPROVED' as "isPublic",
      (${OPEN}) as "isOpen", ${HAS_OPEN_CITY} as "hasOpenCity",
      exists (select from ${applications} as answer where answer.opportunity_id = opportunity.id
        and answer.applicant_id = ${applicantId}::uuid) as "hasApplied"
    from ${opportunities} as opportunity where opportunity.id = ${opportunityId}::uuid
    for share of opportunity`);
  return rows[0];
}

type Copy = {
  readonly dealershipId: string;
  readonly dealership: Omit<DealershipCopy, 'documents'>;
  readonly documents: string[];
};

/** An active dealership of the applicant as it is now. */
export async function copyDealership(db: Db, id: string, ownerId: string): Promise<Copy | undefined> {
  const [found] = await db
    .select({ record: dealerships, city: cities.name, state: states.name })
    .from(dealerships)
    .innerJoin(cities, eq(cities.id, dealerships.cityId))
    .innerJoin(states, eq(states.id, dealerships.stateId))
    .where(and(eq(dealerships.id, id), eq(dealerships.ownerId, ownerId), eq(dealerships.approval, 'APPROVED')))
    .for('share', { of: dealerships });
  if (!found) return undefined;
  const { record, city, state } = found;
  const { name, description, address, pincode, phone, email, website, businessType, establishedYear, gstNumber } =
    record;
  const copy = { name, description, address, pincode, phone, email, website, businessType, establishedYear, gstNumber };
  return { dealershipId: id, dealership: { ...copy, city, state }, documents: record.documents };
}

type New = {
  readonly opportunityId: string;
  readonly applicantId: string;
  readonly organisationName: string;
  readonly email: string;
  readonly answers: Answer[];
} & Partial<Copy>;

/** None where the member has applied already. */
export async function insertApplication(db: Db, application: New): Promise<string | undefined> {
  const [made] = await db
    .insert(applications)
    .values(application)
    .onConflictDoNothing({ target: [applications.opportunityId, applications.applicantId] })
    .returning({ id: applications.id });
  return made?.id;
}

export async function lockApplication(db: Db, id: string) {
  const [row] = await db.select().from(applications).where(eq(applications.id, id)).for('update');
  return row;
}

export async function setWithdrawn(db: Db, id: string): Promise<void> {
  await db.delete(grantedCities).where(eq(grantedCities.applicationId, id));
  await db.update(applications).set({ status: 'withdrawn', updatedAt: sql`now()` }).where(eq(applications.id, id));
}

/** The cities that an application was given, in the opportunity's order. */
export const GRANTED = sql`(select coalesce(json_agg(json_build_object('_id', city.id, 'name', city.name)
    order by array_position(opportunity.city_ids, city.id), city.name), '[]')
  from ${grantedCities} as granted join ${cities} as city on city.id = granted.city_id
 where granted.application_id = application.id)`;

const OWN_FIELDS = sql`
  '_id', application.id, 'Organisation_name', application.organisation_name, 'email', application.email,
  'questionArr', application.answers, 'dealershipName', application.dealership ->> 'name',
  'status', application.status, 'reason', application.reason, 'grantedCities', ${GRANTED},
  'createdAt', ${moment('application.created_at')}, 'decidedAt', ${moment('application.decided_at')},
  'opportunity', json_build_object('_id', opportunity.id, 'Organisation_name', opportunity.organisation_name,
    'Type', opportunity.type, 'Brand', opportunity.brand, 'product', opportunity.product, 'stateName', state.name,
    'cities', ${CITIES}, 'image', opportunity.image, 'picture', ${pictureJson('file')}, 'isOpen', ${OPEN})`;

type Wanted = {
  readonly page: number;
  readonly perPage: number;
  readonly status?: ApplicationStatus | undefined;
  readonly id?: string | undefined;
};
export async function selectOwnApplications(db: Db, applicantId: string, { page, perPage, status, id }: Wanted) {
  type Found = { data: OwnApplication[]; total: number };
  const where = sql.join(
    [
      sql`application.applicant_id = ${applicantId}::uuid`,
      ...(status ? [sql`application.status = ${status}`] : []),
      ...(id ? [sql`application.id = ${id}::uuid`] : []),
    ],
    sql` and `,
  );
  const order = sql.raw('application.created_at desc, application.id desc');
  const { rows } = await db.execute<Found>(sql`
    select (select count(*)::integer from ${applications} as application where ${where}) as total,
      (select coalesce(json_agg(json_build_object(${OWN_FIELDS}) order by ${order}), '[]')
         from (select * from ${applications} as application where ${where} order by ${order}
               limit ${perPage} offset ${(page - 1) * perPage}) as application
         join ${opportunities} as opportunity on opportunity.id = application.opportunity_id
         join ${states} as state on state.id = opportunity.state_id
         left join ${mediaFiles} as file on file.path = opportunity.image) as data`);
  return rows[0] ?? { data: [], total: 0 };
}
