import {
  alreadyDecided,
  changedSince,
  decideReview,
  listReviewQueue,
  nothingToReview,
  type ReviewDetail,
  type ReviewItem,
  readReview,
} from '@plyhaat/contract/admin/admin';
import type { Role } from '@plyhaat/contract/core/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { leavePage, reviewId } from '#test/review-items.ts';

beforeEach(() => stubBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear();
});

const ITEM: ReviewItem = {
  kind: 'product',
  _id: MEMBER_ID,
  version: 'v1',
  status: 'PENDING',
  title: 'Marine plywood',
  about: 'Change to a public product · BWP',
  picture: null,
  owner: { _id: '0190a000-0000-7000-8000-0000000000bb', slug: 'tapi', name: 'Tapi Plywood House' },
  submittedAt: '2026-11-14T10:00:00.000Z',
  reason: null,
};
const DETAIL: ReviewDetail = {
  ...ITEM,
  public: { fields: [{ label: 'Price', value: '₹1,600' }], pictures: [] },
  pending: {
    fields: [
      { label: 'Price', value: '₹1,750' },
      { label: 'Grade', value: 'BWP' },
    ],
    pictures: [],
  },
  differs: ['Price'],
  warnings: ['The new price is far from the public one.'],
  link: null,
};
const queue = { data: [ITEM], total: 1, waiting: { product: 1, gst: 2, report: 0 }, notices: ['Set TRUST_PROXY.'] };
const panel = { name: 'Selected item' };
const startApi = (...answers: ReturnType<typeof answer>[]) =>
  fakeApi(...answers, answer(listReviewQueue, queue), answer(readReview, { data: DETAIL }));

test.each<Role>(['USER', 'DEALER'])('a %s finds no review queue', async (role) => {
  signInAs(role);
  startApi();
  const { address } = await renderAt('/admin/review');
  await waitFor(() => expect(address()).toBe('/'));
});

test('staff see what waits of each kind, and the address chooses', async () => {
  signInAs('APPROVERS');
  const api = startApi();
  const { user, address, container } = await renderAt('/admin');
  expect(await screen.findByText('3 items to review.')).toBeInTheDocument();
  expect(screen.getByText('Tapi Plywood House')).toBeInTheDocument();
  expect(screen.getByText('Set TRUST_PROXY.')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('link', { name: 'GST documents 2' }));
  await waitFor(() => expect(address()).toBe('/admin/review?kind=gst'));
  await user.selectOptions(screen.getByLabelText('Decisions'), 'Rejected');
  await waitFor(() => expect(address()).toBe('/admin/review?kind=gst&status=REJECTED'));
  await waitFor(() =>
    expect(api.callsOf(listReviewQueue).at(-1)?.query).toMatchObject({ kind: 'gst', status: 'REJECTED' }),
  );
});

test('an approver sees what differs, and approves the version seen', async () => {
  signInAs('APPROVERS');
  const api = startApi(answer(decideReview, { message: 'Approved' }));
  const { user, address } = await renderAt('/admin/review');
  await user.click(await screen.findByRole('button', { name: 'Review Marine plywood' }));
  const dialog = await screen.findByRole('region', panel);
  const changes = within(await within(dialog).findByRole('region', { name: 'What changes' }));
  expect(changes.getByText(/₹1,600/)).toBeInTheDocument();
  expect(changes.getByText(/₹1,750/)).toBeInTheDocument();
  expect(within(dialog).getByText('The new price is far from the public one.')).toBeInTheDocument();
  expect(within(dialog).getByRole('heading', { name: 'Marine plywood' })).toHaveFocus();
  await expectNoAxeViolations(dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('region', panel)).not.toBeInTheDocument());
  expect(address()).toBe('/admin/review');
  leavePage();
  await waitFor(() => expect(api.callsOf(decideReview)[0]?.body).toEqual({ decision: 'approve', version: 'v1' }));
});

test('pictures open in full, and stand beside the public ones also where some were only taken away', async () => {
  signInAs('APPROVERS');
  const photo = (label: string, path: string) => ({
    label,
    picture: { path, width: 620, height: 877, placeholder: null },
  });
  const main = photo('Main image', 'products/main.webp?until=1');
  const detail = {
    ...DETAIL,
    public: { fields: [], pictures: [main, photo('Additional images', 'products/more.webp')] },
    pending: { fields: [], pictures: [main] },
    differs: ['Additional images'],
  };
  startApi(answer(readReview, { data: detail }));
  await renderAt(`/admin/review?item=product.${MEMBER_ID}`);
  const dialog = within(await screen.findByRole('region', panel));
  const now = within(await dialog.findByRole('region', { name: 'Current pictures' }));
  expect(now.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/api/uploads/products/main.webp?until=1',
    '/api/uploads/products/more.webp',
  ]);
  const toCome = within(dialog.getByRole('region', { name: 'New pictures' }));
  expect(toCome.getByRole('link', { name: 'Main image, opens in full' })).toBeInTheDocument();
});

