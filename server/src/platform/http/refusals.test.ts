import net from 'node:net';
import { endpoint } from '@plyhaat/contract/core/endpoint';
import type { InjectOptions } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '#test/app.ts';
import { route } from './http.ts';

const addThing = endpoint({
  method: 'POST',
  path: '/test/things/:kind',
  access: 'public',
  summary: 'A small endpoint',
  params: z.object({ kind: z.string().check(z.maxLength(400)) }),
  body: z.object({ name: z.string(), count: z.int() }),
  reply: { name: z.string() },
});
const breakDown = endpoint({
  method: 'GET',
  path: '/test/broken',
  access: 'public',
  summary: 'Throws',
  reply: {},
});
const saySomethingElse = endpoint({
  method: 'GET',
  path: '/test/other-words',
  access: 'public',
  summary: 'Answers what it does not declare',
  reply: { count: z.int() },
});

const app = await testApp({
  routes: (app, deps) => {
    route(app, deps, addThing, async ({ body }) => ({ name: body.name }));
    route(app, deps, breakDown, () => Promise.reject(new Error('select secret from vault at /srv/app.ts:12')));
    route(app, deps, saySomethingElse, async () => ({ count: 'many' }) as never);
  },
});
afterAll(app.close);

const json = { 'content-type': 'application/json' };
const post = (payload: InjectOptions['payload'], headers: Record<string, string> = json): InjectOptions => ({
  method: 'POST',
  url: '/api/test/things/a',
  headers,
  ...(payload !== undefined && { payload }),
});
const get = (url: string): InjectOptions => ({ method: 'GET', url });
const latin1 = (text: string) => Buffer.from(text, 'latin1');

const BAD: readonly (readonly [what: string, request: InjectOptions, status: number, error: string])[] = [
  ['a body that is no JSON', post('{"name": "x"'), 400, 'unreadable_request'],
  ['a body of words', post('hello'), 400, 'unreadable_request'],
  ['an empty body', post(undefined, {}), 422, 'input_invalid'],
  ['a body of blanks', post('   '), 422, 'input_invalid'],
  ['a body that is null', post('null'), 422, 'input_invalid'],
  ['a body that is a list', post('[]'), 422, 'input_invalid'],
  ['a body that is a number', post('7'), 422, 'input_invalid'],
  ['values of the wrong type', post('{"name": 7, "count": "many"}'), 422, 'input_invalid'],
  ['a number too large to be one', post('{"name": "x", "count": 1e999}'), 422, 'input_invalid'],
  ['a body with __proto__', post('{"name": "x", "count": 1, "__proto__": {"a": 1}}'), 400, 'unreadable_request'],
  ['a NUL in the body', post('{"name": "a\\u0000b", "count": 1}'), 400, 'unreadable_request'],
  ['a raw NUL in the body', post('{"name": "a\0b", "count": 1}'), 400, 'unreadable_request'],
  ['bytes that are not UTF-8', post(latin1('{"name": "\xff\xfe", "count": 1}')), 400, 'unreadable_request'],
  ['a body of ten megabytes', post(`{"name": "${'x'.repeat(10 * 1024 * 1024)}", "count": 1}`), 413, 'too_large'],
  ['a body that is no JSON by type', post('a=b', { 'content-type': 'text/plain' }), 415, 'unsupported_type'],
  ['a form', post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }), 415, 'unsupported_type'],
  ['a type that is no type', post('{}', { 'content-type': '???' }), 415, 'unsupported_type'],
  ['an address nobody knows', get('/api/nothing/here'), 404, 'not_found'],
  ['the bare /api', get('/api'), 404, 'not_found'],
  ['a NUL in the path', get('/api/product/getProductById/a%00b'), 400, 'unreadable_request'],
  ['a NUL in the query', get('/api/product?search=%00'), 400, 'unreadable_request'],
  ['broken percent-encoding in the path', get('/api/product/getProductById/%zz'), 400, 'unreadable_request'],
  ['half a character in the path', get('/api/product/getProductById/%E0%A4'), 400, 'unreadable_request'],
  ['broken percent-encoding in the query', get('/api/product?search=%'), 400, 'unreadable_request'],
  ['half a character in the query', get('/api/product?search=%C3'), 400, 'unreadable_request'],
  ['an address far too long', get(`/api/product/getProductById/${'x'.repeat(5000)}`), 414, 'address_too_long'],
  ['a page that is no number', get('/api/product?page=abc'), 422, 'input_invalid'],
  ['a page before the first', get('/api/product?page=0'), 422, 'input_invalid'],
  ['a page asked for twice', get('/api/product?page=1&page=2'), 422, 'input_invalid'],
  ['an id that is none', get('/api/product?categories=1%27%20or%201=1'), 422, 'input_invalid'],
  ['a product id from a hand', get("/api/product/getProductById/1'%20or%20'1'='1"), 404, 'product_not_found'],
];

