import { REEL_SECONDS } from '@plyhaat/contract/reels/reels';
import { type SQL, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import { reels } from './reels.tables.ts';

export const moment = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** The largest size is the video itself; a video that nothing converted has that one alone. */
const SOURCES = sql.raw(`case when video.id is null then '[]' when video.sources is null
  then json_build_array(json_build_object('height', coalesce(least(video.width, video.height), 0), 'path', reel.video,
    'bytes', video.bytes))
  else (select json_agg(json_build_object('height', (size->>'height')::integer, 'bytes', (size->>'bytes')::integer,
      'path', case when place = jsonb_array_length(video.sources) then reel.video
        else regexp_replace(reel.video, '\\.mp4$', '.p' || (size->>'height') || '.mp4') end) order by place)
    from jsonb_array_elements(video.sources) with ordinality as sizes(size, place)) end`);

/** The products that it names and that are on sale, in the owner's order. */
const PRODUCTS = sql`(select coalesce(json_agg(json_build_object('_id', product.id, 'slug', product.slug,
    'name', product.name, 'price', case when product.sale_ends_at <= now()
      then coalesce(product.selling_price, product.list_price) else product.asked_price end,
    'originalPrice', product.list_price, 'pricetype', product.price_unit,
    'unitName', product.unit_shown, 'soldByArea', product.sold_by_area, 'size', product.size,
    'thickness', product.thickness, 'inStock', product.in_stock,
    'picture', ${pictureJson('packshot')}) order by chosen.place), '[]')
  from unnest(reel.product_ids) with ordinality as chosen(id, place)
  join ${products} as product on product.id = chosen.id and product.shown and product.seller_id = reel.owner_id
  left join ${mediaFiles} as packshot on packshot.path = product.main_image)`;

/** JSON of the database, so that no row is mapped in JavaScript. */
const FIELDS = sql`
  '_id', reel.id, 'title', reel.title, 'description', reel.description,
  'category', reel.category, 'hashtags', reel.hashtags,
  'videoUrl', reel.video, 'thumbnail', coalesce(video.poster, ''), 'picture', ${pictureJson('still')},
  'sources', ${SOURCES}, 'captions', reel.captions, 'products', ${PRODUCTS},
  'duration', coalesce(round(video.duration), ${sql.raw(String(REEL_SECONDS))}),
  'userId', member.id, 'user', json_build_object('_id', member.id, 'name', coalesce(company.name, member.name),
    'username', member.slug, 'avatar', coalesce(member.profile_image, ''), 'picture', ${pictureJson('face')},
    'isVerified', coalesce(company.is_verified, false), 'cityName', city.name, 'stateName', state.name),
  'viewCount', reel.view_count, 'likeCount', reel.like_count, 'commentCount', reel.comment_count,
  'shareCount', reel.share_count, 'isActive', reel.is_active,
  'createdAt', ${moment('reel.created_at')}, 'updatedAt', ${moment('reel.updated_at')}`;

/** The state for its owner: `own` is the public row, `video` the file of the newest save. */
export const STATE = sql.raw(`case
  when own.approval = 'APPROVED' then case when own.is_active then 'Active' else 'Inactive' end
  when own.review = 'REJECTED' or video.state = 'rejected' then 'Rejected'
  when coalesce(video.state, 'processing') = 'processing' then 'Processing' else 'Under review' end`);

/** What the owner and staff read besides; `open` and `wordsOpen` say whether video and captions need no signature. */
const OWN_FIELDS = sql`, 'approved', own.review, 'isPublic', own.approval = 'APPROVED', 'state', ${STATE},
  'rejectReason', coalesce(own.reject_reason, video.reason), 'posterAt', video.poster_at,
  'frames', coalesce(video.frames, '[]'), 'productIds', to_json(reel.product_ids),
  'videoState', coalesce(video.state, 'processing'),
  'open', coalesce(video.open, false), 'wordsOpen', coalesce(words.open, false)`;

const withSeller = sql`
  join ${members} as member on member.id = reel.owner_id
  left join ${companies} as company on company.member_id = member.id
  left join ${cities} as city on city.id = member.city_id
  left join ${states} as state on state.id = member.state_id
  left join ${mediaFiles} as video on video.path = reel.video
  left join ${mediaFiles} as still on still.path = video.poster
  left join ${mediaFiles} as face on face.path = member.profile_image`;

const inPlace = (picked: SQL) =>
  sql`(select page.id, row_number() over () as place from (${picked}) as page) as picked`;

/** The reels that `picked` names, in its order, as the public sees them. */
export const reelsOf = (picked: SQL): SQL => sql`
  (select coalesce(json_agg(json_build_object(${FIELDS}) order by picked.place), '[]')
    from ${inPlace(picked)} join ${reels} as reel on reel.id = picked.id ${withSeller})`;

/** A reel as it was saved last, whether or not that was decided; `own` is the row as the public sees it. */
export const latestReel = (version: 'latest' | 'public' = 'latest'): SQL =>
  version === 'latest'
    ? sql`cross join lateral jsonb_populate_record(own, coalesce(own.waiting, '{}')) as reel`
    : sql`cross join lateral (select own.*) as reel`;

/** The same for their owner and staff. */
export const ownReelsOf = (picked: SQL, version?: 'latest' | 'public'): SQL => sql`
  (select coalesce(json_agg(json_build_object(${FIELDS}${OWN_FIELDS}) order by picked.place), '[]')
    from ${inPlace(picked)} join ${reels} as own on own.id = picked.id ${latestReel(version)} ${withSeller}
    left join ${mediaFiles} as words on words.path = reel.captions)`;
