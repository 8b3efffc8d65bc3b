import * as z from 'zod/mini';
import { event } from '#platform/jobs/events.ts';

/** Somebody's first play of a reel in an hour was counted, or how far it went. */
export const playCounted = event('reels.playCounted', z.object({ sellerId: z.string(), day: z.string() }));

const reel = { id: z.string(), version: z.string(), ownerId: z.string(), title: z.string() };

/** A seller saved a new reel, or a change of one. */
export const reelSubmitted = event('reels.reelSubmitted', z.object(reel));

/** Staff approved one. `first`: no version of it was public before. */
export const reelApproved = event('reels.reelApproved', z.object({ ...reel, first: z.boolean() }));

/** Staff sent one back, or its video cannot be used. */
export const reelRejected = event('reels.reelRejected', z.object({ ...reel, reason: z.string() }));
