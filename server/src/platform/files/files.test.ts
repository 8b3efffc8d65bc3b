import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { localFiles } from './files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'plyhaat-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const store = path.join(folder, 'store');
const ready = path.join(folder, 'ready');
mkdirSync(ready);
writeFileSync(path.join(ready, 'oak.webp'), 'oak');
const files = localFiles(store, [{ prefix: 'demo/', folder: ready }]);

const everything = (under: string) =>
  readdirSync(under, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(path.join(under, name)).isFile());

test('a file is read back as it was written, whether it came whole or as a stream', async () => {
  await files.put('products/a.webp', Buffer.from('whole'));
  await files.put('products/b.webp', Readable.from(['in ', 'pieces']));
  expect(await text(files.read('products/a.webp'))).toBe('whole');
  expect(await text(files.read('products/b.webp'))).toBe('in pieces');
  expect(await files.has('products/a.webp')).toBe(true);
  expect(await files.has('products')).toBe(false);
  await files.remove('products/a.webp');
  expect(await files.has('products/a.webp')).toBe(false);
  await files.remove('products/a.webp');
});

test('a name means a whole file: while one is being written the name is not there', async () => {
  const seen: boolean[] = [];
  async function* slowly() {
    yield 'first';
    seen.push(await files.has('products/slow.webp'));
    yield 'second';
    seen.push(await files.has('products/slow.webp'));
  }
  await files.put('products/slow.webp', Readable.from(slowly()));
  expect(seen).toEqual([false, false]);
  expect(await text(files.read('products/slow.webp'))).toBe('firstsecond');
});

test('a stream that breaks leaves nothing behind, and the earlier file as it was', async () => {
  await files.put('products/kept.webp', Buffer.from('earlier'));
  const before = everything(store);
  async function* breaking() {
    yield 'half';
    throw new Error('the line went dead');
  }
  for (const name of ['products/kept.webp', 'products/new.webp'])
    await expect(files.put(name, Readable.from(breaking()))).rejects.toThrow('the line went dead');
  expect(everything(store)).toEqual(before);
  expect(await text(files.read('products/kept.webp'))).toBe('earlier');
});

test.each(['../outside.webp', 'products/../../outside.webp', '/etc/outside.webp', 'demo/../../outside.webp', '', '.'])(
  'the name %j cannot leave the folder',
  async (name) => {
    const before = everything(folder);
    await expect(files.put(name, Buffer.from('x'))).rejects.toThrow();
    await expect(files.has(name)).rejects.toThrow(/leaves its folder/);
    await expect(files.remove(name)).rejects.toThrow(/leaves its folder/);
    expect(() => files.read(name)).toThrow(/leaves its folder/);
    expect(everything(folder)).toEqual(before);
  },
);

test('files that come with the program are read by their prefix and never written', async () => {
  expect(await text(files.read('demo/oak.webp'))).toBe('oak');
  expect(files.onDisk('demo/oak.webp')).toEqual({ root: ready, rest: 'oak.webp' });
  await expect(files.put('demo/oak.webp', Buffer.from('pine'))).rejects.toThrow(/never written/);
  expect(readFileSync(path.join(ready, 'oak.webp'), 'utf8')).toBe('oak');
});
