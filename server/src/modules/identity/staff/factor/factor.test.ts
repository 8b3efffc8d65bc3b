import { Writable } from 'node:stream';
import { SAMPLE_SIGN_INS } from '@plyhaat/contract/core/demo';
import { Secret } from 'otpauth';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { atConsole, codeOf, passSteps } from '#test/factors.ts';
import { pass, realAuthenticator } from '#test/sign-in.ts';
import { stepOf } from './factor.totp.ts';

const lines: string[] = [];
const log = pino(
  { level: 'trace' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);
/** Production as far as the second factor is concerned. */
const strict = { authenticator: realAuthenticator, override: { demo: false, mode: 'production' }, log } as const;
const app = await testApp(strict);
const demo = await testApp({ authenticator: realAuthenticator, beside: app });
afterAll(async () => {
  await demo.close();
  await app.close();
});
const { db } = app;
const someStaff = (role: 'ADMIN' | 'SUBADMIN' | 'APPROVERS' = 'ADMIN') => someMember(db, { role });
const QUEUE = '/admin/review';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('codes are those of RFC 6238: at %i s it is %s', (seconds, code) => {
  const secret = Secret.fromLatin1('12345678901234567890').base32;
  const step = Math.floor(seconds / 30);
  expect(stepOf(secret, code, seconds * 1000)).toBe(step);
  expect(stepOf(secret, code, (seconds + 30) * 1000)).toBe(step);
  expect(stepOf(secret, code, (seconds + 90) * 1000)).toBeNull();
  expect(stepOf(secret, '𝟭𝟮𝟯', seconds * 1000), 'as long as six digits, in more bytes').toBeNull();
});

test('in production staff set their second factor up at the first sign-in, and nothing answers before', async () => {
  for (const role of ['ADMIN', 'SUBADMIN', 'APPROVERS'] as const) {
    const desk = await atConsole(app, await someStaff(role));
    const early = await desk.get(QUEUE);
    expect([early.statusCode, early.json().error]).toEqual([403, 'factor_required']);
    const state = { isOn: false, isVerified: false, isRequired: true, recoveryCodesLeft: 0 };
    expect((await desk.get('/admin/factor')).json().data).toEqual(state);
    const { recoveryCodes } = await desk.turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await desk.get(QUEUE)).statusCode).toBe(200);
    expect((await desk.get('/admin/factor')).json().data).toEqual({
      isOn: true,
      isVerified: true,
      isRequired: true,
      recoveryCodesLeft: 10,
    });
  }
});

test('each session enters a code of its own, and a refreshed one goes on', async () => {
  const admin = await someStaff();
  const { secret } = await (await atConsole(app, admin)).turnOn();
  const desk = await atConsole(app, admin);
  expect((await desk.get(QUEUE)).json().error).toBe('factor_required');
  expect((await desk.verify(codeOf(secret, 1))).json()).toMatchObject({ recoveryCodesLeft: 10 });
  expect((await desk.get(QUEUE)).statusCode).toBe(200);
  const { token } = (await desk.post('/users/refreshToken')).json();
  const headers = { authorization: `Bearer ${token}` };
  expect((await app.send('GET', QUEUE, { headers })).statusCode).toBe(200);
});

test('a code that was used is refused, in this session and in any other', async () => {
  const admin = await someStaff();
  const first = await atConsole(app, admin);
  const { secret } = (await first.post('/admin/factor/setup')).json().data;
  const code = codeOf(secret);
  await first.post('/admin/factor/confirm', { code });
  expect((await first.verify(code)).json().error).toBe('factor_wrong');
  const second = await atConsole(app, admin);
  const next = codeOf(secret, 1);
  expect((await second.verify(next)).statusCode).toBe(200);
  expect((await (await atConsole(app, admin)).verify(next)).json().error).toBe('factor_wrong');
});

test('of 20 tries at once with the right code exactly one gets in', async () => {
  const admin = await someStaff();
  const { secret } = await (await atConsole(app, admin)).turnOn();
  const desks = await Promise.all(Array.from({ length: 20 }, () => atConsole(app, admin)));
  const code = codeOf(secret, 1);
  const statuses = await Promise.all(desks.map(async ({ verify }) => (await verify(code)).statusCode));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => ![200, 422, 429].includes(status))).toEqual([]);
});

