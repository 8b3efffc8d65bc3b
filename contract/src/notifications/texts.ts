import type * as z from 'zod/mini';
import type * as payloads from './payloads.ts';

type Payload<Name extends keyof typeof payloads> = z.output<(typeof payloads)[Name]>;

export const NEW_NOTIFICATION = 'New notification received';

/** The rule for any type without a text of its own. */
export const asStored = (_payload: unknown, content: string): string => content.trim() || NEW_NOTIFICATION;

const by = (name: string | undefined) => name ?? 'Someone';
const titled = (name: string | undefined) => name ?? 'Unnamed Product';

export const profileViewed = ({ organizationName, count }: Payload<'ProfileView'>): string =>
  count ? `${count} members viewed your profile today.` : `${by(organizationName)} viewed your profile.`;

export const productViewed = ({ organizationName, productName, count }: Payload<'ProductView'>): string =>
  count
    ? `${count} members viewed your product ${titled(productName)} today.`
    : `${by(organizationName)} viewed your product ${titled(productName)}.`;

export const contacted = ({ organizationName }: Payload<'Contact'>): string => `${by(organizationName)} contacted you.`;

const DAY_MS = 86_400_000;
const NO_END = 'Stock is limited, so grab the offer and Save Big!';

export function saleStarted(payload: Payload<'FlashSaleStart'>, _content: string, now: number): string {
  const ends = Date.parse(payload.flashSaleDetails?.endDate ?? '');
  if (Number.isNaN(ends)) return NO_END;
  const days = Math.floor((ends - now) / DAY_MS);
  const name = titled(payload.productName ?? payload.productObj?.name);
  if (days < -1) return `The flash sale on ${name} has ended.`;
  const left = days > 0 ? `${days} ${days === 1 ? 'day' : 'days'}` : 'few days';
  const discount = payload.flashSaleDetails?.discountValue ?? payload.discountValue;
  return `Flash sale on ${name}: ${discount ? `${Math.round(discount)}% OFF, ` : ''}only ${left} left!`;
}

export const arrivalStarted = ({ productObj }: Payload<'ArrivalStart'>): string =>
  `New arrival: ${titled(productObj?.name)} is now available.`;

export const productApproved = ({ productDetails }: Payload<'ProductStatus'>): string =>
  `Your product ${titled(productDetails?.name)} is approved.`;

export const productUnderReview = ({ productDetails }: Payload<'ProductStatus'>): string =>
  `Your product ${titled(productDetails?.name)} is under review. You will be notified when verification is complete.`;

export const productReviewed = ({ addeByOrganizationName, productName }: Payload<'ProductReviewed'>): string =>
  `${by(addeByOrganizationName)} reviewed your product ${titled(productName)}.`;

export const reviewWanted = ({ organizationName }: Payload<'GiveReview'>): string =>
  `Please share a review of your talk with ${organizationName ?? 'the seller'}.`;

export function opportunityOpen({ cities, organizationName }: Payload<'Opportunity'>): string {
  const city = cities?.[0]?.name;
  return `${organizationName ?? 'A company'} is looking for partners${city ? ` in ${city}` : ''}.`;
}
