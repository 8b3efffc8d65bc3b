import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { POST, writersOf } from '#test/writing.ts';

const app = await testApp();
const { db } = app;
const other = await testApp({ beside: app });
afterAll(async () => {
  await other.close();
  await app.close();
});
const { admin, subadmin, write, rewrite, names, audited, clear } = await writersOf(app);
beforeEach(async () => {
  await clear();
  other.deps.cache.forget(['blog']);
});

test('a scheduled post appears in its time on every process, however warm their caches are', async () => {
  const { data } = await write({ saveAs: 'schedule', publishAt: new Date(Date.now() + 60_000).toISOString() });
  expect(data).toMatchObject({ status: 'scheduled', publicSlug: null });
  await app.settle();
  for (const from of [app, other]) {
    await expect.poll(() => names(from)).toEqual([]);
    expect((await from.get(`/blog/getBySlug/${data.slug}`)).statusCode).toBe(404);
  }
  const job = sql`select run_at from graphile_worker.jobs where task_identifier = 'content.publishDuePosts'`;
  const { rows } = await db.execute<{ run_at: string }>(job);
  expect(new Date(rows[0]?.run_at ?? 0).toISOString()).toBe(data.publishAt);

  await db.execute(sql`update blog_posts set publish_at = now() - interval '1 second'`);
  await db.execute(sql`select graphile_worker.add_job('content.publishDuePosts')`);
  await app.settle();
  await expect.poll(() => names(other)).toEqual([POST.name]);
  await expect.poll(() => names(app)).toEqual([POST.name]);
  const shown = (await app.get(`/admin/blog/${data._id}`, admin)).json().data;
  expect(shown).toMatchObject({ status: 'published', publishAt: null, hasChanges: false });
  expect(await audited(data._id)).toEqual([
    ['add_post_schedule', admin.id],
    ['publish_post', null],
  ]);
});

test('a schedule that is cancelled or saved as a draft publishes nothing', async () => {
  const { data } = await write({ saveAs: 'schedule', publishAt: new Date(Date.now() + 60_000).toISOString() });
  const drafted = (await rewrite(data, { saveAs: 'draft' })).json().data;
  expect(drafted).toMatchObject({ status: 'draft', publishAt: null });
  await db.execute(sql`select graphile_worker.add_job('content.publishDuePosts')`);
  await app.settle();
  await expect.poll(() => names()).toEqual([]);
});

test('unpublishing takes a post from its readers at once; it stays as a draft', async () => {
  const { data } = await write({ saveAs: 'publish' });
  await expect.poll(() => names(other)).toEqual([POST.name]);
  const reply = await app.post(`/admin/blog/${data._id}/unpublish`, { version: data.version }, subadmin);
  expect(reply.json().data).toMatchObject({ status: 'draft', publicSlug: null, name: POST.name });
  await expect.poll(() => names(other)).toEqual([]);
});
