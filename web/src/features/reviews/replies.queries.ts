import {
  deleteProductReply,
  deleteSellerReply,
  type ReplyForm,
  replyToProductReview,
  replyToSellerReview,
} from '@plyhaat/contract/reviews/replies';
import type { Review } from '@plyhaat/contract/reviews/reviews';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const replySending = ({ _id: id, productId }: Review) =>
  mutationOptions({
    mutationFn: (body: ReplyForm) =>
      call(productId ? replyToProductReview : replyToSellerReview, { params: { id }, body }),
  });

export const replyDeleting = ({ _id: id, productId }: Review) =>
  mutationOptions({
    mutationFn: () => call(productId ? deleteProductReply : deleteSellerReply, { params: { id } }),
  });
