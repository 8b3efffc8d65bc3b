import { overloaded } from '@plyhaat/contract/core/errors';
import { isLive, isReady } from '@plyhaat/contract/core/operations';
import { isReachable } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { RELEASE } from '../system/release.ts';
import { AppError } from './failure.ts';
import { type App, route } from './http.ts';
import { outboxRoutes } from './outbox.routes.ts';

/** Endpoints about the service itself: is it up, what did demo mode not send. */
export function operationsRoutes(app: App, deps: Deps): void {
  const { db, settings } = deps;
  const { version } = RELEASE;
  route(app, deps, isLive, async () => ({ version }));
  route(app, deps, isReady, async () => {
    if (app.draining || !(await isReachable(db))) throw new AppError(overloaded, { retryAfter: 5 });
    return { mode: settings.mode, version };
  });
  if (settings.demo) outboxRoutes(app, deps);
}
