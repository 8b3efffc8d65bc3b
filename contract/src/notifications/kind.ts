import type * as z from 'zod/mini';
import type { MailGroup } from './mail-groups.ts';
import * as of from './payloads.ts';
import * as go from './targets.ts';
import * as say from './texts.ts';
import type { Told } from './told.ts';

export const ICON_GROUPS = [
  'view',
  'contact',
  'review',
  'flashSale',
  'newArrival',
  'status',
  'dealership',
  'requirement',
  'money',
  'default',
] as const;
export type IconGroup = (typeof ICON_GROUPS)[number];

/** Everything that page, dropdown, mail and push know of one type of notification. */
export type Kind<P> = {
  readonly title: string;
  readonly icon: IconGroup;
  readonly payload: z.ZodMiniType<P>;
  readonly text: (payload: P, content: string, now: number) => Told;
  readonly target: (payload: P) => go.Target;
  /** 'billing': the purchase is mailed by billing itself. 'marketing': part of the digest, with Marketing Emails on. */
  readonly mail: MailGroup | 'marketing' | 'billing';
  /** Wakes a browser that asked for it. */
  readonly push?: true;
  /** The words of the link beside the text. */
  readonly action?: string;
};
export const kind = <P>(definition: Kind<P>): Kind<P> => definition;

export const LISTS = {
  products: '/profile/my-products',
  banners: '/profile/my-banners',
  sales: '/profile/my-flash-sales',
  arrivals: '/account?tab=myNewArrival',
  promotions: '/account?tab=myPromotions',
  reels: '/profile/my-reels',
  dealerships: '/profile/my-dealerships',
  requirements: '/account?tab=myRequirement',
} as const;

/** What staff decided or will decide: the text is stored, the click goes to the owner's list. */
export const status = (title: string, list: string): Kind<z.output<typeof of.Decided>> =>
  kind({ title, icon: 'status', payload: of.Decided, text: say.asStored, target: go.page(list), mail: 'digest' });
export const productStatus = (title: string, text = say.asStored as Kind<z.output<typeof of.ProductStatus>>['text']) =>
  kind({ ...status(title, LISTS.products), payload: of.ProductStatus, text });
export const quote = (title: string) =>
  kind({
    title,
    icon: 'requirement',
    payload: of.OfRequirement,
    text: say.asStored,
    target: ({ requirementId }) => go.requirementPage(requirementId),
    mail: 'quotes',
    push: true,
  });
export const purchase = (title: string) =>
  kind({
    title,
    icon: 'money',
    payload: of.Purchase,
    text: say.asStored,
    target: go.page('/profile/my-subscriptions'),
    mail: 'billing',
    push: true,
  });
