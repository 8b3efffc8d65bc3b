import type { Message, Thread } from '@plyhaat/contract/leads/threads';
import type { Quote, QuoteDraft } from '@plyhaat/contract/requirements/quotes';

let made = 0;
const id = () => `0190a000-0000-7000-8000-${String(++made).padStart(12, '0')}`;

export const someQuote = (over: Partial<Quote> = {}): Quote => ({
  _id: id(),
  requirementId: '0190a000-0000-7000-8000-00000000aaaa',
  title: 'BWP plywood 18 mm',
  status: 'open',
  version: 1,
  number: 'TPH/26-27/0001',
  sellerName: 'Tapi Plywood House',
  seller: {
    _id: id(),
    slug: 'tapi-plywood-house',
    role: 'DEALER',
    cityName: 'Surat',
    stateName: 'Gujarat',
    isVerified: true,
    rating: 4.6,
    reviewCount: 61,
  },
  buyerName: null,
  unitPrice: 4450,
  unit: 'per Nos/sheet',
  unitName: 'sheet',
  gstPercent: 18,
  freight: 14_400,
  leadTimeDays: 6,
  validUntil: '2099-11-24',
  note: 'ISI marked.',
  file: null,
  hsn: '4412',
  size: null,
  thickness: null,
  productId: null,
  quantity: { amount: 120, unit: 'per Nos/sheet' },
  landed: 5392.6,
  goods: 534_000,
  gst: 98_712,
  total: 647_112,
  isCheapest: false,
  isFastest: false,
  threadId: id(),
  messages: 0,
  unread: 0,
  phone: null,
  holdsNumber: false,
  declineReason: null,
  decidedAt: null,
  createdAt: '2026-11-12T05:00:00.000Z',
  updatedAt: '2026-11-12T05:00:00.000Z',
  ...over,
});

export const someDraft = (over: Partial<QuoteDraft> = {}): QuoteDraft => ({
  productId: null,
  productName: 'Marine BWP plywood',
  unitPrice: 4890,
  unit: 'per Nos/sheet',
  unitName: 'sheet',
  gstPercent: 18,
  hsn: '4412',
  size: '8 × 4 ft',
  thickness: '18 mm',
  quantity: { amount: 120, unit: 'per Nos/sheet' },
  hasGstin: true,
  ...over,
});

export const PLACES = { taken: 2, most: 5, known: 3, holds: false, mayGiveBack: false };

export const someThread = (over: Partial<Thread> = {}): Thread => ({
  _id: id(),
  side: 'buyer',
  withName: 'Tapi Plywood House',
  requirementId: null,
  isOpen: true,
  notice: 'Numbers, e-mails and links stay hidden until you accept this seller’s quote.',
  unread: 0,
  ...over,
});

export const someMessage = (over: Partial<Message> = {}): Message => ({
  _id: id(),
  side: 'seller',
  mine: false,
  text: 'Two lots are possible.',
  isMasked: false,
  file: null,
  offer: null,
  isSeen: false,
  createdAt: '2026-11-13T04:00:00.000Z',
  ...over,
});
