import {
  type Cause,
  correctBatchRows,
  listBatchCauses,
  remedyBatch,
  undoRemedy,
} from '@plyhaat/contract/catalog/batch-repair';
import {
  type Batch,
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
import { BATCH, CAUSE, ROW } from '#test/batches.ts';
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

const at = `/account?tab=bulkUpload&id=${MEMBER_ID}`;

test('faults are told once by cause, corrected in the table by keyboard, and the rest goes to review', async () => {
  let state: Batch['state'] = 'checked';
  const api = startApi(
    answer(readBatch, () => ({ data: { ...BATCH, state } })),
    answer(listBatchCauses, { data: [CAUSE] }),
    answer(listBatchRows, { data: [ROW, { ...ROW, number: 6, line: 6 }], total: 2 }),
    answer(correctBatchRows, { data: [], batch: BATCH }),
    answer(submitBatch, () => {
      state = 'waiting';
      return { message: 'Sent to review.', data: { ...BATCH, state } };
    }),
  );
  const { user, container } = await renderAt(at);
  expect(await screen.findByText('52')).toBeVisible();
  const causes = within(await screen.findByRole('region', { name: 'What to repair' }));
  expect(await causes.findByText('The selling price is above the price')).toBeVisible();
  const cell = await screen.findByRole('textbox', { name: 'Selling price, row 5' });
  expect(cell).toBeInvalid();
  await user.clear(cell);
  await user.type(cell, '2300{Enter}');
  await waitFor(() =>
    expect(api.callsOf(correctBatchRows).at(-1)?.body).toEqual({
      rows: [{ number: 5, cells: { sellingprice: '2300' } }],
    }),
  );
  expect(screen.getByRole('textbox', { name: 'Selling price, row 6' })).toHaveFocus();
  await user.paste('2301\n2302');
  await waitFor(() => expect(api.callsOf(correctBatchRows)).toHaveLength(2));
  expect(api.callsOf(correctBatchRows).at(-1)?.body).toEqual({
    rows: [{ number: 6, cells: { sellingprice: '2301' } }],
  });
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Send 52 to review' }));
  expect(await screen.findByText('Under review')).toBeVisible();
});

test('a cause has one remedy for all of its rows, which can be taken back', async () => {
  const brand: Cause = {
    ...CAUSE,
    key: 'brand:yamuna gold',
    kind: 'brand',
    value: 'Yamuna Gold',
    column: 'brand',
    rows: 400,
    left: 400,
  };
  const picture: Cause = {
    ...CAUSE,
    key: 'noPicture',
    kind: 'noPicture',
    column: 'mainImage',
    rows: 400,
    left: 400,
    remedy: { kind: 'later' },
  };
  const batch = { ...BATCH, rows: 400, checked: 400, faulty: 400, fresh: 0, changed: 0 };
  const api = startApi(
    answer(readBatch, { data: batch }),
    answer(listBatchCauses, { data: [brand, picture] }),
    answer(listBatchRows, { data: [ROW], total: 1 }),
    answer(remedyBatch, { message: '', data: batch }),
    answer(undoRemedy, { message: '', data: batch }),
  );
  const { user } = await renderAt(at);
  expect(await screen.findByText('Brand ‘Yamuna Gold’ is new')).toBeVisible();
  expect(screen.getByText('Nothing can go to review yet.')).toBeVisible();
  expect(screen.queryByText('Ready to submit')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Propose as a new brand' }));
  await waitFor(() =>
    expect(api.callsOf(remedyBatch).at(-1)?.body).toEqual({ cause: 'brand:yamuna gold', kind: 'newBrand' }),
  );
  await user.click(screen.getByRole('button', { name: 'Undo: No picture' }));
  await waitFor(() => expect(api.callsOf(undoRemedy).at(-1)?.query).toEqual({ cause: 'noPicture' }));
});

test('a list whose products all wait for a picture is saved, and one may go on later (CAT-30)', async () => {
  const batch = { ...BATCH, rows: 29, checked: 29, faulty: 0, fresh: 0, changed: 0, same: 0, draft: 29 };
  startApi(
    answer(readBatch, { data: batch }),
    answer(listBatchCauses, { data: [] }),
    answer(listBatchRows, { data: [ROW], total: 1 }),
  );
  await renderAt(at);
  expect(await screen.findByText(/^Saved as drafts: 29\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Done for now' })).toHaveAttribute('href', '/account?tab=bulkUpload');
});

test('while rows are checked the progress is said, and the upload can be cancelled', async () => {
  let state: Batch['state'] = 'checking';
  const api = startApi(
    answer(readBatch, () => ({ data: { ...BATCH, state, rows: 10_000, checked: 1200 } })),
    answer(listBatchCauses, { data: [] }),
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
