import {
  countReelShare,
  countReelView,
  listReels,
  listReelsOf,
  readReel,
  readReelVideo,
} from '@plyhaat/contract/reels/reels';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { listReelsFor, readReelFor } from './reels.service.ts';
import { selectReels } from './reels.sql.ts';
import { noteVisit } from './visits.service.ts';

export function reelsRoutes(app: App, deps: Deps): void {
  route(app, deps, listReels, async ({ query }) => {
    const found = query.status === 'true' ? await selectReels(deps.db, query) : { data: [], total: 0 };
    return { ...found, BlogVideoCount: found.total };
  });
  route(app, deps, listReelsOf, ({ params, query, who }) => listReelsFor(deps, who, params.id, query));
  route(app, deps, readReel, async ({ params, who }) => ({ data: await readReelFor(deps, who, params.id) }));
  route(app, deps, readReelVideo, async ({ params, who }) => ({ data: await readReelFor(deps, who, params.id) }));
  route(app, deps, countReelView, async ({ body, who, exchange }) => ({
    viewCount: await noteVisit(deps, 'view', body.reelId, who, exchange),
  }));
  route(app, deps, countReelShare, async ({ body, who, exchange }) => ({
    shareCount: await noteVisit(deps, 'share', body.reelId, who, exchange),
  }));
}
