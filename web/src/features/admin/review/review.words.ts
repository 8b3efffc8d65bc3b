import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ReviewDetail, type ReviewItem, ReviewKind } from '@plyhaat/contract/admin/admin';
import { Approval } from '@plyhaat/contract/core/approval';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@plyhaat/contract/core/time-units';
import type { ReportKind } from '@plyhaat/contract/reports/reports';

/** Each kind as the queue names it. */
export const KIND_NAMES: Readonly<Record<ReviewKind, MessageDescriptor>> = {
  product: msg`Products`,
  banner: msg`Banners`,
  advertisement: msg`New arrivals`,
  flashSale: msg`Flash sales`,
  promotion: msg`Promotions`,
  reel: msg`Reels`,
  dealership: msg`Dealerships`,
  opportunity: msg`Opportunities`,
  gst: msg`GST documents`,
  report: msg`Reports`,
  comment: msg`Comments`,
  batch: msg`Uploads`,
};

export const STATUS_NAMES: Readonly<Record<Approval, MessageDescriptor>> = {
  PENDING: msg`Pending`,
  APPROVED: msg`Approved`,
  REJECTED: msg`Rejected`,
};

type Words = Readonly<Record<'approve' | 'reject' | 'reasonHint', MessageDescriptor>> & {
  readonly decided: Readonly<Record<Approval, MessageDescriptor>>;
};
const PLAIN: Words = {
  approve: msg`Approve`,
  reject: msg`Reject`,
  reasonHint: msg`The seller will see this reason.`,
  decided: STATUS_NAMES,
};
const OF_REPORTS: Words = {
  approve: msg`Uphold`,
  reject: msg`Dismiss`,
  reasonHint: msg`The person who reported it will see this reason. If you uphold the report, the seller will see it too.`,
  decided: { PENDING: msg`Pending`, APPROVED: msg`Upheld`, REJECTED: msg`Dismissed` },
};

/** What a rule holds back: an upheld report keeps it from being published. */
const OF_HELD: Words = {
  approve: msg`Do not publish`,
  reject: msg`Publish`,
  reasonHint: msg`The author will see this reason.`,
  decided: { PENDING: msg`Pending`, APPROVED: msg`Not published`, REJECTED: msg`Published` },
};

const OF_COMMENTS: Words = { ...PLAIN, reasonHint: msg`The author will see this reason.` };

/** What the two answers are called: a report is not approved, it is right or not. */
export function wordsFor({ kind, automatic }: Pick<ReviewItem, 'kind' | 'automatic'>): Words {
  if (kind === 'report') return automatic ? OF_HELD : OF_REPORTS;
  return kind === 'comment' ? OF_COMMENTS : PLAIN;
}

/** What happens to a thing when a report of it is upheld. */
const UPHELD: Readonly<Record<ReportKind, MessageDescriptor>> = {
  product: msg`The product leaves the shop. Its seller reads your reason, can correct it and submit it again.`,
  review: msg`The review is deleted for good.`,
  reply: msg`The reply is deleted for good; the review stays.`,
  comment: msg`The comment leaves the post. Its author reads your reason.`,
  requirement: msg`The requirement leaves the list. The buyer reads your reason.`,
  opportunity: msg`The opportunity leaves the list. Its owner reads your reason.`,
  brand: msg`The brand is deleted; its products stay, without a brand.`,
  seller: msg`It counts in the seller’s record. Nothing else happens: whoever manages members blocks the seller.`,
  reel: msg`It counts in the owner’s record. Nothing else happens.`,
};

/** What each of the two answers to a report does, told before one is given: one or more sentences. */
export function effectsOf({ report, automatic }: Pick<ReviewDetail, 'report' | 'automatic'>) {
  if (!report) return undefined;
  const upheld = UPHELD[report.kind];
  if (automatic)
    return {
      approve: [upheld, msg`The author is told.`],
      reject: [msg`Everybody sees it. The author is told.`],
    };
  return {
    approve: [upheld, msg`The reporter is told.`],
    reject: [msg`Nothing happens to it. The reporter reads your reason.`],
  };
}

/** A span in its largest whole unit: `25 min`, `3 h`, `4 d`. */
export function spanText(seconds: number): MessageDescriptor {
  if (seconds < HOUR_SECONDS) return msg`${{ minutes: Math.max(1, Math.round(seconds / MINUTE_SECONDS)) }} min`;
  return seconds < 2 * DAY_SECONDS
    ? msg`${{ hours: Math.round(seconds / HOUR_SECONDS) }} h`
    : msg`${{ days: Math.round(seconds / DAY_SECONDS) }} d`;
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
