import { handleOffline } from './offline.ts';
import { handlePush } from './push.ts';
import type { WorkerScope } from './scope.ts';

// The one service worker of the site, a file for each of its duties.
const scope = globalThis as unknown as WorkerScope;
handlePush(scope);
handleOffline(scope, BUILD);
