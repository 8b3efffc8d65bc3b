import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { createServer } from '#platform/http/server.ts';
import { testApp } from '#test/app.ts';
import { somePhone } from '#test/builders.ts';
import { codeSentTo, pass, realAuthenticator, signInFrom, someDevice } from '#test/sign-in.ts';
import { identityRoutes } from './identity.routes.ts';
import { SIGN_IN_LIMITS, type SignInLimits } from './sign-in.limits.ts';

const server = await testApp({ authenticator: realAuthenticator });
afterAll(server.close);

const LONGEST_WAIT = 15 * 60;
const WRONG = 'wrong!';
let made = 0;
const someAddress = () => `10.${++made >> 16}.${(made >> 8) & 255}.${made & 255}`;
const stranger = () => someDevice(server, { address: someAddress() });
const waitIn = (reply: LightMyRequestResponse) => Number(reply.headers['retry-after']);

const refusedToSend = (reply: LightMyRequestResponse) => {
  expect([reply.statusCode, reply.json()]).toEqual([
    429,
    {
      success: false,
      error: 'too_many_otp_requests',
      message: 'Too many OTP requests. Please wait before requesting another OTP.',
    },
  ]);
  expect(waitIn(reply)).toBeGreaterThan(0);
  expect(waitIn(reply)).toBeLessThanOrEqual(LONGEST_WAIT);
  return waitIn(reply);
};
const refusedToTry = (reply: LightMyRequestResponse) => {
  expect([reply.statusCode, reply.json()]).toEqual([
    429,
    {
      success: false,
      error: 'too_many_login_attempts',
      message: 'Too many login attempts. Please try again later.',
    },
  ]);
  expect(waitIn(reply)).toBeGreaterThan(0);
  expect(waitIn(reply)).toBeLessThanOrEqual(LONGEST_WAIT);
  return waitIn(reply);
};

/** The same server with limits of the test's own. */
async function withLimits(limits: Partial<SignInLimits>) {
  const app = await createServer(server.deps, async (_request, reply) => reply.send());
  identityRoutes(app, server.deps, { ...SIGN_IN_LIMITS, ...limits });
  return app;
}

