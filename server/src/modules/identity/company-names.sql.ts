import { and, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { companies } from './identity.tables.ts';

export const nameKeyOf = (name: string) => sql`company_name_key(${name}::text)`;

/** The companies that staff verified, without the member's own. */
export const verifiedOther = (memberId: string | null) =>
  and(companies.isVerified, memberId ? ne(companies.memberId, memberId) : undefined);

/** Whether another verified seller has this name, however it is written. Nobody else takes it in this transaction. */
export async function isNameOfVerified(db: Db, name: string, memberId: string | null): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('company name ' || ${nameKeyOf(name)}, 0))`);
  const sameName = sql`${companies.nameKey} = ${nameKeyOf(name)} and ${companies.nameKey} <> ''`;
  return (await db.$count(companies, and(verifiedOther(memberId), sameName))) > 0;
}
