import { job } from '#platform/jobs/jobs.ts';
import { dealershipProducers } from './dealerships.subscribers.ts';
import { DIGEST_TASK, DIGESTS_TASK, Digests, startDigests } from './digests.service.ts';
import { Digest, MAIL_TASK, Mail, mailDigest, mailOne } from './mails.service.ts';
import { PUSH_TASK, PushOrder, sendPush } from './push/push.service.ts';
import { quoteProducers } from './quotes.subscribers.ts';
import { forgetOld } from './retention.sql.ts';
import { Batch, TELL_BATCH_TASK, tellBatch } from './starts.service.ts';
import { statusProducers } from './status.subscribers.ts';
import { tradeProducers } from './trade.subscribers.ts';

export const producers = [...statusProducers, ...tradeProducers, ...dealershipProducers, ...quoteProducers];

export const notificationsSubscriptions = producers.map(({ subscription }) => subscription);

export const notificationsJobs = [
  job(TELL_BATCH_TASK, { payload: Batch, run: ({ db }, batch) => tellBatch(db, batch) }),
  job(MAIL_TASK, { payload: Mail, run: (deps, { id }) => mailOne(deps, id) }),
  // 9:00 in India.
  job(DIGESTS_TASK, { at: '30 3 * * *', payload: Digests, run: ({ db }, given) => startDigests(db, given) }),
  job(DIGEST_TASK, { payload: Digest, run: mailDigest }),
  job('notifications.forgetOld', { at: '22 2 * * *', run: ({ db }) => forgetOld(db) }),
  job(PUSH_TASK, { payload: PushOrder, run: sendPush }),
];
