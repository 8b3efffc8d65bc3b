import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '#test/app.ts';
import { takeJobs } from '#test/queue-locks.ts';
import { ask, job, startWork, type Work } from './jobs.ts';

const ticks: string[] = [];
const payloads: unknown[] = [];
const work: Work = {
  subscriptions: [],
  jobs: [
    job('test.tick', {
      at: '* * * * *',
      payload: z.object({ _cron: z.object({ ts: z.string() }) }),
      run: async (_deps, { _cron }) => void ticks.push(_cron.ts),
    }),
    job('test.binary', {
      run: async () => {
        throw new Error(`params: %PDF\0${'x'.repeat(100_000)}`);
      },
    }),
    job('test.asked', {
      payload: z.object({ version: z.number() }),
      run: async (_deps, payload) => void payloads.push(payload),
    }),
  ],
};
const one = await testApp({ work });
const other = await testApp({ work, beside: one });
afterAll(async () => {
  await other.close();
  await one.close();
});

/** How many sessions wait for another's transaction. */
const waiters = async () =>
  (
    await one.deps.pool.query(`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  ).rowCount;

test('a job on a clock runs once, however many processes run', async () => {
  // The clock of the processes is set back to just before the last full minute, so that it strikes in a moment.
  const lastMinute = Date.now() - (Date.now() % MINUTE_MS);
  vi.useFakeTimers({ toFake: ['Date'], now: lastMinute - 400, shouldAdvanceTime: true });
  const workers = await Promise.all([one, other].map(({ deps }) => startWork(deps, work)));
  await expect.poll(() => ticks.length).toBeGreaterThan(0);
  await Promise.all(workers.map(({ stop }) => stop()));
  vi.useRealTimers();
  await one.settle();
  expect(ticks).toHaveLength(1);
});

test('a job asked for twice under one key runs once, with what was asked last', async () => {
  await ask(one.db, 'test.asked', { version: 1 }, { key: 'board' });
  await ask(one.db, 'test.asked', { version: 2 }, { key: 'board' });
  await one.settle();
  expect(payloads.splice(0)).toEqual([{ version: 2 }]);
});

test('a job asked for in the moment in which the one before it begins is not lost', async () => {
  const asking = Promise.withResolvers<Promise<unknown>>();
  await one.db.transaction(async (db) => {
    await ask(db, 'test.asked', { version: 5 }, { key: 'plank' });
    asking.resolve(ask(other.db, 'test.asked', { version: 6 }, { key: 'plank' }));
    await expect.poll(waiters).toBe(1);
    await takeJobs(db, 'some worker', sql`key = 'plank'`);
  });
  await await asking.promise;
  await one.db.execute(sql`select graphile_worker.force_unlock_workers(array['some worker'])`);
  await one.settle();
  expect(payloads.splice(0)).toContainEqual({ version: 6 });
});

test('a job asked for in a transaction that is taken back does not run, nor one whose time has not come', async () => {
  const failing = one.db.transaction(async (db) => {
    await ask(db, 'test.asked', { version: 3 });
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  await ask(one.db, 'test.asked', { version: 4 }, { runAt: new Date(Date.now() + 60 * MINUTE_MS) });
  await one.settle();
  expect(payloads).toEqual([]);
});

test('an error that quotes a file is written down as far as a row can hold it, and takes nothing else with it', async () => {
  await ask(one.db, 'test.binary', {});
  await one.settle();
  const { rows } = await one.deps.pool.query(
    `select last_error as message, attempts from graphile_worker.jobs where task_identifier = 'test.binary'`,
  );
  expect(rows).toEqual([{ message: expect.stringContaining('params: %PDF'), attempts: 1 }]);
  expect(rows[0].message.length).toBeLessThanOrEqual(4000);
});

test('a job asked for with something else than its schema says fails before it does anything', async () => {
  await ask(one.db, 'test.asked', { version: 'seven' }, { key: 'wrong' });
  await one.settle();
  const { rows } = await one.deps.pool.query(
    `select last_error as message from graphile_worker.jobs where key = 'wrong'`,
  );
  expect(rows).toEqual([{ message: expect.stringContaining('version') }]);
  expect(payloads).toEqual([]);
});
