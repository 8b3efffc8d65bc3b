import type {
  EditedPost,
  PostStatus,
  PostVersion,
  PostVersionDetail,
  WrittenPost,
} from '@plyhaat/contract/content/staff/writing';
import { and, desc, eq, sql } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime, likeWords } from '#platform/db/sql.ts';
import { blogPosts } from '../../content.tables.ts';
import { blogVersions } from './writing.tables.ts';

const STATUS = sql<PostStatus>`case when ${blogPosts.isPublished} then 'published'
  when ${blogPosts.publishAt} is not null then 'scheduled' else 'draft' end`;

/** Of the latest version; a post that was never edited is its own. */
const NAME = sql<string>`coalesce(${blogVersions.name}, ${blogPosts.name})`;
const IMAGE = sql<string>`coalesce(${blogVersions.image}, ${blogPosts.image})`;

const LISTED = {
  _id: blogPosts.id,
  name: NAME,
  slug: sql<string>`coalesce(${blogVersions.slug}, ${blogPosts.slug})`,
  category: sql<string>`coalesce(${blogVersions.category}, ${blogPosts.category})`,
  picture: pictureOf(mediaFiles),
  status: STATUS,
  hasChanges: sql<boolean>`${blogPosts.isPublished} and ${blogPosts.latestVersion} > coalesce(${blogPosts.publicVersion}, ${blogPosts.latestVersion})`,
  publishAt: isoTime(blogPosts.publishAt) as unknown as typeof blogPosts.publishAt,
  version: blogPosts.latestVersion,
  updatedAt: isoTime(blogPosts.updatedAt),
};

const latest = and(eq(blogVersions.postId, blogPosts.id), eq(blogVersions.number, blogPosts.latestVersion));

type Query = { page: number; perPage: number; search: string; status?: PostStatus | undefined };

export async function selectWritten(db: Db, { page, perPage, search, status }: Query) {
  const words = search ? sql`${NAME} ilike all(${sql.param(likeWords(search))}::text[])` : undefined;
  const where = and(words, status && sql`${STATUS} = ${status}`);
  const data = await db
    .select(LISTED)
    .from(blogPosts)
    .leftJoin(blogVersions, latest)
    .leftJoin(mediaFiles, eq(mediaFiles.path, IMAGE))
    .where(where)
    .orderBy(desc(blogPosts.updatedAt), desc(blogPosts.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const counted = await db
    .select({ status: STATUS, count: sql<number>`count(*)::integer` })
    .from(blogPosts)
    .leftJoin(blogVersions, latest)
    .where(words)
    .groupBy(STATUS);
  const counts = { draft: 0, scheduled: 0, published: 0 };
  for (const { status: name, count } of counted) counts[name] = count;
  const total = status ? counts[status] : counts.draft + counts.scheduled + counts.published;
  return { data: data as unknown as WrittenPost[], total, counts };
}

export async function selectEdited(db: Db, id: string): Promise<EditedPost | undefined> {
  const [row] = await db
    .select({
      ...LISTED,
      excerpt: sql<string>`coalesce(${blogVersions.excerpt}, ${blogPosts.excerpt})`,
      tags: sql<string[]>`coalesce(${blogVersions.tags}, ${blogPosts.tags})`,
      image: IMAGE,
      description: sql<string>`coalesce(${blogVersions.body}, ${blogPosts.body})`,
      source: sql<
        string | null
      >`case when ${blogVersions.number} is null then ${blogPosts.source} else ${blogVersions.source} end`,
      publicSlug: sql<string | null>`case when ${blogPosts.isPublished} then ${blogPosts.slug} end`,
    })
    .from(blogPosts)
    .leftJoin(blogVersions, latest)
    .leftJoin(mediaFiles, eq(mediaFiles.path, IMAGE))
    .where(eq(blogPosts.id, id));
  return row as unknown as EditedPost | undefined;
}

const VERSION = {
  number: blogVersions.number,
  name: blogVersions.name,
  editor: members.name,
  isPublic: sql<boolean>`${blogPosts.isPublished} and ${blogPosts.publicVersion} is not distinct from ${blogVersions.number}`,
  restoredFrom: blogVersions.restoredFrom,
  createdAt: isoTime(blogVersions.createdAt),
};

export async function selectVersions(db: Db, postId: string, { page, perPage }: { page: number; perPage: number }) {
  const ofPost = eq(blogVersions.postId, postId);
  const data: PostVersion[] = await db
    .select(VERSION)
    .from(blogVersions)
    .innerJoin(blogPosts, eq(blogPosts.id, blogVersions.postId))
    .leftJoin(members, eq(members.id, blogVersions.editorId))
    .where(ofPost)
    .orderBy(desc(blogVersions.number))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { data, total: await db.$count(blogVersions, ofPost) };
}

export async function selectVersion(db: Db, postId: string, number: number): Promise<PostVersionDetail | undefined> {
  const [row] = await db
    .select({
      ...VERSION,
      slug: blogVersions.slug,
      excerpt: blogVersions.excerpt,
      category: blogVersions.category,
      tags: blogVersions.tags,
      image: blogVersions.image,
      description: blogVersions.body,
      source: blogVersions.source,
      picture: pictureOf(mediaFiles),
    })
    .from(blogVersions)
    .innerJoin(blogPosts, eq(blogPosts.id, blogVersions.postId))
    .leftJoin(members, eq(members.id, blogVersions.editorId))
    .leftJoin(mediaFiles, eq(mediaFiles.path, blogVersions.image))
    .where(and(eq(blogVersions.postId, postId), eq(blogVersions.number, number)));
  return row;
}
