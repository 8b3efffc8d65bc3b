import { type Batch, batchBusy, batchEmpty, batchNotFound, batchNotReady } from '@plyhaat/contract/catalog/batches';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import * as z from 'zod/mini';
import { claimMedia, handOverMedia, releaseMedia } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import { ask } from '#platform/jobs/jobs.ts';
import { batchSubmitted } from '../catalog.events.ts';
import {
  type BatchRecord,
  copyRest,
  deleteBatchesBefore,
  deleteRows,
  deleteTable,
  findBatch,
  insertBatch,
  lockBatch,
  selectBatches,
  updateBatch,
} from './batches.sql.ts';
import { saidAgain } from './sentences.ts';

export const READ_TASK = 'catalog.readBatch';
export const CHECK_TASK = 'catalog.checkBatch';
export const DECIDE_TASK = 'catalog.decideBatch';
export const BatchJob = z.object({ batchId: z.string() });
export type BatchJob = z.infer<typeof BatchJob>;

const RETENTION_DAYS = 90;

/** Owner of a batch's files and of the pictures of rows that are not products yet. */
export const batchClaim = (batchId: string) => `batch:${batchId}`;

/** One queue for all batches; each chunk queues the next one, so that batches take turns. */
export const askForChunk = (db: Db, task: string, batchId: string) =>
  ask(db, task, { batchId }, { key: `${task} ${batchId}`, queue: task === DECIDE_TASK ? DECIDE_TASK : READ_TASK });

export const asBatch = (batch: BatchRecord): Batch => ({
  _id: batch.id,
  name: batch.name,
  state: batch.state,
  isPriceList: batch.isPriceList,
  rows: batch.rows,
  checked: batch.checked,
  faulty: batch.faulty,
  fresh: batch.fresh,
  changed: batch.changed,
  same: batch.same,
  draft: batch.draft,
  leftOut: batch.leftOut,
  changes: batch.layout?.changes ?? batch.changed + batch.same,
  missing: batch.missing,
  columns: batch.layout && {
    used: batch.layout.columns.filter(({ use }) => use !== null).length,
    all: batch.layout.columns.length,
  },
  restId: batch.restId,
  keptUntil: new Date(batch.createdAt.getTime() + RETENTION_DAYS * DAY_MS).toISOString(),
  takenOut: batch.takenOut,
  approved: batch.approved,
  rejected: batch.rejected,
  reason: batch.reason && saidAgain(batch.reason),
  createdAt: batch.createdAt.toISOString(),
  submittedAt: batch.submittedAt?.toISOString() ?? null,
  decidedAt: batch.decidedAt?.toISOString() ?? null,
});

type Files = {
  readonly file: string;
  readonly pictures?: string | null | undefined;
  readonly name?: string | null | undefined;
};

/** Takes the files and asks for them to be read. */
export const openBatch = (db: Db, who: Member, { file, pictures, name }: Files): Promise<Batch> =>
  db.transaction(async (db) => {
    const id = newId();
    const [sheet] = await claimMedia(db, who.id, [file], batchClaim(id), { uses: ['sheet'] });
    const [archive] = pictures ? await claimMedia(db, who.id, [pictures], batchClaim(id), { uses: ['archive'] }) : [];
    const made = await insertBatch(db, {
      id,
      sellerId: who.id,
      name: name ?? 'Products',
      sheetPath: sheet?.path ?? '',
      archivePath: archive?.path ?? null,
    });
    if (!made) throw new AppError(batchBusy);
    await askForChunk(db, READ_TASK, id);
    return asBatch(made);
  });

export async function ownBatch(db: Db, who: Member, id: string): Promise<BatchRecord> {
  const batch = await findBatch(db, id);
  if (batch?.sellerId !== who.id) throw new AppError(batchNotFound);
  return batch;
}

export async function listOwnBatches(db: Db, who: Member, page: { page: number; perPage: number }) {
  const { rows, total } = await selectBatches(db, who.id, page);
  return { data: rows.map(asBatch), total };
}

export async function lockOwnBatch(db: Db, who: Member, id: string): Promise<BatchRecord> {
  const batch = await lockBatch(db, id);
  if (batch?.sellerId !== who.id) throw new AppError(batchNotFound);
  return batch;
}

/** What cannot go to review yet waits in an upload of its own, with the zip and the picture for all. */
async function keepRest(db: Db, batch: BatchRecord): Promise<string> {
  const { sellerId, name, sheetPath, archivePath, isPriceList, remedies, faulty, draft } = batch;
  const layout = batch.layout && { ...batch.layout, changes: 0 };
  const id = newId();
  const counts = { rows: faulty + draft, checked: faulty + draft, faulty, draft };
  const kept = { sellerId, name, sheetPath, archivePath, isPriceList, layout, remedies };
  await insertBatch(db, { id, ...kept, ...counts, state: 'checked' });
  await copyRest(db, batch.id, id);
  const picture = remedies.noPicture?.kind === 'onePicture' ? remedies.noPicture.value : undefined;
  const paths = [archivePath, picture].filter((path) => typeof path === 'string');
  await handOverMedia(db, batchClaim(batch.id), batchClaim(id), paths);
  return id;
}

/** Sends all rows without faults to review together. */
export const submitOwnBatch = (db: Db, who: Member, id: string): Promise<Batch> =>
  db.transaction(async (db) => {
    const batch = await lockOwnBatch(db, who, id);
    if (batch.state !== 'checked') throw new AppError(batchNotReady);
    if (batch.fresh + batch.changed === 0) throw new AppError(batchEmpty);
    const restId = batch.faulty + batch.draft > 0 ? await keepRest(db, batch) : null;
    const change = { state: 'waiting' as const, submittedAt: new Date(), version: batch.version + 1, restId };
    await updateBatch(db, id, change);
    await announce(db, batchSubmitted, { batchId: id, sellerId: who.id, products: batch.fresh + batch.changed });
    await deleteTable(db, id);
    return asBatch({ ...batch, ...change });
  });

/** Cancels at any stage before the decision; a running chunk notices it and stops. */
export const cancelOwnBatch = (db: Db, who: Member, id: string): Promise<void> =>
  db.transaction(async (db) => {
    const batch = await lockOwnBatch(db, who, id);
    if (!['reading', 'columns', 'checking', 'checked', 'waiting'].includes(batch.state))
      throw new AppError(batchNotReady);
    await updateBatch(db, id, { state: 'cancelled' });
    await deleteRows(db, id);
    await releaseMedia(db, batchClaim(id));
  });

const AT_ONCE = 20;

/** Deletes old uploads; the products made from them stay. */
export async function forgetBatches(db: Db, now = Date.now()): Promise<void> {
  for (;;) {
    const gone = await deleteBatchesBefore(db, new Date(now - RETENTION_DAYS * DAY_MS), AT_ONCE);
    for (const { id } of gone) await releaseMedia(db, batchClaim(id));
    if (gone.length < AT_ONCE) return;
  }
}
