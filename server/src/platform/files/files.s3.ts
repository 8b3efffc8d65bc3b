import { openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import { type Files, localFiles, type ReadyMade, throughTemporary } from './files.ts';

export type S3Settings = {
  /** With the bucket as the last part of its path. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
};

const PAGE = 1000;

/**
 * Files in any S3-compatible store: an object appears whole or not at all, so no rename is needed. Work in progress and
 * the files that come with the program stay on this machine.
 */
export function s3Files(settings: S3Settings, folder: string, readyMade: readonly ReadyMade[] = []): Files {
  const local = localFiles(folder, readyMade);
  const bucket = new S3mini({
    endpoint: settings.endpoint,
    region: settings.region,
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
  });
  const workroom = path.join(path.resolve(folder), 'tmp');
  const adopt = async (temporary: string, name: string): Promise<void> => {
    if (local.isReadyMade(name)) throw new Error(`a ready-made file is never written: ${name}`);
    const content = await openAsBlob(temporary);
    const { ok, status } = await bucket.putObject(
      checked(name),
      content,
      undefined,
      undefined,
      undefined,
      content.size,
    );
    if (!ok) throw new Error(`the store refused ${name} with ${status}`);
    await rm(temporary, { force: true });
  };
  const size = async (name: string): Promise<number | undefined> => {
    if ((await bucket.objectExists(checked(name))) !== true) return undefined;
    return bucket.getContentLength(name);
  };
  return {
    workroom,
    adopt,
    size: (name) => (local.isReadyMade(name) ? local.size(name) : size(name)),
    put: async (name, content) => {
      await mkdir(workroom, { recursive: true });
      await throughTemporary(workroom, content, (temporary) => adopt(temporary, name));
    },
    has: async (name) => (local.isReadyMade(name) ? local.has(name) : (await size(name)) !== undefined),
    read: (name, part) => (local.isReadyMade(name) ? local.read(name, part) : streamed(bucket, checked(name), part)),
    remove: async (name) => void (await bucket.deleteObject(checked(name))),
    list: (begun = '') => listed(bucket, begun),
    onDisk: (name) => (local.isReadyMade(name) ? local.onDisk(name) : undefined),
    isReadyMade: local.isReadyMade,
  };
}

/** The store has no folders to leave; a name that tries is a mistake of ours all the same. */
function checked(name: string): string {
  if (name === '' || name.startsWith('/') || name.split('/').some((part) => part === '..' || part === '.'))
    throw new Error(`a file name leaves its folder: ${name}`);
  return name;
}

function streamed(bucket: S3mini, name: string, part: { start: number; end: number } | undefined): Readable {
  const output = new PassThrough();
  // The library counts up to, not including, the last byte.
  const fetched = part ? bucket.getObjectRaw(name, false, part.start, part.end + 1) : bucket.getObjectRaw(name);
  fetched
    .then(({ ok, body, status }) => {
      if (!ok || !body) throw new Error(`the store answered ${status} for ${name}`);
      return pipeline(Readable.fromWeb(body as ReadableStream), output);
    })
    .catch((error) => output.destroy(error));
  return output;
}

async function* listed(bucket: S3mini, begun: string): ReturnType<Files['list']> {
  let token: string | undefined;
  do {
    const page = await bucket.listObjectsPaged('/', begun, PAGE, token);
    for (const { Key, Size, LastModified } of page?.objects ?? [])
      yield { name: Key, bytes: Size, changedAt: new Date(LastModified) };
    token = page?.nextContinuationToken;
  } while (token);
}
