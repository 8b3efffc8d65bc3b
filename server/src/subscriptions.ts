import { adminJobs, adminSubscriptions } from '#modules/admin/admin.subscribers.ts';
import { billingJobs, billingSubscriptions } from '#modules/billing/billing.subscribers.ts';
import { catalogJobs, catalogSubscriptions } from '#modules/catalog/catalog.subscribers.ts';
import { contentJobs, contentSubscriptions } from '#modules/content/content.subscribers.ts';
import { dealershipsSubscriptions } from '#modules/dealerships/dealerships.subscribers.ts';
import { discoveryJobs, discoverySubscriptions } from '#modules/discovery/discovery.subscribers.ts';
import { identityJobs, identitySubscriptions } from '#modules/identity/identity.subscribers.ts';
import { leadsJobs, leadsSubscriptions } from '#modules/leads/leads.subscribers.ts';
import { mediaJobs, mediaSubscriptions } from '#modules/media/media.subscribers.ts';
import { notificationsJobs, notificationsSubscriptions } from '#modules/notifications/notifications.subscribers.ts';
import { promotionsJobs } from '#modules/promotions/promotions.subscribers.ts';
import { reelsJobs, reelsSubscriptions } from '#modules/reels/reels.subscribers.ts';
import { reportsSubscriptions } from '#modules/reports/reports.subscribers.ts';
import { quotesSubscriptions } from '#modules/requirements/quotes/quotes.subscribers.ts';
import { requirementsJobs, requirementsSubscriptions } from '#modules/requirements/requirements.subscribers.ts';
import { reviewsSubscriptions } from '#modules/reviews/reviews.subscribers.ts';
import { searchJobs, searchSubscriptions } from '#modules/search/search.subscribers.ts';
import { sellersJobs, sellersSubscriptions } from '#modules/sellers/sellers.subscribers.ts';
import { forgetOldCounters } from '#platform/db/counters.sql.ts';
import { forgetOldKeys } from '#platform/http/idempotency.ts';
import { job, type Work } from '#platform/jobs/jobs.ts';

/** Every listener of every event and every job on a clock, one line each. */
export const work: Work = {
  subscriptions: [
    ...identitySubscriptions,
    ...mediaSubscriptions,
    ...billingSubscriptions,
    ...sellersSubscriptions,
    ...catalogSubscriptions,
    ...searchSubscriptions,
    ...reviewsSubscriptions,
    ...leadsSubscriptions,
    ...requirementsSubscriptions,
    ...quotesSubscriptions,
    ...dealershipsSubscriptions,
    ...contentSubscriptions,
    ...reelsSubscriptions,
    ...reportsSubscriptions,
    ...notificationsSubscriptions,
    ...discoverySubscriptions,
    ...adminSubscriptions,
  ],
  jobs: [
    job('platform.forgetOldKeys', { at: '17 * * * *', run: ({ db }) => forgetOldKeys(db) }),
    job('platform.forgetOldCounters', { at: '27 * * * *', run: ({ db }) => forgetOldCounters(db) }),
    ...identityJobs,
    ...sellersJobs,
    ...billingJobs,
    ...catalogJobs,
    ...searchJobs,
    ...contentJobs,
    ...mediaJobs,
    ...leadsJobs,
    ...reelsJobs,
    ...requirementsJobs,
    ...promotionsJobs,
    ...notificationsJobs,
    ...discoveryJobs,
    ...adminJobs,
  ],
};
