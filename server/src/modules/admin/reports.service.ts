import { alreadyDecided, changedSince, nothingToReview, type ReviewItem } from '@plyhaat/contract/admin/admin';
import { type ReportKind, reportedMissing } from '@plyhaat/contract/admin/reports';
import { withdrawProduct } from '#modules/catalog/catalog.ts';
import { removeReview } from '#modules/reviews/reviews.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import type { Reviewable, Verdict } from '#platform/review/reviewable.ts';
import { reportDecided } from './admin.events.ts';
import {
  decideReport,
  lockReport,
  type Reported,
  type ReportedThing,
  selectReport,
  selectReports,
  selectThing,
  upsertReport,
} from './reports.sql.ts';

type Told = { kind: ReportKind; id: string; reason: string; message?: string | null | undefined };

export async function file(db: Db, who: Member, { kind, id, reason, message = null }: Told): Promise<void> {
  if (!(await selectThing(db, kind, id))) throw new AppError(reportedMissing);
  await upsertReport(db, { kind, thingId: id, reason, message, reporterId: who.id });
}

const NAMES: Readonly<Record<ReportKind, string>> = {
  product: 'Product',
  review: 'Review',
  seller: 'Seller',
  reel: 'Reel',
  comment: 'Comment',
};

const itemOf = (row: Reported, thing: ReportedThing | undefined): ReviewItem => ({
  kind: 'report',
  _id: row.id,
  version: row.version,
  status: row.status,
  title: thing?.title ?? `${NAMES[row.kind]} that is gone`,
  about: `${NAMES[row.kind]} · ${row.why}`,
  picture: thing?.picture ?? null,
  owner: row.reporterId ? { _id: row.reporterId, slug: row.reporterSlug ?? '', name: row.reporterName ?? '' } : null,
  submittedAt: row.submittedAt,
  reason: row.decision,
});

async function list({ db }: Deps, stretch: Parameters<Reviewable['list']>[1]) {
  const { rows, total } = await selectReports(db, stretch);
  const data: ReviewItem[] = [];
  for (const row of rows) data.push(itemOf(row, await selectThing(db, row.kind, row.thingId)));
  return { data, total };
}

async function read({ db }: Deps, id: string) {
  const row = await selectReport(db, id);
  if (!row) return undefined;
  const thing = await selectThing(db, row.kind, row.thingId);
  const item = itemOf(row, thing);
  return {
    ...item,
    public: null,
    pending: {
      fields: [
        { label: 'Reported', value: NAMES[row.kind] },
        { label: 'Reason', value: row.why },
        { label: 'What the reporter says', value: row.message },
        { label: 'Title', value: thing?.title ?? null },
        { label: 'Text', value: thing?.words ?? null },
      ],
      pictures: item.picture ? [{ label: 'Picture', picture: item.picture }] : [],
    },
    differs: [],
    warnings: thing ? [] : ['What was reported is not public any more.'],
    link: thing?.link ?? null,
  };
}

async function lockSeen(db: Db, { id, version }: Verdict): Promise<Reported> {
  await lockReport(db, id);
  const row = await selectReport(db, id);
  if (!row) throw new AppError(nothingToReview);
  if (row.status !== 'PENDING') throw new AppError(alreadyDecided);
  if (row.version !== version) throw new AppError(changedSince);
  return row;
}

async function decide(db: Db, verdict: Verdict, upheld: boolean): Promise<Reported> {
  const row = await lockSeen(db, verdict);
  await decideReport(db, row.id, upheld ? 'APPROVED' : 'REJECTED', verdict.reason);
  const { reporterId, kind } = row;
  await announce(db, reportDecided, { reportId: row.id, reporterId, kind, upheld, reason: verdict.reason });
  return row;
}

/** Staff agree: a product leaves the shop, a review goes. A seller is blocked by whoever may, in the members' list. */
async function approve(db: Db, verdict: Verdict): Promise<void> {
  const { kind, thingId, why } = await decide(db, verdict, true);
  if (kind === 'product') await withdrawProduct(db, thingId, verdict.actorId, verdict.reason ?? why);
  if (kind === 'review') await removeReview(db, thingId);
}

async function reject(db: Db, verdict: Verdict): Promise<void> {
  await decide(db, verdict, false);
}

export const reportReviews: Reviewable = { list, read, approve, reject };
