import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { members } from '#modules/identity/identity.tables.ts';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { someReel } from '#test/published.ts';
import { reels } from './reels.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;

test('REEL-10: a like is stored, counted, read back and taken away', async () => {
  const [reel, who] = [await someReel(db, { likeCount: 7 }), await someMember(db)];
  const status = async () => (await app.get(`/reelLikes/status?reelId=${reel.id}`, who)).json();
  const toggle = async () => (await app.post('/reelLikes/toggle', { reelId: reel.id }, who)).json();
  expect(await status()).toMatchObject({ isLiked: false, isBookmarked: false });
  expect(await toggle()).toMatchObject({ isLiked: true, likeCount: 8 });
  expect(await status()).toMatchObject({ isLiked: true, isBookmarked: false });
  expect(await toggle()).toMatchObject({ isLiked: false, likeCount: 7 });
});

test('REEL-11: a bookmark is a member’s own', async () => {
  const [reel, who, other] = [await someReel(db), await someMember(db), await someMember(db)];
  const toggle = async () => (await app.post('/reelBookmarks/toggle', { reelId: reel.id }, who)).json();
  expect(await toggle()).toMatchObject({ isBookmarked: true });
  expect((await app.get(`/reelLikes/status?reelId=${reel.id}`, other)).json()).toMatchObject({ isBookmarked: false });
  expect(await toggle()).toMatchObject({ isBookmarked: false });
});

test('likes of many at once are all counted, and go with the member who gave them', async () => {
  const reel = await someReel(db);
  const people = await Promise.all(Array.from({ length: 12 }, () => someMember(db)));
  await Promise.all(people.map((who) => app.post('/reelLikes/toggle', { reelId: reel.id }, who)));
  const likes = async () => (await db.select().from(reels).where(eq(reels.id, reel.id)))[0]?.likeCount;
  expect(await likes()).toBe(12);
  await db.delete(members).where(eq(members.id, people[0]?.id ?? ''));
  expect(await likes()).toBe(11);
});

test('only who is signed in likes, and only what is public', async () => {
  const [shown, hidden] = [await someReel(db), await someReel(db, { approval: 'PENDING' })];
  for (const path of ['/reelLikes/toggle', '/reelBookmarks/toggle']) {
    expect((await app.post(path, { reelId: shown.id })).statusCode).toBe(401);
    expect((await app.post(path, { reelId: hidden.id }, await someMember(db))).json().error).toBe('reel_not_found');
  }
  expect((await app.get(`/reelLikes/status?reelId=${shown.id}`)).statusCode).toBe(401);
});
