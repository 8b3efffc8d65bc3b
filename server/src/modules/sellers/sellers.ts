import { lockStore, rateSeller } from './figures.sql.ts';
import { gstReviews } from './gst.service.ts';
import { tapBefore } from './placement-looks.service.ts';
import { setVerified } from './verification.service.ts';

export { gstReviews, lockStore, rateSeller, setVerified, tapBefore };
