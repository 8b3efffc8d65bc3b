import { NETWORK_MESSAGE, TIMEOUT_MESSAGE } from '@plyhaat/contract/core/errors';
import {
  uploadFile as endpoint,
  fileUnreadable,
  imageUnreadable,
  MEDIA_USES,
  type MediaUse,
  type Taken,
  type Upload,
  videoUnreadable,
} from '@plyhaat/contract/media/media';
import { CallError, refusalOf } from './call.ts';
import { session } from './session.ts';
import { shrink } from './shrink.ts';

const LONGEST_SILENCE_MS = 30_000;
const LONGEST_UPLOAD_MS = 30 * 60_000;

export type UploadOptions = {
  /** Told from 0 to 100 as bytes leave. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
};

const refuse = ({ status, message, error }: Taken['tooLarge']) => new CallError(status, message, error);

/** The rule a file falls under, by what the browser takes it for; the server looks for itself. */
export function takenAs(file: File, use: MediaUse): Taken {
  const { takes } = MEDIA_USES[use];
  const named = takes.find(({ kind }) => file.type.startsWith(`${kind}/`));
  return named ?? takes.find(({ kind }) => kind === 'document') ?? takes[0];
}

const UNREADABLE = {
  image: imageUnreadable,
  video: videoUnreadable,
  document: fileUnreadable,
  captions: fileUnreadable,
};

/** A file may have gone since it was chosen: a connection would only break off over it. */
async function demandReadable(file: File, { kind }: Taken): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw refuse(UNREADABLE[kind]);
  }
}

/** What would be sent, once it is known to be allowed: the size that counts is the size on the line. */
async function prepared(file: File, use: MediaUse): Promise<File> {
  const taken = takenAs(file, use);
  await demandReadable(file, taken);
  const sent = taken.kind === 'image' ? await shrink(file) : file;
  if (sent.size === 0) throw refuse(taken.wrongKind);
  if (sent.size >= taken.under) throw refuse(taken.tooLarge);
  return sent;
}

const answerOf = (request: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return null;
  }
};

/** `fetch` cannot tell how far a body has come, hence the older way. */
function send(form: FormData, { onProgress, signal }: UploadOptions): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const began = Date.now();
    let silence: ReturnType<typeof setTimeout>;
    const cancel = () => request.abort();
    const end = (settle: () => void) => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', cancel);
      settle();
    };
    const fail = (error: unknown) => end(() => reject(error));
    const tooLate = () => {
      fail(new CallError(0, TIMEOUT_MESSAGE.handler, 'timeout'));
      request.abort();
    };
    const moved = () => {
      clearTimeout(silence);
      silence = setTimeout(tooLate, Math.min(LONGEST_SILENCE_MS, began + LONGEST_UPLOAD_MS - Date.now()));
    };
    request.upload.onprogress = ({ loaded, total }) => {
      moved();
      onProgress?.(total > 0 ? (loaded / total) * 100 : 0);
    };
    request.onload = () => {
      const body = answerOf(request);
      if (request.status === 200) end(() => resolve((body as { data: Upload }).data));
      else fail(refusalOf(request.status, body));
    };
    request.onerror = () => fail(new CallError(0, NETWORK_MESSAGE.handler, 'network'));
    request.onabort = () => fail(signal?.reason ?? new DOMException('The upload was cancelled', 'AbortError'));
    request.open(endpoint.method, `/api${endpoint.path}`);
    const { token } = session.get();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('accept', 'application/json');
    signal?.addEventListener('abort', cancel);
    moved();
    request.send(form);
  });
}

/** Sends one file and tells what the server made of it. A form then names it by `_id`. */
export async function uploadFile(file: File, use: MediaUse, options: UploadOptions = {}): Promise<Upload> {
  const sent = await prepared(file, use);
  options.signal?.throwIfAborted();
  const form = new FormData();
  // First, so that the server knows what the file is for before it comes.
  form.append('use', use);
  form.append('file', sent, sent.name);
  return send(form, options);
}
