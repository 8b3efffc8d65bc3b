import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BannerFate, ExplainedBanner } from '@plyhaat/contract/promotions/banner-debug';
import type { Device } from '@plyhaat/contract/promotions/banners';
import type { Say } from '#ui/said.ts';
import { formatMoment } from '#ui/words/dates.ts';

const at = (iso: string | null, say: Say): string => formatMoment(new Date(iso ?? ''), say);

const NOT_SHOWN: Readonly<
  Record<Exclude<BannerFate, 'shown'>, (banner: ExplainedBanner, say: Say) => MessageDescriptor>
> = {
  pending: () => msg`Pending approval.`,
  rejected: ({ rejectReason }) => (rejectReason ? msg`Rejected: ${{ reason: rejectReason }}` : msg`Rejected.`),
  scheduled: ({ startDate }, say) => msg`Approved, but starts on ${{ startDate: at(startDate, say) }}.`,
  ended: ({ endDate }, say) => msg`Approved, but ended on ${{ endDate: at(endDate, say) }}.`,
  switchedOff: () => msg`Approved and within its time, but switched off.`,
  sellerHidden: () => msg`Approved and within its time, but its seller is blocked or has never signed in.`,
  productHidden: () => msg`Approved and within its time, but its product is not on sale.`,
};

function placeOf({ picture, endDate }: ExplainedBanner, device: Device, slide: number, say: Say): MessageDescriptor {
  if (!endDate)
    return picture
      ? msg`Approved, switched on and within its time: slide ${slide} of the hero on ${device} windows.`
      : msg`Approved, switched on and within its time: slide ${slide} of the hero on ${device} windows, with a drawing, because its picture is missing.`;
  const until = at(endDate, say);
  return picture
    ? msg`Approved, switched on and within its time: slide ${slide} of the hero on ${device} windows, until ${until}.`
    : msg`Approved, switched on and within its time: slide ${slide} of the hero on ${device} windows, until ${until}, with a drawing, because its picture is missing.`;
}

/** Why a banner is on the home page or is not; slides count from 1. */
export const reasonOf = (banner: ExplainedBanner, device: Device, slide: number, say: Say): MessageDescriptor =>
  banner.fate === 'shown' ? placeOf(banner, device, slide, say) : NOT_SHOWN[banner.fate](banner, say);
