import { searchQueryOf } from '@plyhaat/contract/catalog/saved-searches';
import * as z from 'zod/mini';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { announce } from '#platform/jobs/events.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { searchesMatched } from '../catalog.events.ts';
import { countNewMatches } from '../listing/new-matches.service.ts';
import { lockDueSearches, markSeen, selectAlertedMembers } from './saved-searches.sql.ts';

export const ALERTS_TASK = 'catalog.searchAlerts';
export const ALERT_TASK = 'catalog.searchAlert';
const BATCH = 500;

/** The scheduled job has the time it was due; later batches also have the last member of the batch before. */
export const Alerts = z.object({
  before: z.optional(z.string()),
  after: z.optional(z.string()),
  _cron: z.optional(z.object({ ts: z.string() })),
});
export const Alert = z.object({ memberId: z.string(), before: z.string() });
type Alert = z.infer<typeof Alert>;

/** Asks for one digest a member, in batches. The moment is fixed by the first, so that a repeated job asks for the same. */
export const startAlerts = (db: Db, given: z.infer<typeof Alerts>) =>
  db.transaction(async (db) => {
    const before = given.before ?? given._cron?.ts ?? new Date().toISOString();
    const members = await selectAlertedMembers(db, given.after, BATCH);
    for (const memberId of members) {
      const alert: Alert = { memberId, before };
      await ask(db, ALERT_TASK, alert, { key: `${ALERT_TASK} ${memberId} ${before}` });
    }
    const after = members.at(-1);
    if (after && members.length === BATCH)
      await ask(db, ALERTS_TASK, { before, after }, { key: `${ALERTS_TASK} ${before} ${after}` });
  });

/**
 * Looks through a member's searches for products approved since the last time, and announces them together. What was
 * looked at is noted in the same transaction: a job that runs again finds nothing left to do.
 */
export async function alertMember(deps: Pick<Deps, 'db' | 'catalogue'>, { memberId, before }: Alert): Promise<void> {
  // Before the transaction, which may not wait for another connection.
  await deps.catalogue.follow();
  const held = await deps.catalogue.held();
  await deps.db.transaction(async (db) => {
    const until = new Date(before);
    const due = await lockDueSearches(db, memberId, until);
    const searches = [];
    for (const { name, address, seenUntil } of due) {
      const count = countNewMatches(held, searchQueryOf(address), {
        since: seenUntil,
        until,
        notOf: memberId,
      });
      if (count > 0) searches.push({ name, address, count });
    }
    if (due.length > 0)
      await markSeen(
        db,
        due.map(({ id }) => id),
        until,
      );
    if (searches.length > 0) await announce(db, searchesMatched, { memberId, searches });
  });
}
