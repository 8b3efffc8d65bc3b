import { notYourRequirement, requirementNotFound } from '@plyhaat/contract/requirements/requirements';
import * as contract from '@plyhaat/contract/requirements/states';
import { proveNumber, spendCode } from '#modules/identity/identity.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Exchange } from '#platform/http/http.ts';
import { inDatabase, takeOrRefuse } from '#platform/http/limiter.ts';
import { announce } from '#platform/jobs/events.ts';
import { type LockedRequirement, lockRequirement } from './own.sql.ts';
import {
  requirementClosed,
  requirementExpired,
  requirementExpiring,
  requirementRenewed,
} from './requirements.events.ts';
import { addingCounter } from './requirements.limits.ts';
import { selectRequirement } from './requirements.sql.ts';
import { expireDue, findPhone, moveTo, remindDue, reopen } from './states.sql.ts';

export const SHOWN_IN = ['requirements', 'sitemap'];

export async function written(db: Db, who: Member, id: string) {
  const data = await selectRequirement(db, id, { id: who.id, isStaff: false });
  if (!data) throw new Error('a requirement that was just written is gone');
  return data;
}

/** An own one, held until the transaction ends. */
export async function lockOwn(db: Db, who: Member, id: string): Promise<LockedRequirement> {
  const found = await lockRequirement(db, id);
  if (!found) throw new AppError(requirementNotFound);
  if (found.buyerId !== who.id) throw new AppError(notYourRequirement);
  return found;
}

const factOf = ({ id, buyerId, content: { title } }: LockedRequirement) => ({ requirementId: id, buyerId, title });

export const renewRequirement = (db: Db, who: Member, id: string) =>
  db.transaction(async (db) => {
    const found = await lockOwn(db, who, id);
    if (found.status === 'Completed') throw new AppError(contract.requirementCompleted);
    if (found.status === 'Pending') throw new AppError(contract.requirementPaused);
    if (found.approval !== 'APPROVED') throw new AppError(contract.requirementUnderReview);
    await takeOrRefuse(inDatabase(db), [addingCounter(who.id)]);
    await reopen(db, id);
    await announce(db, requirementRenewed, factOf(found));
    await dropCached(db, SHOWN_IN);
    return { message: 'Requirement renewed for 30 days', data: await written(db, who, id) };
  });

/** In the caller's transaction, which holds the requirement: its buyer closed it or accepted a quote. */
export async function closeRequirement(db: Db, found: LockedRequirement): Promise<void> {
  if (found.status === 'Completed') throw new AppError(contract.requirementCompleted);
  await moveTo(db, found.id, 'Completed');
  await announce(db, requirementClosed, factOf(found));
  await dropCached(db, SHOWN_IN);
}

export const completeRequirement = (db: Db, who: Member, id: string) =>
  db.transaction(async (db) => {
    await closeRequirement(db, await lockOwn(db, who, id));
    return { message: 'Requirement completed', data: await written(db, who, id) };
  });

/** In the caller's transaction, which holds the requirement: nobody sees it until its buyer confirms. */
export async function pauseRequirement(db: Db, { id, status }: LockedRequirement): Promise<void> {
  if (status !== 'Active') return;
  await moveTo(db, id, 'Pending');
  await dropCached(db, SHOWN_IN);
}

/** Whoever holds the buyer's number says that the requirement is meant. */
export async function confirmRequirement(
  deps: Deps,
  who: Member,
  exchange: Exchange,
  id: string,
  otp: string | undefined,
) {
  const check = async (db: Db) => {
    const { status } = await lockOwn(db, who, id);
    if (status !== 'Pending') throw new AppError(contract.requirementNotPaused);
  };
  await deps.db.transaction(check);
  const phone = await findPhone(deps.db, who.id);
  const codeId = await proveNumber(deps, exchange, phone ?? '', otp);
  return deps.db.transaction(async (db) => {
    await check(db);
    await spendCode(db, codeId);
    await moveTo(db, id, 'Active');
    await dropCached(db, SHOWN_IN);
    return { message: 'Requirement is active again', data: await written(db, who, id) };
  });
}

/** A clock job: what is over expires, and whose end is near hears of it once. */
export const expireRequirements = (db: Db) =>
  db.transaction(async (db) => {
    const expired = await expireDue(db);
    for (const fact of expired) await announce(db, requirementExpired, fact);
    for (const fact of await remindDue(db)) await announce(db, requirementExpiring, fact);
    if (expired.length > 0) await dropCached(db, SHOWN_IN);
  });
