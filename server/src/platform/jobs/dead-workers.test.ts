import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { holders, takeJobs } from '#test/queue-locks.ts';
import { selectDeadLetters } from './dead-letters.sql.ts';
import { freeJobs, keepAlive } from './dead-workers.ts';
import { ask, job } from './jobs.ts';

const seen: string[][] = [];
let isBroken = false;
const look = job('test.look', {
  run: async () => {
    seen.push(await holders(db));
    if (isBroken) throw new Error('no paper');
  },
});
const app = await testApp({ work: { subscriptions: [], jobs: [look] } });
afterAll(app.close);
const { db, deps } = app;
const trouble = (error: unknown) => expect.unreachable(String(error));
const alive = (worker: string) => keepAlive(deps.pool, worker, trouble);

/** A job in a queue of its own that a worker took a minute ago. */
async function takenBy(worker: string): Promise<void> {
  await ask(db, 'test.long', {}, { key: worker, queue: worker });
  await takeJobs(db, worker, sql`key = ${worker}`);
}
const held = () => holders(db);
const idsOf = (task: string) => sql`array(select id from graphile_worker.jobs where task_identifier = ${task})`;

const locks = async () => {
  const { rows } = await deps.pool.query(`
    select 1 from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`);
  return rows.length;
};

test('jobs and queues of a worker that died are free again, those of one that lives are left to it', async () => {
  const endLiving = alive('living');
  await expect.poll(locks).toBe(1);
  await takenBy('living');
  await takenBy('dead');
  const endSecond = alive('second');
  await expect.poll(held).toEqual(['living', 'living']);
  await endLiving();
  await endSecond();
  const endThird = alive('third');
  await expect.poll(held).toEqual([]);
  await endThird();
});

test('a worker takes a queue with a job of it and gives back both, whether the job succeeds or fails', async () => {
  for (isBroken of [false, true]) {
    await ask(db, 'test.look', {}, { queue: 'looks' });
    await app.settle();
    const [worker] = seen.at(-1) ?? [];
    expect(worker).toBeDefined();
    expect(seen.splice(0)).toEqual([[worker, worker]]);
    expect(await held()).toEqual([]);
  }
  await db.execute(sql`select graphile_worker.complete_jobs(${idsOf('test.look')})`);
});

const deadLetters = async () =>
  (await selectDeadLetters(db, { task: undefined, page: 1, perPage: 50 })).data.map(({ task }) => task);
const jobsOf = async (task: string) =>
  (await deps.pool.query('select attempts, key from graphile_worker.jobs where task_identifier = $1', [task])).rows;
const ANEW = [{ attempts: 0, key: 'board' }];
const fail = (task: string, error: string) =>
  db.execute(sql`select graphile_worker.permanently_fail_jobs(
    array(select id from graphile_worker.jobs where task_identifier = ${task} and key is null), ${error})`);

test('a job that was replaced while it ran is no dead letter, whether its worker dies or it fails', async () => {
  for (const task of ['test.killed', 'test.failing']) {
    await ask(db, task, { version: 1 }, { key: 'board' });
    await takeJobs(db, 'dead', sql`task_identifier = ${task}`);
    await ask(db, task, { version: 2 }, { key: 'board' });
    if (task === 'test.failing') {
      await db.execute(sql`select graphile_worker.force_unlock_workers(array['dead'])`);
      await fail(task, 'no paper');
      expect(await deadLetters()).toEqual([]);
    }
    await freeJobs(deps.pool);
    expect(await deadLetters()).toEqual([]);
    expect(await jobsOf(task)).toEqual(ANEW);
    await db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
  }
});

test('a dead letter whose job is asked for anew is one no longer; one that nobody asked for stays', async () => {
  await ask(db, 'test.asked', {}, { key: 'board' });
  await db.execute(sql`select graphile_worker.permanently_fail_jobs(${idsOf('test.asked')}, 'no ink')`);
  await ask(db, 'test.lonely', {});
  // As of a job that ended its process at every try.
  await db.execute(sql`select graphile_worker.reschedule_jobs(${idsOf('test.lonely')}, attempts => 25)`);
  expect((await deadLetters()).sort()).toEqual(['test.asked', 'test.lonely']);
  await ask(db, 'test.asked', {}, { key: 'board' });
  await freeJobs(deps.pool);
  expect(await deadLetters()).toEqual(['test.lonely']);
  expect(await jobsOf('test.asked')).toEqual(ANEW);
});
