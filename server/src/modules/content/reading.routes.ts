import { listBlogCategories, listPosts, postNotFound, readPost } from '@plyhaat/contract/content/blog';
import { listVideos, readVideo, videoNotFound } from '@plyhaat/contract/content/videos';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { selectBlogCategories, selectMovedPost, selectPost, selectPosts } from './blog.sql.ts';
import { selectVideo, selectVideos } from './videos.sql.ts';

/** What visitors read and watch: the blog and our videos. */
export function readingRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listPosts, ({ query }) => selectPosts(db, query));
  route(app, deps, listBlogCategories, () => selectBlogCategories(db));
  route(app, deps, readPost, async ({ params }) => {
    const data = (await selectPost(db, params.slugOrId)) ?? (await selectMovedPost(db, params.slugOrId));
    if (!data) throw new AppError(postNotFound);
    return { data };
  });
  route(app, deps, listVideos, ({ query }) => selectVideos(db, query));
  route(app, deps, readVideo, async ({ params }) => {
    const data = await selectVideo(db, params.id);
    if (!data) throw new AppError(videoNotFound);
    return { data };
  });
}
