import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createServer } from '#platform/http/server.ts';
import { testApp } from '#test/app.ts';
import { someMember, somePhone } from '#test/builders.ts';
import { codeSentTo, pass, realAuthenticator, signInFrom, someDevice } from '#test/sign-in.ts';
import { identityRoutes } from './identity.routes.ts';

const server = await testApp({ authenticator: realAuthenticator, settings: { PUBLIC_URL: 'https://shop.example' } });
afterAll(server.close);

let made = 0;
/** An address nobody used yet, so that only limits of the test's own making are met. */
const someAddress = () => `203.0.${++made >> 8}.${made & 255}`;
const stranger = () => someDevice(server, { address: someAddress() });
const browser = () => someDevice(server, { address: someAddress(), browser: true });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('asking for a code', () => {
  test('is answered with success and a message, whatever way the number is written', async () => {
    for (const phone of ['9812300001', '98123-00002', '+91 98123 00003', '09812300004', 9812300005]) {
      const reply = await server.send('POST', '/users/sentOtp/', { payload: { phone }, remoteAddress: someAddress() });
      expect(reply.statusCode, String(phone)).toBe(200);
      expect(reply.json()).toEqual({ success: true, message: 'OTP sent successfully! Please check your phone.' });
    }
  });

  test('for something that is no Indian mobile number is a 400', async () => {
    for (const phone of ['12345', '', '5812300001', '98123000011', 'phone']) {
      const reply = await stranger().askCode(phone);
      expect([reply.statusCode, reply.json()], phone).toEqual([
        400,
        { success: false, error: 'invalid_phone', message: 'Invalid phone number. Please check and try again.' },
      ]);
    }
  });

  test('sends the registered text, bound to our own site by its last line', async () => {
    const phone = somePhone();
    await stranger().askCode(phone);
    const code = await codeSentTo(server, phone);
    const { data } = (await server.get(`/dev/outbox?to=${phone}`)).json();
    expect(data).toHaveLength(1);
    expect(data[0].text).toBe(
      `${code} is your OTP to sign in to Plyhaat. Valid for 5 minutes. Do not share it with anyone.\n@shop.example #${code}`,
    );
  });

  test('does not send a message whose code has run out in the queue', async () => {
    const phone = somePhone();
    await stranger().askCode(phone);
    await pass(server, 301);
    await server.settle();
    expect((await server.get(`/dev/outbox?to=${phone}`)).json().data).toEqual([]);
  });

  test('gives the same answer for known, unknown and blocked numbers', async () => {
    const registered = (await someMember(server.db)).phone;
    const blocked = (await someMember(server.db, { isBlocked: true })).phone;
    const answers = [];
    for (const phone of [registered, somePhone(), blocked]) {
      const { statusCode, body, headers } = await stranger().askCode(phone);
      const { 'x-request-id': _id, date: _date, ...rest } = headers;
      answers.push({ statusCode, body, headers: rest });
    }
    expect(answers[0]?.statusCode).toBe(200);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('asks the database the same of known, unknown and blocked numbers, so that its time tells nothing', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const numbers = [
      (await someMember(server.db)).phone,
      somePhone(),
      (await someMember(server.db, { isBlocked: true })).phone,
    ];
    const statements = [];
    for (const phone of numbers) {
      query.mockClear();
      await stranger().askCode(phone);
      statements.push(query.mock.calls.map(([statement]) => (statement as { text?: string }).text ?? statement));
    }
    query.mockRestore();
    expect(statements[0]?.length).toBeGreaterThan(3);
    expect(statements[1]).toEqual(statements[0]);
    expect(statements[2]).toEqual(statements[0]);
    expect(statements.flat().filter((statement) => /\bmembers\b/.test(String(statement)))).toEqual([]);
  });

  test('shows the code of a sample number in demo mode, of no other, and never in production', async () => {
    const { demoCode } = (await stranger().askCode('9000000003')).json();
    expect((await stranger().enter('9000000003', demoCode)).statusCode).toBe(200);
    expect((await stranger().askCode('9000000009')).json()).not.toHaveProperty('demoCode');

    const deps = { ...server.deps, settings: { ...server.deps.settings, demo: false, mode: 'production' as const } };
    const app = await createServer(deps, async (_request, reply) => reply.send());
    identityRoutes(app, deps);
    const reply = await someDevice({ app }, { address: someAddress() }).askCode('9000000004');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).not.toHaveProperty('demoCode');
    await app.close();
  });
});

