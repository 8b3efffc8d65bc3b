import {
  addVideo,
  deleteVideo,
  listFilmedVideos,
  readFilmedVideo,
  updateVideo,
} from '@plyhaat/contract/content/staff/videos';
import { videoNotFound } from '@plyhaat/contract/content/videos';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { changeVideo, createVideo, removeVideo } from './videos.service.ts';
import { selectStaffVideo, selectStaffVideos } from './videos.sql.ts';

async function videoById(db: Db, id: string) {
  const data = await selectStaffVideo(db, id);
  if (!data) throw new AppError(videoNotFound);
  return data;
}

/** The videos as staff edit them. */
export function staffVideoRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listFilmedVideos, ({ query }) => selectStaffVideos(db, query));
  route(app, deps, readFilmedVideo, async ({ params }) => ({ data: await videoById(db, params.id) }));
  route(app, deps, addVideo, async ({ db, who, body }) => {
    const id = await createVideo(db, who.id, body);
    return { message: 'Video added', data: await videoById(db, id) };
  });
  route(app, deps, updateVideo, async ({ who, params, body }) => {
    await changeVideo(db, who.id, params.id, body);
    return { message: 'Video saved', data: await videoById(db, params.id) };
  });
  route(app, deps, deleteVideo, async ({ who, params }) => {
    await removeVideo(db, who.id, params.id);
    return { message: 'Video deleted' };
  });
}
