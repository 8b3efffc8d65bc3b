import { publishReview, removeReview } from './reviews.service.ts';

export { publishReview, removeReview };
