import { readProduct } from '@plyhaat/contract/catalog/catalog';
import { deleteProductReply, REPLY_NEEDED, replyToProductReview } from '@plyhaat/contract/reviews/replies';
import { listProductReviews, type Review } from '@plyhaat/contract/reviews/reviews';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { reviewsOf, someProductDetail, someReview } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => stubBrowser({ reducedMotion: true }));
afterEach(() => vi.unstubAllGlobals());

const AT = { createdAt: '2026-11-07T06:00:00.000Z', updatedAt: '2026-11-07T06:00:00.000Z' };
const REPLY = { name: 'Asha Ply', message: 'Thank you, Meera.', waiting: false, ...AT };

async function openReviews(first: Review) {
  let review = first;
  const reply = (next: Review['reply']) => {
    review = { ...review, reply: next };
    return { message: 'Your reply is saved.', data: review };
  };
  const api = fakeApi(
    answer(readProduct, { data: someProductDetail() }),
    answer(listProductReviews, () => reviewsOf([review])),
    answer(replyToProductReview, ({ body }) => reply({ ...REPLY, message: body.message })),
    answer(deleteProductReply, () => reply(null)),
  );
  const view = await renderAt('/product/marine-ply');
  await view.user.click(await screen.findByRole('tab', { name: /^Reviews/ }));
  return { ...view, api, panel: within(screen.getByRole('tabpanel', { name: /^Reviews/ })) };
}

test('a reply stands under its review and can be reported', async () => {
  const { panel, container } = await openReviews(someReview({ reply: REPLY }));
  const reply = within(await panel.findByRole('article', { name: 'Reply of Asha Ply' }));
  expect(reply.getByText('Thank you, Meera.')).toBeInTheDocument();
  expect(reply.getByRole('button', { name: 'Report the reply of Asha Ply' })).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: /^Reply/ })).toBeNull();
  await expectNoAxeViolations(container);
});

test('the seller replies, changes it and takes it back', async () => {
  signInAs('DEALER');
  const { user, panel, api } = await openReviews(someReview({ userId: MEMBER_ID }));
  await user.click(await panel.findByRole('button', { name: 'Reply to the review of Meera Kulkarni' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Meera Kulkarni' }));
  await user.click(dialog.getByRole('button', { name: 'Save reply' }));
  expect(await dialog.findByText(REPLY_NEEDED)).toBeInTheDocument();
  await expectNoAxeViolations(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Reply/), 'Thank you.');
  await user.click(dialog.getByRole('button', { name: 'Save reply' }));
  expect(await panel.findByText('Thank you.')).toBeInTheDocument();
  expect(api.callsOf(replyToProductReview)).toMatchObject([{ body: { message: 'Thank you.' } }]);
  await user.click(panel.getByRole('button', { name: 'Edit reply to the review of Meera Kulkarni' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit your reply' }));
  expect(edit.getByLabelText(/^Reply/)).toHaveValue('Thank you.');
  await user.click(edit.getByRole('button', { name: 'Delete reply' }));
  await waitFor(() => expect(panel.queryByText('Thank you.')).toBeNull());
});

test('a reply that waits says so to the seller', async () => {
  signInAs('DEALER');
  const { panel } = await openReviews(someReview({ userId: MEMBER_ID, reply: { ...REPLY, waiting: true } }));
  expect(await panel.findByText('Waiting for review')).toBeInTheDocument();
});
