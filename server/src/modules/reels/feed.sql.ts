import type { Reel } from '@plyhaat/contract/reels/reels';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/db.ts';
import { givenList, prepared, unprepared } from '#platform/db/prepared.ts';
import { reelsOf } from './cards.sql.ts';
import type { Place } from './feed.cursor.ts';
import { reels, reelTotals } from './reels.tables.ts';

export const exactly = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`);
export const given = (name: string, type: 'timestamptz' | 'uuid' | 'text' | 'text[]') =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`;
export const NEWEST_FIRST = sql.raw('order by created_at desc, id desc');

export const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Before the first page. */
export const START: Place = ['infinity', LAST_ID];

type Read = { readonly data: Reel[]; readonly total: number };
/** A page and the places of its reels, with one more where the feed goes on. */
export type FeedPage = Read & { readonly keys: readonly { readonly id: string; readonly at: string }[] };
export type Stretch = { readonly perPage: number; readonly offset: number };
export const NOTHING: FeedPage = { data: [], total: 0, keys: [] };

const TOTAL = sql`(select shown from ${reelTotals}) as total`;

/** Newest first, from a place on. */
export async function selectNewest(db: Db, [lastAt, lastId]: Place, { perPage, offset }: Stretch): Promise<FeedPage> {
  const build = () => sql`
    with feed as materialized (select id, created_at from ${reels}
      where shown and (created_at, id) < (${given('lastAt', 'timestamptz')}, ${given('lastId', 'uuid')})
      ${NEWEST_FIRST} ${sql.raw(`limit ${perPage + 1} offset ${offset}`)})
    select ${reelsOf(sql`select id from feed ${NEWEST_FIRST} ${sql.raw(`limit ${perPage}`)}`)} as data, ${TOTAL},
      (select coalesce(json_agg(json_build_object('id', id, 'at', ${exactly('created_at')}) ${NEWEST_FIRST}), '[]')
        from feed) as keys`;
  const values = { lastAt, lastId };
  const [row] =
    offset > 0
      ? await unprepared<FeedPage>(db, build(), values)
      : await prepared<FeedPage>(db, `newest reels ${perPage}`, build, values);
  return row ?? NOTHING;
}

const byIds = () =>
  sql`select ${TOTAL}, ${reelsOf(sql`select reel.id
  from unnest(${givenList('ids', 'uuid')}) with ordinality as asked(id, place)
  join ${reels} as reel on reel.id = asked.id and reel.shown order by asked.place`)} as data`;

/** Those of these ids that are still shown, in their order. */
export async function selectByIds(db: Db, ids: readonly string[]): Promise<Read> {
  const [row] = await prepared<Read>(db, 'reels by id', byIds, { ids });
  return row ?? NOTHING;
}
