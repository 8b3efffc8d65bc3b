import { alreadyDecided, changedSince, nothingToReview } from '@plyhaat/contract/admin/admin';
import { closeMedia, openMedia, releaseMedia } from '#modules/media/media.ts';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import type { Reviewable, Verdict } from '#platform/review/reviewable.ts';
import { productApproved, productRejected } from '../catalog.events.ts';
import { readQueued, selectQueue } from './queue.service.ts';
import { contentOf, type ProductVersionContent, picturesOf } from './versions.content.ts';
import { claimOf, SHOWN_IN } from './versions.service.ts';
import {
  decideVersion,
  hasVersion,
  loadContent,
  lockProduct,
  replaceVersion,
  selectOpenVersion,
  selectOwnContent,
  setApproval,
} from './versions.sql.ts';

/** The product and the version seen, both held until the transaction ends. */
async function lockSeen(db: Db, { id, version }: Pick<Verdict, 'id' | 'version'>) {
  const product = await lockProduct(db, id);
  if (!product) throw new AppError(nothingToReview);
  const open = await selectOpenVersion(db, id);
  if (open?.id === version) {
    if (open.state !== 'PENDING') throw new AppError(alreadyDecided);
    return { product, open };
  }
  if (await hasVersion(db, id, version)) throw new AppError(alreadyDecided);
  throw new AppError(open ? changedSince : nothingToReview);
}

type Locked = Awaited<ReturnType<typeof lockSeen>>['product'];
const factOf = ({ id, sellerId, slug }: Locked, { name }: ProductVersionContent, version: string) => ({
  productId: id,
  sellerId,
  slug,
  name,
  version,
});

/** The approved version takes the place of the public one, with its pictures. */
async function publish(db: Db, { id }: Locked, content: ProductVersionContent): Promise<void> {
  await loadContent(db, id, content, 'APPROVED');
  await releaseMedia(db, claimOf(id), { except: picturesOf(content) });
  await openMedia(db, claimOf(id));
  await dropCached(db, SHOWN_IN);
}

async function approve(db: Db, verdict: Verdict): Promise<void> {
  const { product, open } = await lockSeen(db, verdict);
  const content = contentOf(open);
  await decideVersion(db, open.id, 'APPROVED', verdict.actorId, null);
  await publish(db, product, content);
  await announce(db, productApproved, factOf(product, content, open.id));
}

async function reject(db: Db, verdict: Verdict & { readonly reason: string }): Promise<void> {
  const { product, open } = await lockSeen(db, verdict);
  await decideVersion(db, open.id, 'REJECTED', verdict.actorId, verdict.reason);
  if (product.approval !== 'APPROVED') await setApproval(db, product.id, 'REJECTED');
  const fact = factOf(product, open, open.id);
  await announce(db, productRejected, { ...fact, reason: verdict.reason, withdrawn: false });
}

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

export const productReviews: Reviewable = { list: selectQueue, read: readQueued, approve, reject };
