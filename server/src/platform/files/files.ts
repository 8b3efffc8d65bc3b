import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { placeIn } from './workroom.ts';

export type StoredFile = { readonly name: string; readonly bytes: number; readonly changedAt: Date };

/** Where files live. Names are made by us, never by a client. */
export type Files = {
  put(name: string, content: Readable | Buffer): Promise<void>;
  /** Gives a finished temporary file its name; the temporary one is gone afterwards. */
  adopt(temporary: string, name: string): Promise<void>;
  has(name: string): Promise<boolean>;
  size(name: string): Promise<number | undefined>;
  /** The whole, or from the first to the last byte named. */
  read(name: string, part?: { start: number; end: number }): Readable;
  remove(name: string): Promise<void>;
  /** Everything stored whose name begins so, ready-made files and temporary ones apart. */
  list(begun?: string): AsyncIterable<StoredFile>;
  /** A folder of this machine for files in the making; `placeIn` makes a place in it that is swept once its process is gone. */
  readonly workroom: string;
  /** Where the static server finds the file on this machine; absent where a store is remote. */
  onDisk(name: string): { root: string; rest: string } | undefined;
  /** Whether the file came with the program. */
  isReadyMade(name: string): boolean;
};

/** Ready-made files that come with the program, addressed by a prefix and never written. */
export type ReadyMade = { readonly prefix: string; readonly folder: string };

const WORKROOM = 'tmp';

/** Files on this machine's disk: temporary name, fsync, rename, so that a name always means a whole file. */
export function localFiles(folder: string, readyMade: readonly ReadyMade[] = []): Files {
  const root = path.resolve(folder);
  const workroom = path.join(root, WORKROOM);
  const place = (name: string): { root: string; rest: string } => {
    const made = readyMade.find(({ prefix }) => name.startsWith(prefix));
    return made ? { root: made.folder, rest: name.slice(made.prefix.length) } : { root, rest: name };
  };
  const fullPath = (name: string): string => {
    const { root: base, rest } = place(name);
    return inside(base, rest);
  };
  const adopt = async (temporary: string, name: string): Promise<void> => {
    if (place(name).root !== root) throw new Error(`a ready-made file is never written: ${name}`);
    const full = inside(root, name);
    await mkdir(path.dirname(full), { recursive: true });
    await flush(temporary);
    await rename(temporary, full);
  };
  return {
    workroom,
    adopt,
    put: (name, content) => throughTemporary(workroom, content, (temporary) => adopt(temporary, name)),
    has: async (name) => (await sizeOf(fullPath(name))) !== undefined,
    size: async (name) => sizeOf(fullPath(name)),
    read: (name, part) => createReadStream(fullPath(name), part),
    remove: async (name) => rm(fullPath(name), { force: true }),
    list: (begun = '') => filesUnder(root, begun),
    onDisk: place,
    isReadyMade: (name) => place(name).root !== root,
  };
}

function inside(base: string, rest: string): string {
  const full = path.resolve(base, rest);
  if (!full.startsWith(base + path.sep)) throw new Error(`a file name leaves its folder: ${rest}`);
  return full;
}

/** Writes to a temporary file first; whatever goes wrong, it does not stay. */
export async function throughTemporary(
  workroom: string,
  content: Readable | Buffer,
  then: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = placeIn(workroom);
  await mkdir(workroom, { recursive: true });
  try {
    await pipeline(Buffer.isBuffer(content) ? [content] : content, createWriteStream(temporary));
    await then(temporary);
  } finally {
    await rm(temporary, { force: true });
  }
}

const sizeOf = (full: string): Promise<number | undefined> =>
  stat(full).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );

async function* filesUnder(root: string, begun: string): AsyncIterable<StoredFile> {
  await mkdir(root, { recursive: true });
  for await (const entry of await opendir(root, { recursive: true })) {
    const full = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, full).replaceAll(path.sep, '/');
    if (!entry.isFile() || !name.startsWith(begun) || name.startsWith(`${WORKROOM}/`)) continue;
    const found = await stat(full).catch(() => undefined);
    if (found) yield { name, bytes: found.size, changedAt: found.mtime };
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}
