import { readProduct } from '@plyhaat/contract/catalog/catalog';
import { listWishlist } from '@plyhaat/contract/catalog/wishlist';
import { fileReport, REPORT_REASONS } from '@plyhaat/contract/reports/reports';
import {
  listProductReviews,
  ownProduct,
  REVIEW_NEEDS,
  type Review,
  reviewProduct,
  voteOnReview,
} from '@plyhaat/contract/reviews/reviews';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { closeLogin } from '#shell/login.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { reviewsOf, someProductDetail, someReview } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

const PRODUCT = someProductDetail();

beforeEach(() => {
  stubBrowser({ reducedMotion: true });
  localStorage.clear();
  session.clear();
  closeLogin();
});
afterEach(() => vi.unstubAllGlobals());

type Answers = ReturnType<typeof answer>[];

async function openReviews(reviews: Review[], ...answers: Answers) {
  const api = fakeApi(
    answer(readProduct, { data: PRODUCT }),
    ...answers,
    answer(listProductReviews, () => reviewsOf(reviews)),
    answer(listWishlist, { data: [], total: 0 }),
  );
  const view = await renderAt('/product/marine-ply');
  await view.user.click(await screen.findByRole('tab', { name: /^Reviews/ }));
  return { ...view, api, panel: within(screen.getByRole('tabpanel', { name: /^Reviews/ })) };
}

