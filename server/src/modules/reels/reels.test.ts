import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { testApp } from '#test/app.ts';
import { someMember, somePicture, someSeller } from '#test/builders.ts';
import { someReel, someVideoFile } from '#test/published.ts';
import { reels } from './reels.tables.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
beforeEach(async () => {
  await db.execute(sql`delete from reels`);
  app.deps.cache.forget(['reels']);
});

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const listed = async (query = '') => (await app.get(`/reelVideo${query}`)).json();
const titles = async (query = ''): Promise<string[]> =>
  (await listed(query)).data.map(({ title }: { title: string }) => title);

test('a reel is listed with its still picture, its length and its seller', async () => {
  const face = await somePicture(db, { path: 'profiles/face.webp' });
  const seller = await someSeller(
    db,
    { profileImage: face.path, phone: '9876543210' },
    { name: 'Kaveri Door Mart', isVerified: true },
  );
  const video = await someVideoFile(db, { duration: 5.4 });
  await someReel(db, { ownerId: seller.id, video: video.path, hashtags: ['doors', 'teak'], viewCount: 1200 });
  const reply = await app.get('/reelVideo?page=1&perPage=10&status=true');
  expect(reply.headers['cache-control']).toMatch(/^public/);
  expect(reply.json()).toMatchObject({
    total: 1,
    BlogVideoCount: 1,
    data: [
      {
        title: 'Some reel',
        category: 'General',
        hashtags: ['doors', 'teak'],
        videoUrl: video.path,
        thumbnail: video.poster,
        picture: { path: video.poster, width: 360, height: 640 },
        duration: 5,
        userId: seller.id,
        user: { name: 'Kaveri Door Mart', username: seller.slug, isVerified: true, picture: { path: face.path } },
        viewCount: 1200,
        likeCount: 0,
      },
    ],
  });
  expect(reply.body).not.toContain('9876543210');
  expect(reply.json().data[0]).not.toHaveProperty('approved');
});

test('reels come newest first, a page at a time', async () => {
  for (const days of [3, 1, 2]) await someReel(db, { title: `${days} days old`, createdAt: ago(days) });
  expect(await titles()).toEqual(['1 days old', '2 days old', '3 days old']);
  expect(await titles('?page=2&perPage=2')).toEqual(['3 days old']);
  expect(await listed('?page=9')).toMatchObject({ data: [], total: 3 });
  expect(await listed('?status=false')).toMatchObject({ data: [], total: 0 });
  expect((await app.get('/reelVideo?perPage=101')).statusCode).toBe(422);
});

test('a reel is public only while it is approved and active, its video ready and its seller in the lists', async () => {
  await someReel(db, { title: 'waiting', approval: 'PENDING' });
  await someReel(db, { title: 'sent back', approval: 'REJECTED' });
  await someReel(db, { title: 'switched off', isActive: false });
  await someReel(db, { title: 'in the making', video: (await someVideoFile(db, { state: 'processing' })).path });
  await someReel(db, { title: 'of a blocked seller', ownerId: (await someSeller(db, { isBlocked: true })).id });
  await someReel(db, { title: 'of a buyer', ownerId: (await someMember(db)).id });
  const hidden = await db.select({ id: reels.id }).from(reels);
  await someReel(db, { title: 'public' });
  expect(await titles()).toEqual(['public']);
  for (const { id } of hidden)
    expect((await app.get(`/reel/getById/${id}`)).json()).toMatchObject({ error: 'reel_not_found' });
});

test('a change that shows or hides a reel is seen at once', async () => {
  const video = await someVideoFile(db, { state: 'processing' });
  const seller = await someSeller(db);
  await someReel(db, { ownerId: seller.id, video: video.path });
  expect(await titles()).toEqual([]);
  await db.execute(sql`update media_files set state = 'ready' where id = ${video.id}`);
  await expect.poll(() => titles()).toEqual(['Some reel']);
  await db.execute(sql`update members set is_blocked = true where id = ${seller.id}`);
  await expect.poll(() => titles()).toEqual([]);
  await db.execute(sql`update members set is_blocked = false where id = ${seller.id}`);
  await expect.poll(() => titles()).toEqual(['Some reel']);
});

test('a seller sees its own reels whatever their state, by signed addresses, and others only the public ones', async () => {
  const [seller, stranger] = [await someSeller(db), await someSeller(db)];
  const staff = await someMember(db, { role: 'APPROVERS' });
  const video = await someVideoFile(db, { open: false });
  const waiting = await someReel(db, { ownerId: seller.id, video: video.path, approval: 'PENDING', createdAt: ago(1) });
  const shown = await someReel(db, { ownerId: seller.id, createdAt: ago(2) });
  await someReel(db);
  const ids = async (who?: typeof seller) =>
    (await app.get(`/reelVideo/getByUserId/${seller.id}`, who)).json().data.map(({ _id }: { _id: string }) => _id);
  expect(await ids()).toEqual([shown.id]);
  expect(await ids(stranger)).toEqual([shown.id]);
  expect(await ids(seller)).toEqual([waiting.id, shown.id]);
  expect(await ids(staff)).toEqual([waiting.id, shown.id]);
  for (const path of ['/reel/getById', '/reelVideo/getById']) {
    expect((await app.get(`${path}/${shown.id}`)).json().data._id).toBe(shown.id);
    expect((await app.get(`${path}/${waiting.id}`, stranger)).statusCode).toBe(404);
    const own = await app.get(`${path}/${waiting.id}`, seller);
    expect(own.headers['cache-control']).toBe('no-store');
    expect(own.json().data).toMatchObject({ approved: 'PENDING', state: 'Under review', isActive: true });
    expect(own.json().data.videoUrl).toMatch(new RegExp(`^${video.path}\\?.*signature=`));
  }
});

test('a reel that never was is not found, and an id that is none is refused', async () => {
  expect((await app.get(`/reel/getById/${newId()}`)).statusCode).toBe(404);
  expect((await app.get('/reel/getById/7')).statusCode).toBe(422);
  expect((await app.get(`/reelVideo/getByUserId/${newId()}`)).json()).toMatchObject({ data: [], total: 0 });
});
