import type { BlogCard, BlogListQuery, BlogPost } from '@plyhaat/contract/content/blog';
import { isUuid } from '@plyhaat/contract/core/uuid';
import { asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import { blogCounts, blogPosts } from './content.tables.ts';
import { type ListPage, moment, selectListed } from './list.sql.ts';
import { blogRedirects } from './staff/writing/writing.tables.ts';

const FIELDS = sql`
  '_id', item.id, 'slug', item.slug, 'name', item.name, 'excerpt', item.excerpt, 'category', item.category,
  'image', item.image, 'picture', ${pictureJson('file')}, 'tags', item.tags,
  'readingMinutes', item.reading_minutes, 'isPublished', item.is_published, 'createdAt', ${moment('item.created_at')}`;

const COLUMN = { createdAt: 'created_at', name: 'name' } as const;

const MOST_WORDS = 8;
/** Every word must begin one of the post's; the order in which they were typed does not matter. */
const wordsOf = (search: string): string =>
  (search.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => `'${word}':*`)
    .join(' & ');

/** Search counts stop here: counting all posts with a common word would take too long. */
const MOST_FOUND = 1000;

const COUNTED = {
  all: sql`select coalesce(sum(posts), 0) from ${blogCounts}`,
  category: sql`select coalesce(sum(posts), 0) from ${blogCounts} where category = ${sql.placeholder('category')}`,
};
const found = (where: readonly SQL[]) =>
  sql`select count(*) from (select from ${blogPosts} where ${sql.join([...where], sql` and `)} limit ${sql.raw(String(MOST_FOUND))}) as found`;

export async function selectPosts(db: Db, query: BlogListQuery): Promise<ListPage<BlogCard>> {
  const { search, category, tag, sortBy, sortOrder, perPage } = query;
  const words = wordsOf(search);
  if (query.isPublished === 'false' || (search.trim() && !words)) return { data: [], total: 0 };
  const narrowed = search.trim() !== '' || tag !== '';
  const where = [
    sql`is_published`,
    ...(category ? [sql`category = ${sql.placeholder('category')}`] : []),
    ...(tag ? [sql`tags @> array[${sql.placeholder('tag')}::text]`] : []),
    ...(words ? [sql`words @@ to_tsquery('simple', ${sql.placeholder('words')})`] : []),
  ];
  return selectListed(db, query, {
    table: blogPosts,
    image: 'image',
    fields: FIELDS,
    columns: [COLUMN[sortBy], 'id'],
    order: sortOrder,
    where,
    total: narrowed ? found(where) : COUNTED[category ? 'category' : 'all'],
    values: { category, tag, words },
    ...(!narrowed && { name: `blog ${sortBy} ${sortOrder} ${perPage}${category ? ' of a category' : ''}` }),
  });
}

export async function selectPost(db: Db, slugOrId: string): Promise<BlogPost | undefined> {
  const column = isUuid(slugOrId) ? 'id' : 'slug';
  const build = () => sql`
    select json_build_object(${FIELDS}, 'description', item.body, 'likeCount', item.like_count,
        'commentCount', item.comment_count, 'updatedAt', ${moment('item.updated_at')}) as post
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
    .select({ name: blogCounts.category, count: blogCounts.posts })
    .from(blogCounts)
    .where(gt(blogCounts.posts, 0))
    .orderBy(asc(blogCounts.category));
  return { data, total: data.length };
}
