import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { localFiles } from '#platform/files/files.ts';
import { testApp } from '#test/app.ts';
import { somePicture } from '#test/builders.ts';
import { signPath } from '../media.ts';

const app = await testApp();
afterAll(app.close);
const put = vi.spyOn(app.deps.files, 'put');

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a4b2a' } })
    .webp()
    .toBuffer();
async function keep(path: string, bytes: Buffer, over: Parameters<typeof somePicture>[1] = {}) {
  await app.deps.files.put(path, bytes);
  return somePicture(app.db, { path, ...over });
}
const original = await picture(1000, 500);
await keep('products/oak.webp', original);
await keep('videos/tour.mp4', Buffer.alloc(1000, 'v'), { kind: 'video', contentType: 'video/mp4' });
await app.deps.files.put('products/rowless.webp', original);
beforeEach(() => {
  put.mockClear();
});

const ask = (name: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url: `/api/uploads/${name}`, headers });
const widthOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).width;

test('a stored picture is served as it is, to be kept for a year', async () => {
  const reply = await ask('products/oak.webp');
  expect(reply.statusCode).toBe(200);
  expect(reply.rawPayload.equals(original)).toBe(true);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
});

test.each([160, 320, 640])('a copy %d pixels wide is made on the first request and kept', async (width) => {
  const first = await ask(`products/oak.w${width}.webp`);
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('image/webp');
  expect(await widthOf(first.rawPayload)).toBe(width);
  expect(put).toHaveBeenCalledTimes(1);
  const second = await ask(`products/oak.w${width}.webp`);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(put).toHaveBeenCalledTimes(1);
});

test('a picture is never made wider than it is', async () => {
  expect(await widthOf((await ask('products/oak.w1280.webp')).rawPayload)).toBe(1000);
});

test('whoever has a picture already is not sent it again', async () => {
  await ask('products/oak.w160.webp');
  const { etag } = (await ask('products/oak.w160.webp')).headers;
  const again = await ask('products/oak.w160.webp', { 'if-none-match': String(etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  const part = await ask('products/oak.w160.webp', { range: 'bytes=0-3' });
  expect([part.statusCode, part.body]).toEqual([206, 'RIFF']);
});

test('link previews get a JPEG, which every site can show', async () => {
  const reply = await ask('products/oak.preview.jpg');
  expect(reply.headers['content-type']).toBe('image/jpeg');
  expect((await sharp(reply.rawPayload).metadata()).format).toBe('jpeg');
});

test('many who ask for the same new copy at once have it made once', async () => {
  await keep('products/teak.webp', await picture(900, 900));
  put.mockClear();
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask('products/teak.w320.webp')));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(put).toHaveBeenCalledTimes(1);
});

test('a copy that cannot be written is answered with the picture itself, for a moment', async () => {
  await keep('products/sal.webp', await picture(900, 600));
  put.mockRejectedValueOnce(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  const reply = await ask('products/sal.w320.webp');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await widthOf(reply.rawPayload)).toBe(900);
  expect(reply.headers['cache-control']).toBe('public, max-age=10');
  expect(await widthOf((await ask('products/sal.w320.webp')).rawPayload)).toBe(320);
});

test.each([
  'products/none.webp',
  'products/none.w320.webp',
  'products/rowless.webp',
  'products/oak.w321.webp',
  'products/oak.w320.avif',
  'products/oak.w99999.webp',
  'products/oak.w320.png',
  'products/oak',
  'products',
  '',
  'products/oak.svg',
  'products/oak.html',
  'narrow/products/oak.w320.webp',
  '../settings.ts',
  '..%2f..%2fpackage.json',
  'products/%2e%2e/%2e%2e/secret.webp',
  'PRODUCTS/OAK.WEBP',
  '.hidden/x.webp',
  'tmp/..%5c..%5cx.webp',
])('%j is not there, and says so like every other call', async (name) => {
  const reply = await ask(name);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ success: false, message: 'Resource not found.', error: 'not_found' });
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(put).not.toHaveBeenCalled();
});

test('what comes with the program is public, unless its row closes it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'plyhaat-ready-'));
  for (const name of ['oak.webp', 'certificate.webp']) writeFileSync(path.join(folder, name), original);
  const files = localFiles(path.join(folder, 'uploads'), [{ prefix: 'demo/', folder }]);
  const beside = await testApp({ beside: app, files });
  await somePicture(app.db, { path: 'demo/certificate.webp', open: false, claimedBy: 'demo' });
  const statusOf = async (name: string) => (await beside.app.inject({ url: `/api/uploads/${name}` })).statusCode;
  expect(await statusOf('demo/oak.webp')).toBe(200);
  expect(await statusOf('demo/certificate.webp')).toBe(404);
  expect(await statusOf(signPath(beside.deps.settings, 'demo/certificate.webp'))).toBe(200);
  await beside.close();
  rmSync(folder, { recursive: true });
});

test('a video is served in the parts a player asks for', async () => {
  const part = await ask('videos/tour.mp4', { range: 'bytes=0-99' });
  expect(part.statusCode).toBe(206);
  expect(part.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-range': 'bytes 0-99/1000',
    'content-length': '100',
    'accept-ranges': 'bytes',
  });
  expect(part.rawPayload).toHaveLength(100);
  const end = await ask('videos/tour.mp4', { range: 'bytes=-10' });
  expect(end.headers['content-range']).toBe('bytes 990-999/1000');
});

test('a part beyond the end is refused in the words of the contract', async () => {
  const reply = await ask('videos/tour.mp4', { range: 'bytes=5000-6000' });
  expect(reply.statusCode).toBe(416);
  expect(reply.json()).toMatchObject({ success: false, error: 'range_not_satisfiable' });
});
