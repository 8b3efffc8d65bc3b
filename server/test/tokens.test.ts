import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { members, sessions } from '#modules/identity/identity.tables.ts';
import { newId } from '#platform/db/id.ts';
import { tableKey } from '#platform/http/http.ts';
import { testApp } from './app.ts';
import { someMember } from './builders.ts';
import { realAuthenticator } from './sign-in.ts';

const app = await testApp({ authenticator: realAuthenticator });
afterAll(app.close);
const { db } = app;
const { jwtSecret } = app.deps.settings;

const table = [...app.app.callTable.values()];
// Who gets in is asked here, not what is done inside: nothing of the product runs.
for (const bound of table) Object.assign(bound, { answer: async () => ({ success: true }) });

/** All of an administrator, so that nothing but the token's own fault keeps it out. */
const someAdmin = () => someMember(db, { role: 'ADMIN' });
const tokenOf = async (admin: Awaited<ReturnType<typeof someAdmin>>) =>
  ((await app.as(admin)).authorization ?? '').replace('Bearer ', '');
const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (payload: object, secret: Uint8Array) =>
  new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret);

const past = new Date(Date.now() - 1000);
const faults: Record<string, () => Promise<string>> = {
  'a session that ran out': async () => {
    const admin = await someAdmin();
    const token = await tokenOf(admin);
    await db.update(sessions).set({ expiresAt: past }).where(eq(sessions.memberId, admin.id));
    return token;
  },
  'an expiry in the past': async () => {
    const payload = payloadOf(await tokenOf(await someAdmin()));
    return signed({ ...payload, exp: Math.floor(past.getTime() / 1000) }, jwtSecret);
  },
  'a session that was ended': async () => {
    const admin = await someAdmin();
    const token = await tokenOf(admin);
    await db.delete(sessions).where(eq(sessions.memberId, admin.id));
    return token;
  },
  'no signature at all (alg none)': async () => {
    const payload = payloadOf(await tokenOf(await someAdmin()));
    return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
  },
  "somebody else's key": async () => {
    const payload = payloadOf(await tokenOf(await someAdmin()));
    return signed(payload, new TextEncoder().encode('a key that is not the app’s own, long enough'));
  },
  'a member who is blocked': async () => {
    const admin = await someAdmin();
    const token = await tokenOf(admin);
    await db.update(members).set({ isBlocked: true }).where(eq(members.id, admin.id));
    return token;
  },
};

const call = ({ method, path }: Endpoint, token: string) =>
  app.app.inject({
    method,
    url: `/api${path.replace(/:(\w+)/g, () => newId())}`,
    headers: { authorization: `Bearer ${token}` },
  });

/** Such a token counts as none: it opens what is open to anybody and nothing else. */
const OPEN = ['public', 'local', 'demo', 'approverOrDemo'];
const expected = table.map(({ endpoint }) => [tableKey(endpoint), OPEN.includes(endpoint.access) ? 200 : 401]);

test('a good token opens every endpoint to an administrator but what is for sellers alone', async () => {
  const token = await tokenOf(await someAdmin());
  for (const { endpoint } of table)
    expect((await call(endpoint, token)).statusCode, tableKey(endpoint)).toBe(endpoint.access === 'seller' ? 403 : 200);
});

test.each(Object.entries(faults))('a token with %s counts as none on every endpoint', async (_name, make) => {
  const token = await make();
  const statuses = [];
  for (const { endpoint } of table) statuses.push([tableKey(endpoint), (await call(endpoint, token)).statusCode]);
  expect(statuses).toEqual(expected);
});
