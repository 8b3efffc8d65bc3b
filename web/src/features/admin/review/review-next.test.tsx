import { decideReview, listReviewQueue, type ReviewDetail, readReview } from '@plyhaat/contract/admin/admin';
import { decideMany } from '@plyhaat/contract/admin/review';
import { listReviewTemplates } from '@plyhaat/contract/admin/review-templates';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { RANGPAT, reviewId, someReviewItem } from '#test/review-items.ts';

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

/** A queue in pages, from which decided items go. */
function someQueue(items: readonly ReviewDetail[]) {
  const left = new Map(items.map((item) => [item._id, item]));
  return fakeApi(
    answer(listReviewQueue, ({ query }) => ({
      data: [...left.values()].slice((Number(query?.page ?? 1) - 1) * 20, Number(query?.page ?? 1) * 20),
      total: left.size,
      waiting: { product: left.size },
      oldest: {},
      notices: [],
    })),
    answer(readReview, ({ params }) => ({ data: left.get(params.id) ?? someReviewItem(0, { status: 'APPROVED' }) })),
    answer(listReviewTemplates, { data: [] }),
    answer(decideReview, ({ params }) => {
      left.delete(params.id);
      return { message: 'Approved' };
    }),
    answer(decideMany, ({ body }) => {
      for (const { _id } of body.items) left.delete(_id);
      return {
        data: body.items.map(({ kind, _id }) => ({ kind, _id, error: null, message: 'Approved' })),
        decided: body.items.length,
      };
    }),
  );
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('after the last item of a page the first of the next page opens, which has moved up', async () => {
  signInAs('APPROVERS');
  someQueue(boards(1, 23));
  const { user, address } = await renderAt(addressOf(20));
  await heading('Board 20');
  await user.keyboard('a');
  expect(await heading('Board 21')).toHaveFocus();
  expect(address()).toBe(addressOf(21));
  expect(screen.getByRole('button', { name: 'Review Board 21' })).toHaveAttribute('aria-current', 'true');
  await user.keyboard('a');
  expect(await heading('Board 22')).toHaveFocus();
});

test('after the last item of the last page the first that was passed over opens', async () => {
  signInAs('APPROVERS');
  someQueue(boards(1, 21));
  const { user, address } = await renderAt(addressOf(21, 2));
  await heading('Board 21');
  await user.keyboard('a');
  expect(await heading('Board 1')).toHaveFocus();
  await waitFor(() => expect(address()).toBe(`${addressOf(1)}&page=1`));
});

test('what a colleague has taken and what is the reader’s own are passed over', async () => {
  signInAs('APPROVERS');
  const own = someReviewItem(3, { owner: { ...RANGPAT, _id: MEMBER_ID } });
  someQueue([someReviewItem(1), someReviewItem(2, { taken: TAKEN }), own, someReviewItem(4)]);
  const { user, address, container } = await renderAt(addressOf(1));
  await heading('Board 1');
  await user.keyboard('a');
  expect(await heading('Board 4')).toHaveFocus();
  await user.keyboard('a');
  expect(await screen.findByText(/^Nothing is left here for you/)).toBeInTheDocument();
  expect(address()).toBe('/admin/review');
  await expectNoAxeViolations(container);
});

test('when nothing is left the queue says so', async () => {
  signInAs('APPROVERS');
  someQueue(boards(1, 1));
  const { user, address } = await renderAt(addressOf(1));
  await heading('Board 1');
  await user.keyboard('a');
  expect(await screen.findByText('The queue is empty')).toBeInTheDocument();
  expect(screen.getByText('Nothing to review right now.')).toBeInTheDocument();
  expect(address()).toBe('/admin/review');
});

test('after many at once to the end of a page, what moved up opens', async () => {
  signInAs('APPROVERS');
  someQueue(boards(1, 30));
  const { user } = await renderAt(addressOf(20));
  await heading('Board 20');
  await user.keyboard('x');
  await user.click(screen.getByRole('button', { name: 'Select all 20' }));
  await user.keyboard('{Shift>}A{/Shift}');
  expect(await heading('Board 21')).toHaveFocus();
});
