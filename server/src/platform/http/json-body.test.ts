import { endpoint } from '@plyhaat/contract/core/endpoint';
import { listOfAtMost } from '@plyhaat/contract/core/lists';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { type App, route } from './http.ts';
import { DEEPEST_JSON, nestingOf } from './json-body.ts';

let itemsParsed = 0;
const Item = z.string().check(
  z.refine(() => {
    itemsParsed++;
    return true;
  }),
);
beforeEach(() => {
  itemsParsed = 0;
});
const Names = z.object({ first: z.string(), second: z.string(), third: z.string() });
const form = { method: 'POST', access: 'public', summary: 'A form', reply: {} } as const;
const short = endpoint({
  ...form,
  path: '/test/short',
  body: z.object({
    list: z.optional(listOfAtMost(Item, 3)),
    names: z.optional(listOfAtMost(Names, 100)),
    text: z.optional(z.string()),
  }),
});
const long = endpoint({ ...form, path: '/test/long', mostBytes: 256 * 1024, body: z.object({ text: z.string() }) });
const routes = (app: App, deps: Parameters<typeof route>[1]) => {
  route(app, deps, short, async () => ({}));
  route(app, deps, long, async () => ({}));
};
const app = await testApp({ routes });
afterAll(app.close);

const post = async (url: string, payload: string, at = app, remoteAddress = '203.0.113.9') => {
  const headers = { 'content-type': 'application/json' };
  const reply = await at.app.inject({ method: 'POST', url: `/api${url}`, payload, headers, remoteAddress });
  return { status: reply.statusCode, ...reply.json<{ error?: string; fields?: Record<string, string> }>() };
};
const listOf = (count: number) => JSON.stringify({ list: Array.from({ length: count }, () => 'x') });

test('a list that is too long is refused before any of its items is looked at', async () => {
  const refused = await post('/test/short', listOf(4));
  expect(refused).toMatchObject({ status: 422, fields: { list: 'Please use at most 3 entries' } });
  expect(itemsParsed).toBe(0);
  expect((await post('/test/short', listOf(3))).status).toBe(200);
  expect(itemsParsed).toBe(3);
});

test('a registration with more brands than anybody sells is told so, once', async () => {
  const brandNames = Array.from({ length: 15_000 }, () => 'x');
  const { status, fields } = await post('/users/register', JSON.stringify({ brandNames }));
  expect([status, fields?.brandNames]).toEqual([422, 'Please name at most 50 brands']);
  expect(Object.keys(fields ?? {}).filter((name) => name.startsWith('brandNames'))).toEqual(['brandNames']);
});

test('a product with more pictures than its form has places is told so, once', async () => {
  const seller = await someMember(app.db, { role: 'DEALER' });
  const imageArr = Array.from({ length: 15_000 }, () => 'x');
  const reply = await app.post('/product', { imageArr }, seller);
  expect(reply.json().fields.imageArr).toBe('You can add up to 3 additional images');
  expect(Object.keys(reply.json().fields).filter((name) => name.startsWith('imageArr'))).toEqual(['imageArr']);
});

test('an answer names at most fifty of the fields that are wrong', async () => {
  const { fields } = await post('/test/short', JSON.stringify({ names: Array.from({ length: 100 }, () => ({})) }));
  expect(Object.keys(fields ?? {})).toHaveLength(50);
});

const sized = (bytes: number) => `{"text":"${'x'.repeat(bytes - 11)}"}`;
test.each([
  ['/test/short', 64 * 1024],
  ['/test/long', 256 * 1024],
])('%s takes %i bytes of JSON and not one more', async (url, most) => {
  expect((await post(url, sized(most))).status).toBe(200);
  expect(await post(url, sized(most + 1))).toMatchObject({ status: 413, error: 'too_large' });
});

const nested = (depth: number) => `{"text":${'['.repeat(depth)}${']'.repeat(depth)}}`;
test('a body that nests deeper than any form is refused, however deep', async () => {
  const seller = await someMember(app.db, { role: 'DEALER' });
  for (const depth of [DEEPEST_JSON, 30_000]) {
    expect(await post('/test/short', nested(depth)), `${depth}`).toMatchObject({
      status: 400,
      error: 'unreadable_request',
    });
    expect((await post('/users/register', nested(depth))).status).toBe(400);
  }
  expect((await post('/test/short', nested(DEEPEST_JSON - 1))).status).toBe(422);
  expect((await post('/test/short', nested(200_000))).status).toBe(413);
  for (const depth of [40, 200_000]) {
    const sent = { payload: nested(depth), headers: { 'content-type': 'application/json' } };
    expect((await app.send('POST', '/product', sent, seller)).statusCode).toBe(400);
  }
});

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
test('half of a character, which no database can hold, is refused; a whole one and a backslash are not', async () => {
  for (const half of ['"\\ud800"', '"a\\uDC00b"', '"\\ude00\\ud83d"'])
    expect(await post('/test/short', `{"text":${half}}`)).toMatchObject({ status: 400, error: 'unreadable_request' });
  for (const whole of ['"\\ud83d\\ude00"', '"\\\\ud800"', '"😀"'])
    expect((await post('/test/short', `{"text":${whole}}`)).status).toBe(200);
});

test('brackets in texts and keys are no nesting', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 6, stringUnit: fc.constantFrom('[', '{', ']', '}', '"', '\\', 'a') }),
      (value) => {
        expect(nestingOf(JSON.stringify(value))).toBe(depthOf(value));
        expect(nestingOf(JSON.stringify(value, null, 2))).toBe(depthOf(value));
      },
    ),
    { numRuns: 300 },
  );
});

test('the limit a minute is counted before a body is parsed', async () => {
  const limited = await testApp({ settings: { RATE_LIMIT_PER_MINUTE: '4' }, routes });
  expect((await post('/test/short', nested(30_000), limited)).status).toBe(400);
  expect((await post('/test/short', listOf(4), limited)).status).toBe(422);
  expect((await post('/test/short', listOf(3), limited)).status).toBe(429);
  expect(itemsParsed).toBe(0);
  await limited.close();
});

test('whoever sent more registration forms than an office makes slips is refused before the next one is read', async () => {
  const from = '203.0.113.77';
  for (let i = 0; i < 60; i++) expect((await post('/users/register', '{}', app, from)).status).toBe(422);
  for (const body of ['{}', 'no JSON'])
    expect(await post('/users/register', body, app, from)).toMatchObject({
      status: 429,
      error: 'too_many_registrations',
    });
  expect((await post('/users/register', '{}', app, '203.0.113.78')).status).toBe(422);
});
