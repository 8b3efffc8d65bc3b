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
  await db.execute(sql`truncate blog_posts, videos cascade`);
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

test('posts are found by a tag, whatever else is asked for', async () => {
  await somePost(db, { name: 'Edges', tags: ['bwp', 'edge'], category: 'Care' });
  await somePost(db, { name: 'Glue', tags: ['bwp'] });
  await somePost(db, { name: 'GST', tags: ['tax'] });
  expect((await names('/blog?tag=bwp')).toSorted()).toEqual(['Edges', 'Glue']);
  expect(await names('/blog?tag=bwp&category=Care')).toEqual(['Edges']);
  expect(await names('/blog?tag=bwp&search=glue')).toEqual(['Glue']);
  expect((await app.get('/blog?tag=bwp&perPage=1')).json().total).toBe(2);
  expect(await names('/blog?tag=nothing')).toEqual([]);
});

test('the last pages are those that paging on would reach, in either order', async () => {
  await db.execute(sql`insert into blog_posts (id, slug, name, excerpt, body, category, is_published, created_at)
    select gen_random_uuid(), 'p-' || n, 'Post ' || lpad(n::text, 4, '0'), '', '', case when n % 2 = 0 then 'Even' else 'Odd' end,
      true, now() - n * interval '1 minute' from generate_series(1, 2505) as n`);
  const page = async (query: string) => (await app.get(`/blog?${query}`)).json();
  const last = await page('perPage=12&page=209');
  expect(last.total).toBe(2505);
  expect(last.data.map(({ slug }: { slug: string }) => slug)).toEqual(
    [2497, 2498, 2499, 2500, 2501, 2502, 2503, 2504, 2505].map((n) => `p-${n}`),
  );
  expect((await page('perPage=100&page=13')).data[0].slug).toBe('p-1201');
  expect((await page('perPage=100&page=20')).data[0].slug).toBe('p-1901');
  expect((await page('perPage=12&page=209&sortOrder=asc')).data.at(-1).slug).toBe('p-1');
  expect((await page('perPage=12&page=209&sortBy=name&sortOrder=asc')).data.at(-1).name).toBe('Post 2505');
  const even = await page('category=Even&perPage=100&page=13');
  expect([even.total, even.data.length, even.data[0].slug]).toEqual([1252, 52, 'p-2402']);
  expect((await page('perPage=12&page=500')).data).toEqual([]);
});

test('the number of posts follows what is published, moved and deleted', async () => {
  const post = await somePost(db, { category: 'Care' });
  const counts = async () => {
    app.deps.cache.forget(['blog']);
    return (await app.get('/blog/categories')).json().data;
  };
  await db.execute(sql`update blog_posts set category = 'Craft' where id = ${post.id}`);
  expect(await counts()).toEqual([{ name: 'Craft', count: 1 }]);
  await db.execute(sql`update blog_posts set is_published = false where id = ${post.id}`);
  expect(await counts()).toEqual([]);
  await db.execute(sql`update blog_posts set is_published = true where id = ${post.id}`);
  expect((await app.get('/blog')).json().total).toBe(1);
  await db.execute(sql`delete from blog_posts where id = ${post.id}`);
  expect(await counts()).toEqual([]);
});

test('a play of a video counts once a viewer and hour, and the categories are counted', async () => {
  const { id } = await someVideo(db, { viewCount: 7, category: 'How to' });
  await someVideo(db);
  const play = async (agent = 'a browser') =>
    (await app.send('POST', '/blogVideo/views', { payload: { videoId: id }, headers: { 'user-agent': agent } })).json()
      .viewCount;
  expect([await play(), await play(), await play('another')]).toEqual([8, 8, 9]);
  expect((await app.post('/blogVideo/views', { videoId: newId() })).json().error).toBe('video_not_found');
  expect((await app.get('/blogVideo/categories')).json().data).toEqual([
    { name: 'How to', count: 1 },
    { name: 'Video', count: 1 },
  ]);
});

test('the latest posts are told to programs as RSS, at both addresses, with nothing in them that is not text', async () => {
  await somePost(db, { name: 'Ply & <b>boards</b>', slug: 'ply-boards', excerpt: ']]> "x" \u0007', tags: ['bwp'] });
  await somePost(db, { isPublished: false, name: 'Secret' });
  for (const url of ['/blog/rss.xml', '/api/blog/rss.xml']) {
    const reply = await app.app.inject({ method: 'GET', url });
    expect(reply.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(reply.body).toContain('<title>Ply &amp; &lt;b&gt;boards&lt;/b&gt;</title>');
    expect(reply.body).toContain('/blog/ply-boards</link>');
    expect(reply.body).toContain('<description>]]&gt; &quot;x&quot; </description>');
    expect(reply.body).not.toContain('Secret');
  }
});
