import type { Approval } from '@plyhaat/contract/core/approval';
import type { Picture } from '@plyhaat/contract/core/picture';
import { eq, type SQL, sql } from 'drizzle-orm';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import type { QueueFilter, QueuePage } from '#platform/review/reviewable.ts';
import { holding } from '#platform/review/search.sql.ts';
import { opportunities } from '../dealerships.tables.ts';
import { JOINED, LATEST, moment } from '../opportunities.fields.sql.ts';

export type QueuedOpportunity = {
  readonly id: string;
  readonly version: string;
  readonly status: Approval;
  readonly title: string;
  readonly isPublic: boolean;
  readonly isOver: boolean;
  readonly picture: Picture | null;
  readonly isOpen: boolean | null;
  readonly owner: { _id: string; slug: string; name: string };
  readonly submittedAt: string;
  readonly reason: string | null;
};

/** What sellers saved last, with what a line of the queue says of it. */
const QUEUED = sql`
  select own.id, own.version, own.review as status, opportunity.brand || ' ' || opportunity.product as title,
    own.approval = 'APPROVED' as "isPublic", coalesce(own.ends_at <= now(), false) as "isOver",
    ${pictureJson('file')} as picture, file.open as "isOpen",
    json_build_object('_id', member.id, 'slug', member.slug, 'name', coalesce(company.name, member.name)) as owner,
    ${moment('own.submitted_at')} as "submittedAt", own.reject_reason as reason
  from ${LATEST} ${JOINED}`;

const rowsOf = async (db: Db, query: ReturnType<typeof sql>): Promise<QueuedOpportunity[]> =>
  (await db.execute<QueuedOpportunity>(query)).rows;

const TITLE = sql.raw("opportunity.brand || ' ' || opportunity.product");
const OWNER = sql.raw('coalesce(company.name, member.name)');
const wanted = ({ status, q }: QueueFilter): SQL =>
  sql`own.review = ${status} and ${holding(q, TITLE, OWNER) ?? sql`true`}`;

export const selectQueue = (db: Db, { status, q, limit, offset }: QueuePage) =>
  rowsOf(
    db,
    sql`${QUEUED} where ${wanted({ status, q })}
      order by ${sql.raw(status === 'PENDING' ? 'own.submitted_at, own.id' : 'own.decided_at desc nulls last, own.id desc')}
      limit ${limit} offset ${offset}`,
  );

export const selectQueued = async (db: Db, id: string): Promise<QueuedOpportunity | undefined> =>
  (await rowsOf(db, sql`${QUEUED} where own.id = ${id}::uuid`))[0];

export const countQueue = (db: Db, filter: QueueFilter) =>
  filter.q
    ? db.$count(sql`(${QUEUED} where ${wanted(filter)}) as found`)
    : db.$count(opportunities, eq(opportunities.review, filter.status));
