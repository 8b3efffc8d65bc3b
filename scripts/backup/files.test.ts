import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localFiles } from '../../server/src/platform/files/files.ts';
import type { BackupSettings } from '../../server/src/settings.backup.ts';
import { someBucket } from '../../server/test/bucket.ts';
import { dropFiles, keepFiles, restoreFiles, versionsToRestore } from './files.ts';
import { checkKey, openStore } from './store.ts';

let folder: string;
let settings: BackupSettings;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plyhaat-kept-'));
  settings = {
    to: { folder: path.join(folder, 'backups') },
    key: 'a key with thirty-two characters or more',
    keep: 1,
    databaseUrl: undefined,
    dataDir: path.join(folder, 'data'),
    files: undefined,
  };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const live = () => localFiles(path.join(folder, 'data/uploads'));
async function namesIn({ list }: { readonly list: ReturnType<typeof live>['list'] }): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of list()) names.push(name);
  return names.sort();
}

test('files come back with their names, contents and dates, the newest content of each, and are not kept twice', async () => {
  const [files, store] = [live(), openStore(settings)];
  await files.put('a/draft.webp', Buffer.from('a draft'));
  await files.put('b@1-2.pdf', Buffer.from(''));
  const first = await keepFiles(files, store);
  await files.put('a/draft.webp', Buffer.from('the full picture'));
  await utimes(path.join(folder, 'data/uploads/a/draft.webp'), new Date(), new Date(Date.now() + 5000));
  await keepFiles(files, store);
  expect(await keepFiles(files, store)).toHaveLength(2);
  expect(await namesIn(store)).toHaveLength(3);

  const restored = localFiles(path.join(folder, 'new'));
  await restoreFiles(restored, store, await versionsToRestore(store));
  expect(await namesIn(restored)).toEqual(['a/draft.webp', 'b@1-2.pdf']);
  expect(String(await buffer(restored.read('a/draft.webp')))).toBe('the full picture');
  await keepFiles(restored, store);
  expect(await namesIn(store), 'the dates tell that they are kept').toHaveLength(3);

  const earlier = localFiles(path.join(folder, 'earlier'));
  await restoreFiles(earlier, store, await versionsToRestore(store, first));
  expect(await readFile(path.join(folder, 'earlier/a/draft.webp'), 'utf8')).toBe('a draft');
});

test('a file that is gone is dropped when no backup that is kept, and no moment since the first, can ask for it', async () => {
  const [files, store] = [live(), openStore(settings)];
  for (const name of ['old', 'of a backup', 'live']) await files.put(name, Buffer.from(name));
  const all = await keepFiles(files, store);
  const needed = new Set(all.filter((version) => !version.includes('/old@')));
  expect(await dropFiles(store, needed, new Date(Date.now() - 60_000)), 'kept since the first backup').toBe(0);
  expect(await dropFiles(store, needed, new Date(Date.now() + 60_000))).toBe(1);
  expect((await versionsToRestore(store)).map(({ name }) => name).sort()).toEqual(['live', 'of a backup']);
});

test('a later backup, or a restore, with another key is refused at once; so is a restore from nowhere', async () => {
  await expect(checkKey(openStore(settings), false)).rejects.toThrow('There is no backup');
  await checkKey(openStore(settings), true);
  await checkKey(openStore(settings), false);
  const other = { ...settings, key: 'another key of thirty-two characters or more' };
  for (const isFirst of [true, false])
    await expect(checkKey(openStore(other), isFirst)).rejects.toThrow('BACKUP_KEY does not open this backup.');
  await expect(checkKey(openStore({ ...settings, key: undefined }), false)).rejects.toThrow('must be set');
});

test('a bucket keeps the same as a folder, and what pgBackRest keeps in it is left alone', async () => {
  const bucket = await someBucket(path.join(folder, 'bucket'));
  const kept = { ...settings, to: { bucket: { ...bucket.settings, authority: undefined } } };
  const [files, store] = [live(), openStore(kept)];
  await checkKey(store, true);
  await store.put('db/archive/plyhaat/archive.info', Readable.from([Buffer.from('of pgBackRest')]));
  await files.put('a & b/one+two@3.webp', Buffer.from('a picture'));
  await files.put('gone', Buffer.from(''));
  const all = await keepFiles(files, store);
  const restored = localFiles(path.join(folder, 'new'));
  await restoreFiles(restored, store, await versionsToRestore(store));
  expect(await namesIn(restored)).toEqual(['a & b/one+two@3.webp', 'gone']);
  expect(String(await buffer(restored.read('a & b/one+two@3.webp')))).toBe('a picture');
  const needed = new Set(all.filter((version) => !version.includes('gone')));
  expect(await dropFiles(store, needed, new Date(Date.now() + 60_000))).toBe(1);
  await expect(checkKey(openStore({ ...kept, key: undefined }), false)).rejects.toThrow('must be set');
  expect(await store.has('db/archive/plyhaat/archive.info')).toBe(true);
  await bucket.close();
  await expect(checkKey(store, true)).rejects.toThrow('cannot be used');
});
