import { handlePush } from './push.ts';
import type { WorkerScope } from './scope.ts';

// The one service worker of the site, a file for each of its duties. Without a `fetch` listener, requests pass it by.
const scope = globalThis as unknown as WorkerScope;
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
handlePush(scope);
