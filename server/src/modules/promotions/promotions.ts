import { arrivalReviews, bannerReviews, promotionReviews, saleReviews } from './staff/queue.service.ts';

export { arrivalReviews, bannerReviews, promotionReviews, saleReviews };
