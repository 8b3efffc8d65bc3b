import { type ReviewDetail, type ReviewItem, ReviewKind } from '@plyhaat/contract/admin/admin';
import { Approval } from '@plyhaat/contract/core/approval';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@plyhaat/contract/core/time-units';
import type { ReportKind } from '@plyhaat/contract/reports/reports';

/** Each kind as the queue names it. */
export const KIND_NAMES: Readonly<Record<ReviewKind, string>> = {
  product: 'Products',
  banner: 'Banners',
  advertisement: 'New arrivals',
  flashSale: 'Flash sales',
  promotion: 'Promotions',
  reel: 'Reels',
  dealership: 'Dealerships',
  opportunity: 'Opportunities',
  gst: 'GST documents',
  report: 'Reports',
  comment: 'Comments',
  batch: 'Uploads',
};

export const STATUS_NAMES: Readonly<Record<Approval, string>> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
};

type Words = { approve: string; reject: string; reasonHint: string; decided: Readonly<Record<Approval, string>> };
const PLAIN: Words = {
  approve: 'Approve',
  reject: 'Reject',
  reasonHint: 'The seller will see this reason.',
  decided: STATUS_NAMES,
};
const OF_REPORTS: Words = {
  approve: 'Uphold',
  reject: 'Dismiss',
  reasonHint: 'The person who reported it will see this reason. If you uphold the report, the seller will see it too.',
  decided: { PENDING: 'Pending', APPROVED: 'Upheld', REJECTED: 'Dismissed' },
};

/** What a rule holds back: an upheld report keeps it from being published. */
const OF_HELD: Words = {
  approve: 'Do not publish',
  reject: 'Publish',
  reasonHint: 'The author will see this reason.',
  decided: { PENDING: 'Pending', APPROVED: 'Not published', REJECTED: 'Published' },
};

const OF_COMMENTS: Words = { ...PLAIN, reasonHint: 'The author will see this reason.' };

/** What the two answers are called: a report is not approved, it is right or not. */
export function wordsFor({ kind, automatic }: Pick<ReviewItem, 'kind' | 'automatic'>): Words {
  if (kind === 'report') return automatic ? OF_HELD : OF_REPORTS;
  return kind === 'comment' ? OF_COMMENTS : PLAIN;
}

/** What happens to a thing when a report of it is upheld. */
const UPHELD: Readonly<Record<ReportKind, string>> = {
  product: 'The product leaves the shop. Its seller reads your reason, can correct it and submit it again.',
  review: 'The review is deleted for good.',
  reply: 'The reply is deleted for good; the review stays.',
  comment: 'The comment leaves the post. Its author reads your reason.',
  requirement: 'The requirement leaves the list. The buyer reads your reason.',
  opportunity: 'The opportunity leaves the list. Its owner reads your reason.',
  brand: 'The brand is deleted; its products stay, without a brand.',
  seller: 'It counts in the seller’s record. Nothing else happens: whoever manages members blocks the seller.',
  reel: 'It counts in the owner’s record. Nothing else happens.',
};

/** What each of the two answers to a report does, told before one is given. */
export function effectsOf({ report, automatic }: Pick<ReviewDetail, 'report' | 'automatic'>) {
  if (!report) return undefined;
  const upheld = UPHELD[report.kind];
  if (automatic) return { approve: `${upheld} The author is told.`, reject: 'Everybody sees it. The author is told.' };
  return {
    approve: `${upheld} The reporter is told.`,
    reject: 'Nothing happens to it. The reporter reads your reason.',
  };
}

/** A span in its largest whole unit: `25 min`, `3 h`, `4 d`. */
export function spanText(seconds: number): string {
  if (seconds < HOUR_SECONDS) return `${Math.max(1, Math.round(seconds / MINUTE_SECONDS))} min`;
  return seconds < 2 * DAY_SECONDS
    ? `${Math.round(seconds / HOUR_SECONDS)} h`
    : `${Math.round(seconds / DAY_SECONDS)} d`;
}

export const secondsSince = (moment: string) => (Date.now() - Date.parse(moment)) / 1000;

/** Two days are longer than a seller should wait. */
export const isLate = (seconds: number) => seconds >= 2 * DAY_SECONDS;

/** How the address names an item of the queue. */
export const itemKey = ({ kind, _id }: Pick<ReviewItem, 'kind' | '_id'>) => `${kind}.${_id}`;

/** An item as it was when it was decided on: another save makes another one. */
export const versionKey = (item: Pick<ReviewItem, 'kind' | '_id' | 'version'>) => `${itemKey(item)} ${item.version}`;

export const isKind = (text: string | undefined): text is ReviewKind => ReviewKind.options.includes(text as ReviewKind);
export const isStatus = (text: string | undefined): text is Approval => Approval.options.includes(text as Approval);
