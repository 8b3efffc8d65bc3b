import { type Cause, type Remedy, type RemedyKind, remedyUnfit } from '@plyhaat/contract/catalog/batch-repair';
import { type Batch, batchBusy, batchNotReady } from '@plyhaat/contract/catalog/batches';
import { brandTaken } from '@plyhaat/contract/catalog/product-form';
import { claimMedia } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { BadZip } from '#platform/files/unzip.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { brandKey, openBrand, withdrawBrand } from '../reference/brands.service.ts';
import { Archive } from './archive.ts';
import { asBatch, askForChunk, batchClaim, CHECK_TASK, lockOwnBatch, ownBatch } from './batches.service.ts';
import { type BatchRecord, findBatch, selectBrandsNamed, updateBatch } from './batches.sql.ts';
import type { Remedies } from './batches.tables.ts';
import { CELL_OF, isNaming, kindOf, namedIn, remediesOf } from './causes.ts';
import { brandUses, countBusy, forgetOutcomes, recount, selectCauses } from './repair.sql.ts';
import { saidAgain } from './sentences.ts';

/** What is wrong with the rows of a batch, each cause once. */
export async function listCauses(db: Db, who: Member, id: string): Promise<Cause[]> {
  const { remedies } = await ownBatch(db, who, id);
  return (await selectCauses(db, id, CELL_OF)).map(({ cause, message, samples, rows, left }) => ({
    key: cause,
    kind: kindOf(cause),
    value: cause.includes(':') ? (samples[0] ?? namedIn(cause)) : null,
    column: CELL_OF[kindOf(cause)] ?? kindOf(cause),
    message: saidAgain(message ?? ''),
    rows,
    left,
    samples: [...samples],
    remedy: remedies[cause] ?? null,
  }));
}

/** Checks the rows of some causes again by the remedies as they are now. */
async function checkAgain(db: Db, batch: BatchRecord, remedies: Remedies, causes: readonly string[]): Promise<Batch> {
  await updateBatch(db, batch.id, { remedies, state: 'checking' });
  // Which of two rows counts changes the other one too.
  await forgetOutcomes(db, batch.id, causes.includes('twice') ? undefined : causes);
  await recount(db, batch.id);
  await askForChunk(db, CHECK_TASK, batch.id);
  return asBatch((await findBatch(db, batch.id)) ?? batch);
}

async function lockOpen(db: Db, who: Member, id: string): Promise<BatchRecord> {
  const batch = await lockOwnBatch(db, who, id);
  if (batch.state !== 'checked') throw new AppError(batchNotReady);
  if ((await countBusy(db, who.id, id)) > 0) throw new AppError(batchBusy);
  return batch;
}

export type Wish = {
  readonly cause: string;
  readonly kind: RemedyKind;
  readonly value?: string | undefined;
  readonly file?: string | undefined;
};

/** Adds the brand that rows name. Somebody may have added it meanwhile. */
async function proposeBrand(db: Db, who: Member, id: string, cause: string): Promise<string> {
  const name = (await listCauses(db, who, id)).find(({ key }) => key === cause)?.value ?? namedIn(cause);
  await openBrand(db, who, name).catch((error: unknown) => {
    if (!(error instanceof AppError && error.failure === brandTaken)) throw error;
  });
  return name;
}

async function takeZip({ db, files }: Deps, who: Member, id: string, file: string): Promise<undefined> {
  const [zip] = await claimMedia(db, who.id, [file], batchClaim(id), { uses: ['archive'] });
  try {
    await Archive.open(files, zip?.path ?? '');
  } catch (error) {
    throw error instanceof BadZip ? new AppError(remedyUnfit, { fields: { file: error.message } }) : error;
  }
  await updateBatch(db, id, { archivePath: zip?.path ?? null });
}

/** What a remedy does at once, and what of it the rows are checked by. */
async function begin(deps: Deps, who: Member, id: string, { cause, kind, value, file }: Wish) {
  if (kind === 'newBrand') return proposeBrand(deps.db, who, id, cause);
  if (kind === 'as') {
    if (!value) throw new AppError(remedyUnfit);
    return value;
  }
  if (kind !== 'onePicture' && kind !== 'zip') return undefined;
  if (!file) throw new AppError(remedyUnfit);
  if (kind === 'zip') return takeZip(deps, who, id, file);
  const [picture] = await claimMedia(deps.db, who.id, [file], batchClaim(id), { uses: ['product'] });
  return picture?.path;
}

/** A kind of cause without what it names is every cause of that kind that is open: all brands that are new. */
async function causesMeant(db: Db, who: Member, id: string, cause: string): Promise<string[]> {
  if (!isNaming(cause)) return [cause];
  const open = (await listCauses(db, who, id)).filter(
    ({ kind, left, remedy }) => kind === cause && left > 0 && !remedy,
  );
  if (open.length === 0) throw new AppError(remedyUnfit);
  return open.map(({ key }) => key);
}

/** Does one thing with all rows of a cause, or of all causes of a kind. */
export const applyRemedy = (deps: Deps, who: Member, id: string, wish: Wish): Promise<Batch> =>
  deps.db.transaction(async (db) => {
    const batch = await lockOpen(db, who, id);
    if (!remediesOf(wish.cause).includes(wish.kind)) throw new AppError(remedyUnfit);
    const causes = await causesMeant(db, who, id, wish.cause);
    const remedies: Record<string, Remedy> = { ...batch.remedies };
    for (const cause of causes) {
      const value = await begin({ ...deps, db }, who, id, { ...wish, cause });
      remedies[cause] = { kind: wish.kind, ...(value !== undefined && { value }) };
    }
    return checkAgain(db, batch, remedies, causes);
  });

/** A brand that was proposed here goes again, unless something names it. */
async function withdrawProposal(db: Db, who: Member, name: string): Promise<void> {
  const [brand] = await selectBrandsNamed(db, [brandKey(name)]);
  if (brand?.createdById === who.id && (await brandUses(db, brand.id)) === 0) await withdrawBrand(db, brand.id);
}

export const takeBackRemedy = (db: Db, who: Member, id: string, cause: string): Promise<Batch> =>
  db.transaction(async (db) => {
    const batch = await lockOpen(db, who, id);
    const { [cause]: remedy, ...others } = batch.remedies;
    if (!remedy) throw new AppError(remedyUnfit);
    if (remedy.kind === 'newBrand') await withdrawProposal(db, who, remedy.value ?? namedIn(cause));
    if (remedy.kind === 'zip') await updateBatch(db, id, { archivePath: null });
    return checkAgain(db, batch, others, [cause]);
  });
