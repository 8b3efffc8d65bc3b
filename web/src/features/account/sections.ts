import type { Feature } from '@plyhaat/contract/core/site';
import type { ComponentType } from 'react';

/** The menu's groups (SHELL-10) and their headings. */
export const SECTIONS = {
  Account: ['Account'],
  Selling: ['Leads', 'Banner', 'Products', 'Reels', 'New Arrival', 'Flash Sales', 'Promotions'],
  'Buying and partners': ['Enquiries', 'Wishlist', 'Saved searches', 'Requirement', 'Dealership'],
  Plan: ['Subscription', 'Topup', 'Orders'],
} as const;
type TabGroup = (typeof SECTIONS)[keyof typeof SECTIONS][number];

export type AccountTab = {
  readonly tab: string;
  readonly group: TabGroup;
  /** Its entry in the menu; a tab without one is reached from another screen of its group. */
  readonly label?: string;
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
