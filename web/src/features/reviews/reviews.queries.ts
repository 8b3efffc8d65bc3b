import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import {
  listProductReviews,
  listSellerReviews,
  type ReviewForm,
  reviewProduct,
  reviewSeller,
  voteOnReview,
} from '@plyhaat/contract/reviews/reviews';
import { keepPreviousData, mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { useSession } from '#api/session.ts';

export type ReviewOrder = 'newest' | 'helpful' | 'highest' | 'lowest';
/** What is reviewed: a product, or a seller's store. */
export type Subject = { productId: string } | { userId: string };
type ReviewQuery = Subject & { page?: number; sortBy?: ReviewOrder };

/** A store shows five at once (REV-7). */
export const perPageOf = (subject: Subject): number => ('userId' in subject ? 5 : 10);

/** `member` is whoever asks: votes and the caller's own review are theirs alone. */
export const reviewList = ({ page = 1, sortBy = 'newest', ...subject }: ReviewQuery, member?: string) => {
  const listing = { page, sortBy, perPage: perPageOf(subject) };
  const id = 'userId' in subject ? subject.userId : subject.productId;
  return queryOptions({
    queryKey: ['reviews', id, page, sortBy, ...(member ? ['own', member] : [])],
    queryFn: ({ signal }) =>
      'userId' in subject
        ? call(listSellerReviews, { query: { ...listing, userId: subject.userId } }, signal)
        : call(listProductReviews, { query: { ...listing, productId: subject.productId } }, signal),
    staleTime: 5 * MINUTE_MS,
  });
};

/** Shows the public list until the member's own has loaded, so that nothing moves when votes appear. */
export function useReviews(query: ReviewQuery) {
  const { user } = useSession();
  const everybody = useQuery({ ...reviewList(query), enabled: !user, placeholderData: keepPreviousData });
  const own = useQuery({
    ...reviewList(query, user?._id),
    enabled: user !== null,
    placeholderData: (previous) => previous ?? everybody.data,
  });
  return user ? own : everybody;
}

type Reviewed = { _id: string; seller: { _id: string }; isStore?: boolean };

export const reviewSending = (reviewed: Reviewed, member: string | undefined) =>
  mutationOptions({
    mutationFn: (form: ReviewForm) => {
      const body = { ...form, userId: reviewed.seller._id, ...(member && { addedby: member }) };
      return reviewed.isStore
        ? call(reviewSeller, { body })
        : call(reviewProduct, { body: { ...body, productId: reviewed._id } });
    },
  });

export const voteSending = (id: string) =>
  mutationOptions({
    mutationFn: (helpful: boolean) => call(voteOnReview, { params: { id }, body: { helpful } }),
  });
