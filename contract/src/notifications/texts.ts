import type * as z from 'zod/mini';
import { DAY_MS } from '../core/time-units.ts';
import type * as payloads from './payloads.ts';

type Payload<Name extends keyof typeof payloads> = z.output<(typeof payloads)[Name]>;

/** A piece of a sentence. The names of businesses and things stand out on screen. */
export type Piece = { readonly text: string; readonly isName?: true };
export type Sentence = readonly Piece[];

export const NEW_NOTIFICATION = 'New notification received';

/** The rule for any type without a text of its own. */
export const asStored = (_payload: unknown, content: string): Sentence => [
  { text: content.trim() || NEW_NOTIFICATION },
];

const sentence = (words: TemplateStringsArray, ...pieces: readonly Piece[]): Sentence =>
  words.flatMap((text, at) => [{ text }, ...pieces.slice(at, at + 1)]).filter(({ text }) => text !== '');

const named = (text: string): Piece => ({ text, isName: true });
const plain = (text: string | number): Piece => ({ text: String(text) });
const by = (name: string | undefined) => (name ? named(name) : plain('Someone'));
const titled = (name: string | undefined) => (name ? named(name) : plain('Unnamed Product'));

export const profileViewed = ({ organizationName, count }: Payload<'ProfileView'>): Sentence =>
  count
    ? sentence`${plain(count)} members viewed your profile today.`
    : sentence`${by(organizationName)} viewed your profile.`;

export const productViewed = ({ organizationName, productName, count }: Payload<'ProductView'>): Sentence =>
  count
    ? sentence`${plain(count)} members viewed your product ${titled(productName)} today.`
    : sentence`${by(organizationName)} viewed your product ${titled(productName)}.`;

export const contacted = ({ organizationName }: Payload<'Contact'>): Sentence =>
  sentence`${by(organizationName)} contacted you.`;

export function saleStarted(payload: Payload<'FlashSaleStart'>, _content: string, now: number): Sentence {
  const ends = Date.parse(payload.flashSaleDetails?.endDate ?? '');
  if (Number.isNaN(ends)) return sentence`Stock is limited, so grab the offer and Save Big!`;
  const days = Math.floor((ends - now) / DAY_MS);
  const name = titled(payload.productName ?? payload.productObj?.name);
  if (days < -1) return sentence`The flash sale on ${name} has ended.`;
  const left = plain(days > 0 ? `${days} ${days === 1 ? 'day' : 'days'}` : 'few days');
  const discount = payload.flashSaleDetails?.discountValue ?? payload.discountValue;
  return discount
    ? sentence`Flash sale on ${name}: ${named(`${Math.round(discount)}% OFF`)}, only ${left} left!`
    : sentence`Flash sale on ${name}: only ${left} left!`;
}

export const arrivalStarted = ({ productObj }: Payload<'ArrivalStart'>): Sentence =>
  sentence`New arrival: ${titled(productObj?.name)} is now available.`;

export const productApproved = ({ productDetails }: Payload<'ProductStatus'>): Sentence =>
  sentence`Your product ${titled(productDetails?.name)} is approved.`;

export const productUnderReview = ({ productDetails }: Payload<'ProductStatus'>): Sentence =>
  sentence`Your product ${titled(productDetails?.name)} is under review. You will be notified when verification is complete.`;

export const productReviewed = ({ addeByOrganizationName, productName }: Payload<'ProductReviewed'>): Sentence =>
  sentence`${by(addeByOrganizationName)} reviewed your product ${titled(productName)}.`;

export const reviewWanted = ({ organizationName }: Payload<'GiveReview'>): Sentence =>
  sentence`Please share a review of your talk with ${organizationName ? named(organizationName) : plain('the seller')}.`;

export function opportunityOpen({ cities, organizationName }: Payload<'Opportunity'>): Sentence {
  const who = organizationName ? named(organizationName) : plain('A company');
  const city = cities?.[0]?.name;
  return city ? sentence`${who} is looking for partners in ${named(city)}.` : sentence`${who} is looking for partners.`;
}
