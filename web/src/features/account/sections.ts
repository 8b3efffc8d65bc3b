import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Feature } from '@plyhaat/contract/core/site';
import type { ComponentType } from 'react';

/** The menu's groups (SHELL-10) under their headings. */
export const SECTIONS = [
  { title: msg`Account`, groups: ['account'] },
  { title: msg`Selling`, groups: ['leads', 'banners', 'products', 'reels', 'arrivals', 'sales', 'promotions'] },
  {
    title: msg`Buying and partners`,
    groups: ['enquiries', 'wishlist', 'searches', 'requirements', 'dealerships'],
  },
  { title: msg`Plan`, groups: ['subscriptions', 'topups', 'orders'] },
] as const satisfies readonly { readonly title: MessageDescriptor; readonly groups: readonly string[] }[];
type TabGroup = (typeof SECTIONS)[number]['groups'][number];

export type AccountTab = {
  readonly tab: string;
  readonly group: TabGroup;
  /** Its entry in the menu; a tab without one is reached from another screen of its group. */
  readonly label?: MessageDescriptor;
  readonly seenBy: 'everyone' | 'buyer' | 'business';
  readonly screen: ComponentType;
  /** Takes the whole width: at a desk the menu is a row above it. */
  readonly wide?: true;
};

/** Tabs that show while a part of the site is switched on. */
export const SWITCHED_TABS: Readonly<Record<string, Feature>> = {
  startSelling: 'registration',
  myReels: 'reels',
  addReel: 'reels',
  addOpportunity: 'opportunities',
};
