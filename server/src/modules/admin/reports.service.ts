import type { ReviewItem } from '@plyhaat/contract/admin/admin';
import { type ReportKind, reportedMissing } from '@plyhaat/contract/admin/reports';
import { withdrawProduct } from '#modules/catalog/catalog.ts';
import { withdrawComment } from '#modules/content/content.ts';
import { removeReview } from '#modules/reviews/reviews.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import type { Member } from '#platform/http/access.ts';
import { AppError } from '#platform/http/failure.ts';
import { announce } from '#platform/jobs/events.ts';
import { reviewable } from '#platform/review/decide.ts';
import type { QueuePage, Verdict } from '#platform/review/reviewable.ts';
import { reportDecided } from './admin.events.ts';
import {
  countReports,
  decideReport,
  lockReport,
  type Reported,
  type ReportedThing,
  selectReport,
  selectReports,
  selectThing,
  upsertReport,
} from './reports.sql.ts';

type NewReport = { kind: ReportKind; id: string; reason: string; message?: string | null | undefined };

export async function file(db: Db, who: Member, { kind, id, reason, message = null }: NewReport): Promise<void> {
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

const itemOf = (row: Reported, thing: ReportedThing | undefined): Omit<ReviewItem, 'kind'> => ({
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

async function list({ db }: Deps, page: QueuePage) {
  const items = [];
  for (const row of await selectReports(db, page))
    items.push(itemOf(row, await selectThing(db, row.kind, row.thingId)));
  return items;
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
    warnings: thing ? [] : ['The reported item is no longer public.'],
    link: thing?.link ?? null,
  };
}

async function lock(db: Db, id: string) {
  await lockReport(db, id);
  const row = await selectReport(db, id);
  return row && { ...row, ownerId: row.reporterId };
}

async function settle(db: Db, { id, reporterId, kind }: Reported, { decision, reason }: Verdict): Promise<void> {
  const upheld = decision === 'approve';
  await decideReport(db, id, upheld ? 'APPROVED' : 'REJECTED', reason);
  await announce(db, reportDecided, { reportId: id, reporterId, kind, upheld, reason });
}

/** Staff agree: a product leaves the shop, a comment its post, a review goes. A seller is blocked by whoever may, in the members' list. */
async function uphold(db: Db, report: Reported, verdict: Verdict): Promise<void> {
  await settle(db, report, verdict);
  const { kind, thingId, why } = report;
  if (kind === 'product') await withdrawProduct(db, thingId, verdict.actorId, verdict.reason ?? why);
  if (kind === 'review') await removeReview(db, thingId);
  if (kind === 'comment') await withdrawComment(db, thingId, verdict.reason ?? why);
}

export const reportReviews = reviewable({
  kind: 'report',
  decided: { approve: 'Upheld', reject: 'Dismissed' },
  count: countReports,
  list,
  read,
  lock,
  approve: uphold,
  reject: settle,
});
