import { reelReviews } from './queue.service.ts';

export { reelReviews };
