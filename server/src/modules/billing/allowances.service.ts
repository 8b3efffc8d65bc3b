import { type AllowanceKind, allowanceUsedUp } from '@plyhaat/contract/billing';
import type { Db } from '#platform/db.ts';
import { AppError } from '#platform/failure.ts';
import { consume, lockLeft } from './allowances.sql.ts';

/**
 * Takes one of what a member may still publish, from what ends first. Call it in the transaction that publishes: if
 * that fails, nothing was taken. However many ask at once, no more are given than there are.
 */
export const takeAllowance = (db: Db, memberId: string, kind: AllowanceKind) =>
  db.transaction(async (db) => {
    const [next] = await lockLeft(db, memberId, kind);
    if (!next) throw new AppError(allowanceUsedUp);
    return { consumptionId: await consume(db, next.id, memberId, kind), days: next.days };
  });
