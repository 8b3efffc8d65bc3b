import { createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import tls from 'node:tls';
import { s3Files } from '../../server/src/platform/files/files.s3.ts';
import { type Files, localFiles } from '../../server/src/platform/files/files.ts';
import type { BackupBucket, BackupSettings } from '../../server/src/settings.backup.ts';
import { Complaint } from '../installation.ts';
import { sealed, unseal, WRONG_KEY } from './sealing.ts';

/** What is kept of one installation, besides the database that pgBackRest keeps. Everything in it is sealed. */
export type Store = {
  /** Its folder or its address, for whoever reads what we say. */
  readonly place: string;
  readonly put: (name: string, content: AsyncIterable<Buffer>) => Promise<void>;
  readonly putText: (name: string, text: string) => Promise<void>;
  /** Into a file of this machine; whole and unaltered, or it throws. */
  readonly fetch: (name: string, to: string) => Promise<void>;
  readonly text: (name: string) => Promise<string>;
  readonly has: (name: string) => Promise<boolean>;
  readonly remove: (name: string) => Promise<void>;
  readonly list: Files['list'];
};

const SEAL = 'seal';
const SEALED_TEXT = 'plyhaat';

function bucketFiles(bucket: BackupBucket): Files {
  if (bucket.authority)
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), readFileSync(bucket.authority, 'utf8')]);
  return s3Files(bucket, path.join(os.tmpdir(), `plyhaat-store-${process.getuid?.()}`));
}

const filesOf = ({ to }: BackupSettings): Files =>
  'folder' in to ? localFiles(path.join(to.folder, 'files')) : bucketFiles(to.bucket);

async function inOwnFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plyhaat-store-'));
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

export function openStore(settings: BackupSettings): Store {
  const { key } = settings;
  const files = filesOf(settings);
  const put: Store['put'] = (name, content) => files.put(name, Readable.from(sealed(key, name, content)));
  const fetch: Store['fetch'] = (name, to) =>
    inOwnFolder(async (folder) => {
      const kept = path.join(folder, 'kept');
      await pipeline(files.read(name), createWriteStream(kept));
      await unseal(key, name, kept, to);
    });
  return {
    place: 'folder' in settings.to ? path.resolve(settings.to.folder) : settings.to.bucket.endpoint,
    put,
    fetch,
    putText: (name, text) => put(name, Readable.from([Buffer.from(text)])),
    text: (name) =>
      inOwnFolder(async (folder) => {
        const file = path.join(folder, 'text');
        await fetch(name, file);
        return readFile(file, 'utf8');
      }),
    has: files.has,
    remove: files.remove,
    list: files.list,
  };
}

/** The first backup leaves a word that only its key opens: every later one, and a restore, begin with it. */
export async function checkKey(store: Store, isFirst: boolean): Promise<void> {
  const isThere = await store.has(SEAL).catch((error: Error) => {
    throw new Complaint(`The store at ${store.place} cannot be used: ${error.message}`);
  });
  if (isThere) {
    if ((await store.text(SEAL)) !== SEALED_TEXT) throw new Complaint(WRONG_KEY);
  } else if (isFirst) await store.putText(SEAL, SEALED_TEXT);
  else throw new Complaint('There is no backup at BACKUP_TO.');
}
