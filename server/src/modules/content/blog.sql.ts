import type { BlogCard, BlogListQuery, BlogPost } from '@plyhaat/contract/content/blog';
import { isUuid } from '@plyhaat/contract/core/uuid';
import { asc, eq, sql } from 'drizzle-orm';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import { blogPosts } from './content.tables.ts';
import { type ListPage, moment, selectListed } from './list.sql.ts';
import { blogRedirects } from './writing/writing.tables.ts';

const FIELDS = sql`
  '_id', item.id, 'slug', item.slug, 'name', item.name, 'excerpt', item.excerpt, 'category', item.category,
  'image', item.image, 'picture', ${pictureJson('file')}, 'tags', item.tags,
  'readingMinutes', item.reading_minutes, 'isPublished', item.is_published, 'createdAt', ${moment('item.created_at')}`;

const COLUMN = { createdAt: 'created_at', name: 'name' } as const;

export async function selectPosts(db: Db, query: BlogListQuery): Promise<ListPage<BlogCard>> {
  if (query.isPublished === 'false') return { data: [], total: 0 };
  const order = `${COLUMN[query.sortBy]} ${query.sortOrder}, id ${query.sortOrder}`;
  return selectListed(db, query, { name: 'blog', table: blogPosts, image: 'image', fields: FIELDS, order });
}

export async function selectPost(db: Db, slugOrId: string): Promise<BlogPost | undefined> {
  const column = isUuid(slugOrId) ? 'id' : 'slug';
  const build = () => sql`
    select json_build_object(${FIELDS}, 'description', item.body, 'updatedAt', ${moment('item.updated_at')}) as post
      from ${blogPosts} as item left join ${mediaFiles} as file on file.path = item.image
     where item.${sql.raw(column)} = ${sql.placeholder('slugOrId')} and item.is_published`;
  const [row] = await prepared<{ post: BlogPost }>(db, `blog post by ${column}`, build, { slugOrId });
  return row?.post;
}

/** Under an address that it had earlier: its own `slug` tells where it is now. */
export async function selectMovedPost(db: Db, slug: string): Promise<BlogPost | undefined> {
  const [moved] = await db.select({ id: blogRedirects.postId }).from(blogRedirects).where(eq(blogRedirects.slug, slug));
  return moved && selectPost(db, moved.id);
}

export async function selectBlogCategories(db: Db) {
  const data = await db
    .select({ name: blogPosts.category, count: sql<number>`count(*)::integer` })
    .from(blogPosts)
    .where(eq(blogPosts.isPublished, true))
    .groupBy(blogPosts.category)
    .orderBy(asc(blogPosts.category));
  return { data, total: data.length };
}
