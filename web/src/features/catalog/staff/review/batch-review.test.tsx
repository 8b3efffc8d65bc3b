import { decideReview, listReviewQueue, type ReviewDetail, readReview } from '@plyhaat/contract/admin/admin';
import type { BatchRow } from '@plyhaat/contract/catalog/batches';
import { listBatchForReview, takeOutRow } from '@plyhaat/contract/catalog/staff/batches';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { leavePage } from '#test/review-items.ts';

beforeEach(() => stubBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear();
});

const DETAIL: ReviewDetail = {
  kind: 'batch',
  _id: MEMBER_ID,
  version: '1',
  status: 'PENDING',
  title: 'stock.xlsx',
  about: 'Upload of products · 52 new',
  picture: null,
  owner: null,
  submittedAt: '2026-11-16T10:00:00.000Z',
  reason: null,
  public: null,
  pending: { fields: [], pictures: [] },
  differs: [],
  warnings: [],
  link: null,
};
const ROW: BatchRow = {
  line: 7,
  cells: {},
  was: {},
  number: 7,
  code: 'PLY-7',
  name: 'Marine plywood',
  outcome: 'changed',
  price: 2400,
  sellingPrice: null,
  pricetype: 'per Nos/sheet',
  unitName: 'sheet',
  picture: null,
  brand: null,
  thickness: null,
  slug: null,
  errors: [],
  differences: [{ label: 'Price', before: '₹2,300', after: '₹2,400' }],
  warnings: [],
  takenOut: null,
  result: null,
  reason: null,
};

test('an upload shows a sample with what changes; a row is taken out with a reason, and the decision names the new version', async () => {
  signInAs('APPROVERS');
  let takenOut: string | null = null;
  const seen = (): ReviewDetail => ({
    ...DETAIL,
    version: takenOut === null ? '1' : '2',
    pending: { fields: [{ label: 'Taken out', value: takenOut === null ? 'None' : 'One row' }], pictures: [] },
  });
  const api = fakeApi(
    answer(listReviewQueue, { data: [DETAIL], total: 1, waiting: { batch: 1 }, notices: [] }),
    answer(readReview, () => ({ data: seen() })),
    answer(listBatchForReview, () => ({ data: [{ ...ROW, takenOut }], total: 52 })),
    answer(takeOutRow, ({ body }) => {
      takenOut = body.reason;
      return { message: 'Taken out' };
    }),
    answer(decideReview, { message: 'Approved' }),
  );
  const { user } = await renderAt(`/admin/review?item=batch.${MEMBER_ID}`);
  const dialog = within(await screen.findByRole('region', { name: 'Selected item' }));
  expect(await dialog.findByText('Price: ₹2,300 → ₹2,400')).toBeVisible();
  expect(dialog.getByText('1 of 52 products, from anywhere in the file')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Take out row 7' }));
  await user.click(dialog.getByRole('button', { name: 'Take out row 7' }));
  expect(dialog.getByText('Please give a reason for the rejection')).toBeVisible();
  await user.type(dialog.getByLabelText('Why row 7 is rejected'), 'Wrong picture');
  await expectNoAxeViolations(screen.getByRole('region', { name: 'Selected item' }));
  await user.click(dialog.getByRole('button', { name: 'Take out row 7' }));
  expect(await dialog.findByText('Taken out: Wrong picture')).toBeVisible();
  expect(await dialog.findByText('One row')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  leavePage();
  await waitFor(() => expect(api.callsOf(decideReview)).toHaveLength(1));
  expect(api.callsOf(decideReview)[0]?.body).toEqual({ decision: 'approve', version: '2' });
});
