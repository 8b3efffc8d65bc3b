import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { watchUpload } from './body-clock.ts';

const app = await testApp({
  routes: (app) => {
    app.post('/api/test/slow', {
      preParsing: async (request, reply, payload) => {
        watchUpload(request, reply, 200);
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
