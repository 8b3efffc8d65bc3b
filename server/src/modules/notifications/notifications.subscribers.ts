import { job } from '#platform/jobs/jobs.ts';
import { dealershipProducers } from './dealerships.subscribers.ts';
import { DIGEST_TASK, DIGESTS_TASK, type Digests, startDigests } from './digests.service.ts';
import { type Digest, MAIL_TASK, mailDigest, mailOne } from './mails.service.ts';
import { PUSH_TASK, type PushOrder, sendPush } from './push/push.service.ts';
import { quoteProducers } from './quotes.subscribers.ts';
import { forgetOld } from './retention.sql.ts';
import { type Batch, TELL_BATCH_TASK, tellBatch } from './starts.service.ts';
import { statusProducers } from './status.subscribers.ts';
import { tradeProducers } from './trade.subscribers.ts';

export const producers = [...statusProducers, ...tradeProducers, ...dealershipProducers, ...quoteProducers];

export const notificationsSubscriptions = producers.map(({ subscription }) => subscription);

export const notificationsJobs = [
  job(TELL_BATCH_TASK, { run: ({ db }, payload) => tellBatch(db, payload as Batch) }),
  job(MAIL_TASK, { run: (deps, payload) => mailOne(deps, (payload as { id: string }).id) }),
  // 9:00 in India.
  job(DIGESTS_TASK, { at: '30 3 * * *', run: ({ db }, payload) => startDigests(db, payload as Digests) }),
  job(DIGEST_TASK, { run: (deps, payload) => mailDigest(deps, payload as Digest) }),
  job('notifications.forgetOld', { at: '22 2 * * *', run: ({ db }) => forgetOld(db) }),
  job(PUSH_TASK, { run: (deps, payload) => sendPush(deps, payload as PushOrder) }),
];
