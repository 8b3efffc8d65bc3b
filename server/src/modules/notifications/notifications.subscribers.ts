import { job } from '#platform/jobs/jobs.ts';
import { dealershipProducers } from './dealerships.subscribers.ts';
import { PUSH_TASK, type PushOrder, sendPush } from './push/push.service.ts';
import { type Batch, TELL_BATCH_TASK, tellBatch } from './starts.service.ts';
import { statusProducers } from './status.subscribers.ts';
import { tradeProducers } from './trade.subscribers.ts';

export const producers = [...statusProducers, ...tradeProducers, ...dealershipProducers];

export const notificationsSubscriptions = producers.map(({ subscription }) => subscription);

export const notificationsJobs = [
  job(TELL_BATCH_TASK, { run: ({ db }, payload) => tellBatch(db, payload as Batch) }),
  job(PUSH_TASK, { run: (deps, payload) => sendPush(deps, payload as PushOrder) }),
];
