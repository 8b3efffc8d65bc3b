import { categoryMerged } from '#modules/catalog/catalog.events.ts';
import { memberRegistered } from '#modules/identity/identity.events.ts';
import { on } from '#platform/jobs/events.ts';
import { job } from '#platform/jobs/jobs.ts';
import { followMergedCategory } from './categories.service.ts';
import { sweepVisits } from './placement-looks.service.ts';
import { openStore } from './store.service.ts';
import { forgetOldSiteVisits } from './visits.service.ts';

export const sellersSubscriptions = [
  on(memberRegistered, 'sellers.openStore', ({ db }, { memberId, categoryId }) => openStore(db, memberId, categoryId)),
  on(categoryMerged, 'sellers.followMerge', ({ db }, { from, into }) => followMergedCategory(db, from, into)),
];

export const sellersJobs = [
  job('sellers.sweepPlacementVisits', { at: '37 3 * * *', run: sweepVisits }),
  job('sellers.forgetOldSiteVisits', { at: '47 3 * * *', run: forgetOldSiteVisits }),
];
