import { batchReviews, productReviews } from '#modules/catalog/catalog.ts';
import { commentReviews } from '#modules/content/content.ts';
import { dealershipReviews, opportunityReviews } from '#modules/dealerships/dealerships.ts';
import { arrivalReviews, bannerReviews, promotionReviews, saleReviews } from '#modules/promotions/promotions.ts';
import { reelReviews } from '#modules/reels/reels.ts';
import { reportReviews } from '#modules/reports/reports.ts';
import { gstReviews } from '#modules/sellers/sellers.ts';
import { reviewQueue } from '#platform/review/queue.ts';

/** Everything that staff decide on; each module brings its own rules. */
export const reviewables = [
  productReviews,
  bannerReviews,
  arrivalReviews,
  saleReviews,
  promotionReviews,
  reelReviews,
  dealershipReviews,
  opportunityReviews,
  gstReviews,
  reportReviews,
  commentReviews,
  batchReviews,
];
export const queue = reviewQueue(reviewables);
