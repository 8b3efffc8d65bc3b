import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { applications, dealerships } from './dealerships.tables.ts';

/** The dealerships whose copies go with an opportunity's applications. */
export async function selectAttachedTo(db: Db, opportunityId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: applications.dealershipId })
    .from(applications)
    .where(and(eq(applications.opportunityId, opportunityId), isNotNull(applications.dealershipId)));
  return rows.flatMap(({ id }) => (id ? [id] : []));
}

/** Every file that a dealership or a copy of it still shows to somebody. */
export async function selectFilesInUse(db: Db, dealershipId: string): Promise<string[]> {
  const [own] = await db
    .select({ logo: dealerships.logo, documents: dealerships.documents })
    .from(dealerships)
    .where(eq(dealerships.id, dealershipId));
  const copies = await db
    .select({ documents: applications.documents })
    .from(applications)
    .where(and(eq(applications.dealershipId, dealershipId), ne(applications.status, 'withdrawn')));
  return [...(own ? [own.logo, ...own.documents] : []), ...copies.flatMap(({ documents }) => documents)];
}
