import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';
import { someReel } from '#test/published.ts';
import { reelVisits } from './reels.tables.ts';
import { forgetOldVisits } from './visits.sql.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

const send = (path: string, reelId: string, who?: Caller, agent = 'a browser') =>
  app.send('POST', path, { payload: { reelId }, headers: { 'user-agent': agent } }, who);
const seen = async (...args: [reelId: string, who?: Caller, agent?: string]): Promise<number> =>
  (await send('/reelViews', ...args)).json().viewCount;

test('a play counts once a viewer and hour, for strangers by address and browser', async () => {
  const [{ id }, buyer] = [await someReel(db, { viewCount: 40 }), await someMember(db)];
  expect(await seen(id)).toBe(41);
  expect(await seen(id)).toBe(41);
  expect(await seen(id, undefined, 'another browser')).toBe(42);
  expect(await seen(id, buyer)).toBe(43);
  expect(await seen(id, buyer, 'another browser')).toBe(43);
  await db.execute(sql`update reel_visits set hour = hour - interval '1 hour' where reel_id = ${id}`);
  expect(await seen(id)).toBe(44);
  app.deps.cache.forget(['reels']);
  expect((await app.get(`/reel/getById/${id}`)).json().data).toMatchObject({ viewCount: 44, shareCount: 0 });
});

test('REEL-12: a hundred plays at once by one viewer count once', async () => {
  const { id } = await someReel(db);
  await Promise.all(Array.from({ length: 100 }, () => send('/reelViews', id)));
  expect(await seen(id)).toBe(1);
});

test('of one address ten strangers a reel and day are believed, for plays and for shares', async () => {
  const { id } = await someReel(db);
  for (let n = 0; n < 14; n++) {
    await send('/reelViews', id, undefined, `browser ${n}`);
    await send('/reelShares', id, undefined, `browser ${n}`);
  }
  app.deps.cache.forget(['reels']);
  expect((await app.get(`/reel/getById/${id}`)).json().data).toMatchObject({ viewCount: 10, shareCount: 10 });
  await db.execute(sql`update reel_visits set hour = hour - interval '1 hour' where reel_id = ${id}`);
  expect(await seen(id), 'an hour later it is still the same day').toBe(10);
  expect(await seen(id, await someMember(db))).toBe(11);
});

test('how far a play went is counted once a viewer, stage and hour, and is no view', async () => {
  const [{ id }, buyer] = [await someReel(db), await someMember(db)];
  const stage = async (stage: string) => (await app.post('/reelViews', { reelId: id, stage }, buyer)).json().viewCount;
  expect([await stage('view'), await stage('watched'), await stage('tap'), await stage('tap')]).toEqual([1, 1, 1, 1]);
  const kinds = await db.select({ kind: reelVisits.kind }).from(reelVisits).where(sql`reel_id = ${id}`);
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['tap', 'view', 'watched']);
  expect((await app.post('/reelViews', { reelId: id, stage: 'share' }, buyer)).statusCode).toBe(422);
});

test('shares are counted likewise and apart from plays, and sellers do not count at home', async () => {
  const seller = await someSeller(db);
  const { id } = await someReel(db, { ownerId: seller.id });
  const share = async (who?: Caller) => (await send('/reelShares', id, who)).json().shareCount;
  expect([await share(), await share(), await share(seller)]).toEqual([1, 1, 1]);
  expect(await seen(id, seller)).toBe(0);
  expect(await seen(id)).toBe(1);
});

test('what is not shown cannot be counted, and an id that is none is refused', async () => {
  const { id } = await someReel(db, { approval: 'PENDING' });
  for (const path of ['/reelViews', '/reelShares']) {
    expect((await send(path, id)).json()).toMatchObject({ error: 'reel_not_found' });
    expect((await send(path, newId())).statusCode).toBe(404);
    expect((await send(path, '7')).statusCode).toBe(422);
  }
});

test('who watched is forgotten after the charts have shown it, and the count stays', async () => {
  const { id } = await someReel(db);
  await seen(id);
  await db.execute(sql`update reel_visits set hour = hour - interval '101 days' where reel_id = ${id}`);
  await forgetOldVisits(db);
  expect(await db.$count(reelVisits, sql`reel_id = ${id}`)).toBe(0);
  expect(await seen(id)).toBe(2);
});
