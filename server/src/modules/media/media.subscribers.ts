import { job } from '#platform/jobs.ts';
import { makeCopies } from './copies.service.ts';
import { COPIES_TASK, FILM_TASK } from './intake.service.ts';
import { sweep } from './sweeps.service.ts';
import { convertFilm, resumeFilms } from './videos.service.ts';

type Named = { readonly id: string };

export const mediaJobs = [
  job(COPIES_TASK, { run: (deps, payload) => makeCopies(deps, (payload as Named).id) }),
  job(FILM_TASK, { run: (deps, payload) => convertFilm(deps, (payload as Named).id) }),
  job('media.sweep', {
    at: '43 * * * *',
    run: async (deps) => {
      await sweep(deps);
      await resumeFilms(deps, Date.now());
    },
  }),
];
