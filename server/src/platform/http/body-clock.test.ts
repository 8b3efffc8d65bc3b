import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { SLOWEST_UPLOAD, slownessMeter, watchUpload } from './body-clock.ts';

const app = await testApp({
  routes: (app) => {
    app.post('/api/test/slow', {
      preParsing: async (request, reply, payload) => {
        watchUpload(request, reply, { bytes: 1, ms: 200 });
        return payload;
      },
      handler: async () => ({ success: true }),
    });
  },
});
afterAll(app.close);
await app.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.app.server.address() as AddressInfo;

/** A sender who keeps the connection and sends what the test says. */
async function sender(path: string, length: number) {
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
  );
  return { say: (words: string) => void socket.write(words), answer: text(socket) };
}

test('an upload that falls silent is told so, and its connection ends', async () => {
  const slow = await sender('/api/test/slow', 100);
  slow.say('{"a":');
  const answer = await slow.answer;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"error":"request_timeout"');
});

test('an upload whose bytes move takes as long as it takes', async () => {
  const body = JSON.stringify({ a: 'x'.repeat(20) });
  const slow = await sender('/api/test/slow', body.length);
  for (const letter of body) {
    slow.say(letter);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 200 /);
});

/** Bytes of an upload a look at a time; tells when, if ever, it counts as too slow. */
function refusedAt(looks: readonly { readonly ms: number; readonly bytes: number }[]): number | undefined {
  let [at, bytes] = [1_000, 0];
  const isTooSlow = slownessMeter(SLOWEST_UPLOAD, { at, bytes });
  for (const look of looks) {
    at += look.ms;
    bytes += look.bytes;
    if (isTooSlow({ at, bytes })) return at - 1_000;
  }
  return undefined;
}
const steps = fc.array(fc.integer({ min: 200, max: 1500 }), { minLength: 100, maxLength: 200 });

test('a phone on 2G that sends 2 KB a second is never too slow', () => {
  fc.assert(
    fc.property(steps, fc.double({ min: 2.2, max: 500, noNaN: true }), (spans, rate) => {
      expect(refusedAt(spans.map((ms) => ({ ms, bytes: Math.ceil((ms / 1000) * rate * 1024) })))).toBeUndefined();
    }),
  );
  expect(
    refusedAt([
      { ms: 29_000, bytes: 0 },
      { ms: 900, bytes: 2048 * 30 },
      { ms: 28_000, bytes: 0 },
    ]),
  ).toBeUndefined();
});

test('whoever sends less than 2 KB a second is refused at the first look after half a minute', () => {
  fc.assert(
    fc.property(steps, fc.double({ min: 0, max: 1.9, noNaN: true }), (spans, rate) => {
      const at = refusedAt(spans.map((ms) => ({ ms, bytes: Math.floor((ms / 1000) * rate * 1024) }))) ?? 0;
      expect(at).toBeGreaterThanOrEqual(SLOWEST_UPLOAD.ms);
      expect(at).toBeLessThanOrEqual(SLOWEST_UPLOAD.ms + 1500);
    }),
  );
});

test('a fast beginning does not pay for trickling later', () => {
  const trickle = Array.from({ length: 60 }, () => ({ ms: 1000, bytes: 10 }));
  expect(refusedAt([{ ms: 1000, bytes: 5_000_000 }, ...trickle])).toBe(31_000);
});
