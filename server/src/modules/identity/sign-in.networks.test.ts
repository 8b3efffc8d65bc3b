import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { createServer } from '#platform/http/server.ts';
import { testApp } from '#test/app.ts';
import { somePhone } from '#test/builders.ts';
import { codeSentTo, pass, realAuthenticator, someDevice } from '#test/sign-in.ts';
import { identityRoutes } from './identity.routes.ts';
import { SIGN_IN_LIMITS } from './sign-in.limits.ts';

// Whoever asks for codes or tries them from as many addresses as can be had.
const server = await testApp({ authenticator: realAuthenticator });
afterAll(server.close);

const askFrom = (address: string, phone = somePhone()) => someDevice(server, { address }).askCode(phone);
const count = (replies: readonly LightMyRequestResponse[], status: number) =>
  replies.filter(({ statusCode }) => statusCode === status).length;

/** Addresses that share ever less: a /64, a /48, a /32 and nothing. */
const PREFIXES: [string, (n: number) => string][] = [
  ['addresses of many IPv4 networks', (n) => `198.18.${n}.7`],
  ['subnets of one IPv6 site', (n) => `2001:db8:a:${n.toString(16)}::1`],
  ['IPv6 sites of one provider', (n) => `2001:db8:${(n + 0x100).toString(16)}::1`],
  ['IPv6 providers', (n) => `2${n.toString(16).padStart(3, '0')}:db8::1`],
];

describe('one number', () => {
  test.each(PREFIXES)('is sent as many codes as always when asked for from %s', async (_, address) => {
    const phone = somePhone();
    let [n, sent] = [0, 0];
    // A try every 15 seconds for 15 minutes, each from a new address.
    for (; n < 60; n++) {
      const reply = await askFrom(address(n), phone);
      if (reply.statusCode === 200) sent++;
      else expect(reply.json().error).toBe('too_many_otp_requests');
      await pass(server, 14);
    }
    expect(sent).toBe(5);
  });

  test.each(PREFIXES)('has five tries a code when they come from %s at once', async (_, address) => {
    const phone = somePhone();
    await askFrom('192.0.2.77', phone);
    const code = await codeSentTo(server, phone);
    const guess = (n: number, otp: string) => someDevice(server, { address: address(n) }).enter(phone, otp);
    const replies = await Promise.all(Array.from({ length: 60 }, (_, n) => guess(n, 'wrong!')));
    expect([count(replies, 401), count(replies, 429)]).toEqual([5, 55]);
    expect((await guess(61, code)).statusCode).toBe(429);
    await pass(server, 3600);
  });
});

describe('many numbers', () => {
  test.each([
    ['one IPv6 subnet', (n: number) => `2001:db8:64:1:${n.toString(16)}:${n}::${n}`],
    [
      'one subnet in every spelling',
      (n: number) => ['2001:DB8:64:2::1', '2001:0db8:0064:0002::1', '2001:db8:64:2:0:0:0:1'][n % 3],
    ],
    ['one IPv4 address in both spellings', (n: number) => ['203.0.113.9', '::ffff:203.0.113.9'][n % 2]],
  ])('are sent ten codes an hour by %s', async (_, address) => {
    const replies = [];
    for (let n = 0; n < 14; n++) replies.push(await askFrom(address(n) ?? ''));
    expect([count(replies, 200), count(replies, 429)]).toEqual([10, 4]);
  });

  test.each([
    ['an IPv6 site', (n: number) => `2001:db8:48:${n.toString(16)}::1`, '2001:db8:49::1'],
    ['an IPv4 network', (n: number) => `203.0.114.${n}`, '203.0.115.1'],
  ])(
    'are sent two hundred codes an hour by all of %s together, and its neighbours go on',
    async (_, inside, beside) => {
      expect(SIGN_IN_LIMITS.everyone.sendsPerNetwork).toEqual({ most: 200, seconds: 3600 });
      const app = await createServer(server.deps, async (_request, reply) => reply.send());
      const everyone = { ...SIGN_IN_LIMITS.everyone, sendsPerNetwork: { most: 12, seconds: 3600 } };
      identityRoutes(app, server.deps, { ...SIGN_IN_LIMITS, everyone });
      const ask = (address: string) => someDevice({ app }, { address }).askCode(somePhone());
      const replies = [];
      for (let n = 1; n <= 20; n++) replies.push(await ask(inside(n)));
      expect([count(replies, 200), count(replies, 429)]).toEqual([12, 8]);
      const refused = replies.at(-1);
      expect(refused?.json().message).toBe('Too many OTP requests. Please wait before requesting another OTP.');
      expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(900);
      expect((await ask(beside)).statusCode).toBe(200);
      await pass(server, 3601);
      expect((await ask(inside(21))).statusCode).toBe(200);
      await app.close();
    },
  );
});
