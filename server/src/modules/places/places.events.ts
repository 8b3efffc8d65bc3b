import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

/** Staff added a city, renamed or hid one or changed its spellings. */
export const cityChanged = event('places.cityChanged', z.object({ cityId: z.string() }));
