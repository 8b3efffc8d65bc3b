import type { StaffVideo } from '@plyhaat/contract/content/staff/videos';
import { desc, eq, sql } from 'drizzle-orm';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureOf } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { isoTime, likeWords } from '#platform/db/sql.ts';
import { videos } from '../../content.tables.ts';

type VideoRow = typeof videos.$inferSelect;
export type VideoContent = Pick<
  VideoRow,
  'name' | 'url' | 'thumbnail' | 'captions' | 'category' | 'duration' | 'description' | 'isPublished'
>;

const FIELDS = {
  _id: videos.id,
  name: videos.name,
  description: videos.description,
  category: videos.category,
  url: videos.url,
  thumbnail: videos.thumbnail,
  picture: pictureOf(mediaFiles),
  captions: videos.captions,
  duration: videos.duration,
  viewCount: videos.viewCount,
  likeCount: videos.likeCount,
  isPublished: videos.isPublished,
  createdAt: isoTime(videos.createdAt),
  updatedAt: isoTime(videos.updatedAt),
};

const reading = (db: Db) => db.select(FIELDS).from(videos).leftJoin(mediaFiles, eq(mediaFiles.path, videos.thumbnail));

type Query = { page: number; perPage: number; search: string };

export async function selectStaffVideos(db: Db, { page, perPage, search }: Query) {
  const where = search
    ? sql`${videos.name} || ' ' || ${videos.category} ilike all(${sql.param(likeWords(search))}::text[])`
    : undefined;
  const data: StaffVideo[] = await reading(db)
    .where(where)
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { data, total: await db.$count(videos, where) };
}

export const selectStaffVideo = async (db: Db, id: string): Promise<StaffVideo | undefined> =>
  (await reading(db).where(eq(videos.id, id)))[0];

export const lockVideo = async (db: Db, id: string): Promise<VideoRow | undefined> =>
  (await db.select().from(videos).where(eq(videos.id, id)).for('no key update'))[0];

export const insertVideo = (db: Db, id: string, content: VideoContent) => db.insert(videos).values({ id, ...content });

export const updateVideoRow = (db: Db, id: string, content: VideoContent) =>
  db
    .update(videos)
    .set({ ...content, updatedAt: sql`now()` })
    .where(eq(videos.id, id));

export const deleteVideoRow = async (db: Db, id: string): Promise<VideoRow | undefined> =>
  (await db.delete(videos).where(eq(videos.id, id)).returning())[0];
