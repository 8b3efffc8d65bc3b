import { listProductReviews, type ReviewForm, reviewProduct, voteOnReview } from '@plyhaat/contract/reviews';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { MINUTE } from '#api/queries.ts';
import { useSession } from '#api/session.ts';

export type ReviewOrder = 'newest' | 'helpful' | 'highest' | 'lowest';
type Asked = { productId: string; page?: number; sortBy?: ReviewOrder };

/** `member` is whoever asks: votes and the caller's own review are theirs alone. */
export const reviewList = ({ productId, page = 1, sortBy = 'newest' }: Asked, member?: string) =>
  queryOptions({
    queryKey: ['reviews', productId, page, sortBy, ...(member ? ['own', member] : [])],
    queryFn: ({ signal }) => call(listProductReviews, { query: { productId, page, sortBy } }, signal),
    staleTime: 5 * MINUTE,
  });

/** What everybody sees stands until what this member sees has come: nothing moves, votes appear. */
export function useReviews(asked: Asked) {
  const { user } = useSession();
  const everybody = useQuery({ ...reviewList(asked), enabled: !user, placeholderData: keepPreviousData });
  const own = useQuery({
    ...reviewList(asked, user?._id),
    enabled: user !== null,
    placeholderData: (previous) => previous ?? everybody.data,
  });
  return user ? own : everybody;
}

/** Spec 1 §7: the product and every list refresh. */
export const refreshReviews = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['reviews'] }),
    queries.invalidateQueries({ queryKey: ['products'] }),
  ]);

export const reviewSending = (product: { _id: string; seller: { _id: string } }, member: string | undefined) =>
  mutationOptions({
    mutationFn: (form: ReviewForm) =>
      call(reviewProduct, {
        body: { ...form, productId: product._id, userId: product.seller._id, ...(member && { addedby: member }) },
      }),
  });

export const voteSending = (id: string) =>
  mutationOptions({
    mutationFn: (helpful: boolean) => call(voteOnReview, { params: { id }, body: { helpful } }),
  });
