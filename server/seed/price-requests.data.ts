import type { PriceUnit } from '@plyhaat/contract/catalog/price-unit';
import type { ThreadSide } from '@plyhaat/contract/leads/threads';

/** One of the demo's price requests. `buyer` counts the buyers of the demo; the first is the sample buyer. */
type Request = {
  readonly seller: '9000000002' | '9000000003';
  readonly buyer: number;
  /** Which of the seller's products. */
  readonly product: number;
  readonly hoursAgo: number;
  readonly quantity: number;
  readonly unit: PriceUnit;
  readonly city: string;
  readonly neededInDays: number | null;
  readonly message: string | null;
  /** What both wrote after that, in turn. */
  readonly talk: readonly (readonly [side: ThreadSide, text: string])[];
  /** The price that the seller gave at last, in rupees, and for how many days it stands. */
  readonly offer?: { readonly unitPrice: number; readonly freight: number; readonly days: number };
};

const SHEET: PriceUnit = 'per Nos/sheet';

export const PRICE_REQUESTS: readonly Request[] = [
  {
    seller: '9000000002',
    buyer: 0,
    product: 0,
    hoursAgo: 5,
    quantity: 120,
    unit: SHEET,
    city: 'Nashik',
    neededInDays: 6,
    message: 'Is the stock calibrated on one side?',
    talk: [
      ['seller', 'Yes, calibrated. In stock, can send today. The price is as listed, freight ₹4,500 for the lot.'],
      ['buyer', 'Good. What can you do if we take 200?'],
      ['seller', 'For 200 we carry the freight.'],
    ],
    offer: { unitPrice: 4450, freight: 4500, days: 6 },
  },
  {
    seller: '9000000003',
    buyer: 0,
    product: 1,
    hoursAgo: 29,
    quantity: 640,
    unit: 'per sq.ft',
    city: 'Sinnar',
    neededInDays: 12,
    message: null,
    talk: [['seller', 'Which shade do you want? The price changes with it.']],
  },
  {
    seller: '9000000002',
    buyer: 3,
    product: 1,
    hoursAgo: 2,
    quantity: 60,
    unit: SHEET,
    city: 'Pune',
    neededInDays: 3,
    message: 'Delivered to site on the second floor, please.',
    talk: [],
  },
  {
    seller: '9000000002',
    buyer: 7,
    product: 2,
    hoursAgo: 50,
    quantity: 15,
    unit: SHEET,
    city: 'Malegaon',
    neededInDays: null,
    message: null,
    talk: [
      ['seller', 'The rate list is attached to our store page. For 15 sheets you collect from Nashik.'],
      ['buyer', 'Fine, I will send a tempo on Saturday.'],
    ],
  },
  {
    seller: '9000000003',
    buyer: 5,
    product: 0,
    hoursAgo: 20,
    quantity: 2.5,
    unit: 'per Cu.mt',
    city: 'Jodhpur',
    neededInDays: 20,
    message: 'We buy every month. Is there a dealer price?',
    talk: [['seller', 'From the second order on, yes. Calling you in 10 minutes.']],
  },
];
