import type { Approval } from '@plyhaat/contract/core/approval';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { companies, members } from '#modules/identity/identity.tables.ts';
import type { Db } from '#platform/db/db.ts';
import type { QueueFilter, QueuePage } from '#platform/review/reviewable.ts';
import { holding } from '#platform/review/search.sql.ts';
import { productBatches } from '../batches/batches.tables.ts';

const inStatus = (status: Approval): SQL =>
  status === 'PENDING'
    ? eq(productBatches.state, 'waiting')
    : eq(productBatches.decision, status === 'APPROVED' ? 'approve' : 'reject');

const ownerName = sql<string>`coalesce(${companies.name}, ${members.name})`;

const queued = (db: Db) =>
  db
    .select({
      batch: productBatches,
      ownerSlug: members.slug,
      ownerName,
    })
    .from(productBatches)
    .innerJoin(members, eq(members.id, productBatches.sellerId))
    .leftJoin(companies, eq(companies.memberId, members.id));
export type QueuedBatch = Awaited<ReturnType<typeof queued>>[number];

const wanted = ({ status, q }: QueueFilter) => and(inStatus(status), holding(q, productBatches.name, ownerName));

export const selectQueued = (db: Db, { status, q, limit, offset }: QueuePage) =>
  queued(db)
    .where(wanted({ status, q }))
    .orderBy(...(status === 'PENDING' ? [asc(productBatches.submittedAt)] : [desc(productBatches.decidedAt)]))
    .limit(limit)
    .offset(offset);

export const countQueued = (db: Db, filter: QueueFilter) =>
  filter.q
    ? db.$count(queued(db).where(wanted(filter)).as('found'))
    : db.$count(productBatches, inStatus(filter.status));

export async function findQueued(db: Db, id: string): Promise<QueuedBatch | undefined> {
  const [found] = await queued(db).where(eq(productBatches.id, id));
  return found?.batch.submittedAt && found.batch.state !== 'cancelled' ? found : undefined;
}
