import { postNotFound } from '@plyhaat/contract/content/blog';
import {
  addPost,
  deletePost,
  listPostVersions,
  listWrittenPosts,
  previewPost,
  readPostVersion,
  readWrittenPost,
  restorePostVersion,
  unpublishPost,
  updatePost,
} from '@plyhaat/contract/content/staff/writing';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type App, route } from '#platform/http/http.ts';
import { readVersion, removePost, restoreVersion, rewritePost, withdrawPost, writePost } from './posts.service.ts';
import { selectEdited, selectVersions, selectWritten } from './written.sql.ts';

async function edited(db: Db, id: string) {
  const data = await selectEdited(db, id);
  if (!data) throw new AppError(postNotFound);
  return data;
}

const SAVED = { draft: 'Draft saved', publish: 'Post published', schedule: 'Post scheduled' } as const;

/** What staff write: the posts of the blog with their drafts, schedules and versions. */
export function writingRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listWrittenPosts, ({ query }) => selectWritten(db, query));
  route(app, deps, readWrittenPost, async ({ params }) => ({ data: await edited(db, params.id) }));
  route(app, deps, addPost, async ({ db, who, body }) => {
    const id = await writePost(db, who.id, body);
    return { message: SAVED[body.saveAs], data: await edited(db, id) };
  });
  route(app, deps, updatePost, async ({ who, params, body: { version, ...change } }) => {
    const saveAs = await rewritePost(db, { editorId: who.id, postId: params.id, version, change });
    return { message: SAVED[saveAs], data: await edited(db, params.id) };
  });
  route(app, deps, unpublishPost, async ({ who, params, body }) => {
    await withdrawPost(db, { editorId: who.id, postId: params.id, version: body.version });
    return { message: 'Readers do not see this post any more', data: await edited(db, params.id) };
  });
  route(app, deps, deletePost, async ({ who, params }) => {
    await removePost(db, who.id, params.id);
    return { message: 'Post deleted' };
  });
  route(app, deps, listPostVersions, async ({ params, query }) => {
    await edited(db, params.id);
    return selectVersions(db, params.id, query);
  });
  route(app, deps, readPostVersion, async ({ params }) => ({
    data: await readVersion(db, params.id, params.number),
  }));
  route(app, deps, restorePostVersion, async ({ who, params, body }) => {
    await restoreVersion(db, { editorId: who.id, postId: params.id, version: body.version }, params.number);
    return { message: `Version ${params.number} restored as a draft`, data: await edited(db, params.id) };
  });
  route(app, deps, previewPost, async ({ body }) => {
    const { sanitise } = await import('../../sanitise.ts');
    return { data: { description: sanitise(body.description) } };
  });
}
