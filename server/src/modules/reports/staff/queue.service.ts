import type { ReviewItem, ReviewSide } from '@plyhaat/contract/admin/admin';
import type { ReportFacts } from '@plyhaat/contract/admin/review-facts';
import { maskContacts } from '@plyhaat/contract/core/masked-contacts';
import type { ReportKind } from '@plyhaat/contract/reports/reports';
import { publishBrand, withdrawBrand, withdrawProduct } from '#modules/catalog/catalog.ts';
import { withdrawComment } from '#modules/content/content.ts';
import { withdrawOpportunity } from '#modules/dealerships/dealerships.ts';
import { signPath } from '#modules/media/media.ts';
import { publishRequirement, withdrawRequirement } from '#modules/requirements/requirements.ts';
import { publishReply, publishReview, removeReply, removeReview } from '#modules/reviews/reviews.ts';
import type { Db } from '#platform/db/db.ts';
import type { Deps } from '#platform/deps.ts';
import { announce } from '#platform/jobs/events.ts';
import { reviewable } from '#platform/review/decide.ts';
import type { QueuePage, Verdict } from '#platform/review/reviewable.ts';
import { reportDecided } from '../reports.events.ts';
import { fieldsOf } from '../reports.service.ts';
import {
  countOfSubject,
  countReports,
  decideReport,
  findReportedSubject,
  lockReport,
  type Reported,
  selectOtherReports,
  selectReport,
  selectReports,
} from '../reports.sql.ts';
import { type ReportSubject, selectSubject } from '../subjects.sql.ts';

const NAMES: Readonly<Record<ReportKind, string>> = {
  product: 'Product',
  review: 'Review',
  reply: 'Reply',
  seller: 'Seller',
  reel: 'Reel',
  comment: 'Comment',
  requirement: 'Requirement',
  opportunity: 'Opportunity',
  brand: 'Brand',
};

/** Who reported it; for a rule's report, who wrote the text. */
function ownerOf({ automatic, reporterId, reporterSlug, reporterName }: Reported, subject: ReportSubject | undefined) {
  if (automatic) return subject?.author ?? null;
  return reporterId ? { _id: reporterId, slug: reporterSlug ?? '', name: reporterName ?? '' } : null;
}

/** A decision about a held text must name the version that staff read. */
const versionOf = ({ automatic, version }: Reported, subject: ReportSubject | undefined) =>
  automatic && subject?.heldRevision ? `${version} ${subject.heldRevision}` : version;

const itemOf = (row: Reported, subject: ReportSubject | undefined): Omit<ReviewItem, 'kind'> => ({
  _id: row.id,
  version: versionOf(row, subject),
  status: row.status,
  title: subject?.title ?? `${NAMES[row.kind]} that is gone`,
  about: `${NAMES[row.kind]} · ${row.why}`,
  picture: subject?.picture ?? null,
  owner: ownerOf(row, subject),
  submittedAt: row.submittedAt,
  reason: row.decision,
  ...(row.automatic && { automatic: true }),
});

async function list({ db }: Deps, page: QueuePage) {
  const items = [];
  for (const row of await selectReports(db, page))
    items.push(itemOf(row, await selectSubject(db, row.kind, row.thingId)));
  return items;
}

const PICTURE = 'Picture';

/** What a member reported, as it was then, beside what it is now: the labels of what changed since. */
async function asItWas({ db, settings }: Deps, reportId: string, now: ReviewSide) {
  const found = await findReportedSubject(db, reportId);
  if (!found) return { differs: [] };
  const { fields, picture, isOpen } = found;
  const was = picture && !isOpen ? { ...picture, path: signPath(settings, picture.path) } : picture;
  const changed = fields.filter(
    ({ label, value }) => now.fields.find((field) => field.label === label)?.value !== value,
  );
  const hasOther = was?.path !== now.pictures[0]?.picture.path;
  return {
    was: { fields, pictures: was ? [{ label: PICTURE, picture: was }] : [] },
    differs: [...changed.map(({ label }) => label), ...(was && hasOther ? [PICTURE] : [])],
  };
}

