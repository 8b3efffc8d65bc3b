import { type Counter, daily } from '#platform/db/counters.ts';

/** More than anybody has bought; each is told to a seller or read by staff. */
const REVIEWS_A_DAY = 50;
/** Its author may hear of each that follows one taken back. */
const REPLIES_TO_ONE_A_DAY = 10;

export const reviewCounter = (memberId: string): Counter => daily(`reviews by ${memberId}`, REVIEWS_A_DAY);
export const replyCounter = (reviewId: string): Counter => daily(`replies to ${reviewId}`, REPLIES_TO_ONE_A_DAY);
