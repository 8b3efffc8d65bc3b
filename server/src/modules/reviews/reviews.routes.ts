import {
  deleteProductReply,
  deleteSellerReply,
  REPLY_SAVED,
  REPLY_WAITS,
  replyToProductReview,
  replyToSellerReview,
} from '@plyhaat/contract/reviews/replies';
import {
  listProductReviews,
  listSellerReviews,
  type Review,
  reviewProduct,
  reviewSeller,
  voteOnReview,
} from '@plyhaat/contract/reviews/reviews';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { reply, takeBack } from './replies.service.ts';
import { vote, writeProductReview, writeSellerReview } from './reviews.service.ts';
import { selectReviews } from './reviews.sql.ts';

const thanks = ({ waiting }: { waiting: boolean }) =>
  waiting ? 'Thank you! Your review is waiting for review.' : 'Thank you! Your review is saved.';

const saved = <Written extends { data: { waiting: boolean } }>(written: Written) => ({
  message: thanks(written.data),
  ...written,
});

const replied = (data: Review) => ({ message: data.reply?.waiting ? REPLY_WAITS : REPLY_SAVED, data });
const unreplied = (data: Review) => ({ message: 'Your reply is deleted.', data });

function repliesRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, replyToProductReview, async ({ who, params, body }) =>
    replied(await reply(db, who, 'product', params.id, body.message)),
  );
  route(app, deps, deleteProductReply, async ({ who, params }) =>
    unreplied(await takeBack(db, who, 'product', params.id)),
  );
  route(app, deps, replyToSellerReview, async ({ who, params, body }) =>
    replied(await reply(db, who, 'seller', params.id, body.message)),
  );
  route(app, deps, deleteSellerReply, async ({ who, params }) =>
    unreplied(await takeBack(db, who, 'seller', params.id)),
  );
}

export function reviewsRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listProductReviews, ({ query, who }) =>
    selectReviews(db, { productId: query.productId }, query, who?.id),
  );
  route(app, deps, listSellerReviews, ({ query, who }) =>
    selectReviews(db, { sellerId: query.userId }, query, who?.id),
  );
  route(app, deps, reviewProduct, async ({ db, who, body }) => saved(await writeProductReview(db, who, body)));
  route(app, deps, reviewSeller, async ({ db, who, body }) => saved(await writeSellerReview(db, who, body)));
  route(app, deps, voteOnReview, async ({ who, params, body }) => ({
    data: await vote(db, who, params.id, body.helpful),
  }));
  repliesRoutes(app, deps);
}
