import { memberErased } from '#modules/identity/identity.events.ts';
import { videoRejected } from '#modules/media/media.events.ts';
import { dropCached } from '#platform/cache/cache.ts';
import { on } from '#platform/jobs/events.ts';
import { job } from '#platform/jobs/jobs.ts';
import { rejectForVideo } from './saving.service.ts';
import { forgetOldVisits, forgetVisitor } from './visits.sql.ts';

export const reelsSubscriptions = [
  on(videoRejected, 'reels.rejectForFilm', ({ db }, { path, reason }) => rejectForVideo(db, path, reason)),
  on(memberErased, 'reels.forgetVisitor', async ({ db }, { memberId }) => {
    await forgetVisitor(db, memberId);
    await dropCached(db, ['reels']);
  }),
];

export const reelsJobs = [job('reels.forgetOldVisits', { at: '37 3 * * *', run: ({ db }) => forgetOldVisits(db) })];
