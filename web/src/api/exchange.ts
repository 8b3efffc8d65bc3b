import { i18n } from '@lingui/core';
import { refusalOf } from './call.ts';
import { session } from './session.ts';
import { withoutAnswer, withoutNetwork } from './unanswered.ts';

const LONGEST_SILENCE_MS = 30_000;
const LONGEST_UPLOAD_MS = 30 * 60_000;

export type UploadOptions = {
  /** Called with 0 to 100 as bytes are sent. */
  readonly onProgress?: (percent: number) => void;
  /** Called when the connection is lost, and when it is back. */
  readonly onWaiting?: (waiting: boolean) => void;
  readonly signal?: AbortSignal;
};

type Sent = {
  readonly method: string;
  /** Without `/api`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: FormData | Blob;
};
type Options = Pick<UploadOptions, 'onProgress' | 'signal'>;

const answerOf = (request: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return null;
  }
};

/** Sends bytes and reports progress, which `fetch` cannot; hence XMLHttpRequest. */
export function exchange({ method, path, headers = {}, body }: Sent, { onProgress, signal }: Options) {
  return new Promise<unknown>((resolve, reject) => {
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
      fail(withoutAnswer());
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
      const answer = answerOf(request);
      if (request.status === 200) end(() => resolve(answer));
      else fail(refusalOf(request.status, answer));
    };
    request.onerror = () => fail(withoutNetwork());
    request.onabort = () => fail(signal?.reason ?? new DOMException('The upload was cancelled', 'AbortError'));
    request.open(method, `/api${path}`);
    const { token } = session.get();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', i18n.locale);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    signal?.addEventListener('abort', cancel);
    moved();
    request.send(body);
  });
}
