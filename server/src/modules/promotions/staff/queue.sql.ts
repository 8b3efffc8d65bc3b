import type { Approval } from '@plyhaat/contract/core/approval';
import type { Picture } from '@plyhaat/contract/core/picture';
import { type SQL, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/catalog.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import type { Db } from '#platform/db/db.ts';
import type { QueueFilter, QueuePage } from '#platform/review/reviewable.ts';
import { holding } from '#platform/review/search.sql.ts';
import { COMPANY, latestOf, moment, picture, withSeller } from '../cards.sql.ts';
import type { PlacementKind } from '../kinds.sql.ts';
import { isWhole } from '../placements.sql.ts';

export type QueuedPlacement = {
  readonly id: string;
  readonly version: string;
  readonly status: Approval;
  readonly title: string;
  readonly isPublic: boolean;
  readonly isOver: boolean;
  readonly picture: Picture | null;
  readonly isOpen: boolean | null;
  readonly isReady: boolean | null;
  readonly owner: { _id: string; slug: string; name: string };
  readonly submittedAt: string;
  readonly reason: string | null;
};

const rowsOf = async <Row>(db: Db, query: SQL): Promise<Row[]> => (await db.execute(query)).rows as Row[];

/** What sellers saved last, with what a line of the queue says of it. A video is seen by its still. */
const queued = (kind: PlacementKind): SQL => sql`
  select own.id, own.version, own.review as status, coalesce(product.name, ${COMPANY}) as title,
    own.approval = 'APPROVED' as "isPublic", coalesce(t.ends_at <= now(), false) as "isOver",
    coalesce(${picture('still')}, ${picture('file')}, ${picture('main_file')}) as picture,
    coalesce(file.open, main_file.open) as "isOpen", file.state = 'ready' as "isReady",
    json_build_object('_id', member.id, 'slug', member.slug, 'name', ${COMPANY}) as owner,
    ${moment('own.submitted_at')} as "submittedAt", own.reject_reason as reason
  from ${latestOf(kind)} ${withSeller(sql.raw(`t.${kind.files[0]}`))}
  left join ${mediaFiles} as still on still.path = file.poster
  left join ${products} as product on product.id = t.product_id
  left join ${mediaFiles} as main_file on main_file.path = product.main_image`;

const wanted = (kind: PlacementKind, { status, q }: QueueFilter): SQL =>
  sql`own.owner_id is not null and ${isWhole(kind, 'own')} and own.review = ${status}
    and ${holding(q, sql`product.name`, COMPANY) ?? sql`true`}`;

export const selectQueue = (
  db: Db,
  kind: PlacementKind,
  { status, q, limit, offset }: QueuePage,
): Promise<QueuedPlacement[]> =>
  rowsOf(
    db,
    sql`${queued(kind)} where ${wanted(kind, { status, q })}
      order by ${sql.raw(status === 'PENDING' ? 'own.submitted_at, own.id' : 'own.decided_at desc, own.id desc')}
      limit ${limit} offset ${offset}`,
  );

export async function countQueue(db: Db, kind: PlacementKind, filter: QueueFilter): Promise<number> {
  const searched = sql`select count(*)::integer as total from (${queued(kind)} where ${wanted(kind, filter)}) as found`;
  const all = sql`select count(*)::integer as total from ${kind.table} as t
    where t.owner_id is not null and ${isWhole(kind, 't')} and t.review = ${filter.status}`;
  return (await rowsOf<{ total: number }>(db, filter.q ? searched : all))[0]?.total ?? 0;
}

export const selectQueued = async (db: Db, kind: PlacementKind, id: string): Promise<QueuedPlacement | undefined> =>
  (
    await rowsOf<QueuedPlacement>(
      db,
      sql`${queued(kind)} where own.owner_id is not null and ${isWhole(kind, 'own')} and own.id = ${id}::uuid`,
    )
  )[0];
