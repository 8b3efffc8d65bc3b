import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { searchJobs } from './search.subscribers.ts';
import { searchUses } from './search.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const admin = await someMember(db, { role: 'ADMIN' });

const search = async (remoteAddress: string, payload: object) =>
  (await app.send('POST', '/searches', { payload, remoteAddress })).json().counted;
const list = async (query = '') => (await app.get(`/admin/searches${query}`, admin)).json();

test('a search counts once a visitor, text and day, and is shown to staff from its third use on', async () => {
  expect(await search('203.0.113.1', { q: 'Marine  Ply', found: 12 })).toBe(true);
  expect(await search('203.0.113.1', { q: 'marine ply', found: 12 })).toBe(false);
  expect(await search('203.0.113.2', { q: 'marine ply', found: 12 })).toBe(true);
  expect((await list()).data).toEqual([]);
  await search('203.0.113.3', { q: 'MARINE PLY ', found: 0 });
  expect(await search('203.0.113.3', { q: 'marine ply', found: 0, tapped: true })).toBe(true);
  expect(await search('203.0.113.3', { q: 'marine ply', found: 0, tapped: true })).toBe(false);
  expect(await list()).toMatchObject({
    data: [{ text: 'marine ply', uses: 3, nothing: 1, taps: 1 }],
    total: 1,
  });
});

test('staff can ask for what found nothing alone', async () => {
  for (const n of [1, 2, 3]) {
    await search(`198.51.100.${n}`, { q: 'teak', found: 4 });
    await search(`198.51.100.${n}`, { q: 'wpc chaukhat', found: 0 });
  }
  const texts = (await list('?nothing=true')).data.map(({ text }: { text: string }) => text);
  expect(texts).toContain('wpc chaukhat');
  expect(texts).not.toContain('teak');
});

test.each(['98230 12345', 'ply from a@b.in', 'call nine eight two three zero one two three four five'])(
  'a text with a number or an e-mail is not kept: %s',
  async (q) => {
    const before = await db.$count(searchUses);
    expect(await search('192.0.2.9', { q, found: 0 })).toBe(false);
    expect(await db.$count(searchUses)).toBe(before);
  },
);

test('a search of a member leaves no trace of who it was', async () => {
  const buyer = await someMember(db);
  const body = { q: 'pine shuttering', found: 1 };
  expect((await app.post('/searches', body, buyer)).json().counted).toBe(true);
  for (const table of ['search_uses', 'counters']) {
    const { rows } = await app.deps.pool.query(`select t::text as row from ${table} t`);
    const stored = rows.map(({ row }) => row).join('\n');
    expect(stored).not.toBe('');
    for (const trace of [buyer.id, buyer.phone]) expect(stored).not.toContain(trace);
  }
});

test('searches are kept for 90 days', async () => {
  await db.insert(searchUses).values({ day: '2020-01-01', text: 'old', uses: 9, nothing: 0, taps: 0 });
  for (const { run } of searchJobs) await run(app.deps, undefined);
  expect(await db.select().from(searchUses)).not.toContainEqual(expect.objectContaining({ text: 'old' }));
});

test('an empty text and a number of results below zero are refused, and only managers read the list', async () => {
  expect((await app.post('/searches', { q: ' ', found: 1 })).statusCode).toBe(422);
  expect((await app.post('/searches', { q: 'ply', found: -1 })).statusCode).toBe(422);
  const approver = await someMember(db, { role: 'APPROVERS' });
  expect((await app.get('/admin/searches', approver)).statusCode).toBe(403);
});
