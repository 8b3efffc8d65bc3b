import type { BatchResult } from '@plyhaat/contract/catalog/batches';
import { identityOf } from '@plyhaat/contract/catalog/price-list/identity';
import { handOverMedia, releaseMedia } from '#modules/media/media.ts';
import { audit } from '#platform/audit.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { newId } from '#platform/db/id.ts';
import type { Deps } from '#platform/deps.ts';
import { announce } from '#platform/jobs/events.ts';
import { batchDecided } from '../catalog.events.ts';
import { type ProductVersionContent, picturesOf } from '../selling/versions.content.ts';
import { claimOf, SHOWN_IN } from '../selling/versions.service.ts';
import {
  brandIs,
  insertProduct,
  lockCodes,
  replaceVersion,
  selectBrand,
  selectByCodes,
  setStock,
} from '../selling/versions.sql.ts';
import { approveVersion, lockVersion, rejectVersion } from '../staff/product-decisions.service.ts';
import { askForChunk, type BatchJob, batchClaim, DECIDE_TASK } from './batches.service.ts';
import {
  addToCounts,
  type BatchRecord,
  findBatch,
  lockBatch,
  lockRow,
  type RowRecord,
  selectUndecided,
  updateBatch,
  updateRow,
} from './batches.sql.ts';
import { DECIDE_CHUNK, REST } from './chunks.ts';
import { factsOf } from './known.ts';
import { paced } from './pace.ts';
import { selectKnown } from './repair.sql.ts';

const CODE_USED = 'You gave this code to another product after you sent this file.';
const MADE = 'You added this product after you sent this file.';
const CHANGED = 'You changed this product after you sent this file. Please upload the row again.';
const GONE = 'You deleted this product after you sent this file.';

type Whole = RowRecord & { readonly content: ProductVersionContent };

/** A brand may have been taken away since the check. */
async function contentNow(db: Db, { content }: Whole): Promise<ProductVersionContent> {
  if (!content.brandId || (await selectBrand(db, brandIs(content.brandId)))) return content;
  return { ...content, brandId: null };
}

async function makeProduct(db: Db, batch: BatchRecord, row: Whole): Promise<string> {
  const id = newId();
  await insertProduct(db, id, batch.sellerId, await contentNow(db, row), {
    inStock: row.inStock ?? true,
    code: row.code || null,
  });
  return id;
}

/** A product that came meanwhile, and that a row without a code is about. */
async function isKnown(db: Db, sellerId: string, { identity, content }: RowRecord): Promise<boolean> {
  const known = await selectKnown(db, sellerId, content?.name);
  return known.some((product) => identityOf(factsOf(product)) === identity);
}

/** Why a row cannot be saved any more. */
async function obstacleOf(db: Db, batch: BatchRecord, row: RowRecord): Promise<string | undefined> {
  const { productId, baseVersion, code } = row;
  if (!productId) {
    await lockCodes(db, batch.sellerId);
    if (!code) return (await isKnown(db, batch.sellerId, row)) ? MADE : undefined;
    return (await selectByCodes(db, batch.sellerId, [code])).length > 0 ? CODE_USED : undefined;
  }
  const locked = await lockVersion(db, productId);
  if (locked?.product.sellerId !== batch.sellerId) return GONE;
  return (locked.newest?.id ?? null) === baseVersion ? undefined : CHANGED;
}

/** The row as a save of its product, and the decision on it. */
async function decide(db: Db, batch: BatchRecord, row: Whole): Promise<BatchResult> {
  const actorId = batch.decidedById ?? '';
  const reason = row.takenOut ?? (batch.decision === 'reject' ? (batch.reason ?? '') : null);
  const id = row.productId ?? (await makeProduct(db, batch, row));
  const content = await contentNow(db, row);
  await handOverMedia(db, batchClaim(batch.id), claimOf(id), picturesOf(content));
  await replaceVersion(db, id, content);
  const locked = await lockVersion(db, id);
  if (!locked?.newest) throw new Error(`the product of row ${row.number} is gone`);
  const { product, newest } = locked;
  if (reason === null) {
    if (row.inStock !== null && row.inStock !== product.inStock) await setStock(db, id, row.inStock);
    await approveVersion(db, { product, newest }, { actorId, licenceChecked: false, batchId: batch.id });
  } else await rejectVersion(db, { product, newest }, { actorId, reason, batchId: batch.id });
  await audit(db, {
    actorId,
    action: reason === null ? 'approve_product' : 'reject_product',
    subjectKind: 'product',
    subjectId: id,
    before: { status: 'PENDING' },
    after: { status: reason === null ? 'APPROVED' : 'REJECTED' },
    reason,
    detail: { version: newest.id, batch: batch.id, row: row.number },
  });
  await updateRow(db, row, { productId: id, reason });
  return reason === null ? 'approved' : 'rejected';
}

async function resultOf(db: Db, batch: BatchRecord, row: RowRecord): Promise<BatchResult> {
  if (row.outcome === 'same' || !row.content) return 'unchanged';
  const obstacle = await obstacleOf(db, batch, row);
  if (obstacle === undefined) return decide(db, batch, { ...row, content: row.content });
  await updateRow(db, row, { reason: obstacle });
  return 'rejected';
}

/** One row in one transaction, so that a crash leaves nothing half done. */
const decideRow = ({ db }: Deps, batch: BatchRecord, number: number) =>
  db.transaction(async (db) => {
    const row = await lockRow(db, batch.id, number);
    if (!row || row.result !== null) return;
    const result = await resultOf(db, batch, row);
    await updateRow(db, row, { result });
    if (result !== 'unchanged') await addToCounts(db, batch.id, { [result]: 1 });
  });

async function finish(db: Db, id: string): Promise<void> {
  const batch = await lockBatch(db, id);
  if (batch?.state !== 'deciding') return;
  const { sellerId, approved, rejected } = batch;
  await updateBatch(db, id, { state: 'decided' });
  await dropCached(db, SHOWN_IN);
  await releaseMedia(db, batchClaim(id));
  await announce(db, batchDecided, { batchId: id, sellerId, approved, rejected });
}

/** Carries the decision out for the next rows. */
export async function decideBatchRows(deps: Deps, { batchId }: BatchJob): Promise<void> {
  const batch = await findBatch(deps.db, batchId);
  if (batch?.state !== 'deciding') return;
  const rows = await selectUndecided(deps.db, batchId, DECIDE_CHUNK);
  await paced(rows, REST, ({ number }) => decideRow(deps, batch, number));
  await deps.db.transaction(async (db) => {
    if (rows.length < DECIDE_CHUNK) await finish(db, batchId);
    else await askForChunk(db, DECIDE_TASK, batchId);
  });
}
