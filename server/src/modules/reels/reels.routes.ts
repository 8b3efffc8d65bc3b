import {
  countReelShare,
  countReelView,
  readReelStatus,
  toggleReelBookmark,
  toggleReelLike,
} from '@plyhaat/contract/reels/reactions';
import { addReel, deleteReel, updateReel } from '@plyhaat/contract/reels/reel-form';
import { listReels, listReelsOf, readReel, readReelVideo } from '@plyhaat/contract/reels/reels';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { readFeed } from './feed.service.ts';
import { toggle } from './marks.service.ts';
import { selectMarks } from './marks.sql.ts';
import { named } from './names-for-apps.ts';
import { listReelsFor, readReelFor } from './reels.service.ts';
import { changeReel, removeReel, submitReel } from './saving.service.ts';
import { noteVisit } from './visits.service.ts';

function watchingRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listReels, async ({ who, query, exchange }) => {
    const { data, ...rest } = await readFeed(db, who, query);
    return { ...rest, data: exchange.isPage ? data : data.map(named) };
  });
  route(app, deps, listReelsOf, async ({ params, query, who, exchange }) => {
    const { data, ...rest } = await listReelsFor(deps, who, params.id, query);
    return { ...rest, data: exchange.isPage ? data : data.map(named) };
  });
  for (const one of [readReel, readReelVideo])
    route(app, deps, one, async ({ params, who, exchange }) => {
      const data = await readReelFor(deps, who, params.id);
      return { data: exchange.isPage ? data : named(data) };
    });
  route(app, deps, countReelView, async ({ body, who, exchange }) => ({
    viewCount: await noteVisit(deps, body.stage, body.reelId, who, exchange),
  }));
  route(app, deps, countReelShare, async ({ body, who, exchange }) => ({
    shareCount: await noteVisit(deps, 'share', body.reelId, who, exchange),
  }));
  route(app, deps, readReelStatus, ({ who, query }) => selectMarks(db, who.id, query.reelId));
  route(app, deps, toggleReelLike, async ({ who, body }) => {
    const { isSet, likeCount } = await toggle(db, 'like', who.id, body.reelId);
    return { isLiked: isSet, likeCount };
  });
  route(app, deps, toggleReelBookmark, async ({ who, body }) => {
    const { isSet } = await toggle(db, 'bookmark', who.id, body.reelId);
    return { isBookmarked: isSet };
  });
}

function sellingRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, addReel, async ({ db, who, body }) => {
    const id = await submitReel(db, who, body);
    return { message: 'Reel added successfully', data: named(await readReelFor({ ...deps, db }, who, id)) };
  });
  route(app, deps, updateReel, async ({ who, params, body }) => {
    await changeReel(db, who, params.id, body);
    return { message: 'Reel updated successfully', data: named(await readReelFor(deps, who, params.id)) };
  });
  route(app, deps, deleteReel, async ({ who, params }) => {
    await removeReel(db, who, params.id);
    return { message: 'Reel deleted successfully' };
  });
}

export function reelsRoutes(app: App, deps: Deps): void {
  watchingRoutes(app, deps);
  sellingRoutes(app, deps);
}
