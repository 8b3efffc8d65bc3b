import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someVideoFile } from '#test/published.ts';
import { paced } from './paced.ts';

const app = await testApp();
afterAll(app.close);

test('the smallest size of a video is answered whole, by ranges, and not again to whoever has it', async () => {
  const video = await someVideoFile(app.db);
  const small = video.path.replace('.mp4', '.p240.mp4');
  const content = Buffer.from(Array.from({ length: 5000 }, (_, i) => i % 251));
  await app.deps.files.put(small, content);
  const ask = (headers: Record<string, string>) =>
    app.app.inject({ method: 'GET', url: `/api/uploads/${small}`, headers });
  const whole = await ask({ range: 'bytes=0-' });
  expect([whole.statusCode, whole.headers['content-range']]).toEqual([206, 'bytes 0-4999/5000']);
  expect(whole.rawPayload).toEqual(content);
  const part = await ask({ range: 'bytes=4000-' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 4000-4999/5000']);
  expect(part.rawPayload).toEqual(content.subarray(4000));
  expect(part.headers.etag).toBe(whole.headers.etag);
  expect((await ask({ 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
});

test('its first seconds are sent at once and the rest about as fast as it plays', async () => {
  let time = 0;
  const clock = {
    now: () => time,
    sleep: async (milliseconds: number) => {
      time += milliseconds;
    },
  };
  const send = async (bytes: number) => (await buffer(paced(Readable.from([Buffer.alloc(bytes)]), clock))).length;
  expect(await send(40_000)).toBe(40_000);
  expect(time).toBe(0);
  expect(await send(400_000)).toBe(400_000);
  expect(time).toBeGreaterThan(18_000);
  expect(time).toBeLessThan(22_000);
});
