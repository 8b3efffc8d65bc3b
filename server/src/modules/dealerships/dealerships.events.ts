import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

const dealership = { dealershipId: z.string(), ownerId: z.string(), name: z.string() };
/** A member saved a business record, or a change of one. */
export const dealershipSubmitted = event('dealerships.dealershipSubmitted', z.object(dealership));
export const dealershipApproved = event('dealerships.dealershipApproved', z.object(dealership));
export const dealershipRejected = event(
  'dealerships.dealershipRejected',
  z.object({ ...dealership, reason: z.string() }),
);

const opportunity = { opportunityId: z.string(), ownerId: z.string(), brand: z.string() };
/** A seller saved an opportunity, or a change of one. */
export const opportunitySubmitted = event('dealerships.opportunitySubmitted', z.object(opportunity));
/** `first`: no version of it was public before. */
export const opportunityApproved = event(
  'dealerships.opportunityApproved',
  z.object({ ...opportunity, first: z.boolean() }),
);
export const opportunityRejected = event(
  'dealerships.opportunityRejected',
  z.object({ ...opportunity, reason: z.string() }),
);

const application = {
  applicationId: z.string(),
  opportunityId: z.string(),
  applicantId: z.string(),
  brand: z.string(),
};
export const applicationReceived = event(
  'dealerships.applicationReceived',
  z.object({ ...application, ownerId: z.string(), organisationName: z.string() }),
);
/** The owner accepted or rejected an application. */
export const applicationDecided = event(
  'dealerships.applicationDecided',
  z.object({
    ...application,
    status: z.enum(['accepted', 'rejected']),
    reason: z.nullable(z.string()),
    /** The names of the cities that were given. */
    cities: z.array(z.string()),
  }),
);
/** The owner took an applicant's number to call it, for the first time in a day. */
export const applicantReached = event(
  'dealerships.applicantReached',
  z.object({ leadId: z.string(), ownerId: z.string(), applicantId: z.string() }),
);
