import { removeReview } from './reviews.service.ts';

export { removeReview };
