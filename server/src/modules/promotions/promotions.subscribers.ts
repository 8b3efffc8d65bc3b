import { priceSales } from '#modules/catalog/catalog.ts';
import { releaseMedia } from '#modules/media/media.ts';
import type { Deps } from '#platform/deps.ts';
import { job } from '#platform/jobs/jobs.ts';
import { claimOf, KINDS } from './kinds.sql.ts';
import { deleteOrphans } from './placements.sql.ts';
import { PRICE_TASK } from './sale-clock.service.ts';
import { announceStarts, STARTS_TASK } from './starts.service.ts';

/** What was about a product that is gone goes too, and its files are let go. */
const sweep = ({ db }: Deps) =>
  db.transaction(async (db) => {
    for (const kind of KINDS) for (const id of await deleteOrphans(db, kind)) await releaseMedia(db, claimOf(kind, id));
  });

export const promotionsJobs = [
  // Each sale queues jobs for its start and end; a scheduled run catches what a stopped worker missed.
  job(PRICE_TASK, { at: '* * * * *', run: ({ db }) => db.transaction((db) => priceSales(db)) }),
  job(STARTS_TASK, { at: '* * * * *', run: ({ db }) => announceStarts(db) }),
  job('promotions.sweep', { at: '53 * * * *', run: sweep }),
];
