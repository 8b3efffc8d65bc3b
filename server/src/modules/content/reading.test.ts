import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { testApp } from '#test/app.ts';
import { somePicture } from '#test/builders.ts';
import { somePost, someVideo } from '#test/published.ts';

const app = await testApp();
afterAll(app.close);
const { db } = app;
beforeEach(async () => {
  await db.execute(sql`truncate blog_posts, videos`);
  app.deps.cache.forget(['blog', 'videos']);
});

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const names = async (url: string): Promise<string[]> =>
  (await app.get(url)).json().data.map(({ name }: { name: string }) => name);

test('blog posts are listed with picture, excerpt and reading time, without their bodies', async () => {
  const picture = await somePicture(db);
  await somePost(db, { image: picture.path, tags: ['bwp', 'mr'], body: `<p>${'word '.repeat(600)}</p>` });
  const { data, total } = (await app.get('/blog')).json();
  expect(total).toBe(1);
  expect(data[0]).toMatchObject({
    name: 'Some post',
    excerpt: 'Some excerpt',
    category: 'Guides',
    tags: ['bwp', 'mr'],
    image: picture.path,
    picture: { path: picture.path, width: 800 },
    readingMinutes: 3,
    isPublished: true,
  });
  expect(data[0]).not.toHaveProperty('description');
});

test('blog posts are sorted by date or name, newest first where nothing is said', async () => {
  await somePost(db, { name: 'Birch', createdAt: ago(1) });
  await somePost(db, { name: 'Ash', createdAt: ago(3) });
  await somePost(db, { name: 'Cedar', createdAt: ago(2) });
  expect(await names('/blog')).toEqual(['Birch', 'Cedar', 'Ash']);
  expect(await names('/blog?sortBy=createdAt&sortOrder=asc')).toEqual(['Ash', 'Cedar', 'Birch']);
  expect(await names('/blog?sortBy=name&sortOrder=asc&perPage=2')).toEqual(['Ash', 'Birch']);
  expect(await names('/blog?sortBy=name&sortOrder=asc&perPage=2&page=2')).toEqual(['Cedar']);
  expect((await app.get('/blog?sortBy=body')).statusCode).toBe(422);
});

test('blog posts are found by category and by words of their title and text, but not by their tags of HTML', async () => {
  await somePost(db, {
    name: 'Termites and ply',
    category: 'Care',
    body: '<p>Treat every <strong>cut edge</strong>.</p>',
  });
  await somePost(db, { name: 'GST on plywood', category: 'Business' });
  expect(await names('/blog?category=Care')).toEqual(['Termites and ply']);
  expect(await names('/blog?search=edge%20TERMITE')).toEqual(['Termites and ply']);
  expect(await names('/blog?search=edge&category=Business')).toEqual([]);
  expect(await names('/blog?search=strong')).toEqual([]);
  expect(await names('/blog?search=%25')).toEqual([]);
  const { data } = (await app.get('/blog/categories')).json();
  expect(data).toEqual([
    { name: 'Business', count: 1 },
    { name: 'Care', count: 1 },
  ]);
});

test('a blog post opens by its slug and by its id', async () => {
  const { id } = await somePost(db, { slug: 'bwp-or-mr', body: '<p>Boiling water <em>proof</em></p>' });
  for (const name of ['bwp-or-mr', id]) {
    const { data } = (await app.get(`/blog/getBySlug/${name}`)).json();
    expect(data).toMatchObject({ _id: id, slug: 'bwp-or-mr', description: '<p>Boiling water <em>proof</em></p>' });
  }
  expect((await app.get('/blog/getBySlug/nowhere')).json()).toMatchObject({ error: 'blog_post_not_found' });
});

test('what is not published is not read by anybody', async () => {
  const post = await somePost(db, { isPublished: false });
  const video = await someVideo(db, { isPublished: false });
  for (const url of ['/blog', '/blog?isPublished=false', '/blogVideo', '/blog/categories'])
    expect((await app.get(url)).json()).toMatchObject({ data: [], total: 0 });
  for (const url of [`/blog/getBySlug/${post.slug}`, `/blog/getBySlug/${post.id}`, `/blogVideo/getById/${video.id}`])
    expect((await app.get(url)).statusCode).toBe(404);
});

test('videos are listed newest first, found by words and category, and read one at a time', async () => {
  const picture = await somePicture(db);
  await someVideo(db, { name: 'Hanging a door', category: 'How to', createdAt: ago(2), thumbnail: picture.path });
  const tour = await someVideo(db, { name: 'A mill tour', description: 'Yamunanagar', createdAt: ago(1) });
  expect(await names('/blogVideo')).toEqual(['A mill tour', 'Hanging a door']);
  expect(await names('/blogVideo?search=yamuna')).toEqual(['A mill tour']);
  expect(await names('/blogVideo?category=How%20to')).toEqual(['Hanging a door']);
  expect(await names('/blogVideo?category=Video')).toEqual(['A mill tour']);
  expect(await names('/blogVideo?perPage=1&page=2')).toEqual(['Hanging a door']);
  expect((await app.get('/blogVideo?page=2&perPage=1')).json().data[0].picture).toMatchObject({ path: picture.path });
  const { data } = (await app.get(`/blogVideo/getById/${tour.id}`)).json();
  expect(data).toMatchObject({ name: 'A mill tour', url: 'videos/some.mp4', duration: 95, viewCount: 0, likeCount: 0 });
  expect((await app.get(`/blogVideo/getById/${newId()}`)).json()).toMatchObject({ error: 'video_not_found' });
});
