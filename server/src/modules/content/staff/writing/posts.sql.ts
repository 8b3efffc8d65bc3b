import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { blogPosts } from '../../content.tables.ts';
import { blogRedirects, blogVersions } from './writing.tables.ts';

export type PostRow = typeof blogPosts.$inferSelect;
/** What a version holds of a post. */
export type PostContent = Pick<
  PostRow,
  'slug' | 'name' | 'excerpt' | 'body' | 'source' | 'category' | 'image' | 'tags'
>;

export const contentOf = ({ slug, name, excerpt, body, source, category, image, tags }: PostContent): PostContent => ({
  slug,
  name,
  excerpt,
  body,
  source,
  category,
  image,
  tags,
});

/** Addresses are given out one at a time: two posts must not get the same one. */
export const lockSlugs = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(hashtext('blog slugs'))`);

/** Whether another post has, had or will have this address. */
export async function isSlugTaken(db: Db, slug: string, postId: string): Promise<boolean> {
  const used = await db.$count(
    blogPosts,
    and(ne(blogPosts.id, postId), or(eq(blogPosts.slug, slug), eq(blogPosts.nextSlug, slug))),
  );
  if (used > 0) return true;
  return (await db.$count(blogRedirects, and(ne(blogRedirects.postId, postId), eq(blogRedirects.slug, slug)))) > 0;
}

export const lockPost = async (db: Db, id: string): Promise<PostRow | undefined> =>
  (await db.select().from(blogPosts).where(eq(blogPosts.id, id)).for('no key update'))[0];

/** Posts that are due; one locked by a save is skipped until the next run. */
export const lockDuePosts = (db: Db): Promise<PostRow[]> =>
  db
    .select()
    .from(blogPosts)
    .where(and(isNotNull(blogPosts.publishAt), sql`${blogPosts.publishAt} <= now()`))
    .orderBy(blogPosts.publishAt)
    .for('no key update', { skipLocked: true });

export const insertPost = async (db: Db, id: string, content: PostContent): Promise<PostRow> =>
  only(
    await db
      .insert(blogPosts)
      .values({ id, ...content })
      .returning(),
  );

export const updatePostRow = (db: Db, id: string, change: Partial<typeof blogPosts.$inferInsert>) =>
  db
    .update(blogPosts)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(blogPosts.id, id));

export const deletePostRow = async (db: Db, id: string): Promise<PostRow | undefined> =>
  (await db.delete(blogPosts).where(eq(blogPosts.id, id)).returning())[0];

type NewVersion = { postId: string; number: number; editorId: string | null; restoredFrom?: number | null };

export const insertVersion = (db: Db, version: NewVersion, content: PostContent, at?: Date) =>
  db.insert(blogVersions).values({ ...version, ...content, ...(at && { createdAt: at }) });

export const selectVersionContent = async (db: Db, postId: string, number: number): Promise<PostContent | undefined> =>
  (
    await db
      .select()
      .from(blogVersions)
      .where(and(eq(blogVersions.postId, postId), eq(blogVersions.number, number)))
  )[0];

/** Redirects the old slug to the post and drops a redirect from the new one. */
export async function moveAddress(db: Db, postId: string, from: string, to: string): Promise<void> {
  await db.delete(blogRedirects).where(eq(blogRedirects.slug, to));
  await db.insert(blogRedirects).values({ slug: from, postId }).onConflictDoNothing();
}
