import { name, type Told, told } from '@plyhaat/contract/notifications/told';
import type { ChangedPart } from '@plyhaat/contract/sellers/profile';

export const uploaded = (products: number) =>
  products === 1
    ? told`Your upload of 1 product is under review. You will be notified when verification is complete.`
    : told`Your upload of ${{ products }} products is under review. You will be notified when verification is complete.`;

export function checked(approved: number, rejected: number): Told {
  if (approved === 1 && rejected === 1) return told`Of your upload 1 product is approved and 1 was sent back.`;
  if (approved === 1) return told`Of your upload 1 product is approved and ${{ rejected }} were sent back.`;
  if (rejected === 1) return told`Of your upload ${{ approved }} products are approved and 1 was sent back.`;
  return told`Of your upload ${{ approved }} products are approved and ${{ rejected }} were sent back.`;
}

/** What a new member reads first. */
export const WELCOME = told`Welcome to Plyhaat! Complete your profile and add your products so that buyers find you.`;
export function approvedWords(changes: readonly ChangedPart[]): Told {
  if (changes.length > 1) return told`Your new name and address are approved. Buyers see them now.`;
  return changes[0] === 'name'
    ? told`Your new name is approved. Buyers see it now.`
    : told`Your new address is approved. Buyers see it now.`;
}

export function rejectedWords(changes: readonly ChangedPart[], why: string): Told {
  const reason = name(why);
  if (changes.length > 1) return told`Your new name and address were not accepted: ${{ reason }}`;
  return changes[0] === 'name'
    ? told`Your new name was not accepted: ${{ reason }}`
    : told`Your new address was not accepted: ${{ reason }}`;
}

export const GST_RIGHT = told`Your GST number is verified. Your store now shows the verified badge.`;

/** What whoever reported something reads. */
export function reportWords(upheld: boolean, reason: string | null): Told {
  if (upheld) return told`Thank you for your report. We agreed and acted on it.`;
  return reason
    ? told`We looked at your report and found nothing to act on: ${{ reason: name(reason) }}`
    : told`We looked at your report and found nothing to act on.`;
}

type Held = {
  readonly published: Told;
  readonly refused: Told;
  readonly refusedFor: (reason: string) => Told;
};
const ofKind = (kind: string): Held => ({
  published: told`Your ${{ kind }} is published.`,
  refused: told`Your ${{ kind }} was not published.`,
  refusedFor: (reason) => told`Your ${{ kind }} was not published: ${{ reason: name(reason) }}`,
});
/** What rules hold back, in sentences that every language can decline. */
const HELD: Readonly<Record<string, Held>> = {
  review: {
    published: told`Your review is published.`,
    refused: told`Your review was not published.`,
    refusedFor: (reason) => told`Your review was not published: ${{ reason: name(reason) }}`,
  },
  reply: {
    published: told`Your reply is published.`,
    refused: told`Your reply was not published.`,
    refusedFor: (reason) => told`Your reply was not published: ${{ reason: name(reason) }}`,
  },
  requirement: {
    published: told`Your requirement is published.`,
    refused: told`Your requirement was not published.`,
    refusedFor: (reason) => told`Your requirement was not published: ${{ reason: name(reason) }}`,
  },
};

/** What the author of something held back reads. */
export function heldWords(kind: string, upheld: boolean, reason: string | null): Told {
  const words = HELD[kind] ?? ofKind(kind);
  if (!upheld) return words.published;
  return reason ? words.refusedFor(reason) : words.refused;
}

export const commentWords = (post: string, reason: string | null): Told =>
  reason === null
    ? told`Your comment on '${{ post: name(post) }}' is published.`
    : told`Your comment on '${{ post: name(post) }}' was not published: ${{ reason: name(reason) }}`;
