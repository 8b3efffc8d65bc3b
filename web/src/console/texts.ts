import type { ReportKind } from '@plyhaat/contract/admin/reports';
import type { Approval } from '@plyhaat/contract/core/approval';
import type { ApplicationStatus } from '@plyhaat/contract/dealerships/application-form';
import type { LeadChannel, LeadSource, LeadStatus } from '@plyhaat/contract/leads/leads';
import type { RequirementStatus } from '@plyhaat/contract/requirements/requirement-form';

/** What these screens say, in one place for other languages. */
export const formerMember = 'Former member';
export const status = 'Status';
export const anyEnd = 'Any end';
export const ending = { week: 'Ends in 7 days', month: 'Ends in 30 days' } as const;
export const anyLicence = 'Any licence';
export const licenceEnding = { week: 'Licence ends in 7 days', month: 'Licence ends in 30 days' } as const;
export const anyStatus = 'Any status';
export const from = 'From';
export const to = 'To';
export const created = 'Created';
export const seller = 'Seller';
export const buyer = 'Buyer';
export const category = 'Category';
export const city = 'City';
export const review = 'Review';
export const anyReview = 'Reviewed or not';
export const email = 'E-mail';
export const decided = 'Decided';
export const approvals: Readonly<Record<Approval, string>> = {
  PENDING: 'Under review',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
};

export const products = 'Products';
export const oneProduct = 'product';
export const manyProducts = 'products';
export const searchProducts = 'Product, seller';
export const product = 'Product';
export const brand = 'Brand';
export const price = 'Price';
export const stock = 'Stock';
export const inStock = 'In stock';
export const outOfStock = 'Out of stock';
export const changed = 'Changed';

export const leads = 'Leads';
export const oneLead = 'lead';
export const manyLeads = 'leads';
export const searchLeads = 'Buyer, seller';
export const buyerToSeller = (buyer: string, seller: string) => `${buyer} to ${seller}`;
export const channel = 'Channel';
export const anyChannel = 'Any channel';
export const source = 'Source';
export const anySource = 'Any source';
export const lastContact = 'Last contact';
export const answered = 'Answered';
export const channels: Readonly<Record<LeadChannel, string>> = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  contact: 'Message',
};
export const sources: Readonly<Record<LeadSource, string>> = {
  product: 'Product page',
  seller: 'Store page',
  reel: 'Reel',
  requirement: 'Requirement',
  opportunity: 'Opportunity',
  share: 'Shared list',
};
export const leadStatuses: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
};

export const requirements = 'Requirements';
export const oneRequirement = 'requirement';
export const manyRequirements = 'requirements';
export const searchRequirements = 'Title, buyer';
export const requirement = 'Requirement';
export const quantity = 'Quantity';
export const budget = 'Budget';
export const place = 'Place';
export const quotes = 'Quotes';
export const ends = 'Ends';
export const requirementStatuses: Readonly<Record<RequirementStatus, string>> = {
  Active: 'Active',
  Pending: 'Paused',
  Completed: 'Completed',
  Expired: 'Expired',
};

export const applications = 'Applications';
export const oneApplication = 'application';
export const manyApplications = 'applications';
export const searchApplications = 'Organisation, applicant';
export const organisation = 'Organisation';
export const opportunity = 'Opportunity';
export const offeredBy = 'Offered by';
export const applicationStatuses: Readonly<Record<ApplicationStatus, string>> = {
  new: 'New',
  shortlisted: 'Shortlisted',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

export const reports = 'Reports';
export const oneReport = 'report';
export const manyReports = 'reports';
export const searchReports = 'Reported by';
export const reported = 'Reported';
export const gone = 'No longer there';
export const anyKind = 'Any kind';
export const reason = 'Reason';
export const message = 'Message';
export const reporter = 'Reported by';
export const automatic = 'Held back automatically';
export const decision = 'Decision';
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

export const newsletter = 'Newsletter';
export const oneSubscriber = 'subscriber';
export const manySubscribers = 'subscribers';
export const searchSubscribers = 'E-mail';
export const subscribed = 'Subscribed';
export const welcomed = 'Welcome mail';
export const notSent = 'Not sent';
