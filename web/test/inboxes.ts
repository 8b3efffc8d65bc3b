import type { Lead } from '@plyhaat/contract/leads/inbox';
import type { Offer, OfferDraft } from '@plyhaat/contract/leads/offer';
import type { InboxItem, InboxKind } from '@plyhaat/contract/leads/seller-inbox';

export const LEAD_ID = '0190a000-0000-7000-8000-0000000000b1';
export const LEAD_THREAD = '0190a000-0000-7000-8000-0000000000b2';
export const QUOTE_ID = '0190a000-0000-7000-8000-0000000000b3';
export const QUOTE_THREAD = '0190a000-0000-7000-8000-0000000000b4';
export const REQUIREMENT_ID = '0190a000-0000-7000-8000-0000000000b5';

const idOf = (kind: InboxKind) => (kind === 'quote' || kind === 'win' ? QUOTE_ID : LEAD_ID);

export const someItem = (kind: InboxKind, over: Partial<InboxItem> = {}): InboxItem => ({
  _id: idOf(kind),
  kind,
  who: 'Kalsubai Kitchens',
  cityName: 'Nashik',
  what: 'Marine ply 18 mm',
  asked: '120 sheets',
  at: new Date(Date.now() - 25 * 60_000).toISOString(),
  waits: true,
  threadId: null,
  requirementId: null,
  endsAt: null,
  lead: null,
  quote: null,
  application: null,
  ...over,
});

/** A buyer who asked for the price of 120 sheets. */
export const someLeadRow = (over: Partial<Lead> = {}): Lead => ({
  _id: LEAD_ID,
  channel: 'contact',
  status: 'new',
  name: 'Kalsubai Kitchens',
  phone: '9822012345',
  email: null,
  cityName: 'Nashik',
  product: { _id: 'p', slug: 'marine-ply', name: 'Marine ply 18 mm' },
  productName: 'Marine ply 18 mm',
  source: 'product',
  requirementId: null,
  message: null,
  quantity: 120,
  unit: 'per Nos/sheet',
  unitName: 'sheet',
  city: 'Nashik',
  neededBy: '2099-11-24',
  threadId: LEAD_THREAD,
  note: null,
  reminderAt: null,
  isRead: false,
  respondedAt: null,
  createdAt: '2026-11-14T05:00:00.000Z',
  lastContactAt: '2026-11-14T05:00:00.000Z',
  history: [],
  ...over,
});

export const OFFER_DRAFT: OfferDraft = {
  unitPrice: 142,
  unit: 'per sq.ft',
  unitName: 'sheet',
  gstPercent: 18,
  size: '8 × 4 ft',
  thickness: '18 mm',
  quantity: { amount: 120, unit: 'per Nos/sheet', noun: 'sheet' },
  hasGstin: true,
};

export const SOME_OFFER: Offer = {
  unitPrice: 139,
  unit: 'per sq.ft',
  unitName: 'sheet',
  gstPercent: 18,
  freight: 6000,
  validUntil: '2099-11-20',
  quantity: OFFER_DRAFT.quantity,
  landed: 5307.64,
  total: 636_916.8,
  isReplaced: false,
};
