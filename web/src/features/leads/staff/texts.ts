import type { LeadSource } from '@plyhaat/contract/leads/leads';

/** What these screens say, in one place for other languages. */
export const formerMember = 'Former member';
export const status = 'Status';
export const anyStatus = 'Any status';
export const created = 'Created';
export const seller = 'Seller';
export const buyer = 'Buyer';
export const city = 'City';
export const product = 'Product';
export const leads = 'Leads';
export const searchLeads = 'Buyer, seller';
export const buyerToSeller = (buyer: string, seller: string) => `${buyer} to ${seller}`;
export const channel = 'Channel';
export const anyChannel = 'Any channel';
export const source = 'Source';
export const anySource = 'Any source';
export const lastContact = 'Last contact';
export const answered = 'Answered';
export const sources: Readonly<Record<LeadSource, string>> = {
  product: 'Product page',
  seller: 'Store page',
  reel: 'Reel',
  requirement: 'Requirement',
  opportunity: 'Opportunity',
  share: 'Shared list',
};
