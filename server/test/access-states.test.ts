import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import { STAFF_ROLES } from '@plyhaat/contract/core/roles';
import { SignJWT } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { tableKey } from '#platform/http/http.ts';
import { testApp } from './app.ts';
import { someMember } from './builders.ts';
import { atConsole } from './factors.ts';
import { realAuthenticator } from './sign-in.ts';
import { addressOf, doorsOf, LETS_IN } from './who-gets-in.ts';

/** Production as far as signing in is concerned: tokens are real, and staff owe their second factor. */
const app = await testApp({ authenticator: realAuthenticator, override: { demo: false, mode: 'production' } });
afterAll(app.close);
const { db } = app;
const { pool } = app.deps;
type StaffRole = (typeof STAFF_ROLES)[number];

/** Downloads of the administration, which are in no contract. There is nothing at these ids. */
const DOWNLOADS = (['/admin/orders/:id/invoice.pdf', '/admin/orders/:id/credit-notes/:note.pdf'] as const).map(
  (path) => ({ method: 'GET', path, access: 'manager' }) as const,
);
type Door = Pick<Endpoint, 'method' | 'path' | 'access' | 'beforeFactor'>;

/** Staff at work: signed in, with the second factor entered. */
async function atWork(role: StaffRole) {
  const member = await someMember(db, { role });
  const desk = await atConsole(app, member);
  await pool.query('update sessions set factor_at = now() where member_id = $1', [member.id]);
  return { id: member.id, headers: desk.headers };
}

/** Real handlers are needed for what brings a caller into its state, so that they are replaced only afterwards. */
const desks = Object.fromEntries(
  await Promise.all(STAFF_ROLES.map(async (role) => [role, (await atWork(role)).headers] as const)),
) as Record<StaffRole, Record<string, string>>;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const changed = async (role: StaffRole, statement: string) => {
  const { id, headers } = await atWork(role);
  await pool.query(statement, [id]);
  return headers;
};

/** Without a session that stands, nothing of the administration answers, whatever the token once was. */
async function strangers(): Promise<Record<string, Record<string, string>>> {
  const [admin, signedOut] = [await atWork('ADMIN'), await atWork('ADMIN')];
  await app.send('POST', '/users/logout', { headers: signedOut.headers });
  const [head, body, signature] = (admin.headers.authorization ?? '').replace('Bearer ', '').split('.');
  const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
  const resigned = (secret: Uint8Array, over: object) =>
    new SignJWT({ ...claims, ...over }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret);
  const { jwtSecret } = app.deps.settings;
  return {
    'no token': {},
    'a broken token': bearer(`${head}.${body}.${signature?.slice(0, -2)}`),
    'a token without a signature': bearer(`${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`),
    'a token of another key': bearer(await resigned(Buffer.from('x'.repeat(40)), {})),
    'an expired token': bearer(await resigned(jwtSecret, { exp: Math.floor(Date.now() / 1000) - 1 })),
    'a token of a session that was signed out': signedOut.headers,
    'a token of a session that ran out': await changed(
      'ADMIN',
      "update sessions set expires_at = now() - interval '1 s' where member_id = $1",
    ),
    'a blocked member': await changed('ADMIN', 'update members set is_blocked = true where id = $1'),
    'an erased member': await changed('ADMIN', 'delete from members where id = $1'),
  };
}

/** Somebody of staff who sees as a buyer at this moment. */
async function seeing(): Promise<Record<string, string>> {
  const { headers } = await atWork('ADMIN');
  const payload = { reason: 'Says that no leads arrive' };
  const reply = await app.send('POST', `/admin/users/${(await someMember(db)).id}/see-as`, { headers, payload });
  return bearer(reply.json().token);
}

const outside = await strangers();
const asMember = await seeing();
const owing = Object.fromEntries(
  await Promise.all(
    STAFF_ROLES.map(async (role) => [role, (await atConsole(app, await someMember(db, { role }))).headers] as const),
  ),
) as typeof desks;
const demoted = Object.fromEntries(
  await Promise.all(
    STAFF_ROLES.map(
      async (role) => [role, await changed(role, "update members set role = 'USER' where id = $1")] as const,
    ),
  ),
) as typeof desks;

const doors: readonly Door[] = [...doorsOf(app).filter(({ path }) => path.startsWith('/admin')), ...DOWNLOADS];
const isDownload = (door: Door) => door.path.endsWith('.pdf');

/** Those that answer otherwise than they should. */
async function wrong(headers: Record<string, string>, right: (door: Door) => string) {
  const found = [];
  for (const door of doors) {
    const reply = await app.app.inject({ method: door.method, url: addressOf(door), headers });
    const got = `${reply.statusCode} ${reply.json().error ?? ''}`.trim();
    if (got !== right(door)) found.push(`${tableKey(door)}: ${got}, not ${right(door)}`);
  }
  return found;
}

test('the walk covers the administration', () => {
  expect(doors.length).toBeGreaterThan(90);
});

test.each(Object.keys(outside))('the whole administration is closed to %s', async (state) => {
  expect(await wrong(outside[state] ?? {}, () => '401 sign_in_required')).toEqual([]);
});

test('the whole administration is closed to staff while they see as a member', async () => {
  const right = ({ method }: Door) => (method === 'GET' ? '403 access_denied' : '403 read_only');
  expect(await wrong(asMember, right)).toEqual([]);
});

test.each(STAFF_ROLES)('%s gets in where its role may, at once nowhere when it is demoted', async (role) => {
  const isIn = ({ access }: Door) => LETS_IN[access].includes(role);
  const answer = (door: Door) => (isDownload(door) ? '404 not_found' : '200');
  expect(await wrong(desks[role], (door) => (isIn(door) ? answer(door) : '403 access_denied'))).toEqual([]);
  expect(await wrong(demoted[role], () => '403 access_denied')).toEqual([]);
  const early = ({ beforeFactor, ...door }: Door) => {
    if (!isIn(door)) return '403 access_denied';
    return beforeFactor ? '200' : '403 factor_required';
  };
  expect(await wrong(owing[role], early)).toEqual([]);
});
