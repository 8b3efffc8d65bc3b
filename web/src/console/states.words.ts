import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Approval } from '@plyhaat/contract/core/approval';
import type { ApplicationStatus } from '@plyhaat/contract/dealerships/application-form';
import type { LeadChannel, LeadStatus } from '@plyhaat/contract/leads/leads';
import type { ReportKind } from '@plyhaat/contract/reports/reports';
import type { RequirementStatus } from '@plyhaat/contract/requirements/requirement-form';

/** States as staff read them: the lists of a domain and the page of a member name them alike. */
export const approvals: Readonly<Record<Approval, MessageDescriptor>> = {
  PENDING: msg`Under review`,
  APPROVED: msg`Approved`,
  REJECTED: msg`Rejected`,
};

export const channels: Readonly<Record<LeadChannel, MessageDescriptor>> = {
  call: msg`Call`,
  whatsapp: msg`WhatsApp`,
  email: msg`E-mail`,
  contact: msg`Message`,
};

export const leadStatuses: Readonly<Record<LeadStatus, MessageDescriptor>> = {
  new: msg`New`,
  contacted: msg`Contacted`,
  won: msg`Won`,
  lost: msg`Lost`,
};

export const requirementStatuses: Readonly<Record<RequirementStatus, MessageDescriptor>> = {
  Active: msg`Active`,
  Pending: msg`Paused`,
  Completed: msg`Completed`,
  Expired: msg`Expired`,
};

export const applicationStatuses: Readonly<Record<ApplicationStatus, MessageDescriptor>> = {
  new: msg`New`,
  shortlisted: msg`Shortlisted`,
  accepted: msg`Accepted`,
  rejected: msg`Rejected`,
  withdrawn: msg`Withdrawn`,
};

export const reportStatuses: Readonly<Record<Approval, MessageDescriptor>> = {
  PENDING: msg`Open`,
  APPROVED: msg`Upheld`,
  REJECTED: msg`Dismissed`,
};

export const reportKinds: Readonly<Record<ReportKind, MessageDescriptor>> = {
  product: msg`Product`,
  review: msg`Review`,
  reply: msg`Reply`,
  seller: msg`Seller`,
  reel: msg`Reel`,
  comment: msg`Comment`,
  requirement: msg`Requirement`,
  opportunity: msg`Opportunity`,
  brand: msg`Brand`,
};

export const ORDER_TONES = {
  CREATED: 'wait',
  PENDING: 'wait',
  PAID: 'ok',
  FAILED: 'no',
  EXPIRED: 'plain',
  CANCELLED: 'plain',
  REFUNDED: 'plain',
} as const;
