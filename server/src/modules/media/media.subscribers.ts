import * as z from 'zod/mini';
import { memberErased, registrationErased } from '#modules/identity/identity.events.ts';
import { on } from '#platform/jobs/events.ts';
import { job } from '#platform/jobs/jobs.ts';
import { convertFilm, resumeFilms } from './films/videos.service.ts';
import { makeCopies } from './images/copies.service.ts';
import { COPIES_TASK, FILM_TASK } from './receive/intake.service.ts';
import { removeFilesOf, sweep } from './sweeps.service.ts';
import { MEASURE_TASK, measureUse } from './use.service.ts';

const File = z.object({ id: z.string() });

export const mediaSubscriptions = [
  on(memberErased, 'media.removeFiles', (deps, { memberId }) => removeFilesOf(deps, memberId)),
  on(registrationErased, 'media.removePhotos', (deps, { registrationId }) => removeFilesOf(deps, registrationId)),
];

export const mediaJobs = [
  job(COPIES_TASK, { payload: File, run: (deps, { id }) => makeCopies(deps, id) }),
  job(FILM_TASK, { payload: File, run: (deps, { id }) => convertFilm(deps, id) }),
  job(MEASURE_TASK, { at: '51 * * * *', run: ({ db }) => measureUse(db) }),
  job('media.sweep', {
    at: '43 * * * *',
    run: async (deps) => {
      await sweep(deps);
      await resumeFilms(deps, Date.now());
    },
  }),
];