describe('entering a code', () => {
  test('signs a known member in and welcomes it back', async () => {
    const member = await someMember(server.db, { role: 'DEALER', name: 'Asha Rao' });
    const reply = await signInFrom(server, stranger(), member.phone);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      success: true,
      message: 'Login successful! Welcome back.',
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      data: { _id: member.id, slug: member.slug, name: 'Asha Rao', role: 'DEALER', phone: member.phone },
    });
  });

  test('makes an unknown number a member with role USER, once, and welcomes it to Plyhaat', async () => {
    const phone = somePhone();
    const device = stranger();
    const first = (await signInFrom(server, device, phone)).json();
    expect(first).toMatchObject({ message: 'Login successful! Welcome to Plyhaat.', data: { role: 'USER', phone } });
    await pass(server, 31);
    const again = (await signInFrom(server, device, phone)).json();
    expect(again).toMatchObject({ message: 'Login successful! Welcome back.', data: { _id: first.data._id } });
  });

  test('welcomes to Plyhaat who is known but signs in for the first time', async () => {
    const member = await someMember(server.db, { role: 'DEALER', provenAt: null });
    const reply = await signInFrom(server, stranger(), member.phone);
    expect(reply.json()).toMatchObject({ message: 'Login successful! Welcome to Plyhaat.', data: { _id: member.id } });
  });

  test('wrongly is a 401, and the right code still works after it', async () => {
    const phone = somePhone();
    const device = stranger();
    await device.askCode(phone);
    const code = await codeSentTo(server, phone);
    for (const wrong of [other(code), code.slice(1), '', 'abcdef']) {
      const reply = await device.enter(phone, wrong);
      expect([reply.statusCode, reply.json().error, reply.json().message]).toEqual([
        401,
        'otp_invalid',
        'Invalid credentials. Please check your phone and OTP.',
      ]);
    }
    expect((await device.enter(phone, code)).statusCode).toBe(200);
  });

  test('without having asked for one, or for no number at all, is a 401', async () => {
    for (const phone of [somePhone(), '12345']) {
      const reply = await stranger().enter(phone, '123456');
      expect([reply.statusCode, reply.json().error]).toEqual([401, 'otp_invalid']);
    }
  });

  test('of another number does not work', async () => {
    const [mine, yours] = [somePhone(), somePhone()];
    await stranger().askCode(mine);
    await stranger().askCode(yours);
    const code = await codeSentTo(server, mine);
    expect((await stranger().enter(yours, code)).statusCode).toBe(401);
    expect((await stranger().enter(mine, code)).statusCode).toBe(200);
  });

  test('after five minutes is a 401 of its own', async () => {
    const phone = somePhone();
    const device = stranger();
    await device.askCode(phone);
    const code = await codeSentTo(server, phone);
    await pass(server, 300);
    const reply = await device.enter(phone, code);
    expect([reply.statusCode, reply.json().error]).toEqual([401, 'otp_expired']);
  });

  test('works once', async () => {
    const phone = somePhone();
    const device = stranger();
    await device.askCode(phone);
    const code = await codeSentTo(server, phone);
    const replies = await Promise.all(Array.from({ length: 5 }, () => stranger().enter(phone, code)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401, 401]);
    expect((await device.enter(phone, code)).json().error).toBe('otp_invalid');
  });

  test('that a newer one has replaced does not work', async () => {
    for (const device of [stranger(), browser()]) {
      const phone = somePhone();
      await device.askCode(phone);
      const old = await codeSentTo(server, phone);
      await pass(server, 31);
      await device.askCode(phone);
      const fresh = await codeSentTo(server, phone);
      expect((await device.enter(phone, old)).json().error).toBe('otp_invalid');
      expect((await device.enter(phone, fresh)).statusCode).toBe(200);
    }
  });

  test('of a blocked member is a 403 when it is right, and only then', async () => {
    const { phone } = await someMember(server.db, { isBlocked: true });
    const device = stranger();
    await device.askCode(phone);
    const code = await codeSentTo(server, phone);
    expect((await device.enter(phone, other(code))).json().error).toBe('otp_invalid');
    const reply = await device.enter(phone, code);
    expect([reply.statusCode, reply.json().error, reply.json().message]).toEqual([
      403,
      'account_blocked',
      'Account blocked. Please contact support.',
    ]);
    expect(reply.json()).not.toHaveProperty('token');
    expect((await device.enter(phone, code)).json().error).toBe('otp_invalid');
  });

  test('that a browser asked for works in that browser alone', async () => {
    const phone = somePhone();
    const mine = browser();
    await mine.askCode(phone);
    const code = await codeSentTo(server, phone);
    expect((await browser().enter(phone, code)).statusCode).toBe(401);
    expect((await stranger().enter(phone, code)).statusCode).toBe(401);
    expect((await mine.enter(phone, code)).statusCode).toBe(200);
  });

  test('is refused after five wrong tries, even if right', async () => {
    const phone = somePhone();
    const device = stranger();
    await device.askCode(phone);
    const code = await codeSentTo(server, phone);
    for (let tries = 0; tries < 5; tries++) expect((await device.enter(phone, other(code))).statusCode).toBe(401);
    const reply = await device.enter(phone, code);
    expect([reply.statusCode, reply.json().message]).toEqual([429, 'Too many login attempts. Please try again later.']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(300);
  });

  test('two hundred times at once compares at most five of them', async () => {
    // A sample number: its limits are so high that only the code's own five tries stand in the way.
    const phone = '9000000001';
    const { demoCode } = (await stranger().askCode(phone)).json();
    const replies = await Promise.all(Array.from({ length: 200 }, () => stranger().enter(phone, other(demoCode))));
    const compared = replies.filter(({ statusCode }) => statusCode === 401);
    expect(compared).toHaveLength(5);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(195);
    expect((await stranger().enter(phone, demoCode)).statusCode).toBe(429);
  });
});
