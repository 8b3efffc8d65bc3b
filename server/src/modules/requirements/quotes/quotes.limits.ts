import { HOUR_SECONDS } from '@plyhaat/contract/core/time-units';
import { type Counter, type Pace, paced } from '#platform/db/counters.ts';

/** Quotes that a seller sends or changes; each of them tells a buyer. */
const QUOTES_IN_AN_HOUR: Pace = { most: 'quotesAnHour', seconds: HOUR_SECONDS };

/** Only the member itself can use it up, so nothing shortens the wait. */
export const quoteCounter = (memberId: string): Counter =>
  paced(`quotes member ${memberId}`, [QUOTES_IN_AN_HOUR], HOUR_SECONDS * 1000);
