import { opportunityReviews } from './opportunities.queue.service.ts';
import { withdrawOpportunity } from './opportunities.service.ts';
import { dealershipReviews } from './records.queue.service.ts';

export { dealershipReviews, opportunityReviews, withdrawOpportunity };
