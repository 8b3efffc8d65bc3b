import { orderRefunded, subscriptionBought, topupBought } from '#modules/billing/billing.events.ts';
import { memberErased } from '#modules/identity/identity.events.ts';
import { requirementAnswered, sellerContacted } from '#modules/leads/leads.events.ts';
import { type EventType, on } from '#platform/jobs/events.ts';
import { job } from '#platform/jobs/jobs.ts';
import { forgetMember } from './assignments.sql.ts';
import { COUNT_FIGURES_TASK, countFigures, countToday } from './figures.service.ts';
import { type Flow, LEADS, REVENUE } from './flows.sql.ts';

/** Queued events are counted together: each count covers the whole day. */
const recount = <P>(fact: EventType<P>, listener: string, flow: Flow) =>
  on(
    fact,
    listener,
    ({ db }) => countToday(db, flow),
    () => 'today',
  );

/** Erases members who leave, and counts today's figures of the overview as events arrive. */
export const adminSubscriptions = [
  on(memberErased, 'admin.forget', ({ db }, { memberId }) => forgetMember(db, memberId)),
  recount(sellerContacted, 'admin.countLeads', LEADS),
  recount(requirementAnswered, 'admin.countLeads', LEADS),
  recount(subscriptionBought, 'admin.countRevenue', REVENUE),
  recount(topupBought, 'admin.countRevenue', REVENUE),
  recount(orderRefunded, 'admin.countRevenue', REVENUE),
];

/** The first count of a day is five minutes after midnight in India: whatever began before has ended by then. */
export const adminJobs = [job(COUNT_FIGURES_TASK, { at: '5,15,25,35,45,55 * * * *', run: countFigures })];
