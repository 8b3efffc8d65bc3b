import { changedSince } from '@plyhaat/contract/admin/admin';
import { postNotFound } from '@plyhaat/contract/content/blog';
import { type PostChange, PostForm, type SaveAs } from '@plyhaat/contract/content/post-form';
import { versionNotFound } from '@plyhaat/contract/content/staff/writing';
import { releaseMedia } from '#modules/media/media.ts';
import { audit, changedFields } from '#platform/audit.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import { AppError } from '#platform/http/failure.ts';
import { parsed } from '#platform/http/parsed.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { claimOf, storable } from './content.service.ts';
import {
  contentOf,
  deletePostRow,
  insertPost,
  insertVersion,
  lockPost,
  lockSlugs,
  type PostContent,
  type PostRow,
  selectVersionContent,
  updatePostRow,
} from './posts.sql.ts';
import { PUBLISH_TASK, publishLatest } from './schedule.service.ts';
import { selectVersion } from './written.sql.ts';

/** Who acts on which post; `version` is the one that was seen (CONT-10). */
type Act = { readonly editorId: string; readonly postId: string; readonly version: number };

type Noted = Pick<PostRow, 'name' | 'slug' | 'category' | 'isPublished' | 'latestVersion'>;

/** What the audit log says of a post. */
const fieldsOf = ({ name, slug, category, isPublished, latestVersion }: Noted) => ({
  name,
  slug,
  category,
  isPublished,
  version: latestVersion,
});

const note = (
  db: Db,
  action: string,
  { editorId, postId }: Omit<Act, 'version'>,
  change: { before?: Noted; after?: Noted; detail?: Record<string, unknown> },
) =>
  audit(db, {
    actorId: editorId,
    action,
    subjectKind: 'post',
    subjectId: postId,
    ...changedFields(change.before ? fieldsOf(change.before) : {}, change.after ? fieldsOf(change.after) : {}),
    ...(change.detail && { detail: change.detail }),
  });

async function lockSeen(db: Db, { postId, version }: Act): Promise<PostRow> {
  await lockSlugs(db);
  const post = await lockPost(db, postId);
  if (!post) throw new AppError(postNotFound);
  if (post.latestVersion !== version) throw new AppError(changedSince);
  return post;
}

type Save = Pick<PostForm, 'saveAs' | 'publishAt'>;

/** Publishes the post now or sets its schedule. */
async function settle(db: Db, post: PostRow, { saveAs, publishAt }: Save): Promise<void> {
  if (saveAs === 'publish') return publishLatest(db, post);
  const runAt = saveAs === 'schedule' && publishAt ? new Date(publishAt) : null;
  await updatePostRow(db, post.id, { publishAt: runAt });
  if (runAt) await ask(db, PUBLISH_TASK, {}, { key: `${PUBLISH_TASK} ${post.id}`, runAt });
}

/** Stores a version. The post's own row changes only before its first publication or on publishing. */
async function addVersion(
  db: Db,
  post: PostRow,
  content: PostContent,
  by: { editorId: string; restoredFrom?: number },
) {
  let { latestVersion, publicVersion } = post;
  if (latestVersion === 0 && post.isPublished) {
    latestVersion = publicVersion = 1;
    await insertVersion(db, { postId: post.id, number: 1, editorId: null }, contentOf(post), post.updatedAt);
  }
  const number = latestVersion + 1;
  await insertVersion(db, { postId: post.id, number, ...by }, content);
  const wasPublic = publicVersion !== null;
  const change = {
    latestVersion: number,
    publicVersion,
    nextSlug: wasPublic && content.slug !== post.slug ? content.slug : null,
    ...(!wasPublic && content),
  };
  await updatePostRow(db, post.id, change);
  return { ...post, ...change };
}

export const writePost = (db: Db, editorId: string, form: PostForm): Promise<string> =>
  db.transaction(async (db) => {
    const postId = newId();
    await lockSlugs(db);
    const content = await storable(db, editorId, postId, form);
    const post = await insertPost(db, postId, content);
    const saved = await addVersion(db, post, content, { editorId });
    await settle(db, saved, form);
    const after = { ...saved, isPublished: form.saveAs === 'publish' };
    await note(db, `add_post_${form.saveAs}`, { editorId, postId }, { after });
    return postId;
  });

/** The latest version with what was sent, as a whole form. A body that comes without the editor's document has none. */
async function changed(db: Db, post: PostRow, change: Omit<PostChange, 'version'>): Promise<PostForm> {
  const { body, ...latest } = contentOf((await selectVersionContent(db, post.id, post.latestVersion)) ?? post);
  return parsed(PostForm, {
    ...latest,
    description: body,
    saveAs: (change.publishAt ?? post.publishAt) ? 'schedule' : 'draft',
    publishAt: post.publishAt?.toISOString(),
    ...(change.description !== undefined && { source: null }),
    ...change,
  });
}

type Rewriting = Act & { readonly change: Omit<PostChange, 'version'> };

/** Answers how the post was saved. */
export const rewritePost = (db: Db, { change, ...act }: Rewriting): Promise<SaveAs> =>
  db.transaction(async (db) => {
    const post = await lockSeen(db, act);
    const form = await changed(db, post, change);
    const content = await storable(db, act.editorId, post.id, form);
    const saved = await addVersion(db, post, content, { editorId: act.editorId });
    await settle(db, saved, form);
    const after = { ...saved, ...content, isPublished: post.isPublished || form.saveAs === 'publish' };
    await note(db, `update_post_${form.saveAs}`, act, { before: post, after });
    return form.saveAs;
  });

/** Copies an earlier version as the newest one, unpublished, so that later versions are not lost. */
export const restoreVersion = (db: Db, act: Act, number: number): Promise<void> =>
  db.transaction(async (db) => {
    const post = await lockSeen(db, act);
    const earlier = await selectVersionContent(db, post.id, number);
    if (!earlier) throw new AppError(versionNotFound);
    const content = { ...contentOf(earlier), slug: post.nextSlug ?? post.slug };
    const saved = await addVersion(db, post, content, { editorId: act.editorId, restoredFrom: number });
    await settle(db, saved, { saveAs: 'draft' });
    await note(db, 'restore_post', act, {
      before: post,
      after: { ...saved, ...content },
      detail: { restoredFrom: number },
    });
  });

export const withdrawPost = (db: Db, act: Act): Promise<void> =>
  db.transaction(async (db) => {
    const post = await lockSeen(db, act);
    await updatePostRow(db, post.id, { isPublished: false, publishAt: null });
    await note(db, 'unpublish_post', act, { before: post, after: { ...post, isPublished: false } });
    await dropCached(db, ['blog']);
  });

export const removePost = (db: Db, editorId: string, postId: string): Promise<void> =>
  db.transaction(async (db) => {
    const gone = await deletePostRow(db, postId);
    if (!gone) throw new AppError(postNotFound);
    await releaseMedia(db, claimOf(postId));
    await note(db, 'delete_post', { editorId, postId }, { before: gone });
    await dropCached(db, ['blog']);
  });

export async function readVersion(db: Db, postId: string, number: number) {
  const data = await selectVersion(db, postId, number);
  if (!data) throw new AppError(versionNotFound);
  return data;
}
