import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someBucket } from '#test/bucket.ts';
import { someMember } from '#test/builders.ts';
import { somePhoto, uploaded } from '#test/uploads.ts';
import { someVideoFile } from '#test/video-files.ts';
import { s3Files } from './files.s3.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'plyhaat-s3-'));
const ready = path.join(folder, 'ready');
await mkdir(ready);
writeFileSync(path.join(ready, 'oak.webp'), 'oak');

const store = await someBucket(path.join(folder, 'store'));
const files = s3Files(store.settings, path.join(folder, 'work'), [{ prefix: 'demo/', folder: ready }]);
const app = await testApp({ files });
afterAll(async () => {
  await app.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

test('a file is read back as it was written, whole and in part, and is gone when removed', async () => {
  const large = Buffer.alloc(12 * 1_048_576, 'plywood');
  await files.put('products/a.webp', Buffer.from('whole'));
  await files.put('products/b.webp', Readable.from([large]));
  expect(await text(files.read('products/a.webp'))).toBe('whole');
  expect((await buffer(files.read('products/b.webp'))).equals(large)).toBe(true);
  expect(await text(files.read('products/b.webp', { start: 7, end: 13 }))).toBe('plywood');
  expect([await files.size('products/b.webp'), await files.has('products/a.webp')]).toEqual([large.length, true]);
  await files.remove('products/a.webp');
  expect([await files.has('products/a.webp'), await files.size('products/a.webp')]).toEqual([false, undefined]);
  await expect(text(files.read('products/a.webp'))).rejects.toThrow();
  expect(readdirSync(files.workroom)).toEqual([]);
});

test('everything stored is listed, over more than one page', async () => {
  const names = Array.from({ length: 12 }, (_, i) => `gallery/${i}.webp`);
  for (const name of names) await files.put(name, Buffer.from(name));
  const listed: string[] = [];
  for await (const { name, bytes, changedAt } of files.list('gallery/')) {
    listed.push(name);
    expect(bytes).toBe(name.length);
    expect(Date.now() - changedAt.getTime()).toBeLessThan(60_000);
  }
  expect(listed.sort()).toEqual(names.sort());
});

test('files that come with the program stay on this machine, and no name leaves the bucket', async () => {
  expect(await text(files.read('demo/oak.webp'))).toBe('oak');
  expect(files.onDisk('demo/oak.webp')).toEqual({ root: ready, rest: 'oak.webp' });
  await expect(files.put('demo/oak.webp', Buffer.from('x'))).rejects.toThrow(/never written/);
  for (const name of ['../x.webp', '/x.webp', '', 'a/../../x.webp'])
    await expect(files.put(name, Buffer.from('x'))).rejects.toThrow(/leaves its folder/);
});

test('pictures and videos go in and out through the store as they do through the disk', async () => {
  const asha = await someMember(app.db);
  const picture = await uploaded(app, 'product', await somePhoto().jpeg().toBuffer(), asha);
  const video = await uploaded(app, 'reel', await someVideoFile(), asha);
  await app.settle();
  const [address, query] = picture.address.split('?');
  for (const url of [picture.address, `${address?.replace('.webp', '.w320.webp')}?${query}`]) {
    const shown = await app.app.inject({ url });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(shown.rawPayload).toHaveLength(Number(shown.headers['content-length']));
  }
  const part = await app.app.inject({ url: video.address, headers: { range: 'bytes=4-7' } });
  expect([part.statusCode, part.body]).toEqual([206, 'ftyp']);
  expect(part.headers['content-range']).toMatch(/^bytes 4-7\/\d+$/);
  const beyond = await app.app.inject({ url: video.address, headers: { range: 'bytes=99999999-' } });
  expect([beyond.statusCode, beyond.json().error]).toEqual([416, 'range_not_satisfiable']);
});
