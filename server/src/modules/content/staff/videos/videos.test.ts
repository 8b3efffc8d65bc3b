import { Role } from '@plyhaat/contract/core/roles';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { auditLog } from '#platform/db/platform.tables.ts';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, somePicture } from '#test/builders.ts';
import { someVideoFile } from '#test/published.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
const admin = await someMember(db, { role: 'ADMIN' });
const subadmin = await someMember(db, { role: 'SUBADMIN' });
beforeEach(async () => {
  await db.execute(sql`truncate videos cascade`);
  app.deps.cache.forget(['videos']);
});

const EMBED = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
const poster = async () => (await somePicture(db, { ownerId: admin.id, claimedBy: null, use: 'content' })).path;
const sentVideo = (over: object = {}) =>
  someVideoFile(db, {
    ownerId: admin.id,
    claimedBy: null,
    use: 'video',
    path: `videos/${crypto.randomUUID()}.mp4`,
    ...over,
  });
const add = (body: object, who: Caller = admin) => app.post('/admin/videos', { name: 'A mill tour', ...body }, who);
const publicNames = async (): Promise<string[]> =>
  (await app.get('/blogVideo')).json().data.map(({ name }: { name: string }) => name);

test.each(Role.options)('whether a %s edits videos is settled before anything is read', async (role) => {
  const who = await someMember(db, { role });
  const status = role === 'ADMIN' || role === 'SUBADMIN' ? 200 : 403;
  const body = { name: 'Tour', embed: EMBED, poster: await poster(), duration: 90 };
  const { data } = (await app.post('/admin/videos', body, admin)).json();
  const url = `/admin/videos/${data._id}`;
  expect((await app.get('/admin/videos', who)).statusCode).toBe(status);
  expect((await app.get(url, who)).statusCode).toBe(status);
  expect((await app.patch(url, { ...body, poster: data.thumbnail }, who)).statusCode).toBe(status);
  expect((await app.delete(url, undefined, who)).statusCode).toBe(status);
});

test('a video of ours brings its own poster and duration, and visitors see it at once', async () => {
  await expect.poll(publicNames).toEqual([]);
  const { id, path, poster: frame } = await sentVideo({ duration: 95.4 });
  const reply = (await add({ film: id, isPublished: true })).json();
  expect(reply).toMatchObject({ message: 'Video added' });
  expect(reply.data).toMatchObject({ url: path, thumbnail: frame, duration: 95, category: 'Video', isPublished: true });
  await expect.poll(publicNames).toEqual(['A mill tour']);
  const { data } = (await app.get(`/blogVideo/getById/${reply.data._id}`)).json();
  expect(data.picture).toMatchObject({ path: frame });
});

test('an embedded video is named by any address of it, and needs a poster and a duration', async () => {
  const bare = await add({ embed: 'https://youtu.be/aqz-KE-bpKQ' });
  expect(bare.json().fields).toEqual({
    duration: 'Please enter the duration in seconds',
    poster: 'Please add a poster: it stands for the film until somebody plays it',
  });
  const { data } = (
    await add({ embed: 'https://youtu.be/aqz-KE-bpKQ', poster: await poster(), duration: '635' })
  ).json();
  expect(data).toMatchObject({ url: EMBED, duration: 635, isPublished: false });
  await expect.poll(publicNames).toEqual([]);
  const elsewhere = await add({ embed: 'https://evil.example/film', poster: await poster(), duration: 5 });
  expect(elsewhere.json().fields).toEqual({ embed: 'Please enter the address of a YouTube film' });
});

test('a video is one of the two, and has a name', async () => {
  expect((await add({})).json().fields).toEqual({ film: 'Please add a film or the address of one' });
  expect((await add({ name: ' ', film: (await sentVideo()).id })).json().fields).toEqual({
    name: 'Please enter a name',
  });
  const notVideo = await add({ film: await poster() });
  expect(notVideo.json().error).toBe('upload_missing');
});

test('a video that is still being made ready is saved, but not published', async () => {
  const { id } = await sentVideo({ state: 'processing', duration: null, poster: null });
  expect((await add({ film: id, isPublished: true })).json().error).toBe('film_not_ready');
  const stored = await add({ film: id });
  expect(stored.statusCode, stored.body).toBe(200);
  const { data } = stored.json();
  await db.update(mediaFiles).set({ state: 'ready', duration: 12 }).where(eq(mediaFiles.id, id));
  const body = { name: 'A mill tour', film: data.url, isPublished: true };
  const saved = await app.patch(`/admin/videos/${data._id}`, body, subadmin);
  expect(saved.json().data).toMatchObject({ duration: 12, isPublished: true });
});

test('every write is audited; what is replaced or deleted lets go of its files', async () => {
  const [first, second] = [await sentVideo(), await sentVideo()];
  const { data } = (await add({ film: first.id, isPublished: true })).json();
  const url = `/admin/videos/${data._id}`;
  await app.patch(url, { name: 'A mill tour', film: second.id, isPublished: true }, admin);
  const claims = async () =>
    (
      await db
        .select()
        .from(mediaFiles)
        .where(eq(mediaFiles.claimedBy, `contentVideo:${data._id}`))
    ).map(({ id }) => id);
  expect(await claims()).toEqual([second.id]);
  await app.delete(url, undefined, subadmin);
  expect(await claims()).toEqual([]);
  await expect.poll(publicNames).toEqual([]);
  expect((await app.delete(url, undefined, admin)).json().error).toBe('video_not_found');
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, data._id)).orderBy(auditLog.id);
  expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['add_video', admin.id],
    ['update_video', admin.id],
    ['delete_video', subadmin.id],
  ]);
});

test('a video of ours can have captions, which are public with it and let go when they are taken away', async () => {
  const words = { kind: 'captions', use: 'captions', contentType: 'text/vtt', width: null, height: null } as const;
  const path = `captions/${crypto.randomUUID()}.vtt`;
  const { id } = await somePicture(db, { ...words, path, ownerId: admin.id, claimedBy: null, open: false });
  const { id: videoId } = await sentVideo();
  const { data } = (await add({ film: videoId, captions: id, isPublished: true })).json();
  expect(data).toMatchObject({ captions: path });
  expect((await app.get(`/blogVideo/getById/${data._id}`)).json().data).toMatchObject({ captions: path });
  const row = async () => (await db.select().from(mediaFiles).where(eq(mediaFiles.id, id)))[0];
  expect(await row()).toMatchObject({ open: true, ownerId: null, claimedBy: `contentVideo:${data._id}` });
  const change = (body: object) => app.patch(`/admin/videos/${data._id}`, { name: 'A tour', ...body }, subadmin);
  expect((await change({ film: data.url, captions: path })).json().data).toMatchObject({ captions: path });
  expect((await change({ film: data.url })).json().data).toMatchObject({ captions: path });
  expect((await change({ captions: null })).json().data).toMatchObject({ url: data.url, captions: null });
  expect(await row()).toMatchObject({ claimedBy: null });
  expect((await change({ film: data.url, captions: await poster() })).json().error).toBe('upload_missing');
});
