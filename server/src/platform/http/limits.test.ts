import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import { noPages } from '../../pages.ts';

/** A loop that is told to be late, in place of one that really is. */
const histogram = Object.getPrototypeOf(Object.getPrototypeOf(monitorEventLoopDelay()));
const lateBy = (seconds: number) => vi.spyOn(histogram, 'mean', 'get').mockReturnValue(seconds * 1e9);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const LIMIT = 5;

test('a caller who asks too often is told when to come back, others go on', async () => {
  const app = await testApp({ settings: { RATE_LIMIT_PER_MINUTE: String(LIMIT) } });
  const ask = (url: string, remoteAddress = '203.0.113.7') => app.app.inject({ url, remoteAddress });
  for (let i = 0; i < LIMIT; i++) expect((await ask(`/api/product?page=${i + 1}`)).statusCode).toBe(200);
  const refused = await ask('/api/product?page=99');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({
    success: false,
    message: 'Too many requests. Please try again later.',
    error: 'too_many_requests',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('/api/country')).statusCode).toBe(429);
  expect((await ask('/api/health/live')).statusCode).toBe(200);
  expect((await ask('/api/uploads/products/none.webp')).statusCode).toBe(404);
  expect((await ask('/api/product?page=1')).statusCode, 'a cached answer costs nothing').toBe(200);
  expect((await ask('/api/product?page=99', '203.0.113.8')).statusCode).toBe(200);
  await app.close();
});

test('guessing tokens is limited like everything else', async () => {
  const app = await testApp({ settings: { RATE_LIMIT_PER_MINUTE: String(LIMIT) } });
  const guess = () => app.send('GET', '/admin/dead-letters', { headers: { authorization: 'Bearer guess' } });
  for (let i = 0; i < LIMIT; i++) expect((await guess()).statusCode).toBe(401);
  expect((await guess()).statusCode).toBe(429);
  await app.close();
});

test('an address in a forwarding header is believed only from a proxy the settings name', async () => {
  const limited = { RATE_LIMIT_PER_MINUTE: '1' };
  const from = (app: TestApp, address: string) =>
    app.app.inject({
      url: '/api/admin/dead-letters',
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': address },
    });
  const alone = await testApp({ settings: limited });
  const behind = await testApp({ beside: alone, settings: { ...limited, TRUST_PROXY: '10.0.0.1' } });
  expect((await from(alone, '203.0.113.1')).statusCode).toBe(401);
  expect((await from(alone, '203.0.113.2')).statusCode).toBe(429);
  expect((await from(behind, '203.0.113.1')).statusCode).toBe(401);
  expect((await from(behind, '203.0.113.2')).statusCode).toBe(401);
  expect((await from(behind, '203.0.113.2')).statusCode).toBe(429);
  await behind.close();
  await alone.close();
});

/** Routes as those of the built scripts and styles. */
const withFiles = {
  ...noPages,
  mount: async (app: TestApp['app']) => {
    app.get('/assets/:file', { config: { onDisk: true } }, async () => 'export {}');
    app.get('/late', async () => 'a page');
  },
};

test('a process that falls behind refuses new work, says when to come back, and stays alive', async () => {
  const app = await testApp({ settings: { OVERLOAD_DELAY_MS: '1000' }, pages: withFiles });
  const statusOf = async (url: string) => (await app.get(url)).statusCode;
  expect(await statusOf('/state')).toBe(200);
  lateBy(5);
  await expect.poll(() => statusOf('/country')).toBe(503);
  const refused = await app.get('/country');
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toEqual({
    success: false,
    message: 'Service unavailable. Please try again later.',
    error: 'overloaded',
  });
  expect(await statusOf('/health/live')).toBe(200);
  const page = async (url: string) => (await app.app.inject({ url })).statusCode;
  expect(await page('/late')).toBe(503);
  expect(await page('/assets/entry.js'), 'scripts and styles lie on disk').toBe(200);
  lateBy(0);
  await expect.poll(() => statusOf('/country')).toBe(200);
  await app.close();
});

test('in the first seconds after it listens a process that is late refuses nobody', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { app, get, close } = await testApp({ settings: { OVERLOAD_DELAY_MS: '1000' } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  lateBy(5);
  await expect.poll(() => app.isUnderPressure()).toBe(true);
  expect((await get('/country')).statusCode).toBe(200);
  vi.advanceTimersByTime(10_000);
  expect((await get('/country?again')).statusCode).toBe(503);
  await close();
});
