import { REEL_SECONDS, type Reel } from '@plyhaat/contract/reels/reels';
import { type SQL, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import { cities, states } from '#modules/places/places.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared, unprepared } from '#platform/db/prepared.ts';
import { reels } from './reels.tables.ts';

const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Made by the database in one go, so that no row is walked for them. */
const FIELDS = sql`
  '_id', reel.id, 'title', reel.title, 'description', reel.description,
  'category', reel.category, 'hashtags', reel.hashtags,
  'videoUrl', reel.video, 'thumbnail', coalesce(film.poster, ''), 'picture', ${pictureJson('still')},
  'duration', coalesce(round(film.duration), ${sql.raw(String(REEL_SECONDS))}),
  'userId', member.id, 'user', json_build_object('_id', member.id, 'name', coalesce(company.name, member.name),
    'username', member.slug, 'avatar', coalesce(member.profile_image, ''), 'picture', ${pictureJson('face')},
    'isVerified', coalesce(company.is_verified, false), 'cityName', city.name, 'stateName', state.name),
  'viewCount', reel.view_count, 'likeCount', reel.like_count, 'commentCount', reel.comment_count,
  'shareCount', reel.share_count, 'isActive', reel.is_active,
  'createdAt', ${moment('reel.created_at')}, 'updatedAt', ${moment('reel.updated_at')}`;

/** What the owner and staff read besides; `open` says whether the film needs a signed address. */
const OWN_FIELDS = sql`, 'approved', reel.approval, 'rejectReason', reel.reject_reason,
  'state', coalesce(film.state, 'processing'), 'open', coalesce(film.open, false)`;

/** The reels that `picked` names with their places, as one value. */
const reelsOf = (picked: SQL, more: SQL = sql``): SQL => sql`
  (select coalesce(json_agg(json_build_object(${FIELDS}${more}) order by picked.place), '[]')
    from (select page.id, row_number() over () as place from (${picked}) as page) as picked
    join ${reels} as reel on reel.id = picked.id
    join ${members} as member on member.id = reel.owner_id
    left join ${companies} as company on company.member_id = member.id
    left join ${cities} as city on city.id = member.city_id
    left join ${states} as state on state.id = member.state_id
    left join ${mediaFiles} as film on film.path = reel.video
    left join ${mediaFiles} as still on still.path = film.poster
    left join ${mediaFiles} as face on face.path = member.profile_image)`;

export type Paging = { readonly page: number; readonly perPage: number };
type ReelList<R> = { data: R[]; total: number };

/** Newest first, as the indexes have it; the numbers of the page are written out for the sake of the plan. */
async function selectListed<R = Reel>(
  db: Db,
  { page, perPage }: Paging,
  { name, where, more, values = {} }: { name: string; where: SQL; more?: SQL; values?: Record<string, string> },
): Promise<ReelList<R>> {
  const offset = (page - 1) * perPage;
  const build = () => {
    const source = sql`${reels} where ${where}`;
    const picked = sql`select id from ${source} order by created_at desc, id desc ${sql.raw(`limit ${perPage} offset ${offset}`)}`;
    return sql`select (select count(*)::integer from ${source}) as total, ${reelsOf(picked, more)} as data`;
  };
  const [row] =
    offset > 0
      ? await unprepared<ReelList<R>>(db, build(), values)
      : await prepared<ReelList<R>>(db, `${name} ${perPage}`, build, values);
  return row ?? { data: [], total: 0 };
}

export const selectReels = (db: Db, paging: Paging): Promise<ReelList<Reel>> =>
  selectListed(db, paging, { name: 'reels', where: sql`shown` });

export const selectReelsOf = (db: Db, ownerId: string, paging: Paging): Promise<ReelList<Reel>> =>
  selectListed(db, paging, {
    name: 'reels of a seller',
    where: sql`shown and owner_id = ${sql.placeholder('ownerId')}`,
    values: { ownerId },
  });

export type OwnReel = Reel & { readonly open: boolean };

export const selectOwnReels = (db: Db, ownerId: string, paging: Paging): Promise<ReelList<OwnReel>> =>
  selectListed<OwnReel>(db, paging, {
    name: 'own reels',
    where: sql`owner_id = ${sql.placeholder('ownerId')}`,
    more: OWN_FIELDS,
    values: { ownerId },
  });

export async function selectReel(db: Db, id: string): Promise<Reel | undefined> {
  const build = () =>
    sql`select ${reelsOf(sql`select id from ${reels} where id = ${sql.placeholder('id')} and shown`)} as data`;
  const [row] = await prepared<{ data: Reel[] }>(db, 'reel', build, { id });
  return row?.data[0];
}

/** Whatever its state: for its owner and staff. */
export async function selectAnyReel(db: Db, id: string): Promise<OwnReel | undefined> {
  const build = () =>
    sql`select ${reelsOf(sql`select id from ${reels} where id = ${sql.placeholder('id')}`, OWN_FIELDS)} as data`;
  const [row] = await prepared<{ data: OwnReel[] }>(db, 'any reel', build, { id });
  return row?.data[0];
}
