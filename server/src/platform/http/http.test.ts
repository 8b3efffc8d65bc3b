import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoint, failure } from '@plyhaat/contract/core/endpoint';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '#test/app.ts';
import { someCategory, someMember } from '#test/builders.ts';
import { AppError } from './failure.ts';
import { route } from './http.ts';
import { callInProcess } from './in-process.ts';

const tooShy = failure('too_shy', 409, 'Too shy to answer.');
const mine = endpoint({
  method: 'GET',
  path: '/test/mine',
  access: 'member',
  summary: 'What a member alone may read',
  reply: { data: z.string() },
});
const shy = endpoint({
  method: 'GET',
  path: '/test/shy',
  access: 'public',
  summary: 'Refuses',
  reply: {},
  failures: [tooShy],
});
const passing = (path: `/${string}`) =>
  endpoint({
    method: 'GET',
    path,
    access: 'public',
    summary: 'Counts how often it was asked',
    reply: { data: z.int() },
    cache: { seconds: 60, tags: ['passing'] },
  });
const [lasting, over] = [passing('/test/lasting'), passing('/test/over')];
let calls = 0;
const sly = endpoint({ method: 'GET', path: '/test/sly', access: 'public', summary: 'Refuses unannounced', reply: {} });

const app = await testApp({
  routes: (app, deps) => {
    route(app, deps, mine, async ({ who }) => ({ data: 'x'.repeat(3000) + who.id, secret: 'not declared' }));
    route(app, deps, lasting, async ({ exchange }) => {
      exchange.keepUntil(Date.now() + 60_000);
      return { data: ++calls };
    });
    route(app, deps, over, async ({ exchange }) => {
      exchange.keepUntil(Date.now() + 60_000);
      exchange.keepUntil(Date.now());
      return { data: ++calls };
    });
    route(app, deps, shy, () => Promise.reject(new AppError(tooShy)));
    route(app, deps, sly, () => Promise.reject(new AppError(tooShy)));
  },
});
afterAll(app.close);
for (let i = 0; i < 40; i++) await someCategory(app.db, { name: `Category ${i}` });

const LIST = '/api/category/getCategory';

test.each([
  '/api/category/getCategory',
  '/api/category/getcategory',
  '/API/CATEGORY/GETCATEGORY',
  '/api/Category/getCategory/',
  '/api//category/getCategory',
])('%s is one address, whatever its letter case and slashes', async (url) => {
  const reply = await app.app.inject(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.json().success).toBe(true);
});

test('every answer has an id of its own, which no caller chooses', async () => {
  const ask = async () => (await app.app.inject({ url: LIST, headers: { 'x-request-id': 'mine' } })).headers;
  const [first, second] = [await ask(), await ask()];
  expect(first['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(second['x-request-id']).not.toBe(first['x-request-id']);
});

test('a caller who has the answer already is told so and sent nothing', async () => {
  const first = await app.app.inject(LIST);
  const again = await app.app.inject({ url: LIST, headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers.etag).toBe(first.headers.etag);
  const older = await app.app.inject({ url: LIST, headers: { 'if-none-match': 'W/"older"' } });
  expect(older.statusCode).toBe(200);
});

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };
test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
] as const)('a caller that reads %s gets %s', async (accepted, encoding) => {
  const plain = await app.app.inject(LIST);
  const packed = await app.app.inject({ url: LIST, headers: { 'accept-encoding': accepted } });
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(packed.headers.vary).toContain('accept-encoding');
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(UNPACK[encoding](packed.rawPayload).toString()).toBe(plain.body);
});

test('a caller that names no encoding gets plain text', async () => {
  const reply = await app.app.inject(LIST);
  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(Buffer.byteLength(reply.body)).toBeGreaterThan(1024);
});

test('what only a member may read is packed too, and kept nowhere', async () => {
  const member = await someMember(app.db);
  const headers = { ...(await app.as(member)), 'accept-encoding': 'gzip' };
  const reply = await app.app.inject({ url: '/api/test/mine', headers });
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers).not.toHaveProperty('etag');
  expect(reply.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(reply.rawPayload).toString()).toContain(member.id);
});

test('a member is never answered from what was kept for everybody, nor kept for them', async () => {
  const member = await someMember(app.db);
  await app.app.inject(LIST);
  const reply = await app.get('/category/getCategory', member);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('an answer holds what its endpoint declares and nothing besides', async () => {
  const reply = await app.get('/test/mine', await someMember(app.db));
  expect(Object.keys(reply.json())).toEqual(['success', 'data']);
});

test('a declared refusal is an answer; an undeclared one is a bug that tests notice', async () => {
  const declared = await app.get('/test/shy');
  expect(declared.statusCode).toBe(409);
  expect(declared.json()).toEqual({ success: false, message: 'Too shy to answer.', error: 'too_shy' });
  expect((await app.get('/test/sly')).statusCode).toBe(500);
});

test('a page asks in the same process what a visitor would get, and no more', async () => {
  await expect(callInProcess(app.app, app.deps, shy, {})).rejects.toMatchObject({ failure: tooShy });
  await expect(callInProcess(app.app, app.deps, mine, {})).rejects.toMatchObject({
    failure: { error: 'sign_in_required' },
  });
});

test('an answer is kept until the moment at which it changes by itself, and no longer', async () => {
  const ask = async (path: string): Promise<number> => (await app.get(path)).json().data;
  expect(await ask('/test/lasting')).toBe(await ask('/test/lasting'));
  expect(await ask('/test/over')).not.toBe(await ask('/test/over'));
});
