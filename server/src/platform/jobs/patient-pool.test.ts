import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { cuttableDatabase } from '#test/database-proxy.ts';
import { ask, job, startWork, type Work } from './jobs.ts';

const runs: string[] = [];
let letEnd = () => {};
const ended = new Promise<void>((resolve) => {
  letEnd = resolve;
});
const work: Work = {
  subscriptions: [],
  jobs: [
    job('test.succeeds', {
      run: async () => {
        runs.push('succeeds');
        await ended;
      },
    }),
    job('test.fails', {
      run: async () => {
        runs.push('fails');
        await ended;
        throw new Error('as it should');
      },
    }),
    job('test.later', { run: async () => void runs.push('later') }),
  ],
};

const steady = await testApp();
const cable = await cuttableDatabase(steady.databaseUrl);
const cut = await testApp({ beside: cable, work });
afterAll(async () => {
  await cut.close();
  await steady.close();
});

const left = async () =>
  (
    await steady.deps.pool.query(
      `select task_identifier as task, last_error is not null as failed, locked_at is not null as held
       from graphile_worker.jobs where task_identifier like 'test.%' order by 1`,
    )
  ).rows;

test('a job that ends while the database is away is written down when it is back, and the process goes on', async () => {
  const { stop } = await startWork(cut.deps, work);
  await ask(steady.db, 'test.succeeds', {});
  await ask(steady.db, 'test.fails', {});
  await expect.poll(() => runs.length).toBe(2);
  cable.cut();
  // Jobs end with nobody to report to. A rejection that nobody handles would fail this run.
  letEnd();
  await expect
    .poll(() =>
      cut.db.execute(sql`select 1`).then(
        () => 'there',
        () => 'away',
      ),
    )
    .toBe('away');
  cable.mend();
  await expect.poll(left).toEqual([{ task: 'test.fails', failed: true, held: false }]);
  await ask(steady.db, 'test.later', {});
  await expect.poll(() => runs.filter((name) => name === 'later').length).toBe(1);
  expect(runs.filter((name) => name === 'succeeds')).toHaveLength(1);
  await stop();
});
