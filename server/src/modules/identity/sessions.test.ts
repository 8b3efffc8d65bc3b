import { DAY_SECONDS } from '@plyhaat/contract/core/time-units';
import { SignJWT } from 'jose';
import { afterAll, describe, expect, test } from 'vitest';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, somePhone, someSeller } from '#test/builders.ts';
import { pass, realAuthenticator, signInFrom, someDevice } from '#test/sign-in.ts';
import { endSessions } from './identity.ts';

const app = await testApp({ authenticator: realAuthenticator });
afterAll(app.close);

let made = 0;
const someAddress = () => `203.0.113.${++made}`;

const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const withToken = (method: 'GET' | 'POST' | 'DELETE', url: string, token: string) =>
  app.send(method, url, { headers: { authorization: `Bearer ${token}` } });
const statusOf = async (token: string) => (await withToken('GET', '/users/sessions', token)).statusCode;
const tokenOf = async (who: Caller) => (await app.as(who)).authorization?.replace('Bearer ', '') ?? '';
const signedIn = async (phone = somePhone()): Promise<{ token: string; data: { _id: string } }> =>
  (await signInFrom(app, someDevice(app, { address: someAddress() }), phone)).json();

describe('a token', () => {
  test('names the member, its role and its end in seconds, seven days ahead', async () => {
    const member = await someMember(app.db, { name: 'Asha Rao', role: 'RETAILER' });
    const { token } = await signedIn(member.phone);
    const payload = payloadOf(token);
    expect(payload).toMatchObject({
      user: { _id: member.id, name: 'Asha Rao', role: 'RETAILER' },
      role: 'RETAILER',
      sid: expect.any(String),
      aud: 'plyhaat',
      typ: 'access',
    });
    expect(payload.exp - payload.iat).toBeGreaterThanOrEqual(7 * DAY_SECONDS - 2);
    expect(payload.exp - payload.iat).toBeLessThanOrEqual(7 * DAY_SECONDS + 2);
    expect(await statusOf(token)).toBe(200);
  });

  test('of staff lives eight hours, and refreshing it does not make that longer', async () => {
    for (const role of ['ADMIN', 'SUBADMIN', 'APPROVERS'] as const) {
      const token = await tokenOf(await someMember(app.db, { role }));
      const { exp, iat } = payloadOf(token);
      expect(Math.abs(exp - iat - 8 * 3600), role).toBeLessThanOrEqual(2);
      const fresh = (await withToken('POST', '/users/refreshToken', token)).json().token;
      expect(Math.abs(payloadOf(fresh).exp - exp)).toBeLessThanOrEqual(1);
    }
  });

  test('is worth nothing when forged', async () => {
    const member = await someMember(app.db, { role: 'ADMIN' });
    const good = await tokenOf(member);
    const [head = '', body = '', signature = ''] = good.split('.');
    const payload = payloadOf(good);
    const { jwtSecret } = app.deps.settings;
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const sign = (claims: object, secret = jwtSecret, alg = 'HS256') =>
      new SignJWT({ ...payload, ...claims }).setProtectedHeader({ alg }).sign(secret);
    const { exp: _exp, ...endless } = payload;
    const forged = {
      'no algorithm': `${encode({ alg: 'none' })}.${body}.`,
      'no algorithm, with a signature': `${encode({ alg: 'none' })}.${body}.${signature}`,
      'another key': await sign({}, new TextEncoder().encode('another secret, and long enough for it')),
      'another algorithm': await sign({}, jwtSecret, 'HS512'),
      'another audience': await sign({ aud: 'elsewhere' }),
      'another kind': await sign({ typ: 'refresh' }),
      'run out': await sign({ exp: payload.iat - 10 }),
      'without an end': await new SignJWT(endless).setProtectedHeader({ alg: 'HS256' }).sign(jwtSecret),
      'a session that is none': await sign({ sid: member.id }),
      'a session that is no id': await sign({ sid: "' or 1=1" }),
      'a changed body': `${head}.${encode({ ...payload, role: 'USER' })}.${signature}`,
      nothing: 'x',
    };
    for (const [name, token] of Object.entries(forged)) expect(await statusOf(token), name).toBe(401);
    expect(await statusOf(good)).toBe(200);
    expect((await app.get('/users/sessions')).json()).toEqual({
      success: false,
      error: 'sign_in_required',
      message: 'Unauthorized. Please login again.',
    });
  });

  test('opens what the role in the database may, not the one it was made with', async () => {
    const member = await someMember(app.db, { role: 'USER' });
    const believed = await tokenOf({ id: member.id, role: 'ADMIN' });
    expect(payloadOf(believed).role).toBe('ADMIN');
    expect((await withToken('GET', '/admin/dead-letters', believed)).statusCode).toBe(403);
  });

  test('that is bad counts as none where no sign-in is needed', async () => {
    expect((await withToken('GET', '/country', 'x.y.z')).statusCode).toBe(200);
  });

  test('shows that its member is here, noted once in five minutes', async () => {
    const seller = await someSeller(app.db, { lastSeenAt: new Date(Date.now() - 5 * 3600 * 1000) });
    const seen = async () => {
      app.deps.cache.forget(['sellers']);
      return new Date((await app.get(`/users/getUserById/${seller.id}`)).json().data.updatedAt);
    };
    const noted = async () =>
      (await app.deps.pool.query('select xmin, last_seen_at from members where id = $1', [seller.id])).rows[0];
    const before = (await noted()).last_seen_at;
    const tokens = [await tokenOf(seller), await tokenOf(seller), await tokenOf(seller)];
    expect((await seen()).getTime()).toBe(Math.max(before.getTime(), seller.updatedAt.getTime()));
    expect(await Promise.all(tokens.slice(1).map(statusOf))).toEqual([200, 200]);
    const first = await noted();
    expect(first.last_seen_at.getTime()).toBeGreaterThan(before.getTime());
    expect((await seen()).getTime()).toBe(first.last_seen_at.getTime());
    expect(await statusOf(tokens[0] ?? '')).toBe(200);
    expect(await noted()).toEqual(first);
  });

  test('does not wait for whoever holds its member', async () => {
    const seller = await someSeller(app.db, { lastSeenAt: null });
    const token = await tokenOf(seller);
    const holder = await app.deps.pool.connect();
    await holder.query('begin');
    await holder.query('select from members where id = $1 for update', [seller.id]);
    expect(await statusOf(token)).toBe(200);
    await holder.query('rollback');
    holder.release();
  });

  test('ends with its session by the clock of the database', async () => {
    const { token } = await signedIn();
    await pass(app, 7 * DAY_SECONDS);
    expect(await statusOf(token)).toBe(401);
  });

  test('of a member who became staff since is that of staff', async () => {
    const phone = somePhone();
    const { token, data } = await signedIn(phone);
    await pass(app, 9 * 3600);
    await app.deps.pool.query("update members set role = 'ADMIN' where id = $1", [data._id]);
    expect(await statusOf(token)).toBe(401);
  });
});

