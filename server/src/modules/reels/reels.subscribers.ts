import { job } from '#platform/jobs/jobs.ts';
import { forgetOldVisits } from './visits.sql.ts';

export const reelsJobs = [job('reels.forgetOldVisits', { at: '37 3 * * *', run: ({ db }) => forgetOldVisits(db) })];
