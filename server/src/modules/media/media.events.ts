import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

/** A video could not be made into one that browsers play; whatever uses it hears why. */
export const videoRejected = event('media.filmRejected', z.object({ path: z.string(), reason: z.string() }));
