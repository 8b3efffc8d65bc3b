import { reelReviews } from './staff/queue.service.ts';

export { reelReviews };
