import { withdrawOpportunity } from './opportunities.service.ts';
import { opportunityReviews } from './staff/opportunities.service.ts';
import { dealershipReviews } from './staff/records.service.ts';

export { dealershipReviews, opportunityReviews, withdrawOpportunity };
