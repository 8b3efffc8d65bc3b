import { FORMER_MEMBER } from '@plyhaat/contract/reviews/reviews';
import { contactMessageReceived } from '#modules/content/content.events.ts';
import { memberErased } from '#modules/identity/identity.events.ts';
import { playCounted } from '#modules/reels/reels.events.ts';
import { viewCounted } from '#modules/sellers/sellers.events.ts';
import { on } from '#platform/jobs/events.ts';
import { job } from '#platform/jobs/jobs.ts';
import { ASK_FOR_REVIEW_TASK, askForReview, ReviewAsked } from './contacts.service.ts';
import { forgetBuyer, forgetWords } from './contacts.sql.ts';
import { countDay, LEADS, PLAYS, VIEWS } from './counting.sql.ts';
import { mailTheTeam } from './enquiries.service.ts';
import { forgetOldEnquiries } from './enquiries.sql.ts';
import { REMIND_TASK, Reminder, remind } from './inbox.service.ts';
import { COUNT_LEADS_TASK, CountedDay } from './insights.service.ts';
import { enquiryAnswered, enquiryReceived } from './leads.events.ts';
import { mailAnswer } from './staff/cases.service.ts';
import { openCases } from './staff/cases.sql.ts';
import { forgetInThreads } from './threads.sql.ts';

export const leadsSubscriptions = [
  on(enquiryReceived, 'mailTheTeam', (deps, { enquiryId }) => mailTheTeam(deps, enquiryId)),
  on(enquiryReceived, 'openCase', ({ db }) => openCases(db)),
  on(contactMessageReceived, 'leads.openCase', ({ db }) => openCases(db)),
  on(enquiryAnswered, 'mailAnswer', (deps, { entryId }) => mailAnswer(deps, entryId)),
  on(memberErased, 'leads.forgetBuyer', async ({ db }, { memberId }) => {
    await forgetWords(db, memberId);
    await forgetBuyer(db, memberId, FORMER_MEMBER);
    await forgetInThreads(db, memberId);
  }),
  on(
    viewCounted,
    'leads.countViews',
    ({ db }, { sellerId, day }) => countDay(db, VIEWS, sellerId, day),
    ({ sellerId, day }) => `${sellerId} ${day}`,
  ),
  on(
    playCounted,
    'leads.countPlays',
    ({ db }, { sellerId, day }) => countDay(db, PLAYS, sellerId, day),
    ({ sellerId, day }) => `${sellerId} ${day}`,
  ),
];

export const leadsJobs = [
  job(ASK_FOR_REVIEW_TASK, { payload: ReviewAsked, run: ({ db }, { leadId }) => askForReview(db, leadId) }),
  job(REMIND_TASK, { payload: Reminder, run: ({ db }, reminder) => remind(db, reminder) }),
  job(COUNT_LEADS_TASK, {
    payload: CountedDay,
    run: ({ db }, { sellerId, day }) => countDay(db, LEADS, sellerId, day),
  }),
  job('leads.forgetOldEnquiries', { at: '22 3 * * *', run: ({ db }) => forgetOldEnquiries(db) }),
];
