import { maskEmail } from '@plyhaat/contract/core/email';
import type { ApplicationFilter, ApplicationRow } from '@plyhaat/contract/dealerships/staff/applications';
import { and, eq, or, sql } from 'drizzle-orm';
import { membersNamed, nameOf } from '#modules/identity/staff/member-lookup.reads.sql.ts';
import { isoTime } from '#platform/db/sql.ts';
import { hasPart, staffList, within } from '#platform/lists/staff-list.sql.ts';
import { applications, opportunities } from '../dealerships.tables.ts';

const FIELDS = {
  _id: applications.id,
  organisation: applications.organisationName,
  email: applications.email,
  applicantId: applications.applicantId,
  applicantName: nameOf(applications.applicantId),
  opportunityId: opportunities.id,
  brand: opportunities.brand,
  type: opportunities.type,
  ownerId: opportunities.ownerId,
  ownerName: nameOf(opportunities.ownerId),
  status: applications.status,
  createdAt: isoTime(applications.createdAt),
  decidedAt: sql<string | null>`${isoTime(applications.decidedAt)}`,
};

export const applicationList = staffList<ApplicationFilter, ApplicationRow>({
  table: applications,
  id: applications.id,
  columns: { created: applications.createdAt },
  namedBy: membersNamed,
  conditions: ({ q, status, applicant, opportunity, ...period }, named) =>
    and(
      q ? or(hasPart(applications.organisationName, q), sql`${applications.applicantId} = any(${named})`) : undefined,
      status ? eq(applications.status, status) : undefined,
      applicant ? eq(applications.applicantId, applicant) : undefined,
      opportunity ? eq(applications.opportunityId, opportunity) : undefined,
      within(applications.createdAt, period),
    ),
  async rows(db, where, order, most) {
    const found = await db
      .select(FIELDS)
      .from(applications)
      .innerJoin(opportunities, eq(opportunities.id, applications.opportunityId))
      .where(where)
      .orderBy(...order)
      .limit(most);
    return found.map(
      ({ applicantId, applicantName, opportunityId, brand, type, ownerId, ownerName, email, ...row }) => ({
        ...row,
        email: maskEmail(email),
        applicant: { _id: applicantId, name: applicantName ?? '' },
        opportunity: { _id: opportunityId, brand, type },
        owner: { _id: ownerId, name: ownerName ?? '' },
      }),
    );
  },
});
