import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { savedSearches } from './saving.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const ADDRESS = '/shop?search=plywood%20pune';
type Search = { _id: string; name: string; address: string; alert: boolean };
const listOf = async (who: Parameters<typeof app.get>[1]) =>
  (await app.get('/savedSearches', who)).json() as { data: Search[]; total: number };

test('a member saves a search by its address, finds it in the list and deletes it', async () => {
  const who = await someMember(db);
  const body = { address: `${ADDRESS}&page=2&sortBy=price`, name: 'Ply in Pune' };
  const saved = await app.post('/savedSearches', body, who);
  expect([saved.statusCode, saved.json()]).toMatchObject([
    200,
    {
      message: 'Search saved. We will tell you once a day about new products.',
      data: { name: 'Ply in Pune', address: ADDRESS, alert: true },
    },
  ]);
  expect(await listOf(who)).toMatchObject({ data: [{ name: 'Ply in Pune', address: ADDRESS }], total: 1 });
  const { _id } = saved.json().data;
  expect((await app.delete(`/savedSearches/${_id}`, undefined, who)).statusCode).toBe(200);
  expect(await listOf(who)).toMatchObject({ data: [], total: 0 });
  const again = await app.delete(`/savedSearches/${_id}`, undefined, who);
  expect([again.statusCode, again.json().error]).toEqual([404, 'saved_search_not_found']);
});

test('the same address again is the same search, and switches its alert', async () => {
  const who = await someMember(db);
  await app.post('/savedSearches', { address: ADDRESS }, who);
  const off = await app.post('/savedSearches', { address: ADDRESS, alert: false }, who);
  expect(off.json()).toMatchObject({ message: 'Search saved without alerts.', data: { alert: false } });
  expect(await listOf(who)).toMatchObject({ data: [{ name: 'plywood pune', alert: false }], total: 1 });
});

test('twenty searches are saved and no more, however many come at once; a saved one can still be changed', async () => {
  const who = await someMember(db);
  const replies = await Promise.all(
    Array.from({ length: 24 }, (_, n) => app.post('/savedSearches', { address: `/shop?search=ply%20${n}` }, who)),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  const refused = replies.find(({ statusCode }) => statusCode !== 200);
  expect([refused?.statusCode, refused?.json()]).toMatchObject([
    409,
    { error: 'too_many_searches', message: 'You can save up to 20 searches. Please delete one first.' },
  ]);
  const { data, total } = await listOf(who);
  expect(total).toBe(20);
  const changed = await app.post('/savedSearches', { address: data[0]?.address, alert: false }, who);
  expect(changed.statusCode).toBe(200);
});

test.each([
  '/shop',
  '/shop?page=2',
  '/sellers?search=ply',
  '/shop?categories=plywood',
  'https://x.example/shop?search=a',
])('an address that chooses nothing of the shop is refused: %s', async (address) => {
  const reply = await app.post('/savedSearches', { address }, await someMember(db));
  expect([reply.statusCode, reply.json().fields]).toEqual([
    422,
    { address: 'Please choose a filter or search for something first' },
  ]);
});

test('nobody reads or deletes what another has saved, and a stranger is asked to sign in', async () => {
  const [who, other] = [await someMember(db), await someMember(db)];
  const { _id } = (await app.post('/savedSearches', { address: ADDRESS }, who)).json().data;
  expect(await listOf(other)).toMatchObject({ total: 0 });
  expect((await app.delete(`/savedSearches/${_id}`, undefined, other)).statusCode).toBe(404);
  expect((await app.get('/savedSearches')).statusCode).toBe(401);
  expect((await app.post('/savedSearches', { address: ADDRESS })).statusCode).toBe(401);
  expect(await listOf(who)).toMatchObject({ total: 1 });
});

test('saved searches are in the export and go with the member', async () => {
  const who = await someMember(db);
  await app.post('/savedSearches', { address: ADDRESS }, who);
  const exported = (await app.get(`/users/export/${who.id}`, who)).json();
  expect(JSON.stringify(exported)).toContain('plywood%20pune');
  const before = await db.$count(savedSearches);
  await db.delete(members).where(eq(members.id, who.id));
  expect(await db.$count(savedSearches)).toBe(before - 1);
});
