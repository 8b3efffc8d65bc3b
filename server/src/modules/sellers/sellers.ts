import { lockStore, rateSeller } from './figures.sql.ts';
import { tapBefore } from './placement-looks.service.ts';
import { gstReviews } from './staff/gst.service.ts';

export { gstReviews, lockStore, rateSeller, tapBefore };
