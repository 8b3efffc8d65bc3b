import { audit } from '#platform/audit.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import {
  contentOf,
  lockDuePosts,
  moveAddress,
  type PostRow,
  selectVersionContent,
  updatePostRow,
} from './posts.sql.ts';

/** Queued by each schedule for its own time; a scheduled run catches what a stopped worker missed. */
export const PUBLISH_TASK = 'content.publishDuePosts';

/** Shows the latest version to readers, on every process as soon as the caller's transaction commits. */
export async function publishLatest(db: Db, post: PostRow): Promise<void> {
  const latest = (await selectVersionContent(db, post.id, post.latestVersion)) ?? post;
  const first = post.publicVersion === null && !post.isPublished;
  if (!first && latest.slug !== post.slug) await moveAddress(db, post.id, post.slug, latest.slug);
  await updatePostRow(db, post.id, {
    ...contentOf(latest),
    isPublished: true,
    publicVersion: post.latestVersion,
    publishAt: null,
    nextSlug: null,
    ...(first && { createdAt: post.publishAt ?? new Date() }),
  });
  await dropCached(db, ['blog']);
}

/** Publishes every post whose time has come. */
export const publishDuePosts = (db: Db): Promise<void> =>
  db.transaction(async (db) => {
    for (const post of await lockDuePosts(db)) {
      await publishLatest(db, post);
      const detail = { version: post.latestVersion, scheduledFor: post.publishAt?.toISOString() };
      await audit(db, {
        actorId: null,
        action: 'publish_post',
        subjectKind: 'post',
        subjectId: post.id,
        before: { publicVersion: post.publicVersion },
        after: { publicVersion: post.latestVersion },
        detail,
      });
    }
  });
