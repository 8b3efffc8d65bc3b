import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { testApp } from './app.ts';
import { someBanner, someCategory, someProduct } from './builders.ts';
import { cuttableDatabase } from './database-proxy.ts';
import { drawnPages } from './pages.ts';

const lines: { msg: string; requests?: number }[] = [];
const log = createLog(
  'warn',
  new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  }),
);

const steady = await testApp();
const cable = await cuttableDatabase(steady.databaseUrl);
const { app, deps, close } = await testApp({ beside: cable, pages: drawnPages(), log });
const LIST = '/api/BannerImage/getbanner';
let cutAt = 0;
const NEVER_VISITED = '/api/category/getCategory';

beforeAll(async () => {
  await someCategory(steady.db);
  await someBanner(steady.db, { title: 'Marine plywood week' });
  await someProduct(steady.db);
});
afterAll(async () => {
  cable.mend();
  await close();
  await steady.close();
});

const whole = async (url: string) => {
  await expect.poll(async () => (await app.inject(url)).statusCode).toBe(200);
  return app.inject(url);
};

test('while the database is away visitors get the last pages and answers, marked as stale, and others are told to come back', async () => {
  const [list, home] = [await whole(LIST), await whole('/')];
  expect([list.headers, home.headers].map((headers) => headers['x-plyhaat-stale'])).toEqual([undefined, undefined]);
  cable.cut();
  cutAt = performance.now();
  // The lost LISTEN alone makes what is cached stale.
  await expect.poll(async () => (await app.inject(LIST)).headers['x-plyhaat-stale']).toBeDefined();

  for (const [url, before] of [
    [LIST, list],
    ['/', home],
  ] as const) {
    const now = await app.inject(url);
    expect(now.statusCode).toBe(200);
    expect(Number(now.headers['x-plyhaat-stale'])).toBeGreaterThan(0);
    expect(now.body).toBe(before.body);
  }

  const refused = await app.inject(NEVER_VISITED);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toEqual({
    success: false,
    message: 'Service unavailable. Please try again later.',
    error: 'overloaded',
  });
  const page = await app.inject('/shop');
  expect(page.statusCode).toBe(503);
  expect(page.headers['retry-after']).toBe('5');
  expect(page.body).toContain('<title>Temporarily unavailable | ');
  const write = await app.inject({ method: 'POST', url: '/api/users/sentOtp', payload: { phone: '9876543210' } });
  expect(write.statusCode).toBe(503);
});

test('an outage is one line a second in the log, not a stack a request', async () => {
  const replies = await Promise.all(Array.from({ length: 200 }, () => app.inject(NEVER_VISITED)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  const seconds = Math.ceil((performance.now() - cutAt) / 1000);
  expect(new Set(lines.map(({ msg }) => msg))).toEqual(new Set(['the database cannot be reached']));
  expect(lines.length).toBeLessThanOrEqual(seconds);
  expect(JSON.stringify(lines)).not.toContain('stack');
});

test('five minutes after its time a page is no longer shown', () => {
  const key = 'page /';
  const stale = deps.cache.stale(key);
  if (!stale) throw new Error('nothing is stale');
  stale.reply.until -= 5 * 60_000;
  expect(deps.cache.stale(key)).toBeUndefined();
});

test('when the database is back, what changed meanwhile shows, and nothing is stale', async () => {
  await someBanner(steady.db, { title: 'Veneer fortnight' });
  cable.mend();
  await expect.poll(async () => (await app.inject(LIST)).body).toContain('Veneer fortnight');
  expect((await app.inject(LIST)).headers['x-plyhaat-stale']).toBeUndefined();
  expect((await whole('/shop')).headers['x-plyhaat-stale']).toBeUndefined();
});
