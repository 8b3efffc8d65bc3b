import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { allowances, consumption } from './billing.tables.ts';
import { isUsable } from './running.reads.sql.ts';

/** Allowances with something left, soonest end first, locked until the transaction ends. */
export const lockLeft = (db: Db, memberId: string, kind: AllowanceKind) =>
  db
    .select({ id: allowances.id, days: allowances.days })
    .from(allowances)
    .where(
      and(
        eq(allowances.memberId, memberId),
        eq(allowances.kind, kind),
        lt(allowances.used, allowances.granted),
        isUsable('allowances'),
      ),
    )
    .orderBy(asc(allowances.endsAt), asc(allowances.id))
    .for('update');

export async function consume(db: Db, allowanceId: string, memberId: string, kind: AllowanceKind): Promise<string> {
  await db
    .update(allowances)
    .set({ used: sql`${allowances.used} + 1` })
    .where(eq(allowances.id, allowanceId));
  const taken = await db.insert(consumption).values({ allowanceId, memberId, kind }).returning({ id: consumption.id });
  return only(taken).id;
}
