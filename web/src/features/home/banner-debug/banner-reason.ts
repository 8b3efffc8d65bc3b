import { formatMoment } from '@plyhaat/contract/core/dates';
import type { BannerFate, ExplainedBanner } from '@plyhaat/contract/promotions/banner-debug';
import type { Device } from '@plyhaat/contract/promotions/banners';

const at = (iso: string | null): string => formatMoment(new Date(iso ?? ''));

const NOT_SHOWN: Readonly<Record<Exclude<BannerFate, 'shown'>, (banner: ExplainedBanner) => string>> = {
  pending: () => 'Pending approval.',
  rejected: ({ rejectReason }) => (rejectReason ? `Rejected: ${rejectReason}` : 'Rejected.'),
  scheduled: ({ startDate }) => `Approved, but starts on ${at(startDate)}.`,
  ended: ({ endDate }) => `Approved, but ended on ${at(endDate)}.`,
  switchedOff: () => 'Approved and within its time, but switched off.',
  sellerHidden: () => 'Approved and within its time, but its seller is blocked or has never signed in.',
  productHidden: () => 'Approved and within its time, but its product is not on sale.',
};

function place({ picture, endDate }: ExplainedBanner, device: Device, slide: number): string {
  const until = endDate ? `, until ${at(endDate)}` : '';
  const drawing = picture ? '' : ', with a drawing, because its picture is missing';
  return `Approved, switched on and within its time: slide ${slide + 1} of the hero on ${device} windows${until}${drawing}.`;
}

/** Why a banner is on the home page or is not. */
export function reasonOf(banner: ExplainedBanner, device: Device, slide: number): string {
  const reason = banner.fate === 'shown' ? place(banner, device, slide) : NOT_SHOWN[banner.fate](banner);
  return banner.changeWaits ? `${reason} An edit is pending approval.` : reason;
}
