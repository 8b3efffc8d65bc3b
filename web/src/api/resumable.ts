import type { ReplyOf } from '@plyhaat/contract/core/endpoint';
import { type MediaUse, type Upload, uploadNotFound } from '@plyhaat/contract/media/media';
import {
  beginUpload,
  CHUNK_BYTES,
  cancelUpload,
  readProgress,
  sendChunk,
  UPLOAD_OFFSET,
} from '@plyhaat/contract/media/resumable';
import { CallError, call } from './call.ts';
import { exchange, type UploadOptions } from './exchange.ts';
import { unfinished } from './unfinished.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
const CONFLICT = 409;
const BUSY = 429;

/** A failure of network or server, which passes; any other refusal is about the file and is final. */
const passes = (error: unknown) =>
  error instanceof CallError &&
  (error.status === 0 || error.status === CONFLICT || error.status === BUSY || error.status >= 500);

/** Until the time is over or the network is back, whichever comes first. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal?.removeEventListener('abort', giveUp);
      settle();
    };
    const goOn = () => end(resolve);
    const giveUp = () => end(() => reject(signal?.reason));
    const timer = setTimeout(goOn, ms);
    window.addEventListener('online', goOn);
    signal?.addEventListener('abort', giveUp);
  });
}

type Progress = ReplyOf<typeof readProgress>;

/** Tries again for as long as it takes: what has arrived stays on the server for a day. */
async function persist(
  attempt: (again: boolean) => Promise<Progress>,
  { onWaiting, signal }: UploadOptions,
): Promise<Progress> {
  for (let wait = FIRST_PAUSE_MS, again = false; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS), again = true)
    try {
      const progress = await attempt(again);
      onWaiting?.(false);
      return progress;
    } catch (error) {
      if (signal?.aborted || !passes(error)) throw error;
      onWaiting?.(true);
      await pause(wait, signal);
    }
}

type Begun = { readonly id: string; readonly chunk: number; readonly progress: Progress };

/** An upload of the same file that an earlier visit left unfinished continues; one that is gone begins anew. */
async function begin(file: File, use: MediaUse, signal: AbortSignal | undefined): Promise<Begun> {
  const left = unfinished.find(file, use);
  if (left)
    try {
      const progress = await call(readProgress, { params: { id: left } }, signal);
      if (progress.size === file.size) return { id: left, chunk: CHUNK_BYTES, progress };
    } catch (error) {
      if (!(error instanceof CallError && error.is(uploadNotFound))) throw error;
    }
  const { _id, chunk } = await call(beginUpload, { body: { use, size: file.size, type: file.type } }, signal);
  unfinished.add(file, use, _id);
  return { id: _id, chunk, progress: { offset: 0, size: file.size } };
}

/** Sends a file chunk by chunk. After a dropped connection it asks how much has arrived and continues from there. */
export async function uploadInChunks(file: File, use: MediaUse, options: UploadOptions): Promise<Upload> {
  const { onProgress, signal } = options;
  const { id, chunk, ...begun } = await begin(file, use, signal);
  const send = async (offset: number) => {
    const part = file.slice(offset, offset + chunk);
    const report = (percent: number) => onProgress?.(((offset + (part.size * percent) / 100) / file.size) * 100);
    const sent = {
      method: sendChunk.method,
      path: sendChunk.path.replace(':id', id),
      headers: { [UPLOAD_OFFSET]: String(offset), 'content-type': 'application/octet-stream' },
      body: part,
    };
    return (await exchange(sent, { onProgress: report, ...(signal && { signal }) })) as Progress;
  };
  const ask = () => call(readProgress, { params: { id } }, signal);
  try {
    let { progress } = begun;
    while (!progress.data) {
      const { offset } = progress;
      progress = await persist((again) => (again ? ask() : send(offset)), options);
    }
    unfinished.remove(file, use);
    return progress.data;
  } catch (error) {
    unfinished.remove(file, use);
    if (signal?.aborted) void call(cancelUpload, { params: { id } }).catch(() => undefined);
    throw error;
  }
}
