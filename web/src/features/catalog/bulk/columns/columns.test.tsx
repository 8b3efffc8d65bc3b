import {
  type BatchLayout,
  checkBatch,
  readBatchColumns,
  setBatchColumns,
} from '@plyhaat/contract/catalog/batch-repair';
import { readBatch } from '@plyhaat/contract/catalog/batches';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { BATCH } from '#test/batches.ts';
import { answer } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { sellersApi as startApi } from '#test/selling.ts';
// Loaded with the test, not within its first wait.
import '../BulkUploadScreen.tsx';

beforeEach(() => {
  localStorage.clear();
  signInAs('DEALER');
});
afterEach(() => session.clear());

const at = `/account?tab=bulkUpload&id=${BATCH._id}`;

test('columns of an own list are confirmed on one screen; without a price it cannot go on', async () => {
  let uses: BatchLayout['columns'][number]['use'][] = ['name', null];
  const layout = (): BatchLayout => ({
    sheet: 'Rates',
    headerRow: 3,
    columns: ['Item Name', 'Our figure'].map((title, n) => ({
      title,
      samples: ['a'],
      use: uses[n] ?? null,
      sure: n === 0,
      fixed: {},
      list: 0,
    })),
    lines: [['RATE LIST'], [], ['Item Name', 'Our figure'], ['Gold BWP', '1850']],
    rows: 412,
    first: { line: 4, cells: { name: 'Gold BWP', price: '1850', size: '8 x 4 ft' } },
    byCode: false,
    changes: 312,
    fresh: 98,
    missing: 2,
  });
  const api = startApi(
    answer(readBatch, { data: { ...BATCH, state: 'columns', columns: { used: 1, all: 2 } } }),
    answer(readBatchColumns, () => ({ data: layout() })),
    answer(setBatchColumns, ({ body }) => {
      uses = body.uses;
      return { data: layout() };
    }),
    answer(checkBatch, { message: '', data: BATCH }),
  );
  const { user, container } = await renderAt(at);
  expect(await screen.findByRole('heading', { name: 'Is this what your columns mean?' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('No price column found. Which of your 2 columns holds it?');
  expect(screen.getByRole('button', { name: 'Check 412 rows' })).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: 'Our figure is' }));
  await user.click(await screen.findByRole('option', { name: 'Price' }));
  await waitFor(() => expect(api.callsOf(setBatchColumns).at(-1)?.body).toEqual({ uses: ['name', 'price'] }));
  expect(await screen.findByText('₹57.81 per sq.ft', { exact: false })).toBeVisible();
  await expectNoAxeViolations(container);
  await user.click(await screen.findByRole('button', { name: 'Check 412 rows' }));
  await waitFor(() => expect(api.callsOf(checkBatch)).toHaveLength(1));
});