describe('signing out', () => {
  test('ends the session on the server at once, and no other', async () => {
    const phone = somePhone();
    const first = await signedIn(phone);
    await pass(app, 31);
    const second = await signedIn(phone);
    expect(await statusOf(first.token)).toBe(200);
    expect((await withToken('POST', '/users/logout', first.token)).json().success).toBe(true);
    expect(await statusOf(first.token)).toBe(401);
    expect((await withToken('POST', '/users/logout', first.token)).statusCode).toBe(401);
    expect(await statusOf(second.token)).toBe(200);
  });

  test('happens by itself where one signs in anew', async () => {
    const phone = somePhone();
    const device = someDevice(app, { address: someAddress() });
    const { token } = (await signInFrom(app, device, phone)).json();
    const { demoCode } = (await device.askCode('9000000001')).json();
    const again = await device.enter('9000000001', demoCode, { authorization: `Bearer ${token}` });
    expect(again.statusCode).toBe(200);
    expect(await statusOf(token)).toBe(401);
  });

  test('of everybody who was blocked happens at once', async () => {
    const { token, data } = await signedIn();
    expect(await statusOf(token)).toBe(200);
    await app.db.transaction(async (db) => {
      await endSessions(db, data._id);
      // Still not committed: the session holds, but nothing of it may be remembered.
      expect(await statusOf(token)).toBe(200);
    });
    expect(await statusOf(token)).toBe(401);
  });

  test('of a blocked member needs no more than the mark', async () => {
    const { token, data } = await signedIn();
    await app.deps.pool.query('update members set is_blocked = true where id = $1', [data._id]);
    expect(await statusOf(token)).toBe(401);
  });
});

describe('the list of sessions', () => {
  test('shows where one is signed in, and ends the one that is chosen', async () => {
    const member = await someMember(app.db);
    const [here, there] = [await tokenOf(member), await tokenOf(member)];
    const { data, total } = (await withToken('GET', '/users/sessions', here)).json();
    expect(total).toBe(2);
    expect(data[0]).toEqual({
      _id: expect.any(String),
      device: 'a test',
      address: '127.0.0.1',
      signedInAt: expect.stringMatching(/^\d{4}-.*Z$/),
      expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
      isCurrent: false,
    });
    expect(data[1].isCurrent).toBe(true);

    expect((await withToken('DELETE', `/users/sessions/${data[0]._id}`, here)).statusCode).toBe(200);
    expect(await statusOf(there)).toBe(401);
    expect((await withToken('GET', '/users/sessions', here)).json().total).toBe(1);
  });

  test("holds nobody else's, and ends nobody else's", async () => {
    const [mine, yours] = [await tokenOf(await someMember(app.db)), await tokenOf(await someMember(app.db))];
    expect((await withToken('GET', '/users/sessions', mine)).json().total).toBe(1);
    const reply = await withToken('DELETE', `/users/sessions/${payloadOf(yours).sid}`, mine);
    expect([reply.statusCode, reply.json().error]).toEqual([404, 'session_not_found']);
    expect(await statusOf(yours)).toBe(200);
  });
});
