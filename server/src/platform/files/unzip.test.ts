import { crc32, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BadZip, bufferSource, listZip, type PackedFile, readPacked, type ZipSource } from './unzip.ts';
import { zipOf } from './zip.ts';

const LIMITS = { entries: 10, entryBytes: 1000, allBytes: 5000 };
const list = (bytes: Buffer, limits = LIMITS) => listZip(bufferSource(bytes), limits);
const named = (...names: string[]) => zipOf(names.map((name) => ({ name, bytes: Buffer.from(name) })));

type Lies = { readonly size?: number; readonly packed?: number; readonly flags?: number; readonly crc?: number };

/** One deflated file whose table may lie. */
function deflated(name: string, content: Buffer, lies: Lies = {}): Buffer {
  const data = deflateRawSync(content);
  const label = Buffer.from(name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(label.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(lies.flags ?? 0, 8);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(lies.crc ?? crc32(content), 16);
  central.writeUInt32LE(lies.packed ?? data.length, 20);
  central.writeUInt32LE(lies.size ?? content.length, 24);
  central.writeUInt16LE(label.length, 28);
  const start = local.length + label.length + data.length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + label.length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([local, label, data, central, label, end]);
}

async function onlyOf(bytes: Buffer, limits = LIMITS) {
  const [file] = await list(bytes, limits);
  if (!file) throw new Error('the zip is empty');
  return readPacked(bufferSource(bytes), file);
}

test('files come out as they went in, stored or deflated', async () => {
  const bytes = named('a.jpg', 'folder/', 'folder/b.jpg');
  const files = await list(bytes);
  expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'folder/b.jpg']);
  expect(String(await readPacked(bufferSource(bytes), files[1] as (typeof files)[number]))).toBe('folder/b.jpg');
  expect(await onlyOf(deflated('c.png', Buffer.alloc(900, 7)))).toEqual(Buffer.alloc(900, 7));
});

test('a table or a packed file that is far larger than what it stands for is not even read', async () => {
  const asked: number[] = [];
  const watched = (bytes: Buffer, size = bytes.length): ZipSource => ({
    size,
    read: async (start, end) => {
      asked.push(end - start);
      return bytes.subarray(start, end);
    },
  });
  const whole = named('a.jpg');
  const end = whole.length - 22;
  const padded = Buffer.concat([whole.subarray(0, end), Buffer.alloc(3_000_000), whole.subarray(end)]);
  padded.writeUInt32LE(whole.readUInt32LE(end + 12) + 3_000_000, padded.length - 10);
  await expect(listZip(watched(padded), LIMITS)).rejects.toThrow(BadZip);
  const content = deflated('a.jpg', Buffer.alloc(900));
  const [file] = await list(content);
  const lying = { ...(file as PackedFile), packed: 5_000_000 };
  await expect(readPacked(watched(content, 10_000_000), lying)).rejects.toThrow(BadZip);
  expect(Math.max(...asked)).toBeLessThan(100_000);
});

test('a zip bomb is refused by what it announces, and by what it unpacks to when that is a lie', async () => {
  const bomb = Buffer.alloc(2_000_000);
  await expect(list(deflated('a.jpg', bomb))).rejects.toThrow('unpacks to more than is allowed');
  await expect(onlyOf(deflated('a.jpg', bomb, { size: 900 }))).rejects.toThrow(BadZip);
  const many = zipOf(Array.from({ length: 6 }, (_, n) => ({ name: `${n}.jpg`, bytes: Buffer.alloc(900) })));
  await expect(list(many)).rejects.toThrow('unpacks to more than is allowed');
  await expect(list(named(...Array.from({ length: 11 }, (_, n) => `${n}.jpg`)))).rejects.toThrow('more than 10 files');
});

test('a name that leads out of its folder is refused', async () => {
  for (const name of ['../a.jpg', 'x/../../a.jpg', '/etc/passwd', 'C:/a.jpg', '..\\a.jpg', 'a\0.jpg', 'x'.repeat(300)])
    await expect(list(named(name)), name).rejects.toThrow('a name that is not allowed');
  expect(await list(named('a..b.jpg'))).toHaveLength(1);
});

test('a password, a wrong sum and a cut file are refused in words', async () => {
  await expect(list(deflated('a.jpg', Buffer.from('a'), { flags: 1 }))).rejects.toThrow('password');
  await expect(onlyOf(deflated('a.jpg', Buffer.from('abc'), { crc: 1 }))).rejects.toThrow(BadZip);
  await expect(onlyOf(deflated('a.jpg', Buffer.from('abc'), { packed: 900 }))).rejects.toThrow(BadZip);
  await expect(list(named('a.jpg').subarray(0, 40))).rejects.toThrow(BadZip);
});

test('bytes that are broken anywhere are refused and never crash', async () => {
  const whole = named('a.jpg', 'b.jpg');
  const change = fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 }));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      const bytes = Buffer.from(whole);
      for (const [at, byte] of changes) bytes[at] = byte;
      try {
        for (const file of await list(bytes)) await readPacked(bufferSource(bytes), file);
      } catch (error) {
        expect(error).toBeInstanceOf(BadZip);
      }
    }),
  );
});