test('a report is upheld or dismissed, and says so when it was', async () => {
  signInAs('APPROVERS');
  const report = { ...DETAIL, kind: 'report' as const, public: null, differs: [] };
  startApi(answer(readReview, { data: report }));
  const { unmount } = await renderAt(`/admin/review?item=report.${MEMBER_ID}`);
  expect(await screen.findByRole('button', { name: 'Uphold' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeInTheDocument();
  unmount();
  startApi(answer(readReview, { data: { ...report, status: 'APPROVED' } }));
  await renderAt(`/admin/review?item=report.${MEMBER_ID}`);
  expect(await screen.findByText('Upheld')).toBeInTheDocument();
});

test('a rejection asks for its reason first', async () => {
  signInAs('ADMIN');
  const api = startApi(answer(decideReview, { message: 'Rejected' }));
  const { user } = await renderAt(`/admin/review?item=product.${MEMBER_ID}`);
  const dialog = within(await screen.findByRole('region', panel));
  await user.click(await dialog.findByRole('button', { name: 'Reject' }));
  expect(dialog.getByText('Please give a reason for the rejection')).toBeInTheDocument();
  expect(api.callsOf(decideReview)).toHaveLength(0);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The picture is blurred.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  leavePage();
  await waitFor(() =>
    expect(api.callsOf(decideReview)[0]?.body).toEqual({
      decision: 'reject',
      version: 'v1',
      reason: 'The picture is blurred.',
    }),
  );
});

test('a page whose last thing was decided gives way to the one before it', async () => {
  signInAs('APPROVERS');
  let total = 21;
  fakeApi(
    answer(listReviewQueue, ({ query }) => ({
      ...queue,
      data:
        query.page === 2 && total === 20
          ? []
          : [{ ...ITEM, _id: reviewId(Number(query.page)), title: `Ply of page ${query.page}` }],
      total,
    })),
    answer(readReview, ({ params }) => ({ data: { ...DETAIL, _id: params.id } })),
    answer(decideReview, () => {
      total = 20;
      return { message: 'Approved' };
    }),
  );
  const { user, address } = await renderAt('/admin/review?page=2');
  await user.click(await screen.findByRole('button', { name: 'Review Ply of page 2' }));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('button', { name: 'Review Ply of page 1' })).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(`/admin/review?item=product.${reviewId(1)}&page=1`));
});

test.each([
  ['decided by a colleague', alreadyDecided],
  ['changed by its seller', changedSince],
])(
  'a decision on what was %s meanwhile is named as not sent, with the way to what it is now',
  async (_why, failure) => {
    signInAs('SUBADMIN');
    let detail = DETAIL;
    startApi(
      answer(readReview, () => ({ data: detail })),
      answer(decideReview, () => {
        detail = { ...DETAIL, version: 'v2', status: 'REJECTED', reason: 'The picture is blurred.' };
        return refuse(failure);
      }),
    );
    const { user } = await renderAt(`/admin/review?item=product.${MEMBER_ID}`);
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    leavePage();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(failure.message)).toBeInTheDocument();
    await user.click(alert.getByRole('button', { name: 'Show it as it is now' }));
    expect(await screen.findByText('The picture is blurred.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('what its seller deleted meanwhile cannot be decided any more', async () => {
  signInAs('APPROVERS');
  startApi(answer(readReview, () => refuse(nothingToReview)));
  await renderAt(`/admin/review?item=product.${MEMBER_ID}`);
  expect(
    await within(await screen.findByRole('region', panel)).findByText(nothingToReview.message),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('what a rule holds back is published or not, and whoever wrote it reads why not', async () => {
  signInAs('APPROVERS');
  const held = { ...ITEM, kind: 'report' as const, about: 'Review · Contact in text: a link.', automatic: true };
  const api = startApi(
    answer(listReviewQueue, { ...queue, data: [held] }),
    answer(readReview, { data: { ...DETAIL, ...held, public: null, differs: [], warnings: [] } }),
    answer(decideReview, { message: 'Dismissed' }),
  );
  const { user } = await renderAt('/admin/review');
  await user.click(await screen.findByRole('button', { name: 'Review Marine plywood' }));
  const dialog = within(await screen.findByRole('region', panel));
  expect(await dialog.findByText(/^Held back automatically. Written by Tapi Plywood House/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Do not publish' }));
  expect(await dialog.findByText('Please give a reason for the rejection')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  leavePage();
  const body = { decision: 'reject', version: 'v1', reason: 'Nothing wrong with it.' };
  await waitFor(() => expect(api.callsOf(decideReview)).toMatchObject([{ body }]));
});
