import { publishReply, removeReply } from './replies.service.ts';
import { publishReview, removeReview } from './reviews.service.ts';

export { publishReply, publishReview, removeReply, removeReview };
