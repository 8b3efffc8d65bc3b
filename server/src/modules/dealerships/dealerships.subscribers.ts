import { subscriptionBought } from '#modules/billing/billing.events.ts';
import { categoryMerged } from '#modules/catalog/catalog.events.ts';
import { memberErased } from '#modules/identity/identity.events.ts';
import { gstUnverified, gstVerified, profileApproved } from '#modules/sellers/sellers.events.ts';
import { dropCached } from '#platform/cache/cache.ts';
import { on } from '#platform/jobs/events.ts';
import { moveCategory } from './own-opportunities.sql.ts';

const TAGS = ['opportunities'];

/** Drops cached lists: erasing deletes a member's rows by foreign keys, and a plan or verification changes badges. */
export const dealershipsSubscriptions = [
  on(memberErased, 'dealerships.hide', ({ db }) => dropCached(db, TAGS)),
  on(categoryMerged, 'dealerships.followMerge', async ({ db }, { from, into }) => {
    await moveCategory(db, from, into);
    await dropCached(db, TAGS);
  }),
  on(subscriptionBought, 'dealerships.showPremium', ({ db }) => dropCached(db, TAGS)),
  on(gstVerified, 'dealerships.showVerified', ({ db }) => dropCached(db, TAGS)),
  on(gstUnverified, 'dealerships.showUnverified', ({ db }) => dropCached(db, TAGS)),
  on(profileApproved, 'dealerships.showName', ({ db }) => dropCached(db, TAGS)),
];
