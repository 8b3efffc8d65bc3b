import type { Video, VideoListQuery } from '@plyhaat/contract/content/videos';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import { likeWords, only } from '#platform/db/sql.ts';
import { videoViews } from './comments.tables.ts';
import { videos } from './content.tables.ts';
import { type ListPage, moment, selectListed } from './list.sql.ts';

const FIELDS = sql`
  '_id', item.id, 'name', item.name, 'description', item.description, 'category', item.category,
  'url', item.url, 'thumbnail', item.thumbnail, 'picture', ${pictureJson('file')}, 'captions', item.captions,
  'duration', item.duration,
  'viewCount', item.view_count, 'likeCount', item.like_count, 'createdAt', ${moment('item.created_at')}`;

export function selectVideos(db: Db, query: VideoListQuery): Promise<ListPage<Video>> {
  const { search, category, perPage } = query;
  const where = [
    sql`is_published`,
    ...(category ? [sql`category = ${sql.placeholder('category')}`] : []),
    ...(search.trim() ? [sql`words ilike all (${sql.placeholder('words')}::text[])`] : []),
  ];
  return selectListed(db, query, {
    table: videos,
    image: 'thumbnail',
    fields: FIELDS,
    columns: ['created_at', 'id'],
    order: 'desc',
    where,
    total: sql`select count(*) from ${videos} where ${sql.join(where, sql` and `)}`,
    values: { category, words: likeWords(search) },
    ...(!search.trim() && { name: `videos ${perPage}${category ? ' of a category' : ''}` }),
  });
}

export async function selectVideo(db: Db, id: string): Promise<Video | undefined> {
  const build = () => sql`
    select json_build_object(${FIELDS}) as video
      from ${videos} as item left join ${mediaFiles} as file on file.path = item.thumbnail
     where item.id = ${sql.placeholder('id')} and item.is_published`;
  const [row] = await prepared<{ video: Video }>(db, 'video', build, { id });
  return row?.video;
}

export async function selectVideoCategories(db: Db) {
  const data = await db
    .select({ name: videos.category, count: sql<number>`count(*)::integer` })
    .from(videos)
    .where(eq(videos.isPublished, true))
    .groupBy(videos.category)
    .orderBy(asc(videos.category));
  return { data, total: data.length };
}

/** How often a published video was played. */
export async function selectPlays(db: Db, id: string): Promise<number | undefined> {
  const played = db.select({ count: videos.viewCount }).from(videos);
  return (await played.where(and(eq(videos.id, id), eq(videos.isPublished, true))))[0]?.count;
}

const THIS_HOUR = sql`date_trunc('hour', now(), 'Asia/Kolkata')`;

export const hasView = async (db: Db, videoId: string, viewer: string): Promise<boolean> =>
  (await db.$count(
    videoViews,
    and(eq(videoViews.videoId, videoId), eq(videoViews.viewer, viewer), eq(videoViews.hour, THIS_HOUR)),
  )) > 0;

/** Whether it is the viewer's first play of it within an hour of the database's clock. */
export async function insertView(db: Db, videoId: string, viewer: string): Promise<boolean> {
  const view = { videoId, viewer, hour: THIS_HOUR };
  return (await db.insert(videoViews).values(view).onConflictDoNothing().returning()).length > 0;
}

export const addPlay = async (db: Db, id: string): Promise<number> =>
  only(
    await db
      .update(videos)
      .set({ viewCount: sql`${videos.viewCount} + 1` })
      .where(eq(videos.id, id))
      .returning({ count: videos.viewCount }),
  ).count;

/** The hour is over; the count itself stays. */
export const forgetOldViews = (db: Db) =>
  db.delete(videoViews).where(lt(videoViews.hour, sql`now() - interval '1 day'`));

export const forgetViewer = (db: Db, viewer: string) => db.delete(videoViews).where(eq(videoViews.viewer, viewer));
