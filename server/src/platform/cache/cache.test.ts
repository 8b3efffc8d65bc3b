import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someBanner, someCategory } from '#test/builders.ts';
import { indianDay } from '../indian-day.ts';
import { Cache, dropCached } from './cache.ts';
import { CachedReply } from './cached-reply.ts';

const one = await testApp();
const other = await testApp({ beside: one });
afterAll(async () => {
  await other.close();
  await one.close();
});

type TestedApp = typeof one;
const titles = async (app: TestedApp): Promise<string[]> =>
  (await app.get('/BannerImage/getbanner')).json().bannerImages.map(({ title }: { title: string }) => title);
const categories = async (app: TestedApp): Promise<string[]> =>
  (await app.get('/category/getCategory')).json().data.map(({ name }: { name: string }) => name);

/** Of the list of banners. */
const KEY = 'GET /bannerimage/getbanner [{},{"isActive":"true","type":"WEB","position":"hero"}]';

let number = 0;
const newBanner = async () => (await someBanner(one.db, { title: `Banner ${++number}` })).title;

/** Drops and waits until every process has heard of it. */
async function dropEverywhere(tags: readonly string[]): Promise<void> {
  const marks = [one, other].map((app) => [app, app.deps.cache.mark()] as const);
  await dropCached(one.db, tags);
  for (const [app, mark] of marks) await expect.poll(() => app.deps.cache.mark()).toBeGreaterThan(mark);
}

beforeEach(async () => {
  const title = await newBanner();
  await dropEverywhere(['banners', 'categories']);
  // Both processes hold an answer when a test begins.
  for (const app of [one, other]) {
    expect(await titles(app)).toContain(title);
    await categories(app);
  }
});

test('a reply is cached until midnight in India at most: what depends on the date changes then', () => {
  const reply = new CachedReply('{}', { type: 'application/json', tags: [], seconds: 10 * 86_400 });
  expect(indianDay(new Date(reply.until - 1))).toBe(indianDay());
  expect(indianDay(new Date(reply.until))).not.toBe(indianDay());
});

test('a kept answer is given again without asking the database', async () => {
  const title = await newBanner();
  expect(await titles(one)).not.toContain(title);
});

test('a change drops the answer in every process as soon as it is committed', async () => {
  const title = await one.db.transaction(async (db) => {
    const banner = await someBanner(db, { title: `Banner ${++number}` });
    await dropCached(db, ['banners']);
    expect(await titles(one)).not.toContain(banner.title);
    return banner.title;
  });
  await expect.poll(() => titles(one)).toContain(title);
  await expect.poll(() => titles(other)).toContain(title);
});

test('a change that was taken back drops nothing', async () => {
  const title = await newBanner();
  const failing = one.db.transaction(async (db) => {
    await dropCached(db, ['banners']);
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  // Messages arrive in order: once this later one has, the earlier one would have too.
  const { name } = await someCategory(one.db, { name: `Category ${++number}` });
  await dropEverywhere(['categories']);
  for (const app of [one, other]) {
    expect(await categories(app)).toContain(name);
    expect(await titles(app)).not.toContain(title);
  }
});

test('an answer read before a change is not kept after it', () => {
  const { cache } = one.deps;
  const mark = cache.mark();
  cache.forget(['banners']);
  cache.set('late', new CachedReply('{}', { type: 'text/plain', tags: ['banners'], seconds: 60 }), mark);
  expect(cache.get('late')).toBeUndefined();
  cache.set('fresh', new CachedReply('{}', { type: 'text/plain', tags: ['banners'], seconds: 60 }), cache.mark());
  expect(cache.get('fresh')).toBeDefined();
});

test('an answer is kept no longer than it says', () => {
  const { cache } = one.deps;
  cache.set('over', new CachedReply('{}', { type: 'text/plain', tags: [], seconds: 0 }));
  expect(cache.get('over')).toBeUndefined();
});

test('a process that cannot hear changes shows none of its kept answers, and hears again', async () => {
  await one.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen cache_drop'`);
  const title = await newBanner();
  await expect.poll(() => titles(one)).toContain(title);
  await expect.poll(() => titles(other)).toContain(title);

  // Hearing again shows in answers being kept again: the same bytes object for the same question.
  const keeps = async (app: TestedApp) => {
    await titles(app);
    return app.deps.cache.get(KEY) !== undefined;
  };
  for (const app of [one, other]) await expect.poll(() => keeps(app)).toBe(true);
  const next = await newBanner();
  await dropCached(one.db, ['banners']);
  for (const app of [one, other]) await expect.poll(() => titles(app)).toContain(next);
});

test('a connection lost after closing is nobody’s concern', async () => {
  const cache = new Cache();
  await cache.listen(one.deps.pool);
  cache.close();
  await one.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await expect
    .poll(() =>
      one.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});
