import { commentReviews, withdrawComment } from './comments.queue.service.ts';

export { commentReviews, withdrawComment };
