import type { Batch } from '@plyhaat/contract/catalog/batches';
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
