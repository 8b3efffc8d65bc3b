import type { System } from '@plyhaat/contract/admin/system';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#platform/db/platform.tables.ts';
import { ask, job } from '#platform/jobs/jobs.ts';
import { testApp } from '#test/app.ts';
import { someMember, somePicture } from '#test/builders.ts';
import { plansIn, readWhole } from '#test/plans.ts';
import { work } from '../../subscriptions.ts';

let isBroken = true;
let runs = 0;
const app = await testApp({
  work: {
    subscriptions: work.subscriptions,
    jobs: [
      ...work.jobs,
      job('test.fragile', {
        run: async () => {
          if (isBroken) throw new Error('No reply for 98220 12345 and asha@example.org with code 482913');
          runs++;
        },
      }),
    ],
  },
});
afterAll(app.close);
const { db } = app;
const { pool } = app.deps;
const manager = await someMember(db, { role: 'SUBADMIN', name: 'Ravi Nambiar' });
const approver = await someMember(db, { role: 'APPROVERS' });

beforeEach(async () => {
  isBroken = true;
  runs = 0;
  await pool.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
});

/** Jobs at their last try, which fails. */
async function makeDead(count: number): Promise<void> {
  for (let at = 0; at < count; at++) await ask(db, 'test.fragile', { at });
  await pool.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), attempts => 24)`,
  );
  await app.settle();
}
const system = async () => (await app.get('/admin/system', manager)).json().data as System;
const dead = async (query = '') => (await app.get(`/admin/dead-letters${query}`, manager)).json();
const retry = (id: string) => app.post(`/admin/dead-letters/${id}/retry`, undefined, manager);

test('the state of the system is for administrators and sub-administrators', async () => {
  expect((await app.get('/admin/system', approver)).statusCode).toBe(403);
  expect((await app.get('/admin/dead-letters', approver)).statusCode).toBe(403);
  const { versions, health, storage } = await system();
  expect(versions.postgres).toMatch(/^1[5-9]/);
  expect(versions.node).toBe(process.versions.node);
  expect(versions.migration).toMatch(/^\d{4}_/);
  expect(health.map(({ name, state }) => [name, state])).toEqual([
    ['database', 'ok'],
    ['files', 'ok'],
    ['sms', 'demo'],
    ['mail', 'demo'],
    ['payments', 'demo'],
    ['push', 'ok'],
  ]);
  expect(storage.database).toBeGreaterThan(1_000_000);
  expect(storage.tables.length).toBeGreaterThan(3);
});

test('jobs are counted by kind and state, with the age of the oldest', async () => {
  await ask(db, 'test.fragile', {});
  await ask(db, 'test.fragile', {}, { runAt: new Date(Date.now() + 3_600_000) });
  await ask(db, 'identity.sendCode', {});
  const { queues, outbox, isWholeQueue } = await system();
  expect(isWholeQueue).toBe(true);
  expect(queues.find(({ task }) => task === 'test.fragile')).toMatchObject({
    waiting: 1,
    planned: 1,
    running: 0,
    failed: 0,
    dead: 0,
    oldestAt: expect.any(String),
  });
  expect(outbox).toMatchObject({ messages: 1, events: 0, messagesSince: expect.any(String) });
});

test('files are counted by a job, not by a visit', async () => {
  await somePicture(db, { bytes: 5000 });
  expect((await system()).storage.media).toBeNull();
  await app.settle();
  expect((await system()).storage.media).toMatchObject({ files: 1, bytes: 5000 });
});

test('a dead letter shows its error without numbers, addresses and codes', async () => {
  await makeDead(1);
  const { data, total } = await dead();
  expect(total).toBe(1);
  expect(data[0]).toMatchObject({ task: 'test.fragile', attempts: 25 });
  expect(data[0].lastError).toMatch(/^No reply for/);
  for (const secret of ['98220', '12345', 'asha@', '482913']) expect(data[0].lastError).not.toContain(secret);
});

test('a dead letter is retried once, however often one clicks', async () => {
  await makeDead(1);
  const { _id } = (await dead()).data[0];
  const clicks = await Promise.all([retry(_id), retry(_id), retry(_id)]);
  expect(clicks.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  const rows = (await db.select().from(auditLog)).filter(({ subjectId }) => subjectId === _id);
  expect(rows).toMatchObject([{ actorId: manager.id, action: 'retry_job', detail: { task: 'test.fragile' } }]);
  expect((await dead()).total).toBe(0);
  isBroken = false;
  await app.settle();
  expect(runs).toBe(1);
  expect((await retry(_id)).statusCode).toBe(404);
});

test('a job that is not dead cannot be retried or removed', async () => {
  await ask(db, 'test.fragile', {});
  const { rows } = await pool.query('select id from graphile_worker.jobs');
  expect((await retry(rows[0].id)).statusCode).toBe(404);
  expect((await app.delete(`/admin/dead-letters/${rows[0].id}`, undefined, manager)).statusCode).toBe(404);
});

test('all of a kind are retried together, others stay', async () => {
  await makeDead(3);
  await ask(db, 'test.unknown', {});
  await pool.query('select graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs))');
  expect((await dead('?task=test.fragile')).total).toBe(3);
  const clicks = await Promise.all(
    [1, 2].map(() => app.post('/admin/dead-letters/retry', { task: 'test.fragile' }, manager)),
  );
  expect(clicks.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  expect(clicks.find(({ statusCode }) => statusCode === 200)?.json().retried).toBe(3);
  expect((await dead()).data.map(({ task }: { task: string }) => task)).toEqual(['test.unknown']);
  isBroken = false;
  await app.settle();
  expect(runs).toBe(3);
});

test('dead letters are found by an index among many jobs that wait', async () => {
  await makeDead(2);
  await pool.query(`select graphile_worker.add_job('test.fragile', run_at => now() + interval '1 day')
    from generate_series(1, 3000)`);
  const { statementsOf, plansOf } = plansIn(app);
  for (const isAnalysed of [false, true]) {
    if (isAnalysed) await pool.query('vacuum analyze graphile_worker._private_jobs');
    const statements = await statementsOf('/admin/dead-letters', manager);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) expect(readWhole(await plansOf(statement), ['_private_jobs'])).toEqual([]);
  }
  expect((await dead()).total).toBe(2);
});

test('a dead letter is removed for good', async () => {
  await makeDead(1);
  const { _id } = (await dead()).data[0];
  expect((await app.delete(`/admin/dead-letters/${_id}`, undefined, manager)).statusCode).toBe(200);
  expect((await dead()).total).toBe(0);
  expect((await app.delete(`/admin/dead-letters/${_id}`, undefined, manager)).statusCode).toBe(404);
});
