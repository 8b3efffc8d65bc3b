import { i18n } from '@lingui/core';
import { HEARTBEAT_MS, streamNotifications } from '@plyhaat/contract/notifications/notifications';
import { session } from '#api/session.ts';
import { eventReader } from './server-events.ts';

export type StreamEvent = { readonly name: string; readonly id: string | undefined; readonly data: unknown };
export type StreamListener = {
  readonly onUp: (isUp: boolean) => void;
  readonly onEvent: (event: StreamEvent) => void;
  /** The last id that any tab has seen, so that nothing between two streams is missed. */
  readonly lastId: () => string | undefined;
};

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** Two heartbeats may be late; after that the line is dead, whatever the browser believes. */
const SILENCE_MS = 2 * HEARTBEAT_MS + 5000;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** `fetch` and not EventSource, which cannot send the token. */
async function readOnce(listener: StreamListener, signal: AbortSignal): Promise<void> {
  const { token } = session.get();
  const lastId = listener.lastId();
  const response = await fetch(`/api${streamNotifications.path}`, {
    headers: {
      accept: 'text/event-stream',
      'accept-language': i18n.locale,
      authorization: `Bearer ${token}`,
      ...(lastId && { 'last-event-id': lastId }),
    },
    cache: 'no-store',
    signal,
  });
  if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
    throw new Error(`stream refused: ${response.status}`);
  listener.onUp(true);
  const decoder = new TextDecoder();
  const read = eventReader(({ id, name, data }) => listener.onEvent({ id, name, data: parsed(data) }));
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await withinSilence(reader.read());
    if (done) return;
    read(decoder.decode(value, { stream: true }));
  }
}

async function withinSilence<T>(coming: Promise<T>): Promise<T> {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => silence.reject(new Error('stream silent')), SILENCE_MS);
  try {
    return await Promise.race([coming, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Ends early when the stream is given up or the network comes back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    window.addEventListener('online', end);
  });
}

/** Reads the stream until the signal; a stream that breaks is opened again after a pause that doubles. */
export async function followStream(listener: StreamListener, signal: AbortSignal): Promise<void> {
  let wait = FIRST_PAUSE_MS;
  const onUp = (isUp: boolean) => {
    if (isUp) wait = FIRST_PAUSE_MS;
    listener.onUp(isUp);
  };
  while (!signal.aborted) {
    const attempt = new AbortController();
    await readOnce({ ...listener, onUp }, AbortSignal.any([signal, attempt.signal])).catch(() => {});
    attempt.abort();
    onUp(false);
    // Spread out, so that a server that restarts is not met by everyone at once.
    await pause(wait * (0.5 + Math.random() / 2), signal);
    wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
  }
}
