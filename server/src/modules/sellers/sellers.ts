import { countProducts, lockStore, rateSeller } from './figures.sql.ts';
import { gstReviews } from './gst.service.ts';

export { countProducts, gstReviews, lockStore, rateSeller };
