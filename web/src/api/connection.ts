import { NETWORK_MESSAGE } from '@plyhaat/contract/core/errors';
import { useSyncExternalStore } from 'react';

/** The header of an answer that the service worker had saved; the page itself then says so in `data-cached`. */
const CACHED_AT = 'x-cached-at';

/** `savedAt`: what is shown was saved then; 0 where that is not known. */
export type Connection = { readonly isLost: boolean; readonly savedAt: number };

const THERE: Connection = { isLost: false, savedAt: 0 };
let current = THERE;
const watchers = new Set<() => void>();

function become(next: Connection): void {
  if (next.isLost === current.isLost && next.savedAt === current.savedAt) return;
  current = next;
  for (const watcher of watchers) watcher();
}

const lose = (savedAt = current.savedAt) => become({ isLost: true, savedAt });
const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

let isAsking = false;
/** Asks for the least that the server answers, once at a time: any answer is one. */
async function askServer(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    await fetch('/api/health/live', { cache: 'no-store' });
  } catch {
    lose();
  } finally {
    isAsking = false;
  }
}

/** Whether the server can be reached, as far as the page knows. A server that is down looks like a lost connection. */
export const connection = {
  get: (): Connection => current,
  lose: () => lose(),
  /** A call got no answer: one that fails alone, while the browser is online, is no lost connection (SHELL-9). */
  doubt: () => (navigator.onLine ? void askServer() : lose()),
  find: () => become(THERE),
  /** Notes of an answer that it came from the network, or when it was saved. */
  note({ headers }: Response): void {
    const savedAt = headers.get(CACHED_AT);
    if (savedAt) lose(Number(savedAt));
    else become(THERE);
  },
  /** Called when a page starts: it may be a saved copy, and the browser may already know that it is offline. */
  follow(): void {
    const { cached } = document.documentElement.dataset;
    if (cached !== undefined) lose(Number(cached) || 0);
    else if (!navigator.onLine) lose();
    window.addEventListener('offline', () => lose());
    window.addEventListener('online', () => become(THERE));
    // The router reloads where code cannot be fetched, because a new version may have replaced the file; it knows that
    // by the error's words. Offline the reload would end on the browser's own error page.
    window.addEventListener('vite:preloadError', ({ payload }) => {
      if (current.isLost) payload.message = NETWORK_MESSAGE.handler;
    });
  },
};

export const useConnection = (): Connection => useSyncExternalStore(watch, connection.get, () => THERE);