test('after five wrong codes even the right one waits, for minutes', async () => {
  const admin = await someStaff();
  const { secret, recoveryCodes } = await (await atConsole(app, admin)).turnOn();
  const desk = await atConsole(app, admin);
  const tries = await Promise.all(Array.from({ length: 12 }, () => desk.verify('AAAAA-AAAAA')));
  const statuses = tries.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([...Array(5).fill(422), ...Array(7).fill(429)]);
  const paused = await desk.verify(codeOf(secret, 1));
  expect([paused.statusCode, paused.json().error]).toEqual([429, 'too_many_factor_tries']);
  expect(Number(paused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await desk.verify(recoveryCodes[0] ?? '')).statusCode).toBe(429);
  await pass(app, 301);
  expect((await (await atConsole(app, admin)).verify(codeOf(secret, 1))).statusCode).toBe(200);
});

test('a recovery code stands in for the phone once, however it is typed', async () => {
  const admin = await someStaff();
  const { recoveryCodes } = await (await atConsole(app, admin)).turnOn();
  const [code = '', other = ''] = recoveryCodes;
  const desks = await Promise.all([1, 2, 3].map(() => atConsole(app, admin)));
  const replies = await Promise.all(desks.map(({ verify }) => verify(code)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  const typed = await (await atConsole(app, admin)).verify(` ${other.toLowerCase().replace('-', ' ')} `);
  expect(typed.json()).toMatchObject({ recoveryCodesLeft: 8 });
});

test('only a session that has entered it replaces a second factor, and the others end', async () => {
  const admin = await someStaff();
  const owner = await atConsole(app, admin);
  const { secret, recoveryCodes } = await owner.turnOn();
  const thief = await atConsole(app, admin);
  expect((await thief.post('/admin/factor/setup')).json().error).toBe('factor_required');
  expect((await thief.post('/admin/factor/confirm', { code: codeOf(secret) })).json().error).toBe('factor_not_begun');
  await owner.turnOn();
  expect((await thief.get('/users/sessions')).statusCode).toBe(401);
  const desk = await atConsole(app, admin);
  await passSteps(app);
  expect((await desk.verify(codeOf(secret))).json().error).toBe('factor_wrong');
  expect((await desk.verify(recoveryCodes[0] ?? '')).json().error).toBe('factor_wrong');
});

test('demo mode offers it: nobody has to, and whoever turned it on is asked, but for the shared numbers', async () => {
  const admin = await someStaff();
  const desk = await atConsole(demo, admin);
  expect((await desk.get(QUEUE)).statusCode).toBe(200);
  await desk.turnOn();
  expect((await (await atConsole(demo, admin)).get(QUEUE)).json().error).toBe('factor_required');
  const sample = SAMPLE_SIGN_INS.find(({ who }) => who === 'Administrator');
  const shared = await someMember(db, { role: 'ADMIN', phone: sample?.phone ?? '' });
  await (await atConsole(demo, shared)).turnOn();
  const visitor = await atConsole(demo, shared);
  expect((await visitor.get(QUEUE)).statusCode).toBe(200);
  expect((await visitor.post('/admin/factor/setup')).json().error).toBe('factor_required');
});

test('new recovery codes are given for a code, and the old ones stop working', async () => {
  const admin = await someStaff();
  const desk = await atConsole(app, admin);
  const { secret, recoveryCodes: old } = await desk.turnOn();
  expect((await desk.post('/admin/factor/codes', { code: 'AAAAA-AAAAA' })).json().error).toBe('factor_wrong');
  const renewed = await desk.post('/admin/factor/codes', { code: codeOf(secret, 1) });
  const codes: string[] = renewed.json().recoveryCodes;
  expect(new Set([...codes, ...old]).size).toBe(20);
  expect((await desk.verify(old[0] ?? '')).json().error).toBe('factor_wrong');
  expect((await desk.verify(codes[0] ?? '')).json()).toMatchObject({ recoveryCodesLeft: 9 });
  const thief = await atConsole(app, admin);
  expect((await thief.post('/admin/factor/codes', { code: codes[1] ?? '' })).json().error).toBe('factor_required');
});

test('where it is only offered it is turned off with a code, which ends the other sessions; production keeps it', async () => {
  const admin = await someStaff();
  const desk = await atConsole(demo, admin);
  expect((await desk.post('/admin/factor/off', { code: '123456' })).json().error).toBe('factor_off');
  const { recoveryCodes } = await desk.turnOn();
  const other = await atConsole(demo, admin);
  expect((await desk.post('/admin/factor/off', { code: 'AAAAA-AAAAA' })).json().error).toBe('factor_wrong');
  expect((await desk.post('/admin/factor/off', { code: recoveryCodes[0] ?? '' })).statusCode).toBe(200);
  expect((await desk.get('/admin/factor')).json().data).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
  expect((await other.get('/users/sessions')).statusCode).toBe(401);
  expect((await (await atConsole(demo, admin)).get(QUEUE)).statusCode).toBe(200);
  const strictDesk = await atConsole(app, await someStaff());
  const kept = await strictDesk.turnOn();
  const refused = await strictDesk.post('/admin/factor/off', { code: kept.recoveryCodes[0] ?? '' });
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'factor_needed']);
});

