import { inputInvalid } from '@plyhaat/contract/core/errors';
import { closeMedia, openMedia, releaseMedia } from '#modules/media/media.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import { reviewable } from '#platform/review/decide.ts';
import type { Rejection, Verdict } from '#platform/review/reviewable.ts';
import { productApproved, productRejected } from '../catalog.events.ts';
import { contentOf, type ProductVersionContent, picturesOf } from '../selling/versions.content.ts';
import { claimOf, SHOWN_IN } from '../selling/versions.service.ts';
import {
  decideVersion,
  giveSlug,
  loadContent,
  lockProduct,
  replaceVersion,
  selectNewestVersion,
  selectOpenVersion,
  selectOwnContent,
  setApproval,
} from '../selling/versions.sql.ts';
import { listQueued, readQueued } from './product-queue.service.ts';
import { countVersions } from './product-queue.sql.ts';

/** A product, locked, and what was saved of it last. */
export async function lockVersion(db: Db, id: string) {
  const product = await lockProduct(db, id);
  return product && { product, newest: await selectNewestVersion(db, id) };
}

async function lock(db: Db, id: string) {
  const { product, newest } = (await lockVersion(db, id)) ?? {};
  if (!product || !newest) return undefined;
  const { id: version, state: status, createdAt: submittedAt } = newest;
  return { product, newest, version, status, submittedAt, ownerId: product.sellerId };
}

type Locked = NonNullable<Awaited<ReturnType<typeof lock>>>;
type Product = Locked['product'];
type Saved = Pick<Locked, 'product' | 'newest'>;
/** Set for a product of a batch, for which the seller gets one notification. */
type InBatch = { readonly batchId?: string };
const factOf = ({ id, sellerId, slug }: Product, { name }: ProductVersionContent, version: string) => ({
  productId: id,
  sellerId,
  slug,
  name,
  version,
});

/** The approved version takes the place of the public one, with its pictures. */
async function publish(db: Db, { id }: Product, content: ProductVersionContent, checked: boolean): Promise<void> {
  await loadContent(db, id, content, 'APPROVED', checked);
  await releaseMedia(db, claimOf(id), { except: picturesOf(content) });
  await openMedia(db, claimOf(id));
}

type Approval = Pick<Verdict, 'actorId' | 'licenceChecked'> & InBatch;
/** Makes a version public. The caller must drop cached answers. */
export async function approveVersion(
  db: Db,
  { product, newest }: Saved,
  { actorId, licenceChecked, batchId }: Approval,
): Promise<void> {
  const content = contentOf(newest);
  if (licenceChecked && !content.licenceNumber)
    throw new AppError(inputInvalid, { fields: { licenceChecked: 'This product has no licence to check' } });
  await decideVersion(db, newest.id, 'APPROVED', actorId, null);
  // The first approval makes the address, and no later name changes it.
  const slug = product.slug === product.id ? await giveSlug(db, product.id, content.name) : product.slug;
  await publish(db, product, content, licenceChecked);
  await announce(db, productApproved, { ...factOf({ ...product, slug }, content, newest.id), batchId });
}

async function approve(db: Db, item: Locked, { actorId, licenceChecked }: Verdict): Promise<void> {
  await approveVersion(db, item, { actorId, licenceChecked });
  await dropCached(db, SHOWN_IN);
}

type Refusal = Pick<Rejection, 'actorId' | 'reason'> & InBatch;
export async function rejectVersion(
  db: Db,
  { product, newest }: Saved,
  { actorId, reason, batchId }: Refusal,
): Promise<void> {
  await decideVersion(db, newest.id, 'REJECTED', actorId, reason);
  if (product.approval !== 'APPROVED') await setApproval(db, product.id, 'REJECTED');
  await announce(db, productRejected, { ...factOf(product, newest, newest.id), reason, withdrawn: false, batchId });
}

const reject = (db: Db, item: Locked, { actorId, reason }: Rejection) => rejectVersion(db, item, { actorId, reason });

/** Takes a public product out of the shop. Its seller finds it sent back, with whatever it was about to change. */
export async function withdrawProduct(db: Db, id: string, actorId: string, reason: string): Promise<void> {
  const product = await lockProduct(db, id);
  if (product?.approval !== 'APPROVED') return;
  const open = await selectOpenVersion(db, id);
  const content = open ? contentOf(open) : await selectOwnContent(db, product);
  const decided = { state: 'REJECTED' as const, rejectReason: reason, decidedById: actorId, decidedAt: new Date() };
  const version = await replaceVersion(db, id, content, decided);
  await loadContent(db, id, content, 'REJECTED');
  await closeMedia(db, claimOf(id));
  await announce(db, productRejected, { ...factOf(product, content, version), reason, withdrawn: true });
  await dropCached(db, SHOWN_IN);
}

export const productReviews = reviewable({
  kind: 'product',
  count: countVersions,
  list: listQueued,
  read: readQueued,
  lock,
  approve,
  reject,
});
