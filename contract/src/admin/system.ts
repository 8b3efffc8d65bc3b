import * as z from 'zod/mini';
import { endpoint, failure } from '../core/endpoint.ts';
import { listOf, paging } from '../core/paging.ts';

/** The jobs of one kind. A failed one is tried again by itself; a dead one waits for a person. */
const Queue = z.object({
  task: z.string(),
  waiting: z.int(),
  running: z.int(),
  /** For a later moment. */
  planned: z.int(),
  failed: z.int(),
  dead: z.int(),
  /** Since when the oldest of those that could run now waits. */
  oldestAt: z.nullable(z.string()),
});
export type Queue = z.infer<typeof Queue>;

const Part = z.object({
  name: z.enum(['database', 'files', 'sms', 'mail', 'payments', 'push']),
  state: z.enum(['ok', 'demo', 'off', 'failing']),
  /** Which provider, or how fast; never a key or an address with one. */
  detail: z.string(),
});
export type SystemPart = z.infer<typeof Part>;

export const System = z.object({
  queues: z.array(Queue),
  /** False where so many jobs wait that only some of them were counted. */
  isWholeQueue: z.boolean(),
  outbox: z.object({
    /** Events that a listener has not heard yet, and since when the oldest waits. */
    events: z.int(),
    eventsSince: z.nullable(z.string()),
    /** Texts and mails on their way. */
    messages: z.int(),
    messagesSince: z.nullable(z.string()),
    /** So many that demo mode stored instead of sending, counted up to `MOST_COUNTED + 1`. */
    stored: z.nullable(z.int()),
  }),
  storage: z.object({
    database: z.int(),
    /** The largest ones, with their indexes; rows are the planner's estimate. */
    tables: z.array(z.object({ name: z.string(), bytes: z.int(), rows: z.int() })),
    /** Counted once an hour. */
    media: z.nullable(z.object({ files: z.int(), bytes: z.int(), at: z.string() })),
    /** Of the disk that holds the files; null where a store elsewhere does. */
    free: z.nullable(z.int()),
  }),
  versions: z.object({
    app: z.string(),
    commit: z.nullable(z.string()),
    node: z.string(),
    postgres: z.string(),
    migration: z.nullable(z.string()),
    startedAt: z.string(),
  }),
  health: z.array(Part),
});
export type System = z.infer<typeof System>;

export const readSystem = endpoint({
  method: 'GET',
  path: '/admin/system',
  access: 'manager',
  summary: 'Jobs, messages on their way, storage, versions and health',
  reply: { data: System },
});

const DeadLetter = z.object({
  _id: z.string(),
  task: z.string(),
  attempts: z.int(),
  /** Numbers and addresses in it are masked. */
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;

const Task = z.string().check(z.minLength(1), z.maxLength(200));
export const listDeadLetters = endpoint({
  method: 'GET',
  path: '/admin/dead-letters',
  access: 'manager',
  summary: 'Events and jobs that failed every try and wait for a person',
  query: z.object({ ...paging(25, 100), task: z.optional(Task) }),
  reply: listOf(DeadLetter),
});

export const deadLetterGone = failure('dead_letter_gone', 404, 'This job is no longer among the dead letters.');
const One = z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) });
export const retryDeadLetter = endpoint({
  method: 'POST',
  path: '/admin/dead-letters/:id/retry',
  access: 'manager',
  summary: 'Puts a dead letter back in the queue, once',
  params: One,
  reply: { message: z.string() },
  failures: [deadLetterGone],
});
export const retryDeadLetters = endpoint({
  method: 'POST',
  path: '/admin/dead-letters/retry',
  access: 'manager',
  summary: 'Puts all dead letters of one kind back in the queue',
  body: z.object({ task: Task }),
  reply: { message: z.string(), retried: z.int() },
  failures: [deadLetterGone],
});
export const discardDeadLetter = endpoint({
  method: 'DELETE',
  path: '/admin/dead-letters/:id',
  access: 'manager',
  summary: 'Removes a dead letter for good',
  params: One,
  reply: { message: z.string() },
  failures: [deadLetterGone],
});
