import { lockStore, rateSeller } from './figures.sql.ts';
import { gstReviews } from './gst.service.ts';

export { gstReviews, lockStore, rateSeller };
