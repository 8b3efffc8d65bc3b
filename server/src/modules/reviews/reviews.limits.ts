import { type Counter, daily } from '#platform/db/counters.ts';

/** More than anybody buys in a day; each review notifies a seller or is read by staff. */
const REVIEWS_A_DAY = 50;
/** Limited because each reply after a withdrawn one may notify the author again. */
const REPLIES_TO_ONE_A_DAY = 10;

export const reviewCounter = (memberId: string): Counter => daily(`reviews by ${memberId}`, REVIEWS_A_DAY);
export const replyCounter = (reviewId: string): Counter => daily(`replies to ${reviewId}`, REPLIES_TO_ONE_A_DAY);
