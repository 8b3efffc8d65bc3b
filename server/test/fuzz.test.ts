import { type Endpoint, MOST_JSON_BYTES } from '@plyhaat/contract/core/endpoint';
import { BUSINESS_ROLES, Role } from '@plyhaat/contract/core/roles';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { tableKey } from '#platform/http/http.ts';
import { type Caller, testApp } from './app.ts';
import { someMember } from './builders.ts';
import { isBug } from './fuzz/by-design.ts';
import { fitting } from './fuzz/fitting.ts';
import { requestTo } from './fuzz/requests.ts';

// The short part of `npm run fuzz`: the same requests, always the same ones.
const app = await testApp();
afterAll(app.close);
const members = await Promise.all(Role.options.map((role) => someMember(app.db, { role })));
const ids = members.map(({ id }) => id);
/** A stream answers until its reader leaves: its own test leaves. */
const endpoints = [...app.app.callTable.values()]
  .filter(({ endpoint }) => !endpoint.path.endsWith('/stream'))
  .map(({ endpoint }) => [tableKey(endpoint), endpoint] as const);

test('what is sent fits the schemas often enough to reach the rules behind them', () => {
  const [, register] = endpoints.find(([name]) => name === 'POST /users/register') ?? [];
  const names = fc.sample(fitting(register?.body as z.core.$ZodType, '', { ids, noise: false }), {
    numRuns: 20,
    seed: 1,
  });
  for (const sent of names)
    expect(sent).toMatchObject({ businessName: expect.any(String), acceptTerms: expect.anything() });
});

test.each(endpoints)('%s answers whatever it is sent, and never with a bug', async (_name, endpoint) => {
  const callers = fc.constantFrom<(Caller | undefined)[]>(undefined, ...members);
  await fc.assert(
    fc.asyncProperty(requestTo(endpoint, ids), callers, async ({ method, url, body }, who) => {
      const reply = await app.app.inject({
        method,
        url,
        headers: { ...(await app.as(who)), ...(body && { 'content-type': body.type }) },
        ...(body && { payload: body.payload }),
      });
      const { error } = reply.statusCode >= 400 ? reply.json() : { error: undefined };
      expect(isBug(endpoint, reply.statusCode, error), reply.body).toBe(false);
      if (reply.statusCode >= 400)
        expect(reply.json()).toMatchObject({ success: false, message: expect.any(String), error: expect.any(String) });
    }),
    { numRuns: 20, seed: 20_261_115, endOnFailure: true },
  );
});

describe('before anything of a body is parsed', () => {
  const [admin, seller] = [
    members.find(({ role }) => role === 'ADMIN'),
    members.find(({ role }) => role === BUSINESS_ROLES[0]),
  ];
  const send = async ({ method, path, access }: Endpoint, payload: string) =>
    app.app.inject({
      method,
      url: `/api${path.replace(/:(\w+)/g, () => ids[0] ?? '')}`,
      headers: { ...(await app.as(access === 'seller' ? seller : admin)), 'content-type': 'application/json' },
      remoteAddress: `198.18.${Math.floor(++calls / 250)}.${calls % 250}`,
      payload,
    });
  let calls = 0;
  const takesJson = endpoints.filter(
    ([, { body, files, rawBytes, ignoresBody }]) => body && !files && !rawBytes && !ignoresBody,
  );

  test('there are such endpoints', () => expect(takesJson.length).toBeGreaterThan(40));

  test.each(takesJson)('%s refuses a body that is too large, and one that nests too deep', async (_name, endpoint) => {
    const most = endpoint.mostBytes ?? MOST_JSON_BYTES;
    expect((await send(endpoint, `"${'x'.repeat(most)}"`)).statusCode).toBe(413);
    expect((await send(endpoint, '['.repeat(33) + ']'.repeat(33))).statusCode).toBe(400);
  });

  test.each(takesJson)('%s names at most fifty wrong fields', async (_name, endpoint) => {
    const names = Object.keys(((endpoint.body?._zod.def ?? {}) as { shape?: object }).shape ?? {});
    const wrong = Object.fromEntries(names.map((name) => [name, Array.from({ length: 2000 }, () => ({}))]));
    const reply = await send(endpoint, JSON.stringify(wrong));
    expect(reply.statusCode).toBeLessThan(500);
    expect(Object.keys(reply.json().fields ?? {}).length).toBeLessThanOrEqual(50);
  });
});
