import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { somePost } from '#test/published.ts';
import { POST, writersOf } from '#test/writing.ts';

const app = await testApp();
const { db } = app;
afterAll(app.close);
const { admin, subadmin, write, rewrite, names, clear } = await writersOf(app);
beforeEach(clear);

test('a draft is stored clean and as its source, is listed for staff and seen by no reader', async () => {
  const { message, data } = await write({ description: '<p onclick="x()">Edge</p><script>alert(1)</script>' });
  expect(message).toBe('Draft saved');
  expect(data).toMatchObject({
    status: 'draft',
    slug: 'reading-the-edge-of-a-board',
    description: '<p>Edge</p>',
    source: '{"type":"doc"}',
    excerpt: 'Edge',
    version: 1,
    publicSlug: null,
  });
  const listed = (await app.get('/admin/blog?search=EDGE%20board', subadmin)).json();
  expect(listed).toMatchObject({ total: 1, counts: { draft: 1, scheduled: 0, published: 0 } });
  for (const url of ['/blog', '/blog?search=edge', '/blog/categories'])
    expect((await app.get(url)).json().data).toEqual([]);
  for (const name of [data.slug, data._id]) expect((await app.get(`/blog/getBySlug/${name}`)).statusCode).toBe(404);
});

test('publishing needs a category and a text; a draft needs a title only', async () => {
  expect((await app.post('/admin/blog', { name: 'Only a title' }, admin)).statusCode).toBe(200);
  const bare = await app.post('/admin/blog', { name: ' ', saveAs: 'publish' }, admin);
  expect(bare.json().fields).toMatchObject({ name: 'Please enter a title' });
  const empty = await app.post('/admin/blog', { name: 'Only a title', saveAs: 'publish' }, admin);
  expect(empty.json().fields).toEqual({
    category: 'Please enter a category',
    description: 'Please write the post first',
  });
  const past = { ...POST, saveAs: 'schedule', publishAt: '2020-01-01T10:00' };
  expect((await app.post('/admin/blog', past, admin)).json().fields).toEqual({
    publishAt: 'Please choose a time in the future',
  });
});

test('a published post is read at once, and a draft change of it is not', async () => {
  await expect.poll(() => names()).toEqual([]);
  const { data } = await write({ saveAs: 'publish' });
  await expect.poll(() => names()).toEqual([POST.name]);
  const changed = (await rewrite(data, { name: 'Another title', slug: data.slug })).json().data;
  expect(changed).toMatchObject({ status: 'published', hasChanges: true, name: 'Another title', version: 2 });
  await expect.poll(() => names()).toEqual([POST.name]);
  await rewrite(changed, { name: 'Another title', slug: data.slug, saveAs: 'publish' });
  await expect.poll(() => names()).toEqual(['Another title']);
});

test('whoever saves over a colleague’s version is told so, and nothing is lost', async () => {
  const { data } = await write();
  expect((await rewrite(data, { name: 'By a colleague' }, subadmin)).statusCode).toBe(200);
  const late = await rewrite(data, { name: 'Too late' });
  expect([late.statusCode, late.json().error]).toEqual([409, 'changed_since']);
  expect((await app.get(`/admin/blog/${data._id}`, admin)).json().data.name).toBe('By a colleague');
});

test('a new address of a published post is found by its earlier ones, and nobody else gets those', async () => {
  const { data } = await write({ saveAs: 'publish' });
  const moved = (await rewrite(data, { slug: 'the-edge', saveAs: 'publish' })).json().data;
  expect(moved.publicSlug).toBe('the-edge');
  for (const name of ['the-edge', data.slug])
    expect((await app.get(`/blog/getBySlug/${name}`)).json().data).toMatchObject({ _id: data._id, slug: 'the-edge' });
  const taken = await app.post('/admin/blog', { ...POST, slug: data.slug }, admin);
  expect([taken.statusCode, Object.keys(taken.json().fields)]).toEqual([409, ['slug']]);
  expect((await write()).data.slug).toBe(`${data.slug}-2`);
  const back = (await rewrite(moved, { slug: data.slug, saveAs: 'publish' })).json().data;
  expect(back.publicSlug).toBe(data.slug);
  await expect.poll(async () => (await app.get('/blog/getBySlug/the-edge')).json().data.slug).toBe(data.slug);
});

test('an address that an unpublished change will bring is reserved, and leads nowhere yet', async () => {
  const { data } = await write({ saveAs: 'publish' });
  await rewrite(data, { slug: 'to-come' });
  expect((await app.get('/blog/getBySlug/to-come')).statusCode).toBe(404);
  expect((await app.post('/admin/blog', { ...POST, slug: 'to-come' }, admin)).json().error).toBe('slug_taken');
});

test('versions are listed, looked at and restored; a restored one waits as a draft', async () => {
  const { data } = await write({ saveAs: 'publish' });
  const second = (
    await rewrite(data, { name: 'Second', description: '<p>Two</p>', saveAs: 'publish' }, subadmin)
  ).json();
  const versions = (await app.get(`/admin/blog/${data._id}/versions`, admin)).json();
  expect(versions.total).toBe(2);
  expect(versions.data).toMatchObject([
    { number: 2, name: 'Second', editor: 'Ravi Nambiar', isPublic: true },
    { number: 1, name: POST.name, editor: 'Farida Merchant', isPublic: false },
  ]);
  const first = (await app.get(`/admin/blog/${data._id}/versions/1`, admin)).json().data;
  expect(first).toMatchObject({ name: POST.name, description: POST.description, source: POST.source });
  expect((await app.get(`/admin/blog/${data._id}/versions/9`, admin)).json().error).toBe('version_not_found');
  const restore = (version: number) => app.post(`/admin/blog/${data._id}/versions/1/restore`, { version }, admin);
  expect((await restore(1)).json().error).toBe('changed_since');
  const restored = (await restore(second.data.version)).json();
  expect(restored.data).toMatchObject({ name: POST.name, version: 3, status: 'published', hasChanges: true });
  await expect.poll(() => names()).toEqual(['Second']);
  const [latest] = (await app.get(`/admin/blog/${data._id}/versions`, admin)).json().data;
  expect(latest).toMatchObject({ number: 3, restoredFrom: 1, isPublic: false });
});

test('a post from before the editor keeps what readers saw as its first version', async () => {
  const post = await somePost(db, { name: 'Older than the editor', body: '<p>Old</p>' });
  const opened = (await app.get(`/admin/blog/${post.id}`, admin)).json().data;
  expect(opened).toMatchObject({ name: 'Older than the editor', description: '<p>Old</p>', source: null, version: 0 });
  expect((await rewrite(opened, { name: 'Edited', saveAs: 'publish' })).statusCode).toBe(200);
  const { data } = (await app.get(`/admin/blog/${post.id}/versions`, admin)).json();
  expect(data).toMatchObject([
    { number: 2, name: 'Edited' },
    { number: 1, name: 'Older than the editor', editor: null },
  ]);
});
