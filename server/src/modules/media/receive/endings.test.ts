import { readdirSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { somePhoto, upload } from '#test/uploads.ts';

const app = await testApp();
afterAll(app.close);
await app.app.listen({ port: 0, host: '0.0.0.0' });
const { port } = app.app.server.address() as AddressInfo;
const asha = await someMember(app.db);
const photo = await somePhoto(60, 40).jpeg().toBuffer();
let arrived = 0;
app.app.server.on('request', () => arrived++);

const JSON_BODY = `{"use":"profile","file":"data:image/jpeg;base64,${'A'.repeat(3000)}`;
const PARTS = ['use"\r\n\r\nprofile', `file"; filename="a.jpg"\r\n\r\n${'A'.repeat(3000)}`]
  .map((part) => `--x\r\ncontent-disposition: form-data; name="${part}`)
  .join('\r\n');
const KINDS = [
  ['application/json', JSON_BODY],
  ['multipart/form-data; boundary=x', PARTS],
] as const;

/** An upload whose sender has sent the beginning of a file and nothing more. */
function sentByHalf([type, body]: (typeof KINDS)[number], headers: Record<string, string>, localAddress = '127.0.0.1') {
  const request = http.request({
    port,
    host: '127.0.0.1',
    localAddress,
    path: '/api/media',
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-type': type, 'content-length': '200000' },
  });
  request.on('error', () => {});
  request.write(body);
  return request;
}
const beingWritten = () => {
  try {
    return readdirSync(app.deps.files.workroom).length;
  } catch {
    return 0;
  }
};
const untilWritten = (count: number) => expect.poll(beingWritten).toBe(count);

test('uploads that break off while they are read or wait their turn leave their places to the next', async () => {
  const headers = await app.as(asha);
  for (let round = 0; round < 6; round++) {
    const kind = KINDS[round % 2] ?? KINDS[0];
    const before = arrived;
    const reading = [sentByHalf(kind, headers), sentByHalf(kind, headers)];
    await untilWritten(2);
    const waiting = [sentByHalf(kind, headers), sentByHalf(kind, headers)];
    await expect.poll(() => arrived - before).toBe(4);
    // Whoever waits goes first in one round and last in the next.
    for (const request of round % 4 < 2 ? [...waiting, ...reading] : [...reading, ...waiting]) request.destroy();
    await untilWritten(0);
  }
  const [one, two] = await Promise.all([upload(app, 'profile', photo, asha), upload(app, 'profile', photo, asha)]);
  expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
});

test('strangers who trickle take the places of strangers, never those of members', async () => {
  const addresses = Array.from({ length: 16 }, (_, i) => `127.0.1.${i + 1}`);
  const before = arrived;
  const trickling = addresses.map((address) => sentByHalf(KINDS[0], {}, address));
  await untilWritten(8);
  await expect.poll(() => arrived - before).toBe(16);
  expect((await upload(app, 'profile', photo, asha)).statusCode).toBe(200);
  expect(beingWritten()).toBe(8);
  for (const request of trickling) request.destroy();
  await untilWritten(0);
  expect((await upload(app, 'profile', photo)).statusCode).toBe(200);
});
