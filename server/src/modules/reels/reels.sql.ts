import type { MediaState } from '@plyhaat/contract/media/media';
import type { Reel, ReelState } from '@plyhaat/contract/reels/reels';
import { type SQL, sql } from 'drizzle-orm';
import { mediaFiles } from '#modules/media/media.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { prepared, unprepared } from '#platform/db/prepared.ts';
import { latestReel, ownReelsOf, reelsOf, STATE } from './cards.sql.ts';
import { reels } from './reels.tables.ts';

export type Paging = { readonly page: number; readonly perPage: number };
type ReelList<R> = { readonly data: R[]; readonly total: number };
export type OwnReel = Reel & {
  readonly videoState: MediaState;
  readonly open: boolean;
  readonly wordsOpen: boolean;
};
type OwnList = ReelList<OwnReel> & { readonly counts: Partial<Record<ReelState, number>> };

/** Newest first, as the indexes have it; the numbers of the page are written out for the sake of the plan. */
const pageOf = (where: SQL, { page, perPage }: Paging): SQL =>
  sql`select id from ${reels} where ${where} order by created_at desc, id desc
    ${sql.raw(`limit ${perPage} offset ${(page - 1) * perPage}`)}`;

const countOf = (where: SQL): SQL => sql`(select count(*)::integer from ${reels} where ${where})`;

async function selectOwned<List>(
  db: Db,
  name: string,
  ownerId: string,
  paging: Paging,
  columns: (page: SQL) => SQL,
  where: SQL,
): Promise<List | undefined> {
  const build = () => sql`select ${countOf(where)} as total, ${columns(pageOf(where, paging))}`;
  const [row] =
    paging.page > 1
      ? await unprepared<List>(db, build(), { ownerId })
      : await prepared<List>(db, `${name} ${paging.perPage}`, build, { ownerId });
  return row;
}

const BY_OWNER = sql`owner_id = ${sql.placeholder('ownerId')}`;

export const selectReelsOf = async (db: Db, ownerId: string, paging: Paging): Promise<ReelList<Reel>> =>
  (await selectOwned<ReelList<Reel>>(
    db,
    'reels of a seller',
    ownerId,
    paging,
    (page) => sql`${reelsOf(page)} as data`,
    sql`shown and ${BY_OWNER}`,
  )) ?? { data: [], total: 0 };

const COUNTS = sql`(select coalesce(json_object_agg(state, number), '{}') from (
  select ${STATE} as state, count(*)::integer as number from ${reels} as own ${latestReel()}
    left join ${mediaFiles} as video on video.path = reel.video
   where own.owner_id = ${sql.placeholder('ownerId')} group by 1) as counted)`;

export const selectOwnReels = async (db: Db, ownerId: string, paging: Paging): Promise<OwnList> =>
  (await selectOwned<OwnList>(
    db,
    'own reels',
    ownerId,
    paging,
    (page) => sql`${ownReelsOf(page)} as data, ${COUNTS} as counts`,
    BY_OWNER,
  )) ?? { data: [], total: 0, counts: {} };

const byId = (more: SQL = sql``) => sql`select id from ${reels} where id = ${sql.placeholder('id')} ${more}`;

export async function selectReel(db: Db, id: string): Promise<Reel | undefined> {
  const build = () => sql`select ${reelsOf(byId(sql`and shown`))} as data`;
  const [row] = await prepared<{ data: Reel[] }>(db, 'reel', build, { id });
  return row?.data[0];
}

/** Whatever its state, as saved last or as approved: for its owner and staff. */
export async function selectAnyReel(
  db: Db,
  id: string,
  version: 'latest' | 'public' = 'latest',
): Promise<OwnReel | undefined> {
  const build = () => sql`select ${ownReelsOf(byId(), version)} as data`;
  const [row] = await prepared<{ data: OwnReel[] }>(db, `any reel ${version}`, build, { id });
  return row?.data[0];
}
