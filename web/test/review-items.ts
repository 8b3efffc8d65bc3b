import { decideReview, listReviewQueue, type ReviewDetail, readReview } from '@plyhaat/contract/admin/admin';
import { decideMany } from '@plyhaat/contract/admin/review';
import { listReviewTemplates } from '@plyhaat/contract/admin/review-templates';
import { act, screen } from '@testing-library/react';
import { answer, fakeApi } from './fake-api.ts';

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

/** A queue in pages, from which decided items go. */
export function someReviewQueue(...items: readonly ReviewDetail[]) {
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

/** The open item, by its name. */
export const reviewHeading = (name: string) => screen.findByRole('heading', { level: 2, name });
