import {
  listProductReviews,
  listSellerReviews,
  reviewProduct,
  reviewSeller,
  voteOnReview,
} from '@plyhaat/contract/reviews/reviews';
import type { Deps } from '#platform/deps.ts';
import { type App, route } from '#platform/http/http.ts';
import { vote, writeProductReview, writeSellerReview } from './reviews.service.ts';
import { selectReviews } from './reviews.sql.ts';

const thanks = ({ waiting }: { waiting: boolean }) =>
  waiting ? 'Thank you! Your review is waiting for review.' : 'Thank you! Your review is saved.';

const saved = <Written extends { data: { waiting: boolean } }>(written: Written) => ({
  message: thanks(written.data),
  ...written,
});

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
}