async function openDialogOf(name: string, ...answers: Answers) {
  signInAs('USER', name);
  const view = await openReviews([], ...answers);
  await view.user.click(view.panel.getByRole('button', { name: 'Write a review' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Write a review' })) };
}

const openDialog = (...answers: Answers) => openDialogOf('Rohit Deshmukh', ...answers);

const saved = (review: Review) => ({
  message: 'Thank you for your review',
  data: review,
  summary: reviewsOf([review]).summary,
});

test('reviews show their average, the stars given and who wrote what', async () => {
  const { panel, container } = await openReviews([someReview(), someReview({ name: 'Arvind Shetty', rating: 4 })]);
  expect(await panel.findByText('4.5')).toBeInTheDocument();
  expect(panel.getByText('5 stars: 1')).toBeInTheDocument();
  const [first] = panel.getAllByRole('article');
  expect(first).toHaveTextContent('MKMeera Kulkarni5 out of 56 Nov 2026No core gaps.');
  await expectNoAxeViolations(container);
});

test('a product without reviews says so', async () => {
  const { panel } = await openReviews([]);
  expect(await panel.findByText('No reviews yet')).toBeInTheDocument();
});

test('the order of reviews can be chosen', async () => {
  const { user, panel, api } = await openReviews([someReview(), someReview()]);
  await user.selectOptions(await panel.findByLabelText('Sort reviews by'), 'Most helpful');
  await waitFor(() => expect(api.callsOf(listProductReviews).at(-1)?.query).toMatchObject({ sortBy: 'helpful' }));
});

test.each(['Write a review', 'Helpful', 'Report the review of Meera Kulkarni'])(
  'for a visitor, %s opens the login modal instead (REV-3)',
  async (name) => {
    const { user, panel } = await openReviews([someReview()]);
    await user.click(await panel.findByRole('button', { name }));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument();
  },
);

test('what is missing is said beside its field (REV-2)', async () => {
  const { user, dialog, api } = await openDialogOf('Member');
  const name = dialog.getByLabelText(/^Name/);
  expect(name).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Submit review' }));
  for (const text of Object.values(REVIEW_NEEDS)) expect(await dialog.findByText(text)).toBeInTheDocument();
  expect(name).toHaveAccessibleDescription(expect.stringContaining('Name is mandatory'));
  expect(dialog.getByRole('group', { name: /^Rating/ })).toHaveAccessibleDescription('Please select a rating');
  expect(dialog.getByLabelText(/^Comment/)).toHaveAccessibleDescription(
    expect.stringContaining('Please enter a comment'),
  );
  expect(api.callsOf(reviewProduct)).toEqual([]);
  await expectNoAxeViolations(screen.getByRole('dialog'));
});

test('a review has the name of the account, which the dialog shows and does not change', async () => {
  const name = (await openDialog()).dialog.getByLabelText(/^Name/);
  expect([name.getAttribute('readonly'), (name as HTMLInputElement).value]).toEqual(['', 'Rohit Deshmukh']);
  await expectNoAxeViolations(screen.getByRole('dialog'));
});

test('a typed name becomes the account’s, and a review that waits is shown to its author', async () => {
  const written = someReview({ name: 'Meera Shah', message: 'True thickness.', mine: true, waiting: true });
  let mine: Review | null = null;
  const view = await openDialogOf(
    'Member',
    answer(listProductReviews, () => ({ ...reviewsOf([]), mine })),
    answer(reviewProduct, () => {
      mine = written;
      return saved(written);
    }),
  );
  await view.user.type(view.dialog.getByLabelText(/^Name/), 'Meera Shah');
  await fillIn(view);
  expect(await view.panel.findByText('Waiting for review')).toBeInTheDocument();
  expect(view.panel.getByRole('article')).toHaveTextContent('True thickness.');
  expect(session.get().user?.name).toBe('Meera Shah');
  expect(view.panel.getByText('No reviews yet')).toBeInTheDocument();
  await expectNoAxeViolations(view.container);
});

async function fillIn({ user, dialog }: Pick<Awaited<ReturnType<typeof openDialog>>, 'user' | 'dialog'>) {
  await user.click(dialog.getByRole('radio', { name: '4 stars, Very good' }));
  await user.type(dialog.getByLabelText(/^Comment/), 'True thickness.');
  await user.click(dialog.getByRole('button', { name: 'Submit review' }));
}

test('a review is sent once, cannot be closed meanwhile, and then everything is fresh (REV-3, REV-1)', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { api, ...view } = await openDialog(
    answer(reviewProduct, async () => {
      await arrived;
      return saved(someReview());
    }),
  );
  await fillIn(view);
  await view.user.keyboard('{Escape}');
  expect(view.dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(screen.getByRole('dialog', { name: 'Write a review' })).toBeInTheDocument();

  const before = api.callsOf(readProduct).length;
  arrive();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(reviewProduct)).toEqual([
    {
      body: {
        name: 'Rohit Deshmukh',
        rating: 4,
        message: 'True thickness.',
        productId: PRODUCT._id,
        userId: PRODUCT.seller._id,
        addedby: MEMBER_ID,
      },
    },
  ]);
  await waitFor(() => expect(api.callsOf(readProduct).length).toBeGreaterThan(before));
  await view.user.click(view.panel.getByRole('button', { name: 'Write a review' }));
  expect(await screen.findByLabelText(/^Comment/)).toHaveValue('');
});

test.each([
  [new CallError(500, 'Server error'), 'Failed to submit review. Please try again.'],
  [new CallError(403, ownProduct.message, ownProduct.error), ownProduct.message],
])('a review that was refused stays in the dialog: %s', async (error, text) => {
  const view = await openDialog(
    answer(reviewProduct, () => {
      throw error;
    }),
  );
  await fillIn(view);
  expect(await view.dialog.findByText(text)).toBeInTheDocument();
  expect(view.dialog.getByLabelText(/^Comment/)).toHaveValue('True thickness.');
});

test('a member edits the review it wrote before, and does not vote on it', async () => {
  signInAs('USER');
  const mine = someReview({ mine: true, message: 'Good face.', rating: 3 });
  const { user, panel } = await openReviews([mine]);
  await user.click(await panel.findByRole('button', { name: 'Edit your review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit your review' }));
  expect(dialog.getByLabelText(/^Comment/)).toHaveValue('Good face.');
  expect(dialog.getByRole('radio', { name: '3 stars, Good' })).toBeChecked();
  expect(panel.queryByRole('button', { name: 'Helpful' })).toBeNull();
});

test('a second edit starts from what the first one said', async () => {
  signInAs('USER');
  let mine = someReview({ mine: true, message: 'Good face.', updatedAt: '2026-11-01T10:00:00.000Z' });
  const { user, panel } = await openReviews(
    [],
    answer(listProductReviews, () => reviewsOf([mine])),
    answer(reviewProduct, ({ body }) => {
      mine = { ...mine, message: body.message, updatedAt: '2026-11-02T10:00:00.000Z' };
      return saved(mine);
    }),
  );
  await user.click(await panel.findByRole('button', { name: 'Edit your review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit your review' }));
  await user.clear(dialog.getByLabelText(/^Comment/));
  await user.type(dialog.getByLabelText(/^Comment/), 'It warped.');
  await user.click(dialog.getByRole('button', { name: 'Submit review' }));
  expect(await panel.findByText('It warped.')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Edit your review' }));
  expect(await screen.findByLabelText(/^Comment/)).toHaveValue('It warped.');
});

test('a vote counts at once and can be changed', async () => {
  signInAs('USER');
  const review = someReview({ helpful: 2 });
  const { user, panel, api } = await openReviews(
    [review],
    answer(voteOnReview, ({ body }) => ({
      data: { helpful: body.helpful ? 3 : 2, unhelpful: body.helpful ? 0 : 1, vote: body.helpful },
    })),
  );
  await user.click(await panel.findByRole('button', { name: 'Helpful (2)' }));
  await user.click(await panel.findByRole('button', { name: 'Not helpful', pressed: false }));
  await panel.findByRole('button', { name: 'Not helpful (1)', pressed: true });
  expect(api.callsOf(voteOnReview).map(({ body }) => body.helpful)).toEqual([true, false]);
});

test('a product is reported with a reason', async () => {
  signInAs('USER');
  const { user, api } = await openReviews([], answer(fileReport, { message: 'Thank you. We look into it.' }));
  await user.click(screen.getByRole('button', { name: 'Report this product' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this product' }));
  await expectNoAxeViolations(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Please choose a reason')).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: REPORT_REASONS[1] }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thank you. We look into it.')).toBeInTheDocument();
  expect(api.callsOf(fileReport)).toEqual([
    { body: { kind: 'product', id: PRODUCT._id, reason: REPORT_REASONS[1], message: '' } },
  ]);
});
