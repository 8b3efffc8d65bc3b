import { decideReview, listReviewQueue, type ReviewDetail, readReview } from '@plyhaat/contract/admin/admin';
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
  kind: 'product',
  _id: MEMBER_ID,
  version: 'v1',
  status: 'PENDING',
  title: 'Marine plywood',
  about: 'New product · BWP',
  picture: null,
  owner: null,
  submittedAt: '2026-11-14T10:00:00.000Z',
  reason: null,
  public: null,
  pending: { fields: [{ label: 'Grade', value: 'BWP' }], pictures: [] },
  differs: [],
  warnings: [],
  licence: { number: 'CM/L-8000123456', validTill: '2027-03-31', isChecked: false },
  link: null,
};

test('the licence of a product is shown to the reviewer, whose tick goes with the approval', async () => {
  signInAs('APPROVERS');
  const api = fakeApi(
    answer(listReviewQueue, { data: [DETAIL], total: 1, waiting: { product: 1 }, notices: [] }),
    answer(readReview, { data: DETAIL }),
    answer(decideReview, { message: 'Approved' }),
  );
  const { user } = await renderAt(`/admin/review?item=product.${MEMBER_ID}`);
  const group = within(await screen.findByRole('group', { name: 'BIS licence' }));
  expect(group.getByText('CM/L-8000123456, valid till 31 Mar 2027')).toBeVisible();
  await user.click(group.getByRole('checkbox', { name: 'I looked up this licence with BIS and it is right' }));
  await expectNoAxeViolations(screen.getByRole('region', { name: 'Selected item' }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  leavePage();
  await waitFor(() => expect(api.callsOf(decideReview)).toHaveLength(1));
  expect(api.callsOf(decideReview)[0]?.body).toEqual({ decision: 'approve', version: 'v1', licenceChecked: true });
});
