import type { Plan, Topup } from '@plyhaat/contract/billing/billing';
import type { BillingAddress } from '@plyhaat/contract/billing/billing-address';
import type { Order } from '@plyhaat/contract/billing/orders';
import type { OwnSubscription, OwnTopup } from '@plyhaat/contract/billing/owned';
import type { Quote } from '@plyhaat/contract/billing/purchase';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { MAHARASHTRA } from './places.ts';

export const daysFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
export const messages = (...texts: string[]) => texts.map((message) => ({ message }));

export const PLAN_ID = '0190a000-0000-7000-8000-00000000b001';
export const PRICE_ID = '0190a000-0000-7000-8000-00000000b002';
export const ORDER_ID = 'PM7K2QX9R4M8TBN3W';

export const somePlan = (over: Partial<Plan> = {}): Plan => ({
  _id: PLAN_ID,
  name: 'Standard',
  tier: 'standard',
  family: 'Dealer',
  description: 'For stockists.',
  price: 5999,
  noOfMonth: 12,
  messageArr: messages('Call any seller', 'Unlimited products', 'Unlimited enquiries'),
  numberOfSales: 24,
  saleDays: 7,
  numberOfAdvertisement: 12,
  advertisementDays: 15,
  numberOfBannerImages: 2,
  bannerimagesDays: 15,
  numberOfOpportunities: 0,
  OpportunitiesDays: 30,
  limits: { maxProducts: -1, maxLeads: -1, maxAdvertisements: 12, maxFlashSales: 24 },
  createdAt: '2026-11-01T00:00:00.000Z',
  ...over,
});

export const BANNER: Topup = {
  _id: '0190a000-0000-7000-8000-00000000b003',
  name: 'Banner',
  description: 'One more banner.',
  kind: 'banner',
  quantity: 1,
  messageArr: messages('Shown on phones and computers'),
  priceArr: [
    { _id: PRICE_ID, price: 999, numberOfDays: 7 },
    { _id: '0190a000-0000-7000-8000-00000000b004', price: 1799, numberOfDays: 15 },
  ],
};

export const ADDRESS: BillingAddress = {
  name: 'Shivneri Ply & Hardware',
  address: 'Shop 14, Timber Market Road, Pune',
  stateId: MAHARASHTRA,
  stateName: 'Maharashtra',
  stateCode: '27',
  pincode: '411042',
  gstNumber: '27AAAFP0000A1ZD',
};

const SPLIT = { taxable: 4645, cgst: 418.05, sgst: 418.05, igst: 0, roundOff: -0.1, total: 5481 };
const BILL = {
  items: [{ _id: PLAN_ID, name: 'Standard', price: 5999, type: 'subscription' as const, noOfMonth: 12 }],
  price: 5999,
  credit: 1354,
  creditLines: [{ name: 'Start', price: 1999, days: 61, ofDays: 90, limit: null, amount: 1354 }],
  ...SPLIT,
  placeOfSupply: { code: '27', name: 'Maharashtra' },
};

export const someQuote = (over: Partial<Quote> = {}): Quote => ({
  ...BILL,
  starts: 'upgrade',
  startDate: daysFromNow(0),
  endDate: daysFromNow(360),
  ...over,
});

export const someOrder = (over: Partial<Order> = {}): Order => ({
  _id: ORDER_ID,
  kind: 'subscription',
  state: 'PAID',
  paymentType: 'phonepay',
  ...BILL,
  refunded: 0,
  starts: 'upgrade',
  startDate: '2026-11-15T11:12:00.000Z',
  endDate: '2027-11-10T11:12:00.000Z',
  billing: ADDRESS,
  invoiceNumber: 'PH/26-27/000133',
  creditNotes: [],
  createdAt: '2026-11-15T11:12:00.000Z',
  paidAt: '2026-11-15T11:13:00.000Z',
  ...over,
});

export const someSubscription = (over: Partial<OwnSubscription> = {}): OwnSubscription => {
  const plan = somePlan();
  return {
    ...plan,
    _id: '0190a000-0000-7000-8000-00000000b005',
    orderId: ORDER_ID,
    status: 'active',
    invoiceNumber: 'PH/26-27/000133',
    planId: PLAN_ID,
    isOffered: true,
    startDate: daysFromNow(-28),
    endDate: daysFromNow(332),
    usage: { products: 24, leads: 38, advertisements: 12, flashSales: 4, banners: 1, opportunities: 0 },
    limits: { ...plan.limits, maxBanners: 2, maxOpportunities: 0 },
    ...over,
  };
};

export const someTopup = (over: Partial<OwnTopup> = {}): OwnTopup => ({
  _id: '0190a000-0000-7000-8000-00000000b006',
  orderId: ORDER_ID,
  status: 'active',
  invoiceNumber: 'PH/26-27/000131',
  priceId: PRICE_ID,
  name: 'Banner',
  description: 'One more banner.',
  kind: 'banner',
  messageArr: [],
  price: 1799,
  numberOfDays: 15,
  purchaseDate: daysFromNow(-6),
  expiryDate: daysFromNow(9),
  createdAt: daysFromNow(-6),
  ...over,
});
