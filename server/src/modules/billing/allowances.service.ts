import { type AllowanceKind, allowanceUsedUp } from '@plyhaat/contract/billing/billing';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { consume, lockLeft } from './allowances.sql.ts';

/**
 * Takes one of what a member may still publish, from what ends first; where it must run for so many days, from what
 * lets it, else from what runs longest. Call it in the transaction that publishes: if that fails, nothing was taken.
 * However many ask at once, no more are given than there are (BILL-3).
 */
export const takeAllowance = (db: Db, memberId: string, kind: AllowanceKind, days = 0) =>
  db.transaction(async (db) => {
    const left = await lockLeft(db, memberId, kind);
    const next = left.find((one) => one.days >= days) ?? left.toSorted((a, b) => b.days - a.days)[0];
    if (!next) throw new AppError(allowanceUsedUp);
    return { consumptionId: await consume(db, next.id, memberId, kind), days: next.days };
  });
