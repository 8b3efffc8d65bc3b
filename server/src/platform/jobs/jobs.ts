import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import {
  parseCronItems,
  run,
  runOnce,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import type * as z from 'zod/mini';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { withinTime } from '../within-time.ts';
import { keepAlive } from './dead-workers.ts';
import type { Fact, Subscription } from './events.ts';
import { patientPool } from './patient-pool.ts';
import { addJob, type JobOptions } from './queue.ts';

/** Work on a clock or asked for by a module. However many processes run, each tick happens once. */
export type Job = {
  readonly task: string;
  /** Five cron fields, UTC. Absent: only when asked for. */
  readonly at?: string;
  readonly run: (deps: Deps, payload: unknown) => Promise<unknown>;
};
type Timed = { readonly at?: string; readonly payload?: undefined; readonly run: (deps: Deps) => Promise<unknown> };
/** Jobs outlive a deploy, hence the schema. */
type Asked<P> = {
  readonly at?: string;
  readonly payload: z.ZodMiniType<P>;
  readonly run: (deps: Deps, payload: P) => Promise<unknown>;
};
export function job<P>(task: string, work: Asked<P>): Job;
export function job(task: string, work: Timed): Job;
export function job<P>(task: string, work: Timed | Asked<P>): Job {
  const run: Job['run'] = work.payload
    ? (deps, given) => work.run(deps, work.payload.parse(given))
    : (deps) => work.run(deps);
  return { task, ...(work.at && { at: work.at }), run };
}

export type Work = { readonly subscriptions: readonly Subscription[]; readonly jobs: readonly Job[] };

const LONGEST_ERROR = 4000;

/**
 * The error as a job's row can hold it. That of a failed statement quotes its parameters, a whole file among them, and a
 * NUL in it would be refused by the database in a place where nobody handles that.
 */
function recordable(error: unknown): Error {
  const message = (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, LONGEST_ERROR);
  return error instanceof Error && error.message === message ? error : new Error(message, { cause: error });
}

function taskList(deps: Deps, { subscriptions, jobs }: Work): TaskList {
  const heard = subscriptions.map((s) => [s.task, (payload: unknown) => s.run(deps, payload as Fact)] as const);
  const timed = jobs.map((j) => [j.task, (payload: unknown) => j.run(deps, payload)] as const);
  return Object.fromEntries(
    [...heard, ...timed].map(([task, work]) => [
      task,
      async (p: unknown) =>
        void (await work(p).catch((error: unknown) => {
          throw recordable(error);
        })),
    ]),
  );
}

const quietly = (deps: Deps) =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') deps.log.warn({ worker: message }, 'background work');
  });

const CONCURRENCY = 4;

/**
 * A job may take minutes, and without a database its outcome is written down again and again for hours. One that is cut
 * off is done by the next worker, like that of a process that was killed.
 */
const LONGEST_STOP_MS = 3000;

/** Starts delivering events and running jobs in this process. */
export async function startWork(deps: Deps, work: Work): Promise<{ stop: () => Promise<void> }> {
  const events: WorkerEvents = new EventEmitter();
  let endLife = async () => {};
  const trouble = (error: unknown) => deps.log.warn({ err: error }, 'looking for jobs of dead workers');
  events.once('pool:create', ({ workerPool: { id } }) => {
    endLife = keepAlive(deps.pool, id, trouble);
  });
  const runner = await run({
    pgPool: patientPool(deps.pool),
    taskList: taskList(deps, work),
    parsedCronItems: parseCronItems(
      work.jobs.flatMap((j) => (j.at ? [{ task: j.task, match: j.at, options: { backfillPeriod: 0 } }] : [])),
    ),
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger: quietly(deps),
    events,
  });
  return { stop: () => withinTime(LONGEST_STOP_MS, runner.stop().then(endLife)) };
}

const BUSY_CHECKS = 500;

/** Delivers all that waits and returns: for tests and for a start that must not leave work behind. */
export async function settle(deps: Deps, work: Work): Promise<void> {
  const tasks = taskList(deps, work);
  const due = sql`run_at <= now() and attempts < max_attempts and task_identifier = any(${sql.param(Object.keys(tasks))})`;
  do {
    await runOnce({ pgPool: deps.pool, taskList: tasks, noHandleSignals: true, logger: quietly(deps) });
    // The library returns before the last job's outcome is written down, and while a queue's next one is still held back.
    for (let checks = 0; checks < BUSY_CHECKS && (await someJob(deps.db, sql`locked_at is not null`)); checks++)
      await sleep(10);
  } while (await someJob(deps.db, due));
}

async function someJob(db: Db, which: SQL): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from graphile_worker.jobs where ${which} limit 1`);
  return rows.length > 0;
}

/** Asks for a job in the caller's transaction; one waiting with the same key is replaced. */
export const ask = (db: Db, task: string, payload: object, order: Omit<JobOptions, 'mostTries'> = {}) =>
  addJob(db, task, payload, order);
