import { nothingToReview, type ReviewItem, type ReviewKind } from '@plyhaat/contract/admin/admin';
import type { Approval } from '@plyhaat/contract/core/approval';
import { productReviews } from '#modules/catalog/catalog.ts';
import { arrivalReviews, bannerReviews, promotionReviews, saleReviews } from '#modules/promotions/promotions.ts';
import { gstReviews } from '#modules/sellers/sellers.ts';
import { audit } from '#platform/audit.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import type { Reviewable } from '#platform/review/reviewable.ts';
import { reportReviews } from './reports.service.ts';

/** Everything staff decide on, one line each; whose rules they are, its module says. */
const KINDS: Partial<Record<ReviewKind, Reviewable>> = {
  product: productReviews,
  banner: bannerReviews,
  advertisement: arrivalReviews,
  flashSale: saleReviews,
  promotion: promotionReviews,
  gst: gstReviews,
  report: reportReviews,
};
const kinds = Object.entries(KINDS) as [ReviewKind, Reviewable][];

type Query = { page: number; perPage: number; kind?: ReviewKind | undefined; status: Approval };

const inOrder = (status: Approval) => (a: ReviewItem, b: ReviewItem) =>
  (a.submittedAt < b.submittedAt ? -1 : 1) * (status === 'PENDING' ? 1 : -1);

async function countWaiting(deps: Deps) {
  const waiting: Partial<Record<ReviewKind, number>> = {};
  for (const [kind, { list }] of kinds)
    waiting[kind] = (await list(deps, { status: 'PENDING', limit: 0, offset: 0 })).total;
  return waiting;
}

/** The furthest that pages of all kinds together are merged; one kind alone goes on without end. */
const FURTHEST = 1000;

export async function listQueue(deps: Deps, { page, perPage, kind, status }: Query) {
  const waiting = await countWaiting(deps);
  const offset = (page - 1) * perPage;
  if (kind) {
    const found = await KINDS[kind]?.list(deps, { status, limit: perPage, offset });
    return { ...(found ?? { data: [], total: 0 }), waiting };
  }
  const limit = offset < FURTHEST ? offset + perPage : 0;
  const parts = [];
  for (const [, { list }] of kinds) parts.push(await list(deps, { status, limit, offset: 0 }));
  const data = parts.flatMap((part) => part.data).toSorted(inOrder(status));
  return {
    data: data.slice(offset, offset + perPage),
    total: parts.reduce((sum, part) => sum + part.total, 0),
    waiting,
  };
}

export async function readQueued(deps: Deps, kind: ReviewKind, id: string) {
  const data = await KINDS[kind]?.read(deps, id);
  if (!data) throw new AppError(nothingToReview);
  return data;
}

type Sent = { decision: 'approve' | 'reject'; version: string; reason?: string | null | undefined };

/** Decides in one transaction with the row that says who decided. */
export async function decide(db: Db, who: Member, kind: ReviewKind, id: string, sent: Sent): Promise<void> {
  const reviewable = KINDS[kind];
  if (!reviewable) throw new AppError(nothingToReview);
  const { decision, version, reason = null } = sent;
  await db.transaction(async (db) => {
    const verdict = { id, version, actorId: who.id, reason };
    if (decision === 'reject') await reviewable.reject(db, { ...verdict, reason: reason ?? '' });
    else await reviewable.approve(db, verdict);
    await audit(db, {
      actorId: who.id,
      action: `${decision}_${kind}`,
      subjectKind: kind,
      subjectId: id,
      detail: { version, ...(reason && { reason }) },
    });
  });
}
