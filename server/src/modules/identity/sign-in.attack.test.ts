import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { somePhone } from '#test/builders.ts';
import { codeSentTo, pass, realAuthenticator, signInFrom, someDevice } from '#test/sign-in.ts';

const app = await testApp({ authenticator: realAuthenticator });
afterAll(app.close);

const GUESSES = 10_000;
const AT_ONCE = 100;
/** Ten thousand requests: a quarter of a minute on a quiet machine, more than two on one with ten other programs. */
const LONG_ENOUGH = 600_000;

test(
  'ten thousand codes from as many addresses let nobody in, and the owner signs in all the same',
  async () => {
    const phone = somePhone();
    const own = someDevice(app, { address: '198.51.100.1' });
    expect((await signInFrom(app, own, phone)).statusCode).toBe(200);
    await pass(app, 31);

    await someDevice(app, { address: '198.51.100.2' }).askCode(phone);
    const right = await codeSentTo(app, phone);
    const counts: Record<number, number> = {};
    for (let from = 0; from < GUESSES; from += AT_ONCE) {
      const guesses = Array.from({ length: AT_ONCE }, (_, i) => {
        const address = `10.${(from + i) >> 16}.${((from + i) >> 8) & 255}.${(from + i) & 255}`;
        // The right code is among them, after the few that are compared at all.
        return someDevice(app, { address }).enter(phone, from === 0 ? 'wrong!' : right);
      });
      for (const { statusCode } of await Promise.all(guesses)) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    }
    expect(counts[200]).toBeUndefined();
    expect(counts[401]).toBeLessThanOrEqual(5);
    expect(counts[429]).toBe(GUESSES - (counts[401] ?? 0));

    expect((await signInFrom(app, own, phone)).statusCode).toBe(200);
    const elsewhere = someDevice(app, { address: '198.51.100.3' });
    await pass(app, 15 * 60);
    expect((await signInFrom(app, elsewhere, phone)).statusCode).toBe(200);
  },
  LONG_ENOUGH,
);

test(
  'a thousand wrong codes from 52 addresses lock nobody out who comes from elsewhere',
  async () => {
    const addresses = Array.from({ length: 52 }, (_, i) => `172.16.${i}.9`);
    const phones = Array.from({ length: 20 }, () => somePhone());
    for (const phone of phones) {
      const guesses = await Promise.all(
        addresses.map((address) => someDevice(app, { address }).enter(phone, 'wrong!')),
      );
      expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(52);
    }
    for (const phone of [phones[0] ?? '', somePhone()])
      for (const browser of [true, false]) {
        const device = someDevice(app, { address: '198.51.100.44', browser });
        expect((await signInFrom(app, device, phone)).statusCode).toBe(200);
        await pass(app, 31);
      }
  },
  LONG_ENOUGH,
);
