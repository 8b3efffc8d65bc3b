import { Role } from '@plyhaat/contract/core/roles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { somePhoto, uploaded } from '#test/uploads.ts';
import { POST, writersOf } from '#test/writing.ts';

const app = await testApp();
const { db } = app;
afterAll(app.close);
const { admin, subadmin, write, rewrite, audited, clear } = await writersOf(app);
beforeEach(clear);

test.each(Role.options)('whether a %s writes posts is settled before anything is read', async (role) => {
  const who = await someMember(db, { role });
  const allowed = role === 'ADMIN' || role === 'SUBADMIN';
  const { data } = await write();
  const calls = [
    app.get('/admin/blog', who),
    app.get(`/admin/blog/${data._id}`, who),
    app.get(`/admin/blog/${data._id}/versions`, who),
    app.get(`/admin/blog/${data._id}/versions/1`, who),
    app.post('/admin/blog', POST, who),
    app.post('/admin/blog/preview', { description: '<p>x</p>' }, who),
    rewrite(data, {}, who),
  ];
  for (const reply of await Promise.all(calls)) expect(reply.statusCode).toBe(allowed ? 200 : 403);
  expect((await app.delete(`/admin/blog/${data._id}`, undefined, who)).statusCode).toBe(allowed ? 200 : 403);
});

test('every write is audited with who made it', async () => {
  const { data } = await write({}, subadmin);
  const published = (await rewrite(data, { saveAs: 'publish' })).json().data;
  await app.post(`/admin/blog/${data._id}/unpublish`, { version: published.version }, admin);
  await app.post(`/admin/blog/${data._id}/versions/1/restore`, { version: published.version }, admin);
  await app.delete(`/admin/blog/${data._id}`, undefined, subadmin);
  expect(await audited(data._id)).toEqual([
    ['add_post_draft', subadmin.id],
    ['update_post_publish', admin.id],
    ['unpublish_post', admin.id],
    ['restore_post', admin.id],
    ['delete_post', subadmin.id],
  ]);
  expect((await app.get(`/admin/blog/${data._id}`, admin)).statusCode).toBe(404);
});

test('pictures of a post are its own, for colleagues too, until it is deleted', async () => {
  const photo = await somePhoto(640, 400).jpeg().toBuffer();
  const cover = await uploaded(app, 'content', photo, admin);
  const inside = await uploaded(app, 'content', photo, admin);
  const { data } = await write({
    image: cover._id,
    description: `<p>See</p><img src="/api/uploads/${inside.path}" alt="An edge">`,
    saveAs: 'publish',
  });
  expect(data).toMatchObject({ image: cover.path, picture: { path: cover.path } });
  expect(data.description).toContain(inside.path);
  const filesOf = async () =>
    (
      await db
        .select()
        .from(mediaFiles)
        .where(eq(mediaFiles.claimedBy, `post:${data._id}`))
    ).map(({ open, ownerId }) => [open, ownerId]);
  expect(await filesOf()).toEqual([
    [true, null],
    [true, null],
  ]);
  const saved = await rewrite(data, { image: cover.path, description: data.description }, subadmin);
  expect(saved.statusCode).toBe(200);
  const foreign = await rewrite(saved.json().data, { image: 'content/nobody.webp' });
  expect(foreign.json().error).toBe('upload_missing');
  await app.delete(`/admin/blog/${data._id}`, undefined, admin);
  expect(await filesOf()).toEqual([]);
});

test('a preview is cleaned as a save would be, and stored nowhere', async () => {
  const dirty = { description: '<h2>Edge</h2><p style="color:red">x</p><iframe src="//evil"></iframe>' };
  const { data } = (await app.post('/admin/blog/preview', dirty, admin)).json();
  expect(data.description).not.toMatch(/style|iframe|evil/);
  expect(data.description).toContain('Edge');
  expect((await app.get('/admin/blog', admin)).json().total).toBe(0);
});
