import type { Video, VideoListQuery } from '@plyhaat/contract/content/videos';
import { sql } from 'drizzle-orm';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import { videos } from './content.tables.ts';
import { type ListPage, moment, selectListed } from './list.sql.ts';

const FIELDS = sql`
  '_id', item.id, 'name', item.name, 'description', item.description, 'category', item.category,
  'url', item.url, 'thumbnail', item.thumbnail, 'picture', ${pictureJson('file')}, 'duration', item.duration,
  'viewCount', item.view_count, 'likeCount', item.like_count, 'createdAt', ${moment('item.created_at')}`;

export const selectVideos = (db: Db, query: VideoListQuery): Promise<ListPage<Video>> =>
  selectListed(db, query, {
    name: 'videos',
    table: videos,
    image: 'thumbnail',
    fields: FIELDS,
    order: 'created_at desc, id desc',
  });

export async function selectVideo(db: Db, id: string): Promise<Video | undefined> {
  const build = () => sql`
    select json_build_object(${FIELDS}) as video
      from ${videos} as item left join ${mediaFiles} as file on file.path = item.thumbnail
     where item.id = ${sql.placeholder('id')} and item.is_published`;
  const [row] = await prepared<{ video: Video }>(db, 'video', build, { id });
  return row?.video;
}
