import { vi } from 'vitest';
import type { WorkerScope } from '../src/worker/scope.ts';

const ORIGIN = 'https://plyhaat.example';
const addressOf = (request: RequestInfo | URL) =>
  new URL(typeof request === 'string' || request instanceof URL ? request : request.url, ORIGIN).href;

/** The browser's cache storage as far as the worker uses it; jsdom has none. */
function cacheStorage() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    const put = async (request: RequestInfo, response: Response) => void entries.set(addressOf(request), response);
    return {
      put,
      match: async (request: RequestInfo) => entries.get(addressOf(request))?.clone(),
      delete: async (request: RequestInfo) => entries.delete(addressOf(request)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      add: async (address: string) => put(address, await fetch(address)),
      addAll: async (addresses: string[]) => {
        for (const address of addresses) await put(address, await fetch(address));
      },
    };
  };
  return {
    open,
    match: async (request: RequestInfo, { cacheName = '' }) => all.get(cacheName)?.get(addressOf(request))?.clone(),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
}

export const html = (text: string, entry = '/assets/entry.js') =>
  new Response(`<!doctype html><html lang="en-IN"><body>${text}<script src="${entry}"></script></body></html>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  });

type Asked = { method?: string; mode?: string; headers?: Record<string, string> };

/** A worker's world: its events, its caches, and a network that can be cut. */
export function workerWorld() {
  const listeners = new Map<string, (event: never) => void>();
  let network: ((path: string) => Response | Promise<Response>) | null = () => html('page');
  const storage = cacheStorage();
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('fetch', async (request: RequestInfo | URL) => {
    const { pathname, search } = new URL(addressOf(request));
    if (!network) throw new TypeError('Failed to fetch');
    return network(pathname + search);
  });
  const scope: WorkerScope = {
    location: { origin: ORIGIN },
    registration: { showNotification: async () => {}, navigationPreload: { enable: async () => {} } },
    clients: { matchAll: async () => [], openWindow: async () => {}, claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (name, listener) => void listeners.set(name, listener as (event: never) => void),
  };
  const dispatch = async (name: string, event: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (lasting: Promise<unknown>) => work.push(lasting) } as never);
    // Awaited work may add more work.
    for (let at = 0; at < work.length; at += 1) await work[at];
  };
  return {
    scope,
    storage,
    dispatch,
    online: (answer: (path: string) => Response | Promise<Response>) => {
      network = answer;
    },
    offline: () => {
      network = null;
    },
    /** What the worker answers to a request; undefined where it leaves the request to the browser. */
    async ask(address: string, { method = 'GET', mode = 'cors', headers = {} }: Asked = {}) {
      const request = { url: new URL(address, ORIGIN).href, method, mode, headers: new Headers(headers) };
      let answer: Promise<Response> | undefined;
      const work: Promise<unknown>[] = [];
      listeners.get('fetch')?.({
        request,
        respondWith: (response: Promise<Response>) => {
          answer = response;
        },
        waitUntil: (lasting: Promise<unknown>) => work.push(lasting),
      } as never);
      const response = await answer;
      await Promise.all(work);
      return response;
    },
  };
}
