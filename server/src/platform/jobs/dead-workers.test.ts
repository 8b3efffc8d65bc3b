import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { selectDeadLetters } from './dead-letters.sql.ts';
import { freeJobs, keepAlive } from './dead-workers.ts';
import { ask } from './jobs.ts';

const app = await testApp();
afterAll(app.close);
const { db, deps } = app;
const trouble = (error: unknown) => expect.unreachable(String(error));
const alive = (worker: string) => keepAlive(deps.pool, worker, trouble);

/** A job in a queue of its own that a worker took a minute ago. */
async function takenBy(worker: string): Promise<void> {
  await ask(db, 'test.long', {}, { key: worker, queue: worker });
  const taken = sql`locked_by = ${worker}, locked_at = now() - interval '1 minute'`;
  await db.execute(sql`update graphile_worker._private_jobs set ${taken} where key = ${worker}`);
  await db.execute(sql`update graphile_worker._private_job_queues set ${taken} where queue_name = ${worker}`);
}
const held = async () => {
  const { rows } = await deps.pool.query(`
    select locked_by from graphile_worker._private_jobs where locked_by is not null
    union all select locked_by from graphile_worker._private_job_queues where locked_by is not null order by 1`);
  return rows.map(({ locked_by }) => locked_by);
};

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

const deadLetters = async () =>
  (await selectDeadLetters(db, { task: undefined, page: 1, perPage: 50 })).data.map(({ task }) => task);
const jobsOf = async (task: string) =>
  (await deps.pool.query('select attempts, key from graphile_worker.jobs where task_identifier = $1', [task])).rows;
const ANEW = [{ attempts: 0, key: 'board' }];
const change = (task: string, values: string) =>
  deps.pool.query(
    `update graphile_worker._private_jobs set ${values}
      where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
    [task],
  );
const TAKEN = "locked_by = 'dead', locked_at = now() - interval '1 minute', attempts = 1";

test('a job that was replaced while it ran is no dead letter, whether its worker dies or it fails', async () => {
  for (const [task, ending] of [
    ['test.killed', ''],
    ['test.failing', "locked_by = null, locked_at = null, last_error = 'no paper'"],
  ] as const) {
    await ask(db, task, { version: 1 }, { key: 'board' });
    await change(task, TAKEN);
    await ask(db, task, { version: 2 }, { key: 'board' });
    if (ending) {
      await deps.pool.query(`update graphile_worker._private_jobs set ${ending} where locked_by is not null`);
      expect(await deadLetters()).toEqual([]);
    }
    await freeJobs(deps.pool);
    expect(await deadLetters()).toEqual([]);
    expect(await jobsOf(task)).toEqual(ANEW);
    await deps.pool.query('delete from graphile_worker._private_jobs');
  }
});

test('a dead letter whose job is asked for anew is one no longer; one that nobody asked for stays', async () => {
  await ask(db, 'test.asked', {}, { key: 'board' });
  await change('test.asked', "attempts = max_attempts, last_error = 'no ink'");
  await ask(db, 'test.lonely', {});
  // As of a job that ended its process at every try.
  await change('test.lonely', 'attempts = max_attempts');
  expect((await deadLetters()).sort()).toEqual(['test.asked', 'test.lonely']);
  await ask(db, 'test.asked', {}, { key: 'board' });
  await freeJobs(deps.pool);
  expect(await deadLetters()).toEqual(['test.lonely']);
  expect(await jobsOf('test.asked')).toEqual(ANEW);
});
