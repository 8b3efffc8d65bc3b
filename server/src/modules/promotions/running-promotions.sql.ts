import { sql } from 'drizzle-orm';
import { categories } from '#modules/catalog/catalog.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { moment, picture, RUNS, type Shape, withProduct, withSeller } from './cards.sql.ts';
import { PROMOTION } from './kinds.sql.ts';

const FIELDS = sql`
  '_id', t.id, 'userId', t.owner_id, 'productId', product.id, 'productName', product.name,
  'productSlug', product.slug, 'message', t.message, 'image', t.image, 'isVideo', t.is_video,
  'picture', case when t.is_video then ${picture('still')} else ${picture('file')} end,
  'startDate', ${moment('t.starts_at')}, 'endDate', ${moment('t.ends_at')}, 'createdAt', ${moment('t.created_at')}`;

/** A video is shown once it can be played. The order rotates every hour. */
export const promotionShape: Shape = {
  kind: PROMOTION,
  fields: FIELDS,
  joins: sql`${withProduct} ${withSeller(sql.raw('t.image'))}
    left join ${mediaFiles} as still on still.path = file.poster`,
  gate: withProduct,
  shown: sql`${RUNS} and product.shown and (not t.is_video or exists (
    select from ${mediaFiles} as video where video.path = t.image and video.state = 'ready'))`,
  order: sql.raw(`md5(t.id::text || date_trunc('hour', now())::text), t.id`),
  files: ['file', 'still'],
};

export const inCategories = sql`product.category_id in (select id from ${categories}
  where id = any(${sql.placeholder('categories')}::uuid[]) or parent_id = any(${sql.placeholder('categories')}::uuid[]))`;