test.each(BAD)('%s is refused in the words of the contract', async (_what, request, status, error) => {
  const reply = await app.app.inject(request);
  expect(reply.json()).toMatchObject({ success: false, message: expect.stringMatching(/\w/), error });
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  expect(Object.keys(reply.json()).filter((name) => !['success', 'message', 'error', 'fields'].includes(name))).toEqual(
    [],
  );
  expect(reply.body).not.toMatch(/node_modules|\.ts:\d|select /i);
});

test('each field that is wrong is named', async () => {
  const reply = await app.app.inject(post('{"name": 7}'));
  expect(Object.keys(reply.json().fields)).toEqual(['name', 'count']);
});

test('names the endpoint does not know are ignored', async () => {
  const reply = await app.app.inject(post('{"name": "x", "count": 1, "role": "ADMIN"}'));
  expect(reply.json()).toEqual({ success: true, name: 'x' });
  expect((await app.get('/product?utm_source=mail')).statusCode).toBe(200);
});

test.each(['PUT', 'POST', 'PATCH', 'DELETE'] as const)(
  '%s on an address that is only read is refused',
  async (method) => {
    const reply = await app.app.inject({ method, url: '/api/category/getCategory' });
    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow).toBe('GET');
    expect(reply.json()).toMatchObject({ success: false, error: 'method_not_allowed' });
  },
);

test('a bug answers 500 with its sentence and tells nothing else (ALL-15)', async () => {
  for (const url of ['/test/broken', '/test/other-words']) {
    const reply = await app.get(url);
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      success: false,
      message: 'Server error. Please try again later.',
      error: 'server_error',
    });
  }
});

test('another site cannot make a visitor’s browser change anything', async () => {
  const reply = await app.app.inject(post('{"name": "x", "count": 1}', { ...json, 'sec-fetch-site': 'cross-site' }));
  expect(reply.statusCode).toBe(403);
  const own = await app.app.inject(post('{"name": "x", "count": 1}', { ...json, 'sec-fetch-site': 'same-origin' }));
  expect(own.statusCode).toBe(200);
});

/** Writes bytes to a real socket and returns all that comes back. */
function raw(port: number, text: string): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    let all = '';
    socket.on('data', (chunk) => {
      all += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = all.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body });
    });
  });
}

const MB = 1_048_576;
const RAW: readonly (readonly [what: string, bytes: string, status: number, error: string])[] = [
  [
    'headers without end',
    `GET /api/product HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  ['a line that is no request', 'HELLO\r\n\r\n', 400, 'unreadable_request'],
  [
    'a length that is no number',
    'POST /api/product HTTP/1.1\r\nhost: x\r\ncontent-length: abc\r\n\r\n',
    400,
    'unreadable_request',
  ],
  [
    'two lengths that differ',
    'POST /api/product HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
    400,
    'unreadable_request',
  ],
  [
    'a body of eight megabytes',
    `POST /api/test/things/a HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${8 * MB}\r\n\r\n${'x'.repeat(8 * MB)}`,
    413,
    'too_large',
  ],
  ['an address with a raw NUL', 'GET /api/a\0b HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'unreadable_request'],
  [
    'an address of 30,000 characters',
    `GET /api/${'x'.repeat(30_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    431,
    'headers_too_large',
  ],
];

test.each(RAW)('%s on the wire still gets the envelope', async (_what, bytes, status, error) => {
  if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as net.AddressInfo;
  const reply = await raw(port, bytes);
  expect(reply.status).toBe(status);
  expect(JSON.parse(reply.body)).toMatchObject({ success: false, error });
  expect(reply.head).toContain('content-security-policy:');
  expect(reply.head).toContain('x-content-type-options: nosniff');
});
