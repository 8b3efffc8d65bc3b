import type { Approval } from '@plyhaat/contract/core/approval';
import type { Picture } from '@plyhaat/contract/core/picture';
import { type SQL, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import type { QueueFilter, QueuePage } from '#platform/review/reviewable.ts';
import { holding } from '#platform/review/search.sql.ts';
import { latestReel, moment } from '../cards.sql.ts';
import { reels } from '../reels.tables.ts';

export type QueuedReel = {
  readonly id: string;
  readonly version: string;
  readonly status: Approval;
  readonly title: string;
  readonly isPublic: boolean;
  readonly picture: Picture | null;
  readonly isOpen: boolean | null;
  readonly owner: { _id: string; slug: string; name: string };
  readonly submittedAt: string;
  readonly reason: string | null;
};

const rowsOf = async <Row>(db: Db, query: SQL): Promise<Row[]> => (await db.execute(query)).rows as Row[];

const withVideo = sql`${reels} as own ${latestReel()} join ${mediaFiles} as video on video.path = reel.video`;
/** There is nothing to look at before the video is ready. */
const READY = sql`video.state = 'ready'`;

const queued = sql`
  select own.id, own.version, own.review as status, reel.title, own.approval = 'APPROVED' as "isPublic",
    ${pictureJson('still')} as picture, still.open as "isOpen",
    json_build_object('_id', member.id, 'slug', member.slug, 'name', coalesce(company.name, member.name)) as owner,
    ${moment('own.submitted_at')} as "submittedAt", own.reject_reason as reason
  from ${withVideo} join ${members} as member on member.id = own.owner_id
  left join ${companies} as company on company.member_id = member.id
  left join ${mediaFiles} as still on still.path = video.poster`;

const orderOf = (status: Approval) =>
  sql.raw(status === 'PENDING' ? 'own.submitted_at, own.id' : 'own.decided_at desc, own.id desc');

const wanted = ({ status, q }: QueueFilter): SQL => sql`own.review = ${status} and ${READY}
  and ${holding(q, sql.raw('reel.title'), sql.raw('coalesce(company.name, member.name)')) ?? sql`true`}`;

export const selectQueue = (db: Db, { status, q, limit, offset }: QueuePage): Promise<QueuedReel[]> =>
  rowsOf(db, sql`${queued} where ${wanted({ status, q })} order by ${orderOf(status)} limit ${limit} offset ${offset}`);

/** What waits is few and joined with its video; what was decided is counted from its index. */
export async function countQueue(db: Db, filter: QueueFilter): Promise<number> {
  const from = filter.status === 'PENDING' ? sql`${withVideo} where ${READY} and` : sql`${reels} as own where`;
  const counted = filter.q
    ? sql`(${queued} where ${wanted(filter)}) as found`
    : sql`${from} own.review = ${filter.status}`;
  const [row] = await rowsOf<{ total: number }>(db, sql`select count(*)::integer as total from ${counted}`);
  return row?.total ?? 0;
}

export const selectQueued = async (db: Db, id: string): Promise<QueuedReel | undefined> =>
  (await rowsOf<QueuedReel>(db, sql`${queued} where own.id = ${id}::uuid and ${READY}`))[0];
