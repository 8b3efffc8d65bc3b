import {
  addVideo,
  deleteVideo,
  listFilmedVideos,
  readFilmedVideo,
  updateVideo,
} from '@plyhaat/contract/content/staff/filming';
import { videoNotFound } from '@plyhaat/contract/content/videos';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { selectFilmed, selectFilmedVideo } from './filmed.sql.ts';
import { addFilm, changeFilm, removeFilm } from './filming.service.ts';

async function filmed(db: Db, id: string) {
  const data = await selectFilmedVideo(db, id);
  if (!data) throw new AppError(videoNotFound);
  return data;
}

/** The videos as staff edit them. */
export function filmingRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listFilmedVideos, ({ query }) => selectFilmed(db, query));
  route(app, deps, readFilmedVideo, async ({ params }) => ({ data: await filmed(db, params.id) }));
  route(app, deps, addVideo, async ({ db, who, body }) => {
    const id = await addFilm(db, who.id, body);
    return { message: 'Video added', data: await filmed(db, id) };
  });
  route(app, deps, updateVideo, async ({ who, params, body }) => {
    await changeFilm(db, who.id, params.id, body);
    return { message: 'Video saved', data: await filmed(db, params.id) };
  });
  route(app, deps, deleteVideo, async ({ who, params }) => {
    await removeFilm(db, who.id, params.id);
    return { message: 'Video deleted' };
  });
}
