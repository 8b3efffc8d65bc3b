import { formatMoment } from '@plyhaat/contract/core/dates';
import type { BannerFate, ExplainedBanner } from '@plyhaat/contract/promotions/banner-debug';
import type { Device } from '@plyhaat/contract/promotions/banners';
import * as TEXTS from './texts.ts';

const at = (iso: string | null): string => formatMoment(new Date(iso ?? ''));

const NOT_SHOWN: Readonly<Record<Exclude<BannerFate, 'shown'>, (banner: ExplainedBanner) => string>> = {
  pending: () => TEXTS.pendingApproval,
  rejected: ({ rejectReason }) => (rejectReason ? `Rejected: ${rejectReason}` : 'Rejected.'),
  scheduled: ({ startDate }) => TEXTS.approvedButStartsOn(at(startDate)),
  ended: ({ endDate }) => TEXTS.approvedButEndedOn(at(endDate)),
  switchedOff: () => TEXTS.approvedAndWithinIts,
  sellerHidden: () => TEXTS.approvedAndWithinItsTime,
  productHidden: () => TEXTS.approvedAndWithinItsTimeBut,
};

function place({ picture, endDate }: ExplainedBanner, device: Device, slide: number): string {
  const until = endDate ? `, until ${at(endDate)}` : '';
  const drawing = picture ? '' : ', with a drawing, because its picture is missing';
  return TEXTS.approvedSwitchedOnAnd(slide + 1, device, until, drawing);
}

/** Why a banner is on the home page or is not. */
export function reasonOf(banner: ExplainedBanner, device: Device, slide: number): string {
  const reason = banner.fate === 'shown' ? place(banner, device, slide) : NOT_SHOWN[banner.fate](banner);
  return banner.changeWaits ? TEXTS.editIsPending(reason) : reason;
}
