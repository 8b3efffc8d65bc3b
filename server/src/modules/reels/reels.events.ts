import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

/** Somebody's first play of a reel in an hour was counted. */
export const playCounted = event('reels.playCounted', z.object({ sellerId: z.string(), day: z.string() }));