describe('codes to one number', () => {
  test('are sent every thirty seconds, whoever asks, and the answer says how long to wait', async () => {
    const phone = somePhone();
    expect((await stranger().askCode(phone)).statusCode).toBe(200);
    expect(refusedToSend(await stranger().askCode(phone))).toBeLessThanOrEqual(30);
    await pass(server, 30);
    expect((await stranger().askCode(phone)).statusCode).toBe(200);
  });

  test('are sent five times in a quarter of an hour', async () => {
    const phone = somePhone();
    for (let sent = 0; sent < 5; sent++) {
      expect((await stranger().askCode(phone)).statusCode).toBe(200);
      await pass(server, 60);
    }
    const wait = refusedToSend(await stranger().askCode(phone));
    expect(wait).toBeGreaterThan(590);
    await pass(server, wait);
    expect((await stranger().askCode(phone)).statusCode).toBe(200);
  });

  test('are sent ten times a day, then once in a quarter of an hour', async () => {
    const phone = somePhone();
    for (let sent = 0; sent < 10; sent++) {
      expect((await stranger().askCode(phone)).statusCode).toBe(200);
      await pass(server, 200);
    }
    const wait = refusedToSend(await stranger().askCode(phone));
    await pass(server, wait);
    expect((await stranger().askCode(phone)).statusCode).toBe(200);
    await pass(server, 600);
    expect(refusedToSend(await stranger().askCode(phone))).toBeGreaterThan(290);
    await pass(server, 24 * 3600);
    expect((await stranger().askCode(phone)).statusCode).toBe(200);
  });

  test('asked for many times at once are sent once', async () => {
    const phone = somePhone();
    const replies = await Promise.all(Array.from({ length: 20 }, () => stranger().askCode(phone)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

test('a second process counts with the first', async () => {
  const second = await testApp({ beside: server, authenticator: realAuthenticator });
  const phone = somePhone();
  const asks = [server, second].map((process) => someDevice(process, { address: someAddress() }).askCode(phone));
  expect((await Promise.all(asks)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
  const code = await codeSentTo(server, phone);
  expect((await someDevice(second, { address: someAddress() }).enter(phone, code)).statusCode).toBe(200);
  await second.close();
});

describe('one address', () => {
  test('may ask for ten codes an hour, and IPv6 counts by network', async () => {
    for (const address of ['192.0.2.1', '::ffff:192.0.2.2', '2001:db8:1:2::5']) {
      const device = someDevice(server, { address });
      for (let sent = 0; sent < 10; sent++) expect((await device.askCode(somePhone())).statusCode).toBe(200);
      refusedToSend(await device.askCode(somePhone()));
    }
    const asks = (address: string) => someDevice(server, { address }).askCode(somePhone());
    refusedToSend(await asks('192.0.2.2'));
    refusedToSend(await asks('2001:db8:1:2:ffff::9'));
    expect((await asks('2001:db8:1:3::5')).statusCode).toBe(200);
  });

  test('may try twenty codes in ten minutes', async () => {
    const device = stranger();
    for (let tries = 0; tries < 20; tries++) expect((await device.enter(somePhone(), WRONG)).statusCode).toBe(401);
    const wait = refusedToTry(await device.enter(somePhone(), WRONG));
    expect(wait).toBeLessThanOrEqual(600);
    await pass(server, wait);
    expect((await device.enter(somePhone(), WRONG)).statusCode).toBe(401);
  });

  test('shares two hundred tries in ten minutes with its network', async () => {
    expect(SIGN_IN_LIMITS.everyone.triesPerNetwork).toEqual({ most: 200, seconds: 600 });
    const app = await withLimits({
      everyone: { ...SIGN_IN_LIMITS.everyone, triesPerNetwork: { most: 6, seconds: 600 } },
    });
    const networks = [
      { inside: (n: number) => `192.0.9.${n}`, beside: '192.0.10.1' },
      { inside: (n: number) => `2001:db8:7:${n}::1`, beside: '2001:db8:8:1::1' },
    ];
    for (const { inside, beside } of networks) {
      const tryFrom = (address: string) => someDevice({ app }, { address }).enter(somePhone(), WRONG);
      for (let n = 1; n <= 6; n++) expect((await tryFrom(inside(n))).statusCode).toBe(401);
      expect(refusedToTry(await tryFrom(inside(7)))).toBeLessThanOrEqual(600);
      expect((await tryFrom(beside)).statusCode).toBe(401);
    }
    await app.close();
  });

  test('that others used up does not stop a device known for the number', async () => {
    const address = someAddress();
    const phone = somePhone();
    const device = someDevice(server, { address });
    expect((await signInFrom(server, device, phone)).statusCode).toBe(200);
    for (let sent = 0; sent < 9; sent++) await someDevice(server, { address }).askCode(somePhone());
    refusedToSend(await device.askCode(somePhone()));
    expect((await signInFrom(server, device, phone)).statusCode).toBe(200);
  });
});

describe('tries for one number', () => {
  test('pause longer and longer after a hundred wrong codes in a row, until a right one', async () => {
    const app = await withLimits({ wrongInARow: { most: 2, firstPauseSeconds: 100 } });
    const device = someDevice({ app }, { address: someAddress() });
    const phone = somePhone();
    await device.askCode(phone);
    const code = await codeSentTo(server, phone);
    expect(SIGN_IN_LIMITS.wrongInARow.most).toBe(100);
    await device.enter(phone, WRONG);
    await device.enter(phone, WRONG);
    expect(refusedToTry(await device.enter(phone, code))).toBeGreaterThan(90);
    await pass(server, 100);
    expect((await device.enter(phone, WRONG)).statusCode).toBe(401);
    const wait = refusedToTry(await device.enter(phone, code));
    expect(wait).toBeGreaterThan(150);
    await pass(server, wait);
    expect((await device.enter(phone, code)).statusCode).toBe(401);
    await pass(server, LONGEST_WAIT);
    expect((await signInFrom(server, device, phone)).statusCode).toBe(200);
    await app.close();
  });
});

describe('the whole server', () => {
  test('sends no more texts a day than it may, but for devices it knows', async () => {
    await pass(server, 24 * 3600);
    const app = await withLimits({ textsOfAll: { most: 1, seconds: 24 * 3600 } });
    const [device, phone] = [someDevice({ app }, { address: someAddress() }), somePhone()];
    expect((await signInFrom(server, device, phone)).statusCode).toBe(200);
    refusedToSend(await someDevice({ app }, { address: someAddress() }).askCode(somePhone()));
    await pass(server, 31);
    expect((await signInFrom(server, device, phone)).statusCode).toBe(200);
    await pass(server, 24 * 3600);
    expect((await someDevice({ app }, { address: someAddress() }).askCode(somePhone())).statusCode).toBe(200);
    await app.close();
  });

  test('stops strangers when wrong codes for many numbers come in together', async () => {
    await pass(server, 24 * 3600);
    const app = await withLimits({ wrongCodesOfAll: { most: 3, seconds: 900 } });
    const guess = async () => {
      const [device, phone] = [someDevice({ app }, { address: someAddress() }), somePhone()];
      await device.askCode(phone);
      return device.enter(phone, WRONG);
    };
    for (let guesses = 0; guesses < 3; guesses++) expect((await guess()).statusCode).toBe(401);
    const wait = refusedToTry(await guess());
    await pass(server, wait);
    expect((await guess()).statusCode).toBe(401);
    await app.close();
  });

  test("lets the cookie of that number's live code and a known device in, whatever strangers do", async () => {
    await pass(server, 24 * 3600);
    const app = await withLimits({ wrongCodesOfAll: { most: 1, seconds: 900 } });
    const device = someDevice({ app }, { address: someAddress() });
    const phone = somePhone();
    expect((await signInFrom(server, device, phone)).statusCode).toBe(200);
    await pass(server, 31);
    const [guesser, victim] = [someDevice({ app }, { address: someAddress() }), somePhone()];
    await guesser.askCode(victim);
    expect((await guesser.enter(victim, WRONG)).statusCode).toBe(401);
    refusedToTry(await guesser.enter(victim, WRONG));
    const browser = someDevice({ app }, { address: someAddress(), browser: true });
    expect((await signInFrom(server, browser, somePhone())).statusCode).toBe(200);
    expect((await signInFrom(server, device, phone)).statusCode).toBe(200);
    const other = someDevice({ app }, { address: someAddress(), browser: true });
    await other.askCode(somePhone());
    const elsewhere = somePhone();
    await someDevice({ app }, { address: someAddress() }).askCode(elsewhere);
    refusedToTry(await other.enter(elsewhere, WRONG));
    await app.close();
  });
});
