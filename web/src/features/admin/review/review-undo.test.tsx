import { decideReview } from '@plyhaat/contract/admin/admin';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { leavePage, reviewHeading, reviewId, someReviewItem, someReviewQueue } from '#test/review-items.ts';

beforeEach(() => stubBrowser({ desk: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  session.clear();
});

test('at a desk the first item that waits for the reader lies open, and the address names it', async () => {
  signInAs('APPROVERS');
  const taken = { _id: reviewId(901), name: 'Ravi Menon', until: '2026-11-16T10:30:00.000Z' };
  someReviewQueue(someReviewItem(1, { taken }), someReviewItem(2), someReviewItem(3));
  const { address, container } = await renderAt('/admin/review');
  await reviewHeading('Board 2');
  expect(address()).toBe(`/admin/review?item=product.${reviewId(2)}`);
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('a decision can be undone: nothing was sent, and the item lies open again', async () => {
  signInAs('APPROVERS');
  const api = someReviewQueue(someReviewItem(1), someReviewItem(2));
  const { user } = await renderAt('/admin/review');
  await reviewHeading('Board 1');
  await user.keyboard('a');
  await reviewHeading('Board 2');
  expect(screen.getByText('Approved: Board 1')).toBeInTheDocument();
  await user.keyboard('z');
  await reviewHeading('Board 1');
  expect(screen.getByRole('button', { name: 'Review Board 1' })).toBeInTheDocument();
  expect(screen.queryByText('Approved: Board 1')).toBeNull();
  leavePage();
  expect(api.callsOf(decideReview)).toEqual([]);
});

test('after ten seconds a decision is sent', async () => {
  signInAs('APPROVERS');
  const api = someReviewQueue(someReviewItem(1), someReviewItem(2));
  const { user } = await renderAt('/admin/review');
  await reviewHeading('Board 1');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  await user.keyboard('a');
  await screen.findByText('Approved: Board 1');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(api.callsOf(decideReview)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('leaving the screen sends what waits, in a call that outlives the page', async () => {
  signInAs('APPROVERS');
  const api = someReviewQueue(someReviewItem(1), someReviewItem(2));
  const { user, unmount } = await renderAt('/admin/review');
  await reviewHeading('Board 1');
  await user.keyboard('a');
  await reviewHeading('Board 2');
  unmount();
  await waitFor(() =>
    expect(api.callsOf(decideReview)).toMatchObject([{ params: { id: reviewId(1) }, keepalive: true }]),
  );
});

test('button and key decide nothing until price and text were shown', async () => {
  const seen: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      notify: IntersectionObserverCallback;
      constructor(notify: IntersectionObserverCallback) {
        this.notify = notify;
      }
      observe(target: Element) {
        const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
        seen.push(() => act(() => this.notify([entry], this as never)));
      }
      unobserve() {}
      disconnect() {}
    },
  );
  signInAs('APPROVERS');
  const price = { asked: { amount: 4544, per: 'per sheet', sqft: 142 }, public: null, usual: null };
  const api = someReviewQueue(someReviewItem(1, { price }), someReviewItem(2));
  const { user } = await renderAt('/admin/review');
  await reviewHeading('Board 1');
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Reject' })).toBeDisabled();
  expect(screen.getByText(/^Scroll to the end of the text first/)).toBeInTheDocument();
  await user.keyboard('a');
  await user.keyboard('r');
  leavePage();
  expect(api.callsOf(decideReview)).toEqual([]);
  for (const show of seen) show();
  expect(screen.getByText('Price and text shown')).toBeInTheDocument();
  await user.keyboard('a');
  await reviewHeading('Board 2');
});

test('a price stands beside the usual range, the record of its seller and what may be the same', async () => {
  signInAs('APPROVERS');
  const ownerFacts = {
    role: 'DEALER' as const,
    city: 'Pune',
    isVerified: true,
    listings: 24,
    live: 21,
    decided: 27,
    rejections: 1,
    reports: 2,
    reportsUpheld: 0,
    leads: 100,
    answeredInADay: 91,
  };
  const asked = { amount: 4544, per: 'per sheet', sqft: 142 };
  const price = {
    asked,
    public: { amount: 4096, per: 'per sheet', sqft: 128 },
    usual: { low: 118, high: 140, products: 37 },
  };
  const same = {
    _id: reviewId(5),
    slug: 'jalveer',
    title: 'Jalveer Marine 18 mm',
    picture: null,
    seller: 'Rangpat Surfaces',
    isSameSeller: true,
    asked,
    why: 'picture' as const,
  };
  someReviewQueue(someReviewItem(1, { price, ownerFacts, likelySame: [same] }));
  await renderAt('/admin/review');
  await reviewHeading('Board 1');
  const text = (name: string) => screen.getByRole('region', { name }).textContent;
  expect(text('Price')).toContain('₹142 per sq.ft₹4,544 per sheet · was ₹128 (+10.9%)');
  expect(text('Price')).toContain('Above the usual rangeusual ₹118 to ₹140, of 37 products');
  expect(text('Seller’s record')).toContain('Live21 of 24Rejected1 of 27Reports2, none upheldAnswers91% in a day');
  expect(text('Likely the same')).toContain('Jalveer Marine 18 mmSame seller · ₹142 per sq.ftSame picture');
  await expectNoAxeViolations(screen.getByRole('region', { name: 'Selected item' }));
});

test('a report shows what it is about as it is and as it was, what was said of it, and what each answer does', async () => {
  signInAs('APPROVERS');
  const side = (value: string) => ({ fields: [{ label: 'Price', value }], pictures: [] });
  someReviewQueue(
    someReviewItem(1, {
      kind: 'report',
      report: {
        kind: 'product',
        reason: 'Wrong price',
        message: 'It costs more on the phone.',
        ofSubject: 2,
        upheld: 1,
        others: [
          {
            _id: reviewId(2),
            reason: 'Spam or fraud',
            message: null,
            reporter: 'Alka Naik',
            status: 'APPROVED',
            createdAt: '2026-11-14T10:00:00.000Z',
          },
        ],
      },
      was: side('₹80 per sq.ft'),
      pending: side('₹95 per sq.ft'),
      differs: ['Price'],
    }),
  );
  await renderAt('/admin/review');
  await reviewHeading('Board 1');
  expect(screen.getByRole('region', { name: 'When reported' })).toHaveTextContent('Price₹80 per sq.ft');
  expect(screen.getByRole('region', { name: 'Now' })).toHaveTextContent('Price₹95 per sq.ft');
  const words = screen.getByRole('region', { name: 'The report' });
  expect(words).toHaveTextContent('Wrong price2 reports of this product, 1 upheldIt costs more on the phone.');
  expect(words).toHaveTextContent(/Alka Naik.*Upheld.*Spam or fraud/);
  expect(screen.getByRole('button', { name: 'Uphold' })).toHaveAccessibleDescription(/The product leaves the shop/);
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveAccessibleDescription(/Nothing happens to it/);
  await expectNoAxeViolations(screen.getByRole('region', { name: 'Selected item' }));
});
