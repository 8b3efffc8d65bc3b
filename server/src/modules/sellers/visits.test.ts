import { afterAll, expect, test } from 'vitest';
import { daysAfter, indianDay } from '#platform/indian-day.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { sellersJobs } from './sellers.subscribers.ts';
import { siteVisits } from './sellers.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const visit = async (remoteAddress: string, agent = 'a browser', who?: Caller): Promise<boolean> =>
  (await app.send('POST', '/views', { payload: {}, remoteAddress, headers: { 'user-agent': agent } }, who)).json()
    .counted;

test('a visit to the site counts once a visitor and day, of members wherever they sit', async () => {
  expect(await visit('198.51.100.1')).toBe(true);
  expect(await visit('198.51.100.1')).toBe(false);
  expect(await visit('198.51.100.1', 'another browser')).toBe(true);
  expect(await visit('198.51.100.2')).toBe(true);
  const buyer = await someMember(db);
  const together = await Promise.all([1, 2, 3].map((n) => visit('198.51.100.1', `browser ${n}`, buyer)));
  expect(together.filter(Boolean)).toHaveLength(1);
});

test('staff are at home and do not count', async () => {
  for (const role of ['ADMIN', 'SUBADMIN', 'APPROVERS'] as const)
    expect(await visit('198.51.100.3', role, await someMember(db, { role }))).toBe(false);
});

test('of one address ten strangers a day are believed', async () => {
  const counted = [];
  for (let n = 0; n < 15; n++) counted.push(await visit('203.0.113.9', `browser ${n}`));
  expect(counted.filter(Boolean)).toHaveLength(10);
  expect(await visit('203.0.113.9', 'browser 14', await someMember(db))).toBe(true);
});

test('what is kept of a visitor names nobody, and nothing of it after 30 days', async () => {
  const buyer = await someMember(db);
  await visit('198.51.100.4', 'Very Special Browser', buyer);
  const stored = await db.select().from(siteVisits);
  expect(stored.every(({ visitor }) => /^[\w-]{22}$/.test(visitor))).toBe(true);
  expect(JSON.stringify(stored)).not.toContain(buyer.id);
  const [old, recent] = [daysAfter(indianDay(), -31), daysAfter(indianDay(), -29)];
  await db.insert(siteVisits).values([old, recent].map((day) => ({ day, visitor: 'somebody' })));
  for (const { run } of sellersJobs) await run(app.deps, undefined);
  const days = (await db.select().from(siteVisits)).map(({ day }) => day);
  expect([days.includes(old), days.includes(recent)]).toEqual([false, true]);
});
