import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { announce, event, on } from './events.ts';

const boardCut = event('test.boardCut', z.object({ board: z.string() }));
const heard: string[] = [];
const ids = new Set<string>();
let careful = false;

const app = await testApp({
  work: {
    subscriptions: [
      on(boardCut, 'careless', async (_deps, { board }) => {
        if (!careful) throw new Error(`dropped ${board}`);
        heard.push(`careless ${board}`);
      }),
      on(boardCut, 'steady', async (_deps, { board }, eventId) => {
        ids.add(eventId);
        heard.push(`steady ${board}`);
      }),
    ],
    jobs: [],
  },
});
afterAll(app.close);
beforeEach(async () => {
  heard.length = 0;
  ids.clear();
  careful = false;
  await app.db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
});

const admin = await someMember(app.db, { role: 'ADMIN' });
const deadLetters = async () => (await app.get('/admin/dead-letters', admin)).json();
/** As if the pause before the next try were over. */
const hurry = (attempts?: number) =>
  app.db.execute(sql`
    select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs), run_at => now(), attempts => ${attempts ?? null}::int)`);

test('a fact is told to every listener once its transaction commits', async () => {
  careful = true;
  await app.db.transaction((db) => announce(db, boardCut, { board: 'oak' }));
  expect(heard).toEqual([]);
  await app.settle();
  expect(heard.sort()).toEqual(['careless oak', 'steady oak']);
  await app.settle();
  expect(heard).toHaveLength(2);
});

test('a fact that was taken back is never told', async () => {
  careful = true;
  const failing = app.db.transaction(async (db) => {
    await announce(db, boardCut, { board: 'teak' });
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  await app.settle();
  expect(heard).toEqual([]);
});

test('a listener that fails is tried again and holds up nobody', async () => {
  await announce(app.db, boardCut, { board: 'pine' });
  await announce(app.db, boardCut, { board: 'sal' });
  await app.settle();
  expect(heard.sort()).toEqual(['steady pine', 'steady sal']);
  expect(ids.size).toBe(2);
  careful = true;
  await hurry();
  await app.settle();
  expect(heard.sort()).toEqual(['careless pine', 'careless sal', 'steady pine', 'steady sal']);
  expect((await deadLetters()).total).toBe(0);
});

test('what failed every try waits for a person, who can send it again', async () => {
  await announce(app.db, boardCut, { board: 'gurjan' });
  await app.settle();
  expect((await deadLetters()).total).toBe(0);
  await hurry(11);
  await app.settle();
  const { data, total } = await deadLetters();
  expect(total).toBe(1);
  expect(data[0]).toMatchObject({ task: 'test.boardCut>careless', attempts: 12, lastError: 'dropped gurjan' });

  careful = true;
  await app.settle();
  expect(heard).not.toContain('careless gurjan');
  const retried = await app.post(`/admin/dead-letters/${data[0]._id}/retry`, {}, admin);
  expect(retried.statusCode).toBe(200);
  await app.settle();
  expect(heard).toContain('careless gurjan');
  expect((await deadLetters()).total).toBe(0);
});

test('a dead letter that does not exist cannot be sent again', async () => {
  expect((await app.post('/admin/dead-letters/999999/retry', {}, admin)).statusCode).toBe(404);
  expect((await app.post('/admin/dead-letters/x/retry', {}, admin)).statusCode).toBe(422);
});

test('a fact that no longer has its shape is not given to a listener', async () => {
  await announce(app.db, boardCut, { board: 7 } as never);
  await app.settle();
  expect(heard).toEqual([]);
});
