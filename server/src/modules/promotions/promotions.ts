import { arrivalReviews, bannerReviews, promotionReviews, saleReviews } from './queue.service.ts';

export { arrivalReviews, bannerReviews, promotionReviews, saleReviews };
