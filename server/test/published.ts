import { sql } from 'drizzle-orm';
import { blogComments } from '#modules/content/comments.tables.ts';
import { blogPosts, videos } from '#modules/content/content.tables.ts';
import type { mediaFiles } from '#modules/media/media.tables.ts';
import { reels } from '#modules/reels/reels.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import { only } from '#platform/db/sql.ts';
import type { Caller, TestApp } from './app.ts';
import { someMember, somePicture, someSeller } from './builders.ts';

type Over<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

/** A video's row with its still picture; the files themselves are the test's to write. */
export async function someVideoFile(db: Db, over: Over<typeof mediaFiles> = {}) {
  const still = await somePicture(db, { path: `posters/${newId()}.webp`, width: 360, height: 640 });
  return somePicture(db, {
    path: `reels/${newId()}.mp4`,
    use: 'reel',
    kind: 'video',
    contentType: 'video/mp4',
    duration: 5,
    poster: still.path,
    ...over,
  });
}

/** A video that a seller sent a moment ago, by its id: the rows alone, its still as private as the video. */
export async function sentVideo({ db }: TestApp, { id }: Caller, over: Over<typeof mediaFiles> = {}): Promise<string> {
  const video = await someVideoFile(db, { ownerId: id, open: false, ...over });
  const still = { claimedBy: `media:${video.id}`, open: false };
  await db.execute(
    sql`update media_files set claimed_by = ${still.claimedBy}, open = ${still.open} where path = ${video.poster}`,
  );
  return video.id;
}

/** An approved reel of a seller in the lists, its video ready. */
export const someReel = async (db: Db, over: Over<typeof reels> = {}) =>
  only(
    await db
      .insert(reels)
      .values({
        ownerId: over.ownerId ?? (await someSeller(db)).id,
        title: 'Some reel',
        description: 'Some description',
        video: over.video ?? (await someVideoFile(db)).path,
        approval: 'APPROVED',
        review: over.approval ?? 'APPROVED',
        ...over,
      })
      .returning(),
  );

export const somePost = async (db: Db, over: Over<typeof blogPosts> = {}) =>
  only(
    await db
      .insert(blogPosts)
      .values({
        slug: `post-${newId()}`,
        name: 'Some post',
        excerpt: 'Some excerpt',
        body: '<p>Some words</p>',
        category: 'Guides',
        isPublished: true,
        ...over,
      })
      .returning(),
  );

export const someVideo = async (db: Db, over: Over<typeof videos> = {}) =>
  only(
    await db
      .insert(videos)
      .values({ name: 'Some video', url: 'videos/some.mp4', duration: 95, isPublished: true, ...over })
      .returning(),
  );

/** An approved comment of some member on some post. */
export const someComment = async (db: Db, over: Over<typeof blogComments> = {}) =>
  only(
    await db
      .insert(blogComments)
      .values({
        blogId: over.blogId ?? (await somePost(db)).id,
        authorId: over.authorId ?? (await someMember(db)).id,
        text: 'Some comment',
        state: 'APPROVED',
        ...over,
      })
      .returning(),
  );
