import { nothingToReview, type ReviewItem, type ReviewKind } from '@plyhaat/contract/admin/admin';
import type { Approval } from '@plyhaat/contract/core/approval';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/failure.ts';
import type { OnLocked, QueuePage, Reviewable, Verdict } from './reviewable.ts';

type Query = {
  page: number;
  perPage: number;
  kind?: ReviewKind | undefined;
  status: Approval;
  q?: string | undefined;
};

const inOrder = (status: Approval) => (a: ReviewItem, b: ReviewItem) =>
  (a.submittedAt < b.submittedAt ? -1 : 1) * (status === 'PENDING' ? 1 : -1);

async function pageOf({ kind, list, count }: Reviewable, deps: Deps, page: QueuePage) {
  const rows = page.limit > 0 ? await list(deps, page) : [];
  return { data: rows.map((row): ReviewItem => ({ ...row, kind })), total: await count(deps.db, page) };
}

/** The furthest that pages of all kinds together are merged; one kind alone goes on without end. */
const FURTHEST = 1000;

async function mergedPage(reviewables: readonly Reviewable[], deps: Deps, page: QueuePage) {
  const { status, limit, offset } = page;
  const reach = offset < FURTHEST ? offset + limit : 0;
  const parts = [];
  for (const one of reviewables) parts.push(await pageOf(one, deps, { ...page, limit: reach, offset: 0 }));
  const data = parts.flatMap((part) => part.data).toSorted(inOrder(status));
  return { data: data.slice(offset, offset + limit), total: parts.reduce((sum, part) => sum + part.total, 0) };
}

type ByKind<Value> = Partial<Record<ReviewKind, Value>>;

/** How much waits of each kind, and since when its oldest does. */
async function waitingOf(reviewables: readonly Reviewable[], deps: Deps) {
  const waiting: ByKind<number> = {};
  const oldest: ByKind<string> = {};
  for (const { kind, count, list } of reviewables) {
    waiting[kind] = await count(deps.db, { status: 'PENDING' });
    const [first] = waiting[kind] > 0 ? await list(deps, { status: 'PENDING', limit: 1, offset: 0 }) : [];
    if (first) oldest[kind] = first.submittedAt;
  }
  return { waiting, oldest };
}

/** Everything that is decided on, in one queue. */
export function reviewQueue(reviewables: readonly Reviewable[]) {
  const byKind = new Map(reviewables.map((one) => [one.kind, one]));
  const ofKind = (kind: ReviewKind): Reviewable => {
    const found = byKind.get(kind);
    if (!found) throw new AppError(nothingToReview);
    return found;
  };
  return {
    async list(deps: Deps, { page, perPage, kind, status, q }: Query) {
      const waits = await waitingOf(reviewables, deps);
      const wanted = { status, q: q?.trim() || undefined, limit: perPage, offset: (page - 1) * perPage };
      if (!kind) return { ...(await mergedPage(reviewables, deps, wanted)), ...waits };
      const one = byKind.get(kind);
      return { ...(one ? await pageOf(one, deps, wanted) : { data: [], total: 0 }), ...waits };
    },
    async read(deps: Deps, kind: ReviewKind, id: string) {
      const data = await ofKind(kind).read(deps, id);
      if (!data) throw new AppError(nothingToReview);
      return { ...data, kind };
    },
    lockWaiting: (db: Db, kind: ReviewKind, id: string, actorId: string) =>
      ofKind(kind).lockWaiting(db, { id, actorId }),
    /** Answers what the decider reads. */
    async decide(db: Db, kind: ReviewKind, verdict: Verdict, onLocked: OnLocked): Promise<string> {
      const { decide, decided = { approve: 'Approved', reject: 'Rejected' } } = ofKind(kind);
      await decide(db, verdict, onLocked);
      return decided[verdict.decision];
    },
  };
}
