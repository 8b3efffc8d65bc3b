import { memberErased } from '#modules/identity/identity.events.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Deps } from '#platform/deps.ts';
import { on } from '#platform/jobs/events.ts';
import { job } from '#platform/jobs/jobs.ts';
import { BatchJob, CHECK_TASK, DECIDE_TASK, forgetBatches, READ_TASK } from './batches/batches.service.ts';
import { checkBatchRows } from './batches/checking.service.ts';
import { decideBatchRows } from './batches/deciding.service.ts';
import { readBatchFile } from './batches/reading.service.ts';
import { brandMerged, categoryMerged } from './catalog.events.ts';
import { trimChanges } from './changes.sql.ts';
import { readUnread } from './facts/unread.sql.ts';
import { ALERT_TASK, ALERTS_TASK, Alert, Alerts, alertMember, startAlerts } from './saving/alerts.service.ts';
import { moveLeftBrand, moveLeftCategory } from './staff/leftovers.sql.ts';

/** An erased member's products and counts are deleted by foreign keys and triggers; cached answers are dropped here. */
export const catalogSubscriptions = [
  on(memberErased, 'catalog.forget', ({ db }) => dropCached(db, ['categories', 'brands'])),
  on(categoryMerged, 'catalog.moveLeftovers', ({ db }, merge) => moveLeftCategory(db, merge)),
  on(brandMerged, 'catalog.moveLeftovers', ({ db }, merge) => moveLeftBrand(db, merge)),
];

const readFacts = async ({ db }: Deps) => {
  if ((await readUnread(db)) > 0) await dropCached(db, ['products']);
};

export const catalogJobs = [
  job('catalog.readFacts', { at: '* * * * *', run: readFacts }),
  job('catalog.trimChanges', { at: '17 * * * *', run: ({ db }) => trimChanges(db) }),
  // 8:30 in India, half an hour before the daily summary is mailed.
  job(ALERTS_TASK, { at: '0 3 * * *', payload: Alerts, run: ({ db }, given) => startAlerts(db, given) }),
  job(READ_TASK, { payload: BatchJob, run: readBatchFile }),
  job(CHECK_TASK, { payload: BatchJob, run: checkBatchRows }),
  job(DECIDE_TASK, { payload: BatchJob, run: decideBatchRows }),
  job('catalog.forgetBatches', { at: '11 21 * * *', run: ({ db }) => forgetBatches(db) }),
  job(ALERT_TASK, { payload: Alert, run: alertMember }),
];
