import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import { Role } from '@plyhaat/contract/core/roles';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { tableKey } from '#platform/http/http.ts';
import { testApp } from './app.ts';
import { someMember } from './builders.ts';

const app = await testApp();
afterAll(app.close);
const members = await Promise.all(Role.options.map((role) => someMember(app.db, { role })));
/** A stream answers until its reader leaves: its own test leaves. */
const endpoints = [...app.app.callTable.values()]
  .filter(({ endpoint }) => !endpoint.path.endsWith('/stream'))
  .map(({ endpoint }) => [tableKey(endpoint), endpoint] as const);

/** The names an endpoint reads, so that junk reaches the rules behind them. */
const namesOf = (schema: Endpoint['query']): string[] =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];

const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'null',
  'undefined',
  '__proto__',
  "'; drop table members; --",
  '%',
  '\\',
  '\u202e',
  '😀',
  '\ud800',
  '\u0000',
  'x'.repeat(3000),
];
const text = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.uuid(),
  fc.integer().map(String),
);
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }));
const some = (names: readonly string[], value: fc.Arbitrary<unknown>) =>
  fc.dictionary(names.length > 0 ? fc.oneof(fc.constantFrom(...names), fc.string()) : fc.string(), value, {
    maxKeys: 6,
  });

/** Lone surrogates cannot stand in an address; a client would not get them out either. */
const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

const requestTo = ({ method, path, query, body }: Endpoint) =>
  fc.record({
    method: fc.constant(method),
    path: fc
      .infiniteStream(text)
      .map((stream) =>
        path.replace(/:(\w+)/g, () => encoded(stream.next().value).slice(0, 450).replace(/%\w?$/, '') || 'x'),
      ),
    query: some(namesOf(query), text).map((entries) =>
      Object.entries(entries)
        .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
        .join('&'),
    ),
    body: fc.option(fc.oneof(some(namesOf(body), anything), fc.jsonValue()), { nil: undefined }),
    who: fc.option(fc.constantFrom(...members), { nil: undefined }),
  });

test('junk reaches the names an endpoint reads', () => {
  const [, list] = endpoints.find(([name]) => name === 'GET /product') ?? [];
  expect(namesOf(list?.query)).toEqual(expect.arrayContaining(['page', 'search', 'categories']));
});

test.each(endpoints)('%s answers whatever it is asked, and never with a bug', async (_name, endpoint) => {
  await fc.assert(
    fc.asyncProperty(requestTo(endpoint), async ({ method, path, query, body, who }) => {
      const payload = method === 'GET' || body === undefined ? {} : { payload: JSON.stringify(body) };
      const reply = await app.app.inject({
        method,
        url: `/api${path}?${query}`,
        headers: {
          ...(await app.as(who)),
          ...(payload.payload !== undefined && { 'content-type': 'application/json' }),
        },
        ...payload,
      });
      expect(reply.statusCode, reply.body).toBeLessThan(500);
      if (reply.statusCode >= 400)
        expect(reply.json()).toMatchObject({ success: false, message: expect.any(String), error: expect.any(String) });
    }),
    { numRuns: 40, seed: 20_261_115 },
  );
});
