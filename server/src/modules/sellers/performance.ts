import { FEWEST_POINTS, type Performance } from '@plyhaat/contract/sellers/storefront';
import type { Points } from './performance.sql.ts';

const share = (part: number, whole: number) => (whole < FEWEST_POINTS ? null : Math.round((part * 100) / whole));

/** The public figures of a seller; null where there is too little data. */
export const performanceFrom = ({ leads, answered, sameDay, minutes, reviews, positive }: Points): Performance => ({
  responseMinutes: minutes === null || answered < FEWEST_POINTS ? null : Math.round(minutes),
  responseRate: share(answered, leads),
  sameDayRate: share(sameDay, leads),
  positiveRate: share(positive, reviews),
});
