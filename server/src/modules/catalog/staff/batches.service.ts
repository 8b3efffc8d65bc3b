import type { ReviewDetail, ReviewItem } from '@plyhaat/contract/admin/admin';
import { batchNotFound, batchNotReady } from '@plyhaat/contract/catalog/batches';
import type { Approval } from '@plyhaat/contract/core/approval';
import { accessDenied } from '@plyhaat/contract/core/errors';
import { audit } from '#platform/audit.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { reviewable } from '#platform/review/decide.ts';
import type { QueuePage, Verdict } from '#platform/review/reviewable.ts';
import { askForChunk, DECIDE_TASK } from '../batches/batches.service.ts';
import {
  addToCounts,
  type BatchRecord,
  findBatch,
  lockBatch,
  lockRow,
  type RowsPage,
  selectRows,
  selectSample,
  updateBatch,
  updateRow,
} from '../batches/batches.sql.ts';
import { shownRows } from '../batches/rows.view.service.ts';
import { countQueued, findQueued, type QueuedBatch, selectQueued } from './batches.sql.ts';

const statusOf = ({ decision }: BatchRecord): Approval =>
  decision === null ? 'PENDING' : decision === 'approve' ? 'APPROVED' : 'REJECTED';
const products = (count: number, what: string) => `${count.toLocaleString('en-IN')} ${what}`;

const itemOf = ({ batch, ownerSlug, ownerName }: QueuedBatch): Omit<ReviewItem, 'kind'> => ({
  _id: batch.id,
  version: String(batch.version),
  status: statusOf(batch),
  title: batch.name,
  about: [
    batch.isPriceList ? 'Price list' : 'Upload of products',
    ...(batch.fresh > 0 ? [products(batch.fresh, 'new')] : []),
    ...(batch.changed > 0 ? [products(batch.changed, 'changed')] : []),
  ].join(' · '),
  picture: null,
  owner: { _id: batch.sellerId, slug: ownerSlug, name: ownerName },
  submittedAt: (batch.submittedAt ?? batch.createdAt).toISOString(),
  reason: batch.reason,
});

const list = async ({ db }: Deps, page: QueuePage) => (await selectQueued(db, page)).map(itemOf);

async function read({ db }: Deps, id: string): Promise<Omit<ReviewDetail, 'kind'> | undefined> {
  const found = await findQueued(db, id);
  if (!found) return undefined;
  const { batch } = found;
  const fields = [
    { label: 'New products', value: String(batch.fresh) },
    { label: 'Changed products', value: String(batch.changed) },
    { label: 'Already the same', value: String(batch.same) },
    { label: 'Faulty, left out', value: String(batch.faulty) },
    { label: 'Taken out', value: String(batch.takenOut) },
    ...(batch.decision ? [{ label: 'Approved', value: String(batch.approved) }] : []),
    ...(batch.decision ? [{ label: 'Rejected', value: String(batch.rejected) }] : []),
  ];
  return { ...itemOf(found), public: null, pending: { fields, pictures: [] }, differs: [], warnings: [], link: null };
}

async function lock(db: Db, id: string) {
  const batch = await lockBatch(db, id);
  if (!batch?.submittedAt || batch.state === 'cancelled') return undefined;
  const { version, sellerId: ownerId, submittedAt } = batch;
  return { batch, version: String(version), status: statusOf(batch), ownerId, submittedAt };
}

/** The decision stands at once; a job carries it out. */
async function conclude(db: Db, id: string, { decision, actorId, reason }: Verdict): Promise<void> {
  const decided = { decision, decidedById: actorId, decidedAt: new Date() };
  await updateBatch(db, id, { ...decided, state: 'deciding', ...(decision === 'reject' && { reason }) });
  await askForChunk(db, DECIDE_TASK, id);
}

export const batchReviews = reviewable({
  kind: 'batch',
  decided: { approve: 'Approved. The products appear in the shop one after another.', reject: 'Rejected' },
  count: countQueued,
  list,
  read,
  lock,
  approve: (db, { batch }, verdict) => conclude(db, batch.id, verdict),
  reject: (db, { batch }, verdict) => conclude(db, batch.id, verdict),
});

const SAMPLE = 20;

/** The rows of what was submitted, for staff. */
export async function listForReview(deps: Deps, id: string, query: RowsPage & { sample?: 'true' | undefined }) {
  const batch = await findBatch(deps.db, id);
  if (!batch?.submittedAt) throw new AppError(batchNotFound);
  if (query.sample) {
    const data = await shownRows(deps, await selectSample(deps.db, id, SAMPLE));
    return { data, total: batch.fresh + batch.changed };
  }
  const { rows, total } = await selectRows(deps.db, id, query);
  return { data: await shownRows(deps, rows), total };
}

/** Takes a row out or puts it back; the version changes, so that a colleague's open page is outdated. */
export const takeOut = (db: Db, who: Member, id: string, number: number, reason: string | null): Promise<void> =>
  db.transaction(async (db) => {
    const batch = await lockBatch(db, id);
    const row = batch?.submittedAt ? await lockRow(db, id, number) : undefined;
    if (!batch || !row || !['fresh', 'changed'].includes(row.outcome)) throw new AppError(batchNotFound);
    if (batch.sellerId === who.id) throw new AppError(accessDenied);
    if (batch.state !== 'waiting') throw new AppError(batchNotReady);
    await updateRow(db, row, { takenOut: reason });
    const by = Number(reason !== null) - Number(row.takenOut !== null);
    await addToCounts(db, id, { takenOut: by });
    await updateBatch(db, id, { version: batch.version + 1 });
    await audit(db, {
      actorId: who.id,
      action: reason === null ? 'put_back_row' : 'take_out_row',
      subjectKind: 'batch',
      subjectId: id,
      before: { row: number, isTakenOut: row.takenOut !== null },
      after: { row: number, isTakenOut: reason !== null },
      reason,
    });
  });
