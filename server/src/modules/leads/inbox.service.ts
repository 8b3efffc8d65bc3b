import { accessDenied } from '@plyhaat/contract/core/errors';
import { type LeadChange, type LeadQuery, leadNotFound } from '@plyhaat/contract/leads/inbox';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { acceptsCsv } from '#platform/http/csv.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Exchange } from '#platform/http/http.ts';
import { changeLead, findCounted, selectLead, selectLeads } from './inbox.sql.ts';
import { enqueueLeadCount } from './insights.service.ts';

/** A table holds all that matches, up to this many. */
const MOST_IN_A_TABLE = 20_000;

export function readInbox(db: Db, who: Member, query: LeadQuery, exchange: Exchange) {
  if (query.userId !== undefined && query.userId !== who.id) throw new AppError(accessDenied);
  const whole = acceptsCsv(exchange.header('accept')) ? { page: 1, perPage: MOST_IN_A_TABLE } : {};
  return selectLeads(db, who.id, { ...query, ...whole });
}

export async function followUp(db: Db, who: Member, id: string, change: LeadChange) {
  const lead = await findCounted(db, id);
  if (!lead) throw new AppError(leadNotFound);
  if (lead.sellerId !== who.id) throw new AppError(accessDenied);
  await db.transaction(async (db) => {
    await changeLead(db, id, change);
    if (change.status) await enqueueLeadCount(db, lead);
  });
  return { message: 'Lead updated', data: await selectLead(db, id) };
}
