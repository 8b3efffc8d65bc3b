import type { Approval } from '@plyhaat/contract/core/approval';
import type { ApplicationStatus } from '@plyhaat/contract/dealerships/application-form';
import type { LeadChannel, LeadStatus } from '@plyhaat/contract/leads/leads';
import type { ReportKind } from '@plyhaat/contract/reports/reports';
import type { RequirementStatus } from '@plyhaat/contract/requirements/requirement-form';

/** States as staff read them: the lists of a domain and the page of a member name them alike. */
export const approvals: Readonly<Record<Approval, string>> = {
  PENDING: 'Under review',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
};

export const channels: Readonly<Record<LeadChannel, string>> = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  contact: 'Message',
};

export const leadStatuses: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
};

export const requirementStatuses: Readonly<Record<RequirementStatus, string>> = {
  Active: 'Active',
  Pending: 'Paused',
  Completed: 'Completed',
  Expired: 'Expired',
};

export const applicationStatuses: Readonly<Record<ApplicationStatus, string>> = {
  new: 'New',
  shortlisted: 'Shortlisted',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

export const reportStatuses: Readonly<Record<Approval, string>> = {
  PENDING: 'Open',
  APPROVED: 'Upheld',
  REJECTED: 'Dismissed',
};

export const reportKinds: Readonly<Record<ReportKind, string>> = {
  product: 'Product',
  review: 'Review',
  reply: 'Reply',
  seller: 'Seller',
  reel: 'Reel',
  comment: 'Comment',
  requirement: 'Requirement',
  opportunity: 'Opportunity',
  brand: 'Brand',
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
