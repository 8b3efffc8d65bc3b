import { removeCaches } from './bounded-cache.ts';
import { isPage, OFFLINE_PAGE, pagesOf, sent } from './pages.ts';
import { isSaved, repliesOf } from './replies.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';

const FILE = /^\/(?:assets|fonts)\//;

/** Files have their content's hash in their names, so that a copy is never out of date. */
async function file(event: FetchEvent, cacheName: string): Promise<Response> {
  const copy = await caches.match(event.request, { cacheName, ignoreVary: true });
  if (copy) return copy;
  const response = await fetch(event.request);
  if (response.status === 200) {
    const copied = response.clone();
    event.waitUntil(
      caches
        .open(cacheName)
        .then((cache) => cache.put(event.request, copied))
        .catch(() => {}),
    );
  }
  return response;
}

/** What a page says to its worker. */
type Message = { readonly member?: string | null; readonly page?: string; readonly files?: readonly string[] };

/**
 * Saves for reading offline. Each build has caches of its own, and a new build removes those of the one before, so that
 * files, pages and answers of two versions never meet. Pages and answers come from the network whenever it is there.
 */
export function handleOffline(scope: WorkerScope, build: Build): void {
  const mine = `plyhaat-${build.id}-`;
  const shell = `${mine}shell`;
  const pages = pagesOf(build, shell);
  const replies = repliesOf(build);

  async function install(): Promise<void> {
    const cache = await caches.open(shell);
    await cache.addAll([...build.files, OFFLINE_PAGE]);
    await scope.skipWaiting();
  }
  async function activate(): Promise<void> {
    await removeCaches((name) => name.startsWith('plyhaat-') && !name.startsWith(mine));
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  }
  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== scope.location.origin || request.headers.has('range')) return;
    if (request.mode === 'navigate') event.respondWith(isPage(url) ? pages.answer(event, url) : sent(event));
    else if (FILE.test(url.pathname)) event.respondWith(file(event, shell));
    else if (isSaved(url, request)) event.respondWith(replies.answer(event, url));
  });

  /** A page that came before the worker did. The browser has it and its files, and asks only whether they changed. */
  async function saveEarlier(page: string, files: readonly string[]): Promise<void> {
    if (!files.includes(build.entry)) return;
    const cache = await caches.open(shell);
    const missing = files.filter((file) => FILE.test(file) && !build.files.includes(file));
    await Promise.all(missing.map((file) => cache.add(file).catch(() => {})));
    await pages.fetchAgain(new URL(page, scope.location.origin));
  }
  scope.addEventListener('message', (event) => {
    const { member, page, files = [] } = (event.data ?? {}) as Message;
    if (member !== undefined) event.waitUntil(replies.forget(member ?? undefined));
    if (page !== undefined) event.waitUntil(saveEarlier(page, files).catch(() => {}));
  });
}
