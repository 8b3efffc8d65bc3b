import { eq } from 'drizzle-orm';
import { companies } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';

export const hasCompany = async (db: Db, memberId: string): Promise<boolean> =>
  (await db.$count(companies, eq(companies.memberId, memberId))) > 0;
