import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { noticeRoute } from './notices.ts';

const LIMIT = 3;
const taken: string[] = [];
const app = await testApp({
  settings: { RATE_LIMIT_PER_MINUTE: String(LIMIT) },
  routes: (app) =>
    noticeRoute(app, {
      path: '/notices/test',
      read: (body, headers) => (headers['x-signature'] === 'good' ? { text: body.toString() } : undefined),
      take: async ({ text }) => void taken.push(text),
    }),
});
afterAll(app.close);

const send = (signature: string, remoteAddress: string, payload = '{"a": 1}') =>
  app.app.inject({
    method: 'POST',
    url: '/api/notices/test',
    payload,
    remoteAddress,
    headers: { 'x-signature': signature, 'content-type': 'application/json' },
  });

test('callbacks with a good signature are taken byte for byte and do not count against their address', async () => {
  for (let i = 0; i < LIMIT * 4; i++) expect((await send('good', '203.0.113.1')).json()).toEqual({ success: true });
  expect(taken).toEqual(Array(LIMIT * 4).fill('{"a": 1}'));
  const other = await app.app.inject({ url: '/api/state?n=1', remoteAddress: '203.0.113.1' });
  expect(other.statusCode).toBe(200);
});

test('callbacks with a bad signature are refused without a reason and count against their address', async () => {
  for (let i = 0; i < LIMIT; i++) {
    const refused = await send('bad', '203.0.113.2');
    expect([refused.statusCode, refused.json().error]).toEqual([401, 'sign_in_required']);
  }
  const tooMany = await send('bad', '203.0.113.2');
  expect(tooMany.statusCode).toBe(429);
  expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.app.inject({ url: '/api/country', remoteAddress: '203.0.113.2' })).statusCode).toBe(429);
  expect((await send('good', '203.0.113.2')).statusCode, 'the provider behind the same address gets in').toBe(200);
});

test('a callback of more than 64 KB is refused', async () => {
  expect((await send('good', '203.0.113.3', 'x'.repeat(65 * 1024))).statusCode).toBe(413);
});
