import { cityChanged } from '#modules/places/places.events.ts';
import { on } from '#platform/jobs/events.ts';
import { job } from '#platform/jobs/jobs.ts';
import { followPlaces } from './places.service.ts';
import { forgetOldSearches } from './searches.service.ts';

/** Names that staff gave a city are understood from now on. */
export const searchSubscriptions = [
  on(
    cityChanged,
    'search.followPlaces',
    ({ db }) => followPlaces(db),
    () => 'places',
  ),
];

export const searchJobs = [job('search.forgetOldSearches', { at: '40 20 * * *', run: forgetOldSearches })];
