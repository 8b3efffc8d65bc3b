import { DAY_SECONDS } from '@plyhaat/contract/core/time-units';
import { afterAll, describe, expect, test } from 'vitest';
import { ask } from '#platform/jobs/jobs.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { someMember, somePhone } from '#test/builders.ts';
import { pass, realAuthenticator, signInFrom, someDevice } from '#test/sign-in.ts';
import { doubt } from './sessions.cache.ts';

const app = await testApp({ authenticator: realAuthenticator });
const second = await testApp({ beside: app, authenticator: realAuthenticator });
afterAll(async () => {
  await second.close();
  await app.close();
});

let made = 0;
const someAddress = () => `203.0.113.${++made}`;

const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const statusOf = async (token: string, at: TestApp = app) =>
  (await at.send('GET', '/users/sessions', { headers: bearer(token) })).statusCode;

type Device = ReturnType<typeof someDevice>;
const refreshFrom = (device: Device, token: string, headers: Record<string, string> = {}) =>
  device.post('/users/refreshToken', {}, { 'user-agent': 'Plyhaat/1.0 (Android 15)', ...headers, ...bearer(token) });
/** The session that each answer's token names. */
const sessionsIn = (replies: Awaited<ReturnType<typeof refreshFrom>>[]) =>
  new Set(replies.map((reply) => (reply.statusCode === 200 ? payloadOf(reply.json().token).sid : reply.statusCode)));

/** A device that signed in, and what it may do with its token. */
async function signedIn(phone = somePhone()) {
  const address = someAddress();
  const device = someDevice(app, { address });
  const { token, data } = (await signInFrom(app, device, phone)).json<{ token: string; data: { _id: string } }>();
  const refresh = (given = token, headers: Record<string, string> = {}) => refreshFrom(device, given, headers);
  return { device, address, token, id: data._id, refresh, fresh: async () => (await refresh()).json().token as string };
}

describe('refreshing', () => {
  test('gives a fresh token and retires the old session', async () => {
    const { token, refresh } = await signedIn();
    expect(await statusOf(token)).toBe(200);
    const reply = await refresh();
    expect(reply.statusCode).toBe(200);
    const fresh = reply.json().token;
    expect(payloadOf(fresh).sid).not.toBe(payloadOf(token).sid);
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(fresh)).toBe(200);
  });

  test('goes on for thirty days since the code was entered', async () => {
    let { token, refresh } = await signedIn();
    const left = () => payloadOf(token).exp - payloadOf(token).iat;
    for (const expected of [7, 7, 7, 7, 6]) {
      token = (await refresh(token)).json().token;
      expect(Math.abs(left() - expected * DAY_SECONDS)).toBeLessThanOrEqual(3);
      await pass(app, 6 * DAY_SECONDS);
    }
    expect(await statusOf(token)).toBe(401);
  });

  test.each([2, 3])('%i times at once gives one new session to all of them', async (times) => {
    const { token, refresh } = await signedIn();
    const replies = await Promise.all(Array.from({ length: times }, () => refresh()));
    const [newest, ...others] = sessionsIn(replies);
    expect(others).toEqual([]);
    expect(newest).not.toBe(payloadOf(token).sid);
    for (const reply of replies) expect(await statusOf(reply.json().token)).toBe(200);
    expect(await statusOf(token)).toBe(401);
    expect((await app.send('GET', '/users/sessions', { headers: bearer(replies[0]?.json().token) })).json().total).toBe(
      1,
    );
  });

  test('at once on two processes gives one new session to both', async () => {
    const { device, address, token, refresh } = await signedIn();
    const elsewhere = someDevice(second, { address });
    for (const [name, value] of device.cookies) elsewhere.cookies.set(name, value);
    expect(await statusOf(token, second)).toBe(200);
    const replies = await Promise.all([
      refresh(),
      refreshFrom(elsewhere, token),
      refresh(),
      refreshFrom(elsewhere, token),
    ]);
    expect(sessionsIn(replies).size).toBe(1);
    expect(await statusOf(replies[1]?.json().token, second)).toBe(200);
  });
});

