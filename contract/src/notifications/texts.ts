import type * as z from 'zod/mini';
import { filled } from '../core/sentence.ts';
import { DAY_MS } from '../core/time-units.ts';
import type * as payloads from './payloads.ts';
import { name, type Told, told } from './told.ts';

type Payload<Name extends keyof typeof payloads> = z.output<(typeof payloads)[Name]>;

export const NEW_NOTIFICATION = 'New notification received';

/** The rule for any type without a text of its own. */
export const asStored = (_payload: unknown, content: string): Told =>
  told`${{ content: content.trim() || NEW_NOTIFICATION }}`;

const by = (business: string | undefined) => (business ? name(business) : filled`Someone`);
const titled = (product: string | undefined) => (product ? name(product) : 'Unnamed Product');

export const profileViewed = ({ organizationName, count }: Payload<'ProfileView'>): Told =>
  count
    ? told`${{ count }} members viewed your profile today.`
    : told`${{ who: by(organizationName) }} viewed your profile.`;

export const productViewed = ({ organizationName, productName, count }: Payload<'ProductView'>): Told =>
  count
    ? told`${{ count }} members viewed your product ${{ product: titled(productName) }} today.`
    : told`${{ who: by(organizationName) }} viewed your product ${{ product: titled(productName) }}.`;

export const contacted = ({ organizationName }: Payload<'Contact'>): Told =>
  told`${{ who: by(organizationName) }} contacted you.`;

function timeLeft(days: number): string {
  if (days < 1) return filled`few days`;
  return days === 1 ? filled`1 day` : filled`${{ days }} days`;
}

export function saleStarted(payload: Payload<'FlashSaleStart'>, _content: string, now: number): Told {
  const ends = Date.parse(payload.flashSaleDetails?.endDate ?? '');
  if (Number.isNaN(ends)) return told`Stock is limited, so grab the offer and Save Big!`;
  const days = Math.floor((ends - now) / DAY_MS);
  const product = titled(payload.productName ?? payload.productObj?.name);
  if (days < -1) return told`The flash sale on ${{ product }} has ended.`;
  const left = timeLeft(days);
  const share = payload.flashSaleDetails?.discountValue ?? payload.discountValue;
  if (!share) return told`Flash sale on ${{ product }}: only ${{ left }} left!`;
  return told`Flash sale on ${{ product }}: ${{ discount: name(`${Math.round(share)}% OFF`) }}, only ${{ left }} left!`;
}

export const arrivalStarted = ({ productObj }: Payload<'ArrivalStart'>): Told =>
  told`New arrival: ${{ product: titled(productObj?.name) }} is now available.`;

export const productApproved = ({ productDetails }: Payload<'ProductStatus'>): Told =>
  told`Your product ${{ product: titled(productDetails?.name) }} is approved.`;

export const productUnderReview = ({ productDetails }: Payload<'ProductStatus'>): Told =>
  told`Your product ${{ product: titled(productDetails?.name) }} is under review. You will be notified when verification is complete.`;

export const productReviewed = ({ addeByOrganizationName, productName }: Payload<'ProductReviewed'>): Told =>
  told`${{ who: by(addeByOrganizationName) }} reviewed your product ${{ product: titled(productName) }}.`;

export const reviewWanted = ({ organizationName }: Payload<'GiveReview'>): Told =>
  organizationName
    ? told`Please share a review of your talk with ${{ who: name(organizationName) }}.`
    : told`Please share a review of your talk with the seller.`;

export function opportunityOpen({ cities, organizationName }: Payload<'Opportunity'>): Told {
  const who = organizationName ? name(organizationName) : 'A company';
  const city = cities?.[0]?.name;
  return city
    ? told`${{ who }} is looking for partners in ${{ city: name(city) }}.`
    : told`${{ who }} is looking for partners.`;
}