const withoutContacts = (message: string | null) => message && (maskContacts(message) ?? message);

/** What was said of it, by this reporter and by others. */
async function reportFacts(db: Db, row: Reported): Promise<ReportFacts> {
  const others = await selectOtherReports(db, row);
  return {
    kind: row.kind,
    reason: row.why,
    message: withoutContacts(row.message),
    ...(await countOfSubject(db, row)),
    others: others.map((other) => ({ ...other, message: withoutContacts(other.message) })),
  };
}

async function read(deps: Deps, id: string) {
  const row = await selectReport(deps.db, id);
  if (!row) return undefined;
  const subject = await selectSubject(deps.db, row.kind, row.thingId);
  const item = itemOf(row, subject);
  const pending = {
    fields: fieldsOf(subject),
    pictures: item.picture ? [{ label: PICTURE, picture: item.picture }] : [],
  };
  return {
    ...item,
    public: null,
    report: await reportFacts(deps.db, row),
    pending,
    ...(await asItWas(deps, id, pending)),
    warnings: subject ? [] : ['The reported item is no longer public.'],
    ...(subject?.author && { subjectOwnerId: subject.author._id }),
    link: subject?.link ?? null,
  };
}

async function lock(db: Db, id: string) {
  await lockReport(db, id);
  const row = await selectReport(db, id);
  if (!row) return undefined;
  const subject = await selectSubject(db, row.kind, row.thingId);
  const ownerId = ownerOf(row, subject)?._id ?? null;
  return { ...row, subject, version: versionOf(row, subject), ownerId, subjectOwnerId: subject?.author?._id ?? null };
}

type Locked = NonNullable<Awaited<ReturnType<typeof lock>>>;

async function settle(db: Db, report: Locked, { decision, reason }: Verdict): Promise<void> {
  const { id, reporterId, kind, automatic, ownerId } = report;
  const upheld = decision === 'approve';
  await decideReport(db, id, upheld ? 'APPROVED' : 'REJECTED', reason);
  const authorId = automatic ? ownerId : null;
  await announce(db, reportDecided, { reportId: id, reporterId, authorId, kind, upheld, reason });
}

/** Staff agree: a product leaves the shop, a comment its post, a requirement or opportunity its list; a review, reply or brand goes. A seller is blocked by whoever may, in the members' list. */
async function uphold(db: Db, report: Locked, verdict: Verdict): Promise<void> {
  await settle(db, report, verdict);
  const { kind, thingId, why } = report;
  const reason = verdict.reason ?? why;
  if (kind === 'product') await withdrawProduct(db, thingId, verdict.actorId, reason);
  if (kind === 'review') await removeReview(db, thingId);
  if (kind === 'reply') await removeReply(db, thingId);
  if (kind === 'comment') await withdrawComment(db, thingId, reason);
  if (kind === 'requirement') await withdrawRequirement(db, thingId, reason);
  if (kind === 'opportunity') await withdrawOpportunity(db, thingId, reason);
  if (kind === 'brand') await withdrawBrand(db, thingId);
}

/** Staff do not: what a rule held back is published. */
async function dismiss(db: Db, report: Locked, verdict: Verdict): Promise<void> {
  await settle(db, report, verdict);
  const { kind, thingId, automatic, subject } = report;
  if (!automatic || !subject?.heldRevision) return;
  if (kind === 'review') await publishReview(db, thingId, subject.heldRevision);
  if (kind === 'reply') await publishReply(db, thingId, subject.heldRevision);
  if (kind === 'requirement') await publishRequirement(db, thingId, subject.heldRevision);
  if (kind === 'brand') await publishBrand(db, thingId);
}

export const reportReviews = reviewable({
  kind: 'report',
  decided: { approve: 'Upheld', reject: 'Dismissed' },
  count: countReports,
  list,
  read,
  lock,
  approve: uphold,
  reject: dismiss,
});
