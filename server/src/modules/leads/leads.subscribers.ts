import { FORMER_MEMBER } from '@plyhaat/contract/reviews';
import { memberErased } from '#modules/identity/identity.events.ts';
import { on } from '#platform/events.ts';
import { job } from '#platform/jobs.ts';
import { ASK_FOR_REVIEW_TASK, askForReview } from './contacts.service.ts';
import { forgetBuyer, forgetWords } from './contacts.sql.ts';
import { mailTheHouse } from './enquiries.service.ts';
import { forgetOldEnquiries } from './enquiries.sql.ts';
import { enquiryReceived } from './leads.events.ts';

export const leadsSubscriptions = [
  on(enquiryReceived, 'mailTheHouse', (deps, { enquiryId }) => mailTheHouse(deps, enquiryId)),
  on(memberErased, 'leads.forgetBuyer', async ({ db }, { memberId }) => {
    await forgetWords(db, memberId);
    await forgetBuyer(db, memberId, FORMER_MEMBER);
  }),
];

export const leadsJobs = [
  job(ASK_FOR_REVIEW_TASK, { run: ({ db }, payload) => askForReview(db, (payload as { leadId: string }).leadId) }),
  job('leads.forgetOldEnquiries', { at: '22 3 * * *', run: ({ db }) => forgetOldEnquiries(db) }),
];
