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

const THANKS = 'Thank you! Your review is saved.';

export function reviewsRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  route(app, deps, listProductReviews, ({ query, who }) =>
    selectReviews(db, { productId: query.productId }, query, who?.id),
  );
  route(app, deps, listSellerReviews, ({ query, who }) =>
    selectReviews(db, { sellerId: query.userId }, query, who?.id),
  );
  route(app, deps, reviewProduct, async ({ db, who, body }) => ({
    message: THANKS,
    ...(await writeProductReview(db, who, body)),
  }));
  route(app, deps, reviewSeller, async ({ db, who, body }) => ({
    message: THANKS,
    ...(await writeSellerReview(db, who, body)),
  }));
  route(app, deps, voteOnReview, async ({ who, params, body }) => ({
    data: await vote(db, who, params.id, body.helpful),
  }));
}
