import { and, eq, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { nameKeyOf, verifiedOther } from '#modules/identity/identity.ts';
import type { Db } from '#platform/db/db.ts';

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
        sql`${companies.nameKey} % ${nameKeyOf(name)} and similarity(${companies.nameKey}, ${nameKeyOf(name)}) >= ${ALIKE}`,
      ),
    )
    .orderBy(sql`similarity(${companies.nameKey}, ${nameKeyOf(name)}) desc`, companies.name)
    .limit(MOST_ALIKE);
