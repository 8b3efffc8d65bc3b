import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { SECURITY_HEADERS } from './security.ts';

const app = await testApp();
afterAll(app.close);

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src https://www.youtube-nocookie.com',
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
];
const directives = (policy: unknown) =>
  String(policy)
    .split(';')
    .map((directive) => directive.trim());

const ANSWERS = [
  ['an answer', '/api/state', 200],
  ['an unknown address', '/api/nothing', 404],
  ['an unknown page', '/nothing', 404],
  ['bad input', '/api/product?page=x', 422],
  ['a broken address', '/api/product/getProductById/%zz', 400],
  ['a broken query', '/api/product?search=%', 400],
  ['an address too long', `/api/product/getProductById/${'x'.repeat(5000)}`, 414],
  ['a refused caller', '/api/admin/dead-letters', 401],
] as const;

test.each(ANSWERS)('%s carries every protective header', async (_what, url, status) => {
  const { headers, statusCode } = await app.app.inject(url);
  expect(statusCode).toBe(status);
  expect(directives(headers['content-security-policy'])).toEqual(POLICY);
  expect(headers).toMatchObject(SECURITY_HEADERS);
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
});

test('our own pages may ask for the position, frames in them may not (SEARCH-10)', () => {
  expect(SECURITY_HEADERS['permissions-policy']).toBe('geolocation=(self)');
});

test('payment pages are told where a visitor comes from, but no more', () => {
  expect(SECURITY_HEADERS['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('browsers are told to keep to https only where the app has it', async () => {
  expect((await app.get('/state')).headers).not.toHaveProperty('strict-transport-security');
  const secure = await testApp({ beside: app, settings: { PUBLIC_URL: 'https://plyhaat.example' } });
  expect((await secure.get('/state')).headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  await secure.close();
});
