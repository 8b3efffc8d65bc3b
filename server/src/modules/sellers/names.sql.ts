import { and, eq, ne, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';

const keyOf = (name: string) => sql`company_name_key(${name}::text)`;
const verifiedOther = (memberId: string | null) =>
  and(companies.isVerified, memberId ? ne(companies.memberId, memberId) : undefined);

/** Whoever takes the same name at the same moment comes after this transaction. */
export const lockName = (db: Db, name: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('company name ' || ${keyOf(name)}, 0))`);

export const isNameOfVerified = async (db: Db, name: string, memberId: string | null): Promise<boolean> =>
  (await db.$count(
    companies,
    and(verifiedOther(memberId), sql`${companies.nameKey} = ${keyOf(name)} and ${companies.nameKey} <> ''`),
  )) > 0;

/** From here on two names look alike; equal ones are 1. */
const ALIKE = 0.5;
const MOST_ALIKE = 3;

/** Verified sellers whose names are close to this one, the closest first. */
export const selectAlike = (db: Db, name: string, memberId: string) =>
  db
    .select({ name: companies.name, slug: members.slug })
    .from(companies)
    .innerJoin(members, eq(members.id, companies.memberId))
    .where(
      and(
        verifiedOther(memberId),
        sql`${companies.nameKey} % ${keyOf(name)} and similarity(${companies.nameKey}, ${keyOf(name)}) >= ${ALIKE}`,
      ),
    )
    .orderBy(sql`similarity(${companies.nameKey}, ${keyOf(name)}) desc`, companies.name)
    .limit(MOST_ALIKE);
