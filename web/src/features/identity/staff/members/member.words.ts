import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { EndsWithin } from '@plyhaat/contract/admin/lists';
import type { MemberDetail, MemberStatus } from '@plyhaat/contract/identity/staff/members';

export const MEMBER_STATUSES: Readonly<Record<MemberStatus, MessageDescriptor>> = {
  active: msg`Active`,
  blocked: msg`Blocked`,
  unproven: msg`Not signed in yet`,
};

export const PLAN_ENDS: Readonly<Record<EndsWithin, MessageDescriptor>> = {
  week: msg`Plan ends in 7 days`,
  month: msg`Plan ends in 30 days`,
};

export const countText = (count: number): string => count.toLocaleString('en-IN');

export function ratingOf({ rating, reviewCount }: MemberDetail): MessageDescriptor {
  if (reviewCount === 0) return msg`No reviews`;
  return msg`${plural(reviewCount, {
    one: `${rating} from ${reviewCount} review`,
    other: `${rating} from ${reviewCount} reviews`,
  })}`;
}

export const rejectedOf = ({ conduct, listings }: MemberDetail): MessageDescriptor =>
  msg`${{ part: countText(conduct.listingsRejected) }} of ${{ whole: countText(listings.total) }}`;

type Conduct = MemberDetail['conduct'];

export const answeredOf = ({ answeredInADay, leads }: Conduct): MessageDescriptor =>
  leads === 0
    ? msg`No leads`
    : msg`${{ percent: Math.round((answeredInADay * 100) / leads) }}% of ${{ whole: countText(leads) }}`;

export const quotesOf = ({ quotes, quotesAccepted }: Conduct): MessageDescriptor =>
  quotes === 0
    ? msg`None`
    : msg`${{ sent: countText(quotes) }} sent, ${{ accepted: countText(quotesAccepted) }} accepted`;

export function reportsOf({ reportsAbout, reportsUpheld }: Conduct): MessageDescriptor {
  if (reportsAbout === 0) return msg`None`;
  const filed = countText(reportsAbout);
  return reportsUpheld === 0
    ? msg`${filed}, none upheld`
    : msg`${filed}, ${{ agreed: countText(reportsUpheld) }} upheld`;
}

/** What a block takes away, before what it always does. */
export function blockConsequences(sessions: number, listings: number): MessageDescriptor[] {
  return [
    ...(sessions > 0
      ? [
          msg`${plural(sessions, { one: `${sessions} session ends at once.`, other: `${sessions} sessions end at once.` })}`,
        ]
      : []),
    ...(listings > 0
      ? [
          msg`${plural(listings, { one: `${listings} listing leaves the market.`, other: `${listings} listings leave the market.` })}`,
        ]
      : []),
    msg`The member cannot sign in any more. Orders and invoices stay.`,
  ];
}

export const BLOCK_REASONS: readonly MessageDescriptor[] = [
  msg`Listings that are not theirs`,
  msg`Takes money and does not deliver`,
  msg`Forged GST certificate`,
  msg`Another reason`,
];
