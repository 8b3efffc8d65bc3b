import { type Cause, correctBatchRows, listBatchCauses, remedyBatch } from '@plyhaat/contract/catalog/batch-repair';
import { listBatchRows, readBatch } from '@plyhaat/contract/catalog/batches';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { BATCH, CAUSE, ROW } from '#test/batches.ts';
import { answer } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { sellersApi as startApi } from '#test/selling.ts';
// Loaded with the test, not within its first wait.
import '../BulkUploadScreen.tsx';

beforeEach(() => {
  localStorage.clear();
  signInAs('DEALER');
});
afterEach(() => session.clear());

const at = `/account?tab=bulkUpload&id=${MEMBER_ID}`;

test('several brands that are new are proposed in one press (CAT-30)', async () => {
  const brandCause = (name: string): Cause => ({
    ...CAUSE,
    key: `brand:${name.toLowerCase()}`,
    kind: 'brand',
    value: name,
    column: 'brand',
  });
  const api = startApi(
    answer(readBatch, { data: BATCH }),
    answer(listBatchCauses, { data: [brandCause('Satpuda'), brandCause('Malwa')] }),
    answer(listBatchRows, { data: [ROW], total: 1 }),
    answer(remedyBatch, { message: '', data: BATCH }),
  );
  const { user } = await renderAt(at);
  await user.click(await screen.findByRole('button', { name: 'Propose all 2 new brands' }));
  await waitFor(() => expect(api.callsOf(remedyBatch).at(-1)?.body).toEqual({ cause: 'brand', kind: 'newBrand' }));
});

test('a row that became a product leads to its page and tells brand and thickness', async () => {
  const row = { ...ROW, errors: [], outcome: 'fresh', result: 'approved', slug: 'marine', brand: 'Malwa' } as const;
  startApi(
    answer(readBatch, { data: { ...BATCH, state: 'decided' } }),
    answer(listBatchRows, { data: [{ ...row, errors: [], thickness: '18 mm' }], total: 1 }),
  );
  await renderAt(at);
  expect(await screen.findByRole('link', { name: 'Marine plywood' })).toHaveAttribute('href', '/product/marine');
  expect(screen.getByText('Malwa')).toBeVisible();
  expect(screen.getByText('18 mm')).toBeVisible();
});

test('a thickness is picked from the list of its category, by keyboard alone, and its fault is told at the cell', async () => {
  const fault = { column: 'thickness', message: 'This is no thickness.', cause: 'noThickness' };
  const row = { ...ROW, errors: [fault], cells: { ...ROW.cells, thickness: 'ninteen' } };
  const cause = { ...CAUSE, key: 'noThickness', kind: 'noThickness', column: 'thickness' };
  const api = startApi(
    answer(readBatch, { data: BATCH }),
    answer(listBatchCauses, { data: [cause] }),
    answer(listBatchRows, { data: [row, { ...row, number: 6, line: 6 }], total: 2 }),
    answer(correctBatchRows, { data: [], batch: BATCH }),
  );
  const { user, container } = await renderAt(at);
  await screen.findByRole('heading', { name: 'The thickness is not a number: 8 of 8 left' });
  const cell = await screen.findByRole('combobox', { name: 'Thickness, row 5' });
  expect(cell).toHaveAccessibleDescription('This is no thickness.');
  await user.click(cell);
  expect(screen.getByRole('listbox', { name: 'List for Thickness, row 5' })).toBeVisible();
  await expectNoAxeViolations(container);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.clear(cell);
  await user.type(cell, '19{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(api.callsOf(correctBatchRows).at(-1)?.body).toEqual({
      rows: [{ number: 5, cells: { thickness: '19 mm' } }],
    }),
  );
  const next = screen.getByRole('combobox', { name: 'Thickness, row 6' });
  expect(next).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(cell).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await user.click(screen.getByRole('option', { name: '12 mm' }));
  await waitFor(() =>
    expect(api.callsOf(correctBatchRows).at(-1)?.body).toEqual({
      rows: [{ number: 5, cells: { thickness: '12 mm' } }],
    }),
  );
});
