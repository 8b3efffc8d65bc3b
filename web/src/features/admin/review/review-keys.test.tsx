import { decideReview, listReviewQueue, type ReviewDetail, readReview } from '@plyhaat/contract/admin/admin';
import { decideMany, giveBackReview, takeReview } from '@plyhaat/contract/admin/review';
import { listReviewTemplates } from '@plyhaat/contract/admin/review-templates';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { leavePage, RANGPAT, reviewId, someReviewItem } from '#test/review-items.ts';

beforeEach(() => stubBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear();
});

const OTHER = { _id: reviewId(9), slug: 'perumba', name: 'Perumba Veneers' };
const TEMPLATE = {
  _id: reviewId(7),
  kind: 'product',
  title: 'Picture unclear',
  text: 'The picture is blurred.',
} as const;

/** A queue from which decided items go. */
function someQueue(...items: ReviewDetail[]) {
  const left = new Map(items.map((item) => [item._id, item]));
  const api = fakeApi(
    answer(listReviewQueue, () => ({
      data: [...left.values()],
      total: left.size,
      waiting: { product: left.size },
      oldest: { product: '2026-11-14T10:00:00.000Z' },
      notices: [],
    })),
    answer(readReview, ({ params }) => ({ data: left.get(params.id) ?? someReviewItem(0, { status: 'APPROVED' }) })),
    answer(listReviewTemplates, { data: [TEMPLATE] }),
    answer(decideReview, ({ params, body }) => {
      left.delete(params.id);
      return { message: body.decision === 'approve' ? 'Approved' : 'Rejected' };
    }),
    answer(decideMany, ({ body }) => ({
      data: body.items.map(({ kind, _id }, at) => {
        const isLast = at === body.items.length - 1;
        if (!isLast) left.delete(_id);
        return {
          kind,
          _id,
          error: isLast ? 'changed_since' : null,
          message: isLast ? 'This has changed.' : 'Approved',
        };
      }),
      decided: body.items.length - 1,
    })),
    answer(takeReview, ({ params }) => {
      const taken = { _id: MEMBER_ID, name: 'Asha Patil', until: '2026-11-16T10:30:00.000Z' };
      left.set(params.id, { ...(left.get(params.id) ?? someReviewItem(0)), taken });
      return { data: taken };
    }),
    answer(giveBackReview, ({ params }) => {
      const { taken: _, ...item } = left.get(params.id) ?? someReviewItem(0);
      left.set(params.id, item);
      return { message: 'Given back' };
    }),
  );
  return api;
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('j and k go through the queue, a approves and opens the next item, and the address follows', async () => {
  signInAs('APPROVERS');
  const api = someQueue(someReviewItem(1), someReviewItem(2), someReviewItem(3));
  const { user, address } = await renderAt('/admin/review');
  await screen.findByRole('button', { name: 'Review Board 1' });
  await user.keyboard('j');
  expect(await heading('Board 1')).toHaveFocus();
  await user.keyboard('j');
  await heading('Board 2');
  await user.keyboard('k');
  await heading('Board 1');
  expect(address()).toContain(`item=product.${reviewId(1)}`);
  await user.keyboard('a');
  expect(await heading('Board 2')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Review Board 1' })).toBeNull();
  expect(api.callsOf(decideReview)).toEqual([]);
  await user.keyboard('j');
  await heading('Board 3');
  await user.keyboard('a');
  await heading('Board 2');
  // The next decision sends the one before it.
  const first = { params: { id: reviewId(1) }, body: { decision: 'approve' } };
  await waitFor(() => expect(api.callsOf(decideReview)).toMatchObject([first]));
});

test('r asks for the reason first; keys are letters in a field; a number puts a template in', async () => {
  signInAs('APPROVERS');
  const api = someQueue(someReviewItem(1));
  const { user, address } = await renderAt(`/admin/review?item=product.${reviewId(1)}`);
  await heading('Board 1');
  await user.keyboard('r');
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  expect(reason).toHaveFocus();
  expect(screen.getByText('Please give a reason for the rejection')).toBeInTheDocument();
  await user.keyboard('a j r');
  expect(reason).toHaveValue('a j r');
  expect(api.callsOf(decideReview)).toEqual([]);
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Picture unclear' });
  await user.keyboard('1');
  expect(reason).toHaveValue('The picture is blurred.');
  await user.keyboard('r');
  await waitFor(() => expect(address()).toBe('/admin/review'));
  leavePage();
  await waitFor(() =>
    expect(api.callsOf(decideReview)[0]?.body).toMatchObject({ decision: 'reject', reason: 'The picture is blurred.' }),
  );
});

test('the question mark lists the keys, and none of them works below the list', async () => {
  signInAs('APPROVERS');
  const api = someQueue(someReviewItem(1));
  const { user } = await renderAt(`/admin/review?item=product.${reviewId(1)}`);
  await heading('Board 1');
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(help).getByText('Next item')).toBeInTheDocument();
  await expectNoAxeViolations(help);
  await user.keyboard('a');
  expect(api.callsOf(decideReview)).toEqual([]);
});

test('t takes an item and gives it back; what a colleague took cannot be decided', async () => {
  signInAs('APPROVERS');
  const taken = { _id: reviewId(6), name: 'Ravi Menon', until: '2026-11-16T10:30:00.000Z' };
  const api = someQueue(someReviewItem(1), someReviewItem(2, { taken }));
  const { user } = await renderAt(`/admin/review?item=product.${reviewId(1)}`);
  await screen.findByRole('button', { name: 'I take it' });
  await user.keyboard('t');
  expect(await screen.findByText('You have taken this until 4:00 PM.')).toBeInTheDocument();
  expect(await screen.findByText('Taken by you')).toBeInTheDocument();
  await user.keyboard('t');
  expect(await screen.findByRole('button', { name: 'I take it' })).toBeInTheDocument();
  await user.keyboard('j');
  await heading('Board 2');
  expect(screen.getByText(/^Ravi Menon has taken this until 4:00 PM/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Free it' })).toBeNull();
  await user.keyboard('a');
  expect(api.callsOf(decideReview)).toEqual([]);
});

test('several of one seller are approved at once, and what could not be is named', async () => {
  signInAs('ADMIN');
  const api = someQueue(someReviewItem(1), someReviewItem(2), someReviewItem(3, { owner: OTHER }), someReviewItem(4));
  const { user, container } = await renderAt('/admin/review');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Board 1' }));
  expect(screen.queryByRole('checkbox', { name: 'Select Board 3' })).toBeNull();
  const bar = within(screen.getByRole('region', { name: 'Selected items' }));
  await user.click(bar.getByRole('button', { name: 'Select all 3' }));
  expect(bar.getByText('3 selected, all of Rangpat Surfaces')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.keyboard('{Shift>}A{/Shift}');
  expect(screen.getByText('3 items approved')).toBeInTheDocument();
  leavePage();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('1 item was not decided:')).toBeInTheDocument();
  expect(alert.getByText('Board 4')).toBeInTheDocument();
  expect(api.callsOf(decideMany)[0]?.body).toEqual({
    ownerId: RANGPAT._id,
    decision: 'approve',
    items: [1, 2, 4].map((n) => ({ kind: 'product', _id: reviewId(n), version: `v${n}` })),
  });
  expect(screen.queryByRole('region', { name: 'Selected items' })).toBeNull();
});

test('several are rejected with one reason, which a template gives', async () => {
  signInAs('APPROVERS');
  const api = someQueue(someReviewItem(1), someReviewItem(2));
  const { user } = await renderAt(`/admin/review?item=product.${reviewId(1)}`);
  await heading('Board 1');
  await user.keyboard('x');
  await user.keyboard('j');
  await heading('Board 2');
  await user.keyboard('x');
  await user.click(screen.getByRole('button', { name: 'Reject 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 items?' }));
  await user.click(dialog.getByRole('button', { name: 'Reject 2' }));
  expect(dialog.getByText('Please give a reason for the rejection')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Picture unclear' }));
  await user.click(dialog.getByRole('button', { name: 'Reject 2' }));
  leavePage();
  await waitFor(() =>
    expect(api.callsOf(decideMany)[0]?.body).toMatchObject({ decision: 'reject', reason: 'The picture is blurred.' }),
  );
});

test('when the open item is one of several decided, the next that was not opens', async () => {
  signInAs('APPROVERS');
  const taken = { _id: reviewId(6), name: 'Ravi Menon', until: '2026-11-16T10:30:00.000Z' };
  someQueue(
    someReviewItem(1),
    someReviewItem(2),
    someReviewItem(3, { owner: OTHER }),
    someReviewItem(4),
    someReviewItem(5, { taken }),
  );
  const { user, address } = await renderAt(`/admin/review?item=product.${reviewId(1)}`);
  await heading('Board 1');
  await user.keyboard('x');
  await user.click(screen.getByRole('button', { name: 'Select all 3' }));
  expect(screen.queryByRole('checkbox', { name: 'Select Board 5' })).toBeNull();
  await user.keyboard('{Shift>}A{/Shift}');
  expect(await heading('Board 3')).toHaveFocus();
  expect(address()).toContain(`item=product.${reviewId(3)}`);
});

test('v opens the item as a buyer sees it', async () => {
  signInAs('APPROVERS');
  someQueue(someReviewItem(1, { link: '/product/board-1' }));
  const { user } = await renderAt(`/admin/review?item=product.${reviewId(1)}`);
  const link = await screen.findByRole('link', { name: 'View as a buyer' });
  const pressed = new Promise<boolean>((resolve) =>
    link.addEventListener('click', (event) => {
      event.preventDefault();
      resolve(true);
    }),
  );
  await user.keyboard('v');
  expect(await pressed).toBe(true);
});

test('what is the reader’s own is a colleague’s to decide', async () => {
  signInAs('ADMIN');
  someQueue(someReviewItem(1, { owner: { ...RANGPAT, _id: MEMBER_ID } }));
  await renderAt(`/admin/review?item=product.${reviewId(1)}`);
  expect(await screen.findByText('This item is yours. A colleague decides on it.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a report about something of the reader’s is a colleague’s to decide', async () => {
  signInAs('APPROVERS');
  someQueue(someReviewItem(1, { subjectOwnerId: MEMBER_ID }));
  await renderAt(`/admin/review?item=product.${reviewId(1)}`);
  expect(await screen.findByText(/^This report is about something of yours/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});
