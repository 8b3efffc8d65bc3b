import type { ReviewDetail } from '@plyhaat/contract/admin/admin';
import { act } from '@testing-library/react';

/** As the browser says it when a page is left: what could still be undone is sent. */
export const leavePage = () => act(() => void dispatchEvent(new Event('pagehide')));

export const reviewId = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const RANGPAT = { _id: reviewId(900), slug: 'rangpat', name: 'Rangpat Surfaces' };

/** A new product in the queue. */
export const someReviewItem = (n: number, over: Partial<ReviewDetail> = {}): ReviewDetail => ({
  kind: 'product',
  _id: reviewId(n),
  version: `v${n}`,
  status: 'PENDING',
  title: `Board ${n}`,
  about: 'New product · Laminates',
  picture: null,
  owner: RANGPAT,
  submittedAt: '2026-11-14T10:00:00.000Z',
  reason: null,
  public: null,
  pending: { fields: [{ label: 'Grade', value: 'BWP' }], pictures: [] },
  differs: [],
  warnings: [],
  link: null,
  ...over,
});
