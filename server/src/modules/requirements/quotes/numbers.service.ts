import type { BadLeadReason } from '@plyhaat/contract/leads/leads';
import { alreadySaid, noNumber, noQuoteOf } from '@plyhaat/contract/requirements/numbers';
import { requirementOver } from '@plyhaat/contract/requirements/quotes';
import { requirementNotFound } from '@plyhaat/contract/requirements/requirements';
import { giveBackNumber, grantNumber } from '#modules/leads/leads.ts';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { lockRequirement } from '../own.sql.ts';
import { lockOwn, pauseRequirement } from '../states.service.ts';
import { hasPart } from './quotes.sql.ts';

/** The buyer gives its number to one more seller, beside the five who asked. */
export const letCall = (db: Db, who: Member, requirementId: string, sellerId: string) =>
  db.transaction(async (db) => {
    const { isOpen, buyerId } = await lockOwn(db, who, requirementId);
    if (!isOpen) throw new AppError(requirementOver);
    if (!(await hasPart(db, requirementId, sellerId))) throw new AppError(noQuoteOf);
    await grantNumber(db, { requirementId, sellerId, buyerId }, 'invitation');
    return { message: 'The seller can call you now.' };
  });

/** A seller says that the number was of no use. Two of them pause the requirement until its buyer confirms (REQ-13). */
export const sayBadLead = (db: Db, who: Member, requirementId: string, reason: BadLeadReason) =>
  db.transaction(async (db) => {
    const found = await lockRequirement(db, requirementId);
    if (!found) throw new AppError(requirementNotFound);
    const given = await giveBackNumber(db, { requirementId, sellerId: who.id }, reason);
    if (given === 'none') throw new AppError(noNumber);
    if (given === 'again') throw new AppError(alreadySaid);
    if (given === 'pause') await pauseRequirement(db, found);
    return { message: 'Thank you. Another seller can have this number now.' };
  });
