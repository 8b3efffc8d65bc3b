import { withdrawOpportunity } from './opportunities.service.ts';
import { applicationExport } from './staff/application-export.ts';
import { opportunityReviews } from './staff/opportunities.service.ts';
import { dealershipReviews } from './staff/records.service.ts';

export { applicationExport, dealershipReviews, opportunityReviews, withdrawOpportunity };
