import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { sealed, unseal } from './sealing.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'plyhaat-sealing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [kept, opened] = [path.join(folder, 'kept'), path.join(folder, 'opened')];
const KEY = 'a key with thirty-two characters or more';

async function keep(key: string | undefined, content: Buffer, name = 'name') {
  const bytes = await buffer(sealed(key, name, Readable.from([content.subarray(0, 5), content.subarray(5)])));
  writeFileSync(kept, bytes);
  return bytes;
}
const openIt = (key: string | undefined, name = 'name') => unseal(key, name, kept, opened);

test.each([
  ['a key', KEY],
  ['no key', undefined],
])('what is kept with %s comes back as it was, an empty file too', async (_with, key) => {
  for (const content of [Buffer.from('a picture, say'), Buffer.alloc(0), Buffer.alloc(300_000, 7)]) {
    await keep(key, content);
    await openIt(key);
    expect(readFileSync(opened).equals(content)).toBe(true);
  }
});

test('without its key nothing can be read of it, and another key, a missing and a needless one are refused', async () => {
  const content = Buffer.from('a picture, say');
  expect((await keep(KEY, content)).includes(content)).toBe(false);
  await expect(openIt(`${KEY}!`)).rejects.toThrow('BACKUP_KEY does not open this backup.');
  await expect(openIt(undefined)).rejects.toThrow('BACKUP_KEY must be set');
  await keep(undefined, content);
  await expect(openIt(KEY)).rejects.toThrow('BACKUP_KEY must not be set');
});

test.each([
  ['a key', KEY],
  ['no key', undefined],
])('kept with %s, a changed byte, a missing end or an end too many is refused', async (_with, key) => {
  const bytes = await keep(key, Buffer.from('a picture, say'));
  const changed = Buffer.from(bytes);
  changed[changed.length - 40] = (changed.at(-40) ?? 0) ^ 1;
  for (const wrong of [
    changed,
    bytes.subarray(0, -1),
    Buffer.concat([bytes, Buffer.from('x')]),
    bytes.subarray(0, 12),
  ]) {
    writeFileSync(kept, wrong);
    await expect(openIt(key)).rejects.toThrow();
  }
});

test('an encrypted file does not open in the place of another', async () => {
  await keep(KEY, Buffer.from('the price list of one'), 'one');
  await expect(openIt(KEY, 'other')).rejects.toThrow('does not open');
});
