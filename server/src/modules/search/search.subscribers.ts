import { cityChanged } from '#modules/places/places.events.ts';
import { dropCached } from '#platform/cache/cache.ts';
import { on } from '#platform/jobs/events.ts';
import { job } from '#platform/jobs/jobs.ts';
import { forgetOldSearches } from './searches.service.ts';

/** Names that staff gave a city are understood at once; cached answers have to go. */
export const searchSubscriptions = [
  on(
    cityChanged,
    'search.followPlaces',
    ({ db }) => dropCached(db, ['products', 'sellers', 'categories']),
    () => 'places',
  ),
];

export const searchJobs = [job('search.forgetOldSearches', { at: '40 20 * * *', run: forgetOldSearches })];
