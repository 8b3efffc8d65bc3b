import { listSubscribers } from '@plyhaat/contract/content/staff/newsletter';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { subscriberList } from './subscriber-list.sql.ts';
import { staffVideoRoutes } from './videos/videos.routes.ts';
import { writingRoutes } from './writing/writing.routes.ts';

export function staffRoutes(app: App, deps: Deps): void {
  route(app, deps, listSubscribers, async ({ db, query: { page, perPage, ...filter } }) =>
    subscriberList.page(db, filter, { page, perPage }),
  );
  writingRoutes(app, deps);
  staffVideoRoutes(app, deps);
}
