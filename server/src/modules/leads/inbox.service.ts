import { accessDenied } from '@plyhaat/contract/core/errors';
import { type LeadChange, type LeadQuery, leadNotFound } from '@plyhaat/contract/leads/inbox';
import * as z from 'zod/mini';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { acceptsCsv } from '#platform/http/csv.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Exchange } from '#platform/http/http.ts';
import { announce } from '#platform/jobs/events.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { changeLead, findCounted, findReminded, selectLead, selectLeads } from './inbox.sql.ts';
import { enqueueLeadCount } from './insights.service.ts';
import { reminderDue } from './leads.events.ts';
import { draftOf } from './offers.service.ts';

/** A table holds all that matches, up to this many. */
const MOST_IN_A_TABLE = 20_000;

export function readInbox(db: Db, who: Member, query: LeadQuery, exchange: Exchange) {
  if (query.userId !== undefined && query.userId !== who.id) throw new AppError(accessDenied);
  const whole = acceptsCsv(exchange.header('accept')) ? { page: 1, perPage: MOST_IN_A_TABLE } : {};
  return selectLeads(db, who.id, { ...query, ...whole });
}

export async function readOne(db: Db, who: Member, id: string) {
  const lead = await findCounted(db, id);
  if (lead?.sellerId !== who.id) throw new AppError(leadNotFound);
  return { data: await selectLead(db, id), draft: await draftOf(db, id) };
}

export const REMIND_TASK = 'leads.remind';
export const Reminder = z.object({ leadId: z.string(), at: z.string() });
type Reminder = z.infer<typeof Reminder>;

/** Queues nothing for a past day, so that saving the form does not remind again. */
async function askToRemind(db: Db, leadId: string, reminderAt: string | null | undefined): Promise<void> {
  const runAt = new Date(reminderAt ?? 0);
  if (runAt.getTime() <= Date.now()) return;
  const reminder: Reminder = { leadId, at: runAt.toISOString() };
  await ask(db, REMIND_TASK, reminder, { key: `${REMIND_TASK} ${leadId}`, runAt });
}

/** Skips the reminder where the seller has changed or removed its day. */
export const remind = (db: Db, { leadId, at }: Reminder) =>
  db.transaction(async (db) => {
    const lead = await findReminded(db, leadId, new Date(at));
    if (lead) await announce(db, reminderDue, lead);
  });

export async function followUp(db: Db, who: Member, id: string, change: LeadChange) {
  const lead = await findCounted(db, id);
  if (!lead) throw new AppError(leadNotFound);
  if (lead.sellerId !== who.id) throw new AppError(accessDenied);
  await db.transaction(async (db) => {
    await changeLead(db, id, change);
    if (change.status) await enqueueLeadCount(db, lead);
    await askToRemind(db, id, change.reminderAt);
  });
  return { message: 'Lead updated', data: await selectLead(db, id) };
}
