import { BlogListQuery, listBlogCategories, listPosts, postNotFound, readPost } from '@plyhaat/contract/content/blog';
import { addComment, COMMENT_SENT, deleteComment, listComments } from '@plyhaat/contract/content/comments';
import { readPostStatus, togglePostBookmark, togglePostLike } from '@plyhaat/contract/content/reactions';
import {
  countVideoView,
  listVideoCategories,
  listVideos,
  readVideo,
  videoNotFound,
} from '@plyhaat/contract/content/videos';
import * as z from 'zod/mini';
import { CachedReply } from '#platform/cache/cached-reply.ts';
import type { Deps } from '#platform/deps.ts';
import { answerCached } from '#platform/http/cached.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { byHand } from '#platform/http/openapi.by-hand.ts';
import { selectBlogCategories, selectMovedPost, selectPost, selectPosts } from './blog.sql.ts';
import { deleteOwn, readComments, writeComment } from './comments.service.ts';
import { readStatus, toggle } from './marks.service.ts';
import { namedCard, namedPost } from './names-for-apps.ts';
import { rssOf } from './rss.ts';
import { countView } from './videos.service.ts';
import { selectVideo, selectVideoCategories, selectVideos } from './videos.sql.ts';

/** What visitors read and watch: the blog and our videos. */
export function readingRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listPosts, async ({ query, exchange }) => {
    const { data, total } = await selectPosts(db, query);
    return { data: exchange.isPage ? data : data.map(namedCard), total };
  });
  route(app, deps, listBlogCategories, () => selectBlogCategories(db));
  route(app, deps, readPost, async ({ params, exchange }) => {
    const data = (await selectPost(db, params.slugOrId)) ?? (await selectMovedPost(db, params.slugOrId));
    if (!data) throw new AppError(postNotFound);
    return { data: exchange.isPage ? data : namedPost(data) };
  });
  route(app, deps, listVideos, ({ query }) => selectVideos(db, query));
  route(app, deps, listVideoCategories, () => selectVideoCategories(db));
  route(app, deps, readVideo, async ({ params }) => {
    const data = await selectVideo(db, params.id);
    if (!data) throw new AppError(videoNotFound);
    return { data };
  });
  route(app, deps, countVideoView, async ({ body, who, exchange }) => ({
    viewCount: await countView(deps, body.videoId, who, exchange),
  }));
  reactionRoutes(app, deps);
  rssRoutes(app, deps);
}

function reactionRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, readPostStatus, ({ params, who }) => readStatus(db, params.id, who?.id));
  route(app, deps, togglePostLike, async ({ who, body }) => {
    const { isLiked, likeCount } = await toggle(db, 'like', who.id, body.blogId);
    return { isLiked, likeCount };
  });
  route(app, deps, togglePostBookmark, async ({ who, body }) => {
    const { isBookmarked } = await toggle(db, 'bookmark', who.id, body.blogId);
    return { isBookmarked };
  });
  route(app, deps, listComments, ({ query, who }) => readComments(db, who, query));
  route(app, deps, addComment, async ({ db, who, body }) => ({
    message: COMMENT_SENT,
    data: await writeComment(db, who, body),
  }));
  route(app, deps, deleteComment, async ({ who, params }) => {
    await deleteOwn(db, who, params.id);
    return { message: 'Your comment is deleted' };
  });
}

const LATEST = z.parse(BlogListQuery, { perPage: 20 });
const RSS = { type: 'application/rss+xml; charset=utf-8', tags: ['blog'], seconds: 300 };

const FEED = {
  name: 'readFeed',
  domain: 'content',
  access: 'public',
  summary: 'The latest posts of the blog as RSS',
  answers: ['application/rss+xml'],
} as const;

/** The RSS feed, under the API and under the address of the blog. */
function rssRoutes(app: App, deps: Deps): void {
  const { db, settings } = deps;
  for (const url of ['/blog/rss.xml', '/api/blog/rss.xml'])
    app.get(url, byHand(FEED), (request, reply) =>
      answerCached(
        app,
        deps,
        { request, reply, key: 'GET /blog/rss.xml' },
        async () => new CachedReply(rssOf(settings.publicUrl, (await selectPosts(db, LATEST)).data), RSS),
      ),
    );
}
