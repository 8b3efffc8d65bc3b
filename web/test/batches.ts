import type { Cause } from '@plyhaat/contract/catalog/batch-repair';
import type { Batch, BatchRow } from '@plyhaat/contract/catalog/batches';
import { MEMBER_ID } from '#test/members.ts';

/** An upload that was checked and waits for its seller. */
export const BATCH: Batch = {
  _id: MEMBER_ID,
  name: 'stock.xlsx',
  state: 'checked',
  isPriceList: false,
  rows: 60,
  checked: 60,
  faulty: 8,
  fresh: 50,
  changed: 2,
  same: 0,
  draft: 0,
  leftOut: 0,
  changes: 2,
  missing: 0,
  columns: null,
  restId: null,
  keptUntil: '2027-02-14T10:00:00.000Z',
  takenOut: 0,
  approved: 0,
  rejected: 0,
  reason: null,
  createdAt: '2026-11-16T10:00:00.000Z',
  submittedAt: null,
  decidedAt: null,
};

/** A row with one fault, and its cause. */
export const ROW: BatchRow = {
  number: 5,
  line: 5,
  code: 'PLY-5',
  name: 'Marine plywood',
  outcome: 'faulty',
  price: 2400,
  sellingPrice: 2500,
  pricetype: null,
  unitName: null,
  picture: null,
  brand: null,
  thickness: null,
  slug: null,
  errors: [
    {
      column: 'sellingprice',
      message: 'Selling price cannot be higher than the price',
      cause: 'sellingAbove',
    },
  ],
  cells: { name: 'Marine plywood', price: '2400', sellingprice: '2500' },
  was: {},
  differences: [],
  warnings: [],
  takenOut: null,
  result: null,
  reason: null,
};

export const CAUSE: Cause = {
  key: 'sellingAbove',
  kind: 'sellingAbove',
  value: null,
  column: 'sellingprice',
  message: 'Selling price cannot be higher than the price',
  rows: 8,
  left: 8,
  samples: ['2500'],
  remedy: null,
};
