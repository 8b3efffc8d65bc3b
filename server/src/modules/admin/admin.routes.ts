import type { Deps } from '#platform/deps.ts';
import type { App } from '#platform/http/http.ts';
import { consoleRoutes } from './console.routes.ts';
import { reviewRoutes } from './review.routes.ts';
import { systemRoutes } from './system.routes.ts';

export function adminRoutes(app: App, deps: Deps): void {
  reviewRoutes(app, deps);
  consoleRoutes(app, deps);
  systemRoutes(app, deps);
}
