import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Approval } from '@plyhaat/contract/core/approval';

export const GROUPS = {
  member: msg`Members`,
  product: msg`Products`,
  order: msg`Orders`,
  enquiry: msg`Enquiries`,
  page: msg`Pages`,
  setting: msg`Settings`,
  action: msg`Actions`,
} as const;

export const APPROVALS: Readonly<Record<Approval, MessageDescriptor>> = {
  PENDING: msg`Pending`,
  APPROVED: msg`Approved`,
  REJECTED: msg`Rejected`,
};

/** What is done with what was found, by its name. */
export const ACTIONS = {
  block: (name: string) => msg`Block ${name}`,
  seeAs: (name: string) => msg`See as ${name}`,
  products: (name: string) => msg`Products of ${name}`,
  leads: (name: string) => msg`Leads of ${name}`,
  orders: (name: string) => msg`Orders of ${name}`,
  audit: (name: string) => msg`Audit log of ${name}`,
  member: (name: string) => msg`Member behind ${name}`,
  review: (name: string) => msg`Review ${name}`,
  list: (name: string) => msg`${name} in the list of products`,
} as const;

export const ABOUT_ACTIONS: Readonly<Record<keyof typeof ACTIONS, MessageDescriptor>> = {
  block: msg`Action, asks for a reason`,
  seeAs: msg`Action, read-only for 15 minutes, audited`,
  products: msg`List`,
  leads: msg`List`,
  orders: msg`List`,
  audit: msg`What staff did with it`,
  member: msg`Page`,
  review: msg`Decide on it`,
  list: msg`List`,
};

export const BEGINNINGS = [
  ['/admin/content/posts/new', msg`Write a post`],
  ['/admin/content/videos/new', msg`Add a video`],
  ['/admin/factor', msg`Set up the second factor`],
] as const;
