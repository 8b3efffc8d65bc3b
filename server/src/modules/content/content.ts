import { commentReviews, withdrawComment } from './staff/comments.service.ts';

export { commentReviews, withdrawComment };
