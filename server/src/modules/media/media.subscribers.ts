import * as z from 'zod/mini';
import { memberErased, registrationErased } from '#modules/identity/identity.events.ts';
import { on } from '#platform/jobs/events.ts';
import { job } from '#platform/jobs/jobs.ts';
import { makeCopies } from './images/copies.service.ts';
import { COPIES_TASK, VIDEO_TASK } from './receive/intake.service.ts';
import { removeFilesOf, sweep } from './sweeps.service.ts';
import { MEASURE_TASK, measureUse } from './use.service.ts';
import { convertVideo, resumeVideos } from './videos/videos.service.ts';

const File = z.object({ id: z.string() });

export const mediaSubscriptions = [
  on(memberErased, 'media.removeFiles', (deps, { memberId }) => removeFilesOf(deps, memberId)),
  on(registrationErased, 'media.removePhotos', (deps, { registrationId }) => removeFilesOf(deps, registrationId)),
];

export const mediaJobs = [
  job(COPIES_TASK, { payload: File, run: (deps, { id }) => makeCopies(deps, id) }),
  job(VIDEO_TASK, { payload: File, run: (deps, { id }) => convertVideo(deps, id) }),
  job(MEASURE_TASK, { at: '51 * * * *', run: ({ db }) => measureUse(db) }),
  job('media.sweep', {
    at: '43 * * * *',
    run: async (deps) => {
      await sweep(deps);
      await resumeVideos(deps, Date.now());
    },
  }),
];