test('secret and codes stand in no log, no audit row and no export, and erasure removes them', async () => {
  const admin = await someStaff();
  const desk = await atConsole(app, admin);
  const { secret, recoveryCodes } = await desk.turnOn();
  const exported = await desk.get(`/users/export/${admin.id}`);
  expect(exported.json().data.secondFactor).toEqual([{ confirmedAt: expect.any(String) }]);
  const rowsOf = async (table: string) => JSON.stringify((await app.deps.pool.query(`select * from ${table}`)).rows);
  const places = [exported.body, lines.join(''), await rowsOf('audit_log'), await rowsOf('staff_factors')];
  places.push(await rowsOf('staff_recovery_codes'), await rowsOf('counters'));
  expect(lines.join('')).toContain('/api/admin/factor/confirm');
  for (const hidden of [secret, ...recoveryCodes]) for (const place of places) expect(place).not.toContain(hidden);
  await app.deps.pool.query('delete from members where id = $1', [admin.id]);
  for (const table of ['staff_factors', 'staff_recovery_codes']) expect(await rowsOf(table)).not.toContain(admin.id);
});

test('while its key is replaced, secrets and recovery codes of before still hold; afterwards they do not', async () => {
  const admin = await someStaff();
  const { secret, recoveryCodes } = await (await atConsole(app, admin)).turnOn();
  const { factorKey } = app.deps.settings;
  const keys = { factorKey: 'the key from today on, long enough', factorKeyBefore: factorKey };
  const overlap = await testApp({ ...strict, beside: app, override: { ...strict.override, ...keys } });
  const later = { ...strict.override, ...keys, factorKeyBefore: undefined };
  const after = await testApp({ ...strict, beside: app, override: later });
  try {
    expect((await (await atConsole(overlap, admin)).verify(codeOf(secret, 1))).statusCode).toBe(200);
    expect((await (await atConsole(overlap, admin)).verify(recoveryCodes[0] ?? '')).statusCode).toBe(200);
    expect((await (await atConsole(after, admin)).verify(recoveryCodes[1] ?? '')).json().error).toBe('factor_wrong');
  } finally {
    await overlap.close();
    await after.close();
  }
});

test('staff who did nothing for two hours are signed out', async () => {
  const admin = await someStaff();
  const desk = await atConsole(demo, admin);
  expect((await desk.get(QUEUE)).statusCode).toBe(200);
  const idle = "update sessions set entered_at = now() - interval '3 hours' where member_id = $1";
  await app.deps.pool.query(idle, [admin.id]);
  expect((await desk.get(QUEUE)).statusCode).toBe(200);
  const away = "update members set last_seen_at = now() - interval '121 minutes' where id = $1";
  await app.deps.pool.query(away, [admin.id]);
  expect((await desk.get(QUEUE)).statusCode).toBe(401);
});
