import { endpoint } from '@plyhaat/contract/core/endpoint';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testApp } from '#test/app.ts';
import { route } from './http/http.ts';
import { announce, event, on } from './jobs/events.ts';
import { createLog } from './log.ts';

const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });

const SECRETS = { token: 'eyJ-secret-token', otp: '483920', phone: '9876501234' };
const signIn = endpoint({
  method: 'POST',
  path: '/test/sign-in',
  access: 'public',
  summary: 'Fails in the database with a secret among its values',
  body: z.object({ phone: z.string(), otp: z.string() }),
  reply: {},
});
const signedIn = event('test.signedIn', z.object({ phone: z.string() }));
const failingStatement = (db: Parameters<typeof announce>[0], value: string) =>
  db.execute(sql`select ${value}::text, 1 / 0`);

const app = await testApp({
  log,
  routes: (app, deps) =>
    route(app, deps, signIn, async ({ body }) => {
      await failingStatement(deps.db, `${body.phone} ${body.otp}`);
      return {};
    }),
  work: {
    subscriptions: [on(signedIn, 'failing', ({ db }, { phone }) => failingStatement(db, phone))],
    jobs: [],
  },
});
afterAll(app.close);
beforeEach(() => {
  lines.length = 0;
});

const expectNoSecrets = () => {
  for (const [name, secret] of Object.entries(SECRETS)) expect(lines.join(''), name).not.toContain(secret);
};

test('a request is told by its path and outcome, never by its secrets', async () => {
  const { phone, otp, token } = SECRETS;
  const reply = await app.app.inject({
    method: 'POST',
    url: `/api/test/sign-in?token=${token}&phone=${phone}`,
    headers: { authorization: `Bearer ${token}`, cookie: `sid=${token}` },
    payload: { phone, otp },
  });
  expect(reply.statusCode).toBe(500);
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries).toContainEqual(expect.objectContaining({ method: 'POST', path: '/api/test/sign-in', status: 500 }));
  // The operator still learns what went wrong, and for which request.
  expect(lines.join('')).toMatch(/division by zero/);
  expect(entries.filter(({ reqId }) => reqId === reply.headers['x-request-id'])).toHaveLength(2);
  expectNoSecrets();
});

test('names that hold secrets are struck out wherever they stand', () => {
  const { phone, otp, token } = SECRETS;
  log.info(
    { otp, phone, body: { otp, phone }, req: { headers: { authorization: token, 'set-cookie': token } } },
    'slip',
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]?.match(/\[struck out\]/g)).toHaveLength(6);
  expectNoSecrets();
});

test('work that fails in the background is told without its values', async () => {
  await announce(app.db, signedIn, { phone: SECRETS.phone });
  await app.settle();
  expect(lines.join('')).toMatch(/test\.signedIn>failing/);
  expectNoSecrets();
});
