import { decideReview, listReviewQueue } from '@plyhaat/contract/admin/admin';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { leavePage, RANGPAT, reviewHeading, reviewId, someReviewItem, someReviewQueue } from '#test/review-items.ts';

beforeEach(() => stubBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear();
});

const TAKEN = { _id: reviewId(901), name: 'Ravi Menon', until: '2026-11-16T10:30:00.000Z' };
const boards = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => someReviewItem(from + at));
const addressOf = (n: number, page = 1) =>
  `/admin/review?item=product.${reviewId(n)}${page > 1 ? `&page=${page}` : ''}`;

test('after the last item of a page the first of the next page opens, which has moved up', async () => {
  signInAs('APPROVERS');
  someReviewQueue(...boards(1, 23));
  const { user, address } = await renderAt(addressOf(20));
  await reviewHeading('Board 20');
  await user.keyboard('a');
  expect(await reviewHeading('Board 21')).toHaveFocus();
  expect(address()).toBe(addressOf(21));
  expect(screen.getByRole('button', { name: 'Review Board 21' })).toHaveAttribute('aria-current', 'true');
  await user.keyboard('a');
  expect(await reviewHeading('Board 22')).toHaveFocus();
});

test('after the last item of the last page the first that was passed over opens', async () => {
  signInAs('APPROVERS');
  someReviewQueue(...boards(1, 21));
  const { user, address } = await renderAt(addressOf(21, 2));
  await reviewHeading('Board 21');
  await user.keyboard('a');
  expect(await reviewHeading('Board 1')).toHaveFocus();
  await waitFor(() => expect(address()).toBe(`${addressOf(1)}&page=1`));
});

test('what a colleague has taken and what is the reader’s own are passed over', async () => {
  signInAs('APPROVERS');
  const own = someReviewItem(3, { owner: { ...RANGPAT, _id: MEMBER_ID } });
  someReviewQueue(someReviewItem(1), someReviewItem(2, { taken: TAKEN }), own, someReviewItem(4));
  const { user, address, container } = await renderAt(addressOf(1));
  await reviewHeading('Board 1');
  await user.keyboard('a');
  expect(await reviewHeading('Board 4')).toHaveFocus();
  await user.keyboard('a');
  expect(await screen.findByText(/^Nothing is left here for you/)).toBeInTheDocument();
  expect(address()).toBe('/admin/review');
  await expectNoAxeViolations(container);
});

test('when nothing is left the queue says so', async () => {
  signInAs('APPROVERS');
  someReviewQueue(...boards(1, 1));
  const { user, address } = await renderAt(addressOf(1));
  await reviewHeading('Board 1');
  await user.keyboard('a');
  expect(await screen.findByText('The queue is empty')).toBeInTheDocument();
  expect(screen.getByText('Nothing to review right now.')).toBeInTheDocument();
  expect(address()).toBe('/admin/review');
});

test('after many at once to the end of a page, what moved up opens', async () => {
  signInAs('APPROVERS');
  someReviewQueue(...boards(1, 30));
  const { user } = await renderAt(addressOf(20));
  await reviewHeading('Board 20');
  await user.keyboard('x');
  await user.click(screen.getByRole('button', { name: 'Select all 20' }));
  await user.keyboard('{Shift>}A{/Shift}');
  expect(await reviewHeading('Board 21')).toHaveFocus();
});

test.each([
  ['a page', 20, 1, 21],
  ['the last page', 21, 2, 1],
])('the last item of %s can be undone; nothing was sent', async (_which, last, page, next) => {
  signInAs('APPROVERS');
  const api = someReviewQueue(...boards(1, 21));
  const { user, address } = await renderAt(addressOf(last, page));
  await reviewHeading(`Board ${last}`);
  await waitFor(() => expect(api.callsOf(listReviewQueue).map(({ query }) => query.page)).toContain(3 - page));
  await user.keyboard('a');
  await reviewHeading(`Board ${next}`);
  const row = await screen.findByRole('button', { name: `Review Board ${next}` });
  expect(row).toHaveAttribute('aria-current', 'true');
  await user.keyboard('z');
  await reviewHeading(`Board ${last}`);
  await waitFor(() => expect(address()).toContain(`item=product.${reviewId(last)}`));
  expect(address().includes('page=2')).toBe(page === 2);
  leavePage();
  expect(api.callsOf(decideReview)).toEqual([]);
});