describe('the token just replaced', () => {
  test('gets the newest one for thirty seconds, however often that was replaced since', async () => {
    const { token, refresh, fresh } = await signedIn();
    const first = await fresh();
    await pass(app, 10);
    const newest = (await refresh(first)).json().token;
    await pass(app, 10);
    for (const old of [token, first]) {
      const reply = await refresh(old);
      expect(reply.statusCode).toBe(200);
      expect(payloadOf(reply.json().token).sid).toBe(payloadOf(newest).sid);
    }
    await pass(app, 11);
    expect((await refresh(token)).statusCode).toBe(401);
    expect((await refresh(first)).statusCode).toBe(200);
    await pass(app, 10);
    expect((await refresh(first)).statusCode).toBe(401);
    expect(await statusOf(newest)).toBe(200);
  });

  test('opens nothing else', async () => {
    const { device, token, refresh } = await signedIn();
    await refresh();
    expect(await statusOf(token)).toBe(401);
    expect((await device.post('/users/logout', {}, bearer(token))).json().error).toBe('sign_in_required');
    expect((await device.post('/users/claimRegistration', { keep: null }, bearer(token))).statusCode).toBe(401);
  });

  test('is refused from another device, another browser and another address', async () => {
    const { device, address, token, refresh, fresh } = await signedIn();
    const newest = await fresh();
    for (const reply of [
      await refresh(token, { 'user-agent': 'curl/8' }),
      await refreshFrom(someDevice(app, { address }), token),
      await refreshFrom(someDevice(app, { address: someAddress() }), token),
    ])
      expect([reply.statusCode, reply.json().error]).toEqual([401, 'sign_in_required']);
    expect(device.cookies.size).toBeGreaterThan(0);
    expect((await refresh()).statusCode).toBe(200);
    expect(await statusOf(newest)).toBe(200);
  });

  test('of a program without cookies counts at its own address alone', async () => {
    const { device, token, fresh } = await signedIn();
    device.cookies.clear();
    await fresh();
    expect((await refreshFrom(device, token)).statusCode).toBe(200);
    expect((await refreshFrom(someDevice(app, { address: someAddress() }), token)).statusCode).toBe(401);
  });

  test('does not follow a token that another device has taken on', async () => {
    const { refresh, fresh } = await signedIn();
    const first = await fresh();
    expect((await refreshFrom(someDevice(app, { address: someAddress() }), first)).statusCode).toBe(200);
    expect((await refresh()).statusCode).toBe(401);
  });

  test('is worth nothing once its member signed out, was signed out elsewhere, blocked or erased', async () => {
    const ends: [string, (id: string, newest: string) => Promise<unknown>][] = [
      ['signed out', (_, newest) => app.send('POST', '/users/logout', { headers: bearer(newest) })],
      ['ended elsewhere', (id) => app.deps.pool.query('delete from sessions where member_id = $1', [id])],
      [
        'blocked',
        async (id) => {
          await app.deps.pool.query('update members set is_blocked = true where id = $1', [id]);
          doubt(id);
        },
      ],
      ['erased', (id) => app.deps.pool.query('delete from members where id = $1', [id])],
    ];
    for (const [how, end] of ends) {
      const { id, refresh, fresh } = await signedIn();
      const newest = await fresh();
      expect((await refresh()).statusCode, how).toBe(200);
      await end(id, newest);
      expect((await refresh()).statusCode, how).toBe(401);
    }
  });

  test('of staff lets nobody stay longer than eight hours', async () => {
    const { phone } = await someMember(app.db, { role: 'ADMIN' });
    const { token, refresh, fresh } = await signedIn(phone);
    await fresh();
    const again = (await refresh()).json().token;
    expect(payloadOf(again).exp - payloadOf(token).exp).toBeLessThanOrEqual(1);
    await app.deps.pool.query("update sessions set entered_at = entered_at - interval '8 hours'");
    expect((await refresh()).statusCode).toBe(401);
  });

  test('leaves no trace after the hour', async () => {
    const { fresh } = await signedIn();
    await fresh();
    const rows = async () => (await app.deps.pool.query('select from replaced_sessions')).rowCount;
    expect(await rows()).toBeGreaterThan(0);
    await pass(app, 31);
    await ask(app.db, 'identity.forgetOldSignIns', {});
    await app.settle();
    expect(await rows()).toBe(0);
  });
});
