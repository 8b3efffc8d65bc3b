import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Failure } from '@plyhaat/contract/core/endpoint';
import { fileUnreadable, imageUnreadable } from '@plyhaat/contract/media/media';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type PoolOptions, WorkerPool } from '#platform/workers/pool.ts';
import { TaskFailed, WorkerEnded } from '#platform/workers/worker.ts';
import type { Conversion } from './conversions.program.ts';
import { insertHarmful, isHarmful } from './harmful.sql.ts';
import type { Copy, Encoded, Head } from './images/images.ts';
import type { DocumentKind } from './receive/documents.ts';
import type { SniffedKind } from './receive/kinds.ts';

const MB = 1_000_000;
const LONGEST_SIDE = 16_384;
const MOST_DECODED = 160 * MB;
/** Larger pictures get a quick draft first, as the full conversion is too slow for a request. */
const MANY_PIXELS = 3_000_000;
/** Our own pictures, of 2560 at most, and whatever is not decoded into pixels. */
const LITTLE = 40 * MB;

/** The pool that conversions run in. One worker decodes by several threads, so that each two cores have one. */
export const openConversions = (limits: Partial<PoolOptions> = {}): WorkerPool =>
  new WorkerPool({
    program: path.join(import.meta.dirname, 'conversions.program.ts'),
    workers: Math.max(1, Math.floor(availableParallelism() / 2)),
    memory: 250 * MB,
    together: MOST_DECODED,
    seconds: 45,
    ...limits,
  });

type Store = Pick<Deps, 'db' | 'conversions' | 'log'>;
type Source = string | Buffer;

async function digestOf(source: Source): Promise<string> {
  const hash = createHash('sha256');
  if (typeof source === 'string') await pipeline(createReadStream(source), hash);
  else hash.update(source);
  return hash.digest('hex');
}

/** Runs steps on one file. A file that crashed a worker is recorded and never opened again. */
async function onFile<T>(
  { db, conversions, log }: Store,
  source: Source,
  refusal: Failure,
  steps: (run: (task: Conversion, bytes: number) => Promise<unknown>) => Promise<unknown>,
): Promise<T> {
  const digest = await digestOf(source);
  if (await isHarmful(db, digest)) throw new AppError(refusal);
  try {
    return (await steps((task, bytes) => conversions.run(task, bytes))) as T;
  } catch (error) {
    if (error instanceof WorkerEnded) {
      await insertHarmful(db, digest);
      log.warn({ digest }, 'a file ended the worker that read it, and is not read again');
    }
    throw error instanceof WorkerEnded || error instanceof TaskFailed ? new AppError(refusal) : error;
  }
}

function refuseHuge({ width, height, bytes }: Head): void {
  if (Math.max(width, height) > LONGEST_SIDE || bytes > MOST_DECODED) throw new AppError(imageUnreadable);
}

/**
 * Our own picture of what was sent, once its head says that it can be decoded. What is made `soon` is a draft where
 * somebody would have to wait for the whole.
 */
export const encodePicture = (
  deps: Store,
  file: string,
  wanted: 'webp' | 'jpeg' | 'soon',
): Promise<Encoded & { readonly draft: boolean }> =>
  onFile(deps, file, imageUnreadable, async (run) => {
    const head = (await run({ kind: 'head', file }, 0)) as Head;
    refuseHuge(head);
    const draft = wanted === 'soon' && head.width * head.height > MANY_PIXELS;
    const type = wanted === 'soon' ? (draft ? 'draft' : 'webp') : wanted;
    const encoded = (await run({ kind: 'encode', file, type }, head.bytes / head.frames)) as Encoded;
    return { ...encoded, draft };
  });

/** A narrower copy of a stored picture, or its JPEG for link previews. */
export const copyOf = (deps: Store, picture: Buffer, copy: Copy): Promise<Buffer> =>
  onFile(deps, picture, imageUnreadable, (run) => run({ kind: 'copy', picture, copy }, LITTLE));

/** A stored picture for paper. */
export const printed = (deps: Store, picture: Buffer): Promise<Buffer> =>
  onFile(deps, picture, imageUnreadable, (run) => run({ kind: 'print', picture }, LITTLE));

/** Which document a file is, when it is whole and nothing in it would run. */
export const documentKindOf = (deps: Store, file: string, found: SniffedKind): Promise<DocumentKind | undefined> =>
  onFile(deps, file, fileUnreadable, (run) => run({ kind: 'document', file, found }, LITTLE));
