import type * as z from 'zod/mini';
import { DAY_MS } from '../core/time-units.ts';
import type * as payloads from './payloads.ts';
import { name, type Told, told } from './told.ts';

type Payload<Name extends keyof typeof payloads> = z.output<(typeof payloads)[Name]>;

export const NEW_NOTIFICATION = 'New notification received';

/** The rule for any type without a text of its own. */
export const asStored = (_payload: unknown, content: string): Told =>
  told`${{ content: content.trim() || NEW_NOTIFICATION }}`;

const titled = (product: string | undefined) => (product ? name(product) : 'Unnamed Product');

export function profileViewed({ organizationName: business, count }: Payload<'ProfileView'>): Told {
  if (count) return told`${{ count }} members viewed your profile today.`;
  return business ? told`${{ who: name(business) }} viewed your profile.` : told`Someone viewed your profile.`;
}

export function productViewed({ organizationName: business, productName, count }: Payload<'ProductView'>): Told {
  const product = titled(productName);
  if (count) return told`${{ count }} members viewed your product ${{ product }} today.`;
  return business
    ? told`${{ who: name(business) }} viewed your product ${{ product }}.`
    : told`Someone viewed your product ${{ product }}.`;
}

export const contacted = ({ organizationName: business }: Payload<'Contact'>): Told =>
  business ? told`${{ who: name(business) }} contacted you.` : told`Someone contacted you.`;

type Product = ReturnType<typeof titled>;

function saleEnds(product: Product, days: number): Told {
  if (days < 1) return told`Flash sale on ${{ product }}: only few days left!`;
  return days === 1
    ? told`Flash sale on ${{ product }}: only 1 day left!`
    : told`Flash sale on ${{ product }}: only ${{ days }} days left!`;
}

function discountEnds(product: Product, percent: number, days: number): Told {
  const discount = name(`${Math.round(percent)}% OFF`);
  if (days < 1) return told`Flash sale on ${{ product }}: ${{ discount }}, only few days left!`;
  return days === 1
    ? told`Flash sale on ${{ product }}: ${{ discount }}, only 1 day left!`
    : told`Flash sale on ${{ product }}: ${{ discount }}, only ${{ days }} days left!`;
}

export function saleStarted(payload: Payload<'FlashSaleStart'>, _content: string, now: number): Told {
  const ends = Date.parse(payload.flashSaleDetails?.endDate ?? '');
  if (Number.isNaN(ends)) return told`Stock is limited, so grab the offer and Save Big!`;
  const days = Math.floor((ends - now) / DAY_MS);
  const product = titled(payload.productName ?? payload.productObj?.name);
  if (days < -1) return told`The flash sale on ${{ product }} has ended.`;
  const percent = payload.flashSaleDetails?.discountValue ?? payload.discountValue;
  return percent ? discountEnds(product, percent, days) : saleEnds(product, days);
}

export const arrivalStarted = ({ productObj }: Payload<'ArrivalStart'>): Told =>
  told`New arrival: ${{ product: titled(productObj?.name) }} is now available.`;

export const productApproved = ({ productDetails }: Payload<'ProductStatus'>): Told =>
  told`Your product ${{ product: titled(productDetails?.name) }} is approved.`;

export const productUnderReview = ({ productDetails }: Payload<'ProductStatus'>): Told =>
  told`Your product ${{ product: titled(productDetails?.name) }} is under review. You will be notified when verification is complete.`;

export function productReviewed({ addeByOrganizationName: business, productName }: Payload<'ProductReviewed'>): Told {
  const product = titled(productName);
  return business
    ? told`${{ who: name(business) }} reviewed your product ${{ product }}.`
    : told`Someone reviewed your product ${{ product }}.`;
}

export const reviewWanted = ({ organizationName }: Payload<'GiveReview'>): Told =>
  organizationName
    ? told`Please share a review of your talk with ${{ who: name(organizationName) }}.`
    : told`Please share a review of your talk with the seller.`;

export function opportunityOpen({ cities, organizationName: business }: Payload<'Opportunity'>): Told {
  const city = cities?.[0]?.name;
  if (!business)
    return city
      ? told`A company is looking for partners in ${{ city: name(city) }}.`
      : told`A company is looking for partners.`;
  return city
    ? told`${{ who: name(business) }} is looking for partners in ${{ city: name(city) }}.`
    : told`${{ who: name(business) }} is looking for partners.`;
}
