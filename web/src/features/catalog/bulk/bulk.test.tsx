import {
  type Batch,
  type BatchRow,
  cancelBatch,
  listBatches,
  listBatchRows,
  readBatch,
  submitBatch,
} from '@plyhaat/contract/catalog/batches';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { sellersApi as startApi } from '#test/selling.ts';
// Loaded with the test, not within its first wait.
import './BulkUploadScreen.tsx';

beforeEach(() => {
  localStorage.clear();
  signInAs('DEALER');
});
afterEach(() => session.clear());

const BATCH: Batch = {
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
  takenOut: 0,
  approved: 0,
  rejected: 0,
  reason: null,
  createdAt: '2026-11-16T10:00:00.000Z',
  submittedAt: null,
  decidedAt: null,
};
const ROW: BatchRow = {
  number: 5,
  code: 'PLY-5',
  name: 'Marine plywood',
  outcome: 'faulty',
  price: 2400,
  sellingPrice: 2500,
  pricetype: null,
  unitName: null,
  picture: null,
  errors: [{ column: 'sellingprice', message: 'Selling price cannot be higher than the price' }],
  differences: [],
  warnings: [],
  takenOut: null,
  result: null,
  reason: null,
};
const at = `/account?tab=bulkUpload&id=${MEMBER_ID}`;

test('the preview counts what was found, names faults by row, and sends the rest to review', async () => {
  let state: Batch['state'] = 'checked';
  const api = startApi(
    answer(readBatch, () => ({ data: { ...BATCH, state } })),
    answer(listBatchRows, { data: [ROW], total: 8 }),
    answer(submitBatch, () => {
      state = 'waiting';
      return { message: 'Sent to review.', data: { ...BATCH, state } };
    }),
  );
  const { user, container } = await renderAt(at);
  expect(await screen.findByRole('heading', { name: 'Bulk upload' })).toBeVisible();
  const row = await screen.findByText('sellingprice: Selling price cannot be higher than the price');
  expect(row).toBeVisible();
  expect(api.callsOf(listBatchRows).at(-1)?.query).toMatchObject({ outcome: 'faulty', page: 1 });
  expect(screen.getByRole('button', { name: 'Faulty rows (XLSX)' })).toBeVisible();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Send 52 products to review' }));
  expect(await screen.findByText('Under review')).toBeVisible();
});

test('while rows are checked the progress is said, and the upload can be cancelled', async () => {
  let state: Batch['state'] = 'checking';
  const api = startApi(
    answer(readBatch, () => ({ data: { ...BATCH, state, rows: 10_000, checked: 1200 } })),
    answer(cancelBatch, () => {
      state = 'cancelled';
      return { message: 'The upload is cancelled.' };
    }),
  );
  const { user } = await renderAt(at);
  expect(await screen.findByText('Checked 1,200 of 10,000 rows')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel upload' }));
  expect(await screen.findByText('This upload was cancelled. Nothing of it was saved.')).toBeVisible();
  expect(api.callsOf(cancelBatch)).toHaveLength(1);
});

test('a file that cannot be read says why; earlier uploads are listed with their state', async () => {
  const reason = 'The file has no column “code”. Please use the template.';
  startApi(
    answer(readBatch, { data: { ...BATCH, state: 'failed', reason, rows: 0, faulty: 0 } }),
    answer(listBatches, { data: [{ ...BATCH, state: 'decided' }], total: 1 }),
  );
  const { user, container } = await renderAt(at);
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  await user.click(screen.getByRole('link', { name: 'Upload another file' }));
  const uploads = within(await screen.findByRole('region', { name: 'Your uploads' }));
  expect(await uploads.findByText('Decided')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check file' }));
  await waitFor(() => expect(screen.getByText('Please choose a file')).toBeVisible());
  await expectNoAxeViolations(container);
});
