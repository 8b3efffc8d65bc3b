import { mkdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { s3Files } from '../../server/src/platform/files/files.s3.ts';
import { type Files, localFiles, type StoredFile } from '../../server/src/platform/files/files.ts';
import { placeIn } from '../../server/src/platform/files/workroom.ts';
import type { BackupSettings } from '../../server/src/settings.backup.ts';
import type { Store } from './store.ts';

const FOLDER = 'files/';

/** Pictures of the demo, which come with the program and are no part of a backup. */
const READY_MADE = [{ prefix: 'demo/', folder: path.resolve(import.meta.dirname, '../../server/seed/pictures') }];

/** The product's own store of files. */
export function productFiles({ dataDir, files }: BackupSettings): Files {
  const uploads = path.join(dataDir, 'uploads');
  return files ? s3Files(files, uploads, READY_MADE) : localFiles(uploads, READY_MADE);
}

/** A name may get another content: every version of a file is kept beside the others. */
const versionOf = ({ name, bytes, changedAt }: StoredFile) => `${FOLDER}${name}@${bytes}-${changedAt.getTime()}`;

const VERSION = /^files\/(.*)@(\d+)-(\d+)$/s;

function fileOf(version: string): StoredFile | undefined {
  const [, name, bytes, changed] = VERSION.exec(version) ?? [];
  return name ? { name, bytes: Number(bytes), changedAt: new Date(Number(changed)) } : undefined;
}

async function keptVersions(store: Store): Promise<Map<string, Date>> {
  const kept = new Map<string, Date>();
  for await (const { name, changedAt } of store.list(FOLDER)) kept.set(name, changedAt);
  return kept;
}

const GONE = ['ENOENT', 'NoSuchKey'];
const isGone = (error: unknown) =>
  GONE.some((code) => String((error as { code?: string }).code ?? error).includes(code));

/**
 * Keeps what is not kept yet and returns all versions that are there now. Who is called twice at once keeps a file twice
 * under one name, which is the same as once.
 */
export async function keepFiles(files: Files, store: Store): Promise<string[]> {
  const kept = await keptVersions(store);
  const there: string[] = [];
  for await (const file of files.list()) {
    const version = versionOf(file);
    // One that went while we looked is not referenced any more.
    if (!kept.has(version))
      await store.put(version, files.read(file.name)).catch((error) => {
        if (!isGone(error)) throw error;
      });
    there.push(version);
  }
  return there;
}

/**
 * Drops versions that no kept backup can ask for: gone from the product, not there at any of the backups, and older than
 * the first of them. What came and went since then belongs to a moment that the archive still leads to.
 */
export async function dropFiles(store: Store, needed: ReadonlySet<string>, firstBackup: Date): Promise<number> {
  let dropped = 0;
  for (const [version, keptAt] of await keptVersions(store)) {
    if (needed.has(version) || keptAt >= firstBackup) continue;
    await store.remove(version);
    dropped++;
  }
  return dropped;
}

/** The versions to restore: those of a backup, or the newest of each name. */
export async function versionsToRestore(store: Store, ofBackup?: readonly string[]): Promise<StoredFile[]> {
  const newest = new Map<string, StoredFile>();
  for (const version of ofBackup ?? (await keptVersions(store)).keys()) {
    const file = fileOf(version);
    const other = file && newest.get(file.name);
    if (file && (!other || other.changedAt <= file.changedAt)) newest.set(file.name, file);
  }
  return [...newest.values()];
}

/** With the date they had, so that the next backup knows them. */
export async function restoreFiles(files: Files, store: Store, wanted: readonly StoredFile[]): Promise<void> {
  await mkdir(files.workroom, { recursive: true });
  for (const file of wanted) {
    const temporary = placeIn(files.workroom);
    await store.fetch(versionOf(file), temporary);
    await files.adopt(temporary, file.name);
    const place = files.onDisk(file.name);
    if (place) await utimes(path.join(place.root, place.rest), file.changedAt, file.changedAt);
  }
}

export async function isEmpty(files: Files): Promise<boolean> {
  for await (const _ of files.list()) return false;
  return true;
}
