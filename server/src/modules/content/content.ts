import { commentReviews, withdrawComment } from './staff/comments.service.ts';
import { subscriberExport } from './staff/subscriber-export.ts';

export { commentReviews, subscriberExport, withdrawComment };
