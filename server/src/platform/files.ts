import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from './id.ts';

/** Where files live. Names are made by us, never by a client. */
export type Files = {
  put(name: string, content: Readable | Buffer): Promise<void>;
  has(name: string): Promise<boolean>;
  read(name: string): Readable;
  remove(name: string): Promise<void>;
  /** Where the static server finds the file on this machine; absent where a store is remote. */
  onDisk(name: string): { root: string; rest: string } | undefined;
};

/** Ready-made files that come with the program, addressed by a prefix and never written. */
export type ReadyMade = { readonly prefix: string; readonly folder: string };

/** Files on this machine's disk: temporary name, fsync, rename, so that a name always means a whole file. */
export function localFiles(folder: string, readyMade: readonly ReadyMade[] = []): Files {
  const root = path.resolve(folder);
  const place = (name: string): { root: string; rest: string } => {
    const made = readyMade.find(({ prefix }) => name.startsWith(prefix));
    return made ? { root: made.folder, rest: name.slice(made.prefix.length) } : { root, rest: name };
  };
  const inside = (base: string, rest: string): string => {
    const full = path.resolve(base, rest);
    if (!full.startsWith(base + path.sep)) throw new Error(`a file name leaves its folder: ${rest}`);
    return full;
  };
  const fullPath = (name: string): string => {
    const { root: base, rest } = place(name);
    return inside(base, rest);
  };
  return {
    async put(name, content) {
      if (place(name).root !== root) throw new Error(`a ready-made file is never written: ${name}`);
      const full = inside(root, name);
      const temporary = path.join(root, 'tmp', newId());
      await mkdir(path.dirname(temporary), { recursive: true });
      await mkdir(path.dirname(full), { recursive: true });
      try {
        await pipeline(Buffer.isBuffer(content) ? [content] : content, createWriteStream(temporary));
        await flush(temporary);
        await rename(temporary, full);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    has: async (name) =>
      stat(fullPath(name)).then(
        (found) => found.isFile(),
        () => false,
      ),
    read: (name) => createReadStream(fullPath(name)),
    remove: async (name) => rm(fullPath(name), { force: true }),
    onDisk: place,
  };
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
